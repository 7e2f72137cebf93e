/**
 * Start-up, before the first request. An invalid environment, keys of another database, or a database whose rows were
 * moved away end the process with one message. A database that cannot be opened does not: pages are served, call-backs
 * get 503, and the sweeper retries.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { computeBuildStamp } from '../config/compute-build-stamp.ts';
import { buildStamp, buildTimeSiteEnv, environment } from '../config/environment.server.ts';
import { keys } from '../config/keys.server.ts';
import { EnvironmentError } from '../config/parse-environment.ts';
import { waitUntilIdle } from '../http/handle-request.server.ts';
import { recordRemoteAddress } from '../http/identify-client.server.ts';
import { describeDatabaseError } from '../logging/describe-database-error.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { importExampleCustomers } from '../policies/import-example-customers.server.ts';
import { openStore } from '../store/open-store.server.ts';
import { openServices } from '../store/services.server.ts';
import { StartupError } from '../store/startup-error.ts';
import { warmHospitalSearch } from '../tools/hospitals/worker/hospital-search.server.ts';
import { importExamplePlans } from '../tools/plans/import-example-plans.server.ts';
import { warmPlanCache } from '../tools/plans/read-plans.server.ts';
import { flushVitals } from '../vitals/vitals-counts.server.ts';
import { shareLimitsInPostgres } from './share-client-limits.server.ts';
import { stopListening } from './stop-listening.ts';
import { type Sweeper, startSweeper } from './sweeper.server.ts';

/** Enough for one delivery and its writes, and less than the grace period of service managers. */
const stopTimeoutMs = 20_000;

export async function startUp(): Promise<void> {
  try {
    checkEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    abortStartup(error);
  }
  recordRemoteAddress(environment().trustedProxies);
  shareLimitsInPostgres(environment().databaseUrl);
  try {
    keys(environment());
    await openStore();
    await importExamples();
  } catch (error) {
    if (error instanceof StartupError) abortStartup(error);
    logger().error(describeDatabaseError(error), 'the database could not be opened');
  }
  warmHospitalSearch();
  warmPlanCache();
  const sweeper = startSweeper();
  let isStopping = false;
  // A service manager signals the whole process group and npm forwards its own signal: the second one is ignored.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) void shutDownGracefully(sweeper);
      isStopping = true;
    });
  }
}

function abortStartup({ message }: Error): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * A server of our own (server/serve.ts) gets the signals: `next start` would exit in the middle of a delivery, and a
 * lead that Lead.svc already has would be sent again after the restart. New connections are refused, so that nginx
 * tries another instance.
 */
async function shutDownGracefully(sweeper: Sweeper): Promise<void> {
  const timeout = wait(stopTimeoutMs);
  await Promise.race([
    Promise.all([sweeper.stop(), stopListening().then(waitUntilIdle).then(flushVitals)]),
    timeout,
  ]);
  process.exit(0);
}

/** Example customers and plans, in a demonstration only. */
async function importExamples(): Promise<void> {
  try {
    const services = await openServices();
    await importExampleCustomers(services, services.store.now());
    await importExamplePlans(services.store, services.env);
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'the examples could not be loaded');
  }
}

function checkEnvironment(): void {
  const env = environment();
  // The build's value too: a live site that lost its environment would accept requests and deliver none.
  const isLive = env.siteEnv === 'production' || buildTimeSiteEnv === 'production';
  if (isLive && buildStamp !== computeBuildStamp(env)) {
    throw new EnvironmentError(
      'The pages were built with other details (SITE_ENV, SITE_ORIGIN, TAG_MANAGER_ID, PLAN_PAGES, HOSPITAL_LISTS, SMS_GATEWAY_URL, SMTP_URL or BROKER_*) than this start names. Build again with these.',
    );
  }
}
