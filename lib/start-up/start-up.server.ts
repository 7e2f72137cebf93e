/**
 * Start-up, before the first request. An invalid environment or PO file, keys of another database, or a database whose
 * rows were moved away end the process with one message. A database that cannot be opened does not: pages are served, call-backs
 * get 503, and the sweeper retries.
 */
import 'server-only';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { computeBuildStamp } from '../config/compute-build-stamp.ts';
import { buildStamp, buildTimeSiteEnv, environment } from '../config/environment.server.ts';
import { keys } from '../config/keys.server.ts';
import { EnvironmentError } from '../config/parse-environment.ts';
import { type SharedCounter, setSharedCounter } from '../http/client-allowance.server.ts';
import { waitUntilIdle } from '../http/handle-request.server.ts';
import { recordRemoteAddress } from '../http/identify-client.server.ts';
import { PoError, readPoFiles } from '../languages/po-files.ts';
import { setCallBackCodes } from '../leads/submit/call-back-codes.ts';
import type { Loop } from '../outbox/run-loop.server.ts';
import { listeningServers } from '../process/listening-servers.ts';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import { optional } from '../process/logging/optional.server.ts';
import { flushVitals } from '../publishing/vitals/vitals-counts.server.ts';
import {
  bucketFor,
  consumeHourlyCount,
  decrementHourlyCount,
} from '../store/hourly-counts.server.ts';
import { openStore } from '../store/open-store.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { StartupError } from '../store/startup-error.ts';
import { startLeadSweeper } from './lead-sweeper.server.ts';

/** Enough for one delivery and its writes, and less than the grace period of service managers. */
const stopTimeoutMs = 20_000;

export async function startUp(): Promise<void> {
  try {
    checkEnvironment();
    readPoFiles();
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof PoError)) throw error;
    abortStartup(error);
  }
  const { trustedProxies, databaseUrl, otpRequired } = environment();
  recordRemoteAddress(trustedProxies);
  shareLimitsInPostgres(databaseUrl);
  try {
    keys(environment());
    await openStore();
  } catch (error) {
    if (error instanceof StartupError) abortStartup(error);
    logger().error(describeDatabaseError(error), 'the database could not be opened');
  }
  const loops: Loop[] = [startLeadSweeper()];
  let isStopping = false;
  // A service manager signals the whole process group and npm forwards its own signal: the second one is ignored.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) void shutDownGracefully(loops);
      isStopping = true;
    });
  }
  if (otpRequired) await registerCallBackCodes();
  const background = await optional('background', startInBackground, null);
  if (background) loops.push(background);
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
async function shutDownGracefully(loops: readonly Loop[]): Promise<void> {
  const timeout = wait(stopTimeoutMs);
  await Promise.race([
    Promise.all([
      ...loops.map((loop) => loop.stop()),
      stopListening().then(waitUntilIdle).then(flushVitals),
    ]),
    timeout,
  ]);
  process.exit(0);
}

async function registerCallBackCodes(): Promise<void> {
  const { oneTimeCallBackCodes } = await import('../leads/submit/confirm-with-code.server.ts');
  setCallBackCodes(oneTimeCallBackCodes);
}

/** Loaded after the sweeper has started, so that a fault in it stops no lead. */
async function startInBackground(): Promise<Loop> {
  const { startBackground } = await import('./background.server.ts');
  return startBackground();
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

/**
 * With Postgres several instances may serve the site, so the hourly allowance of a client is counted there as well as
 * in memory (lib/http). With SQLite there is one instance, and memory is enough.
 */
function shareLimitsInPostgres(databaseUrl: string | null): void {
  if (databaseUrl !== null) setSharedCounter(createStoreCounter(openServices));
}

/** @param open called for each count: the database may be unavailable at the start and come back. */
export function createStoreCounter(open: () => Promise<Services>): SharedCounter {
  return {
    async consume({ purpose, client, perHour }) {
      const { store, encryption } = await open();
      const now = store.now();
      return consumeHourlyCount(store, bucketFor(encryption, purpose, client, now), perHour, now);
    },
    async refund({ purpose, client }) {
      const { store, encryption } = await open();
      const now = store.now();
      await decrementHourlyCount(store, bucketFor(encryption, purpose, client, now), now);
    },
  };
}

/**
 * Refuses new connections and waits for the responses in progress. Rule: an accepted request is answered; any other is
 * refused at once, so that a load balancer sends it to another instance.
 */
const closeIdleIntervalMs = 50;

export async function stopListening(): Promise<void> {
  await Promise.all([...listeningServers()].map(close));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection is idle after its response; close() would wait for its timeout.
    const idle = setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
