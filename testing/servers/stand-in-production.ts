/**
 * Starts the production build of a fictitious broker (npm run build:stand-in), for tests of what crawlers see: a
 * demonstration is noindex.
 */
import { hindiPagePaths } from '../../lib/site/hindi-pages.ts';
import { freePort } from '../databases/temporary-database.ts';
import { productionVariables } from './production-variables.ts';
import { requireBuild } from './require-build.ts';
import { type SiteProcess, startSite } from './start-site.ts';

export const standInBuildDir = '.next/stand-in';

/** The build's origin; its Hindi is signed, and it has a tag manager, so that the policy's part of it is tested too. */
const builtOrigin = 'http://localhost:3000';
export const standInVariables = {
  ...productionVariables,
  BUILD_DIR: standInBuildDir,
  SITE_ORIGIN: builtOrigin,
  PRODUCTION_ORIGIN: builtOrigin,
  SMTP_URL: 'smtp://127.0.0.1:9',
  TAG_MANAGER_ID: 'GTM-STANDIN',
  HINDI_REVIEWER: 'Asha Rao; Editor',
  HINDI_REVIEWED_ON: '2026-11-27',
  SITE_HINDI_SIGNED: [...hindiPagePaths, 'answers'].join(' '),
};

type Options = {
  dataDir: string;
  serviceUrl: string;
  /** If it differs from the live one. */
  qaServiceUrl?: string;
  port?: number;
};

/** It is live as localhost and QA under any other name. @throws where the build is missing. */
export async function startStandInProduction(options: Options): Promise<SiteProcess> {
  requireBuild(standInBuildDir, 'npm run build:stand-in');
  const port = options.port ?? (await freePort());
  return startSite({
    ...options,
    port,
    env: {
      ...standInVariables,
      LIVE_SERVICE_URL: options.serviceUrl,
      QA_SERVICE_URL: options.qaServiceUrl ?? options.serviceUrl,
      PRODUCTION_ORIGIN: `${builtOrigin},http://localhost:${port}`,
    },
  });
}
