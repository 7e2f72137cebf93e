/**
 * Visitors during the rehearsal, who load pages and request calls with a number each. Counts refused requests and
 * records the accepted ones.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import { createApiClient } from '../../../testing/handlers/api-client.ts';
import { clockTime } from '../../command-line/command-output.ts';
import { documentedCommands } from './documented-commands.ts';
import type { LiveSite } from './install.ts';
import type { Rehearsal } from './rehearsal.ts';

const pageEveryMs = 150;
const callEveryMs = 600;
const firstMobile = 9_100_000_000;

export type LightLoad = {
  pages(): number;
  /** Numbers whose call was accepted. */
  accepted(): readonly string[];
  /** One line for each request that got no proper answer. */
  refused(): readonly string[];
  /** Resolves when everything sent is answered. */
  pause(): Promise<void>;
  resume(): void;
};

/** Install, step "Check": starts the load and waits until the first call is delivered. */
export async function sendLightLoad(
  { run, onEnd }: Rehearsal,
  { url }: LiveSite,
): Promise<LightLoad> {
  const load = startLightLoad(url);
  onEnd(load.pause);
  load.resume();
  await wait(10_000);
  if (!/delivered/.test(await run(documentedCommands.listLeads)))
    throw new Error('No call was delivered.');
  return load;
}

function startLightLoad(url: string): LightLoad {
  const [accepted, refused]: [string[], string[]] = [[], []];
  let pages = 0;
  let calls = 0;
  let isRunning = false;
  let loops: Promise<void>[] = [];

  const note = (what: string, reason: unknown) => refused.push(`${clockTime()} ${what}: ${reason}`);

  async function askPage(): Promise<void> {
    pages += 1;
    // With a query, so that nginx asks an instance; in turn a prerendered page and one rendered for the request.
    const path = pages % 2 ? `/term-insurance?visit=${pages}` : '/api/anti-forgery';
    try {
      const { status } = await fetch(url + path, { redirect: 'manual' });
      if (status >= 400) note(path, status);
    } catch (error) {
      note(path, (error as Error).cause ?? error);
    }
  }

  async function askCall(): Promise<void> {
    calls += 1;
    const mobile = String(firstMobile + calls);
    try {
      const { callBack } = await createApiClient(url);
      const { status } = await callBack({ ...validCallBack, mobile });
      if (status === 200 || status === 202) accepted.push(mobile);
      else note(`call ${mobile}`, status);
    } catch (error) {
      note(`call ${mobile}`, (error as Error).cause ?? error);
    }
  }

  async function repeat(work: () => Promise<void>, everyMs: number): Promise<void> {
    while (isRunning) await Promise.all([work(), wait(everyMs)]);
  }

  return {
    pages: () => pages,
    accepted: () => accepted,
    refused: () => refused,
    async pause() {
      isRunning = false;
      await Promise.all(loops);
    },
    resume() {
      isRunning = true;
      loops = [repeat(askPage, pageEveryMs), repeat(askCall, callEveryMs)];
    },
  };
}
