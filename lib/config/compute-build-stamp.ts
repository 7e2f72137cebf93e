/**
 * Pages are prerendered with the broker's details, so a build belongs to one environment. The stamp is written into the
 * build (next.config.ts) and compared at the start: a site built as a demonstration must not go live under a real
 * licence, nor the other way round.
 */
import { sha256Hex } from '../text/sha256-hex.ts';
import type { Environment } from './parse-environment.ts';
import { codeChannels } from './parse-environment.ts';

/**
 * Hash of everything the environment contributes to the pages, except the term of the licence: calls are held after its
 * last day, and a new one must free them without a build (lib/start-up/warn-of-licence.server.ts warns of old pages).
 */
export function computeBuildStamp(env: Environment): string {
  const { siteEnv, siteOrigin, tagManagerId, planPages, hasHospitalLists, hindiReview } = env;
  const { number, category } = env.broker.licence;
  const broker = { ...env.broker, licence: { number, category } };
  const channels = codeChannels(env);
  const configured = [
    siteEnv,
    siteOrigin,
    broker,
    tagManagerId,
    planPages,
    hasHospitalLists,
    hindiReview,
  ];
  const inPages = JSON.stringify([...configured, channels]);
  return sha256Hex(inPages).slice(0, 16);
}
