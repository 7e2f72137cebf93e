/**
 * What happens before the first request. A bad environment, keys that are not the database's, or a database whose rows were
 * moved elsewhere stop the start with one message; a database that cannot be opened does not: pages are served, call-backs
 * answer 503, and the sweeper tries again.
 */
import 'server-only';
import { buildStamp } from '../config/build-stamp.ts';
import { environment, siteEnvOfBuild, stampOfBuild } from '../config/environment.server.ts';
import { keys } from '../config/keys.server.ts';
import { EnvironmentError } from '../config/parse-environment.ts';
import { recordRemoteAddress } from '../http/client-address.server.ts';
import { whenIdle } from '../http/handle.server.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { loadExampleCustomers } from '../policies/load-example-customers.server.ts';
import { openStore } from '../store/open-store.server.ts';
import { StartupError } from '../store/startup-error.ts';
import { warmHospitalSearch } from '../tools/hospitals/worker/hospital-search.server.ts';
import { loadExamplePlans } from '../tools/plans/load-example-plans.server.ts';
import { warmPlanCache } from '../tools/plans/read-plans.server.ts';
import { flushVitals } from '../vitals/vitals-counts.server.ts';
import { shareLimitsInPostgres } from './share-client-limits.server.ts';
import { stopListening } from './stop-listening.ts';
import { type Sweeper, startSweeper } from './sweeper.server.ts';

/** One send and the writes around it; less than what a machine gives a process it stops. */
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
    await loadExamples();
  } catch (error) {
    if (error instanceof StartupError) abortStartup(error);
    logger().error({ problem: errorName(error) }, 'the database could not be opened');
  }
  warmHospitalSearch();
  warmPlanCache();
  const sweeper = startSweeper();
  let isStopping = false;
  // A service manager signals the whole group, and npm passes its own signal on: the second one changes nothing.
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
 * The server is ours (scripts/build/serve.ts), and so are the signals: the stop of `next start` would cut sends in
 * two, and what Lead.svc has by then would go out again after the start. Whoever asks meanwhile goes to another instance.
 */
async function shutDownGracefully(sweeper: Sweeper): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeoutMs));
  await Promise.race([
    Promise.all([sweeper.stop(), stopListening().then(whenIdle).then(flushVitals)]),
    timeout,
  ]);
  process.exit(0);
}

/** A demonstration has somebody to sign in as, and plans to look at; anywhere else this does nothing. */
async function loadExamples(): Promise<void> {
  try {
    await loadExampleCustomers(await openOutbox(), new Date());
    await loadExamplePlans(await openStore(), environment());
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'the examples could not be loaded');
  }
}

function checkEnvironment(): void {
  const env = environment();
  // Also a live site whose environment got lost: it would take requests under a real licence and pass none on.
  const isLive = env.siteEnv === 'production' || siteEnvOfBuild === 'production';
  if (isLive && stampOfBuild !== buildStamp(env)) {
    throw new EnvironmentError(
      'The pages were built with other details (SITE_ENV, SITE_ORIGIN, TAG_MANAGER_ID, PLAN_PAGES, SMS_GATEWAY_URL, SMTP_URL or BROKER_*) than this start names. Build again with these.',
    );
  }
}
