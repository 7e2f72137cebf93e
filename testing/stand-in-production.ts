/**
 * The production build of a broker that does not exist (npm run build:stand-in). A demonstration asks crawlers not to list
 * it, so whoever judges what a crawler sees starts this one.
 */
import { existsSync } from 'node:fs';
import { productionVariables } from './production-variables.ts';
import { type SiteProcess, startSite } from './start-site.ts';
import { freePort } from './temporary-database.ts';

export const standInBuildDir = '.next/stand-in';

/** Built for this origin; the tag manager is there so that its part of the policy is judged too. */
const builtOrigin = 'http://localhost:3000';
export const standInVariables = {
  ...productionVariables,
  BUILD_DIR: standInBuildDir,
  SITE_ORIGIN: builtOrigin,
  PRODUCTION_ORIGIN: builtOrigin,
  SMTP_URL: 'smtp://127.0.0.1:9',
  TAG_MANAGER_ID: 'GTM-STANDIN',
};

type Options = {
  dataDir: string;
  serviceUrl: string;
  /** Where it differs from the live one. */
  qaServiceUrl?: string;
  port?: number;
};

/** Live for whoever opens it as localhost, QA under any other name. @throws when it is not built. */
export async function startStandInProduction(options: Options): Promise<SiteProcess> {
  if (!existsSync(`${standInBuildDir}/BUILD_ID`)) {
    throw new Error('No production build found: run npm run build:stand-in first.');
  }
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
