/**
 * npm run cluster: the services of deploy/compose.yaml without containers, on one machine without configuration. PORT
 * is nginx's; DATA_DIR keeps the data, which is deleted without it; --built uses the existing build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorMessage } from '../../lib/text/error-message.ts';
import { leadLine } from '../../testing/servers/lead-service-stand-in/lead-line.ts';
import { findMissingPrograms, startCluster } from '../../testing/servers/start-cluster.ts';
import type { SupervisedSite } from '../../testing/servers/supervised-site.ts';
import { buildSite } from '../build/build-site.ts';
import { failWithError, parseOptions } from '../command-line/command-options.ts';
import { clockTime } from '../command-line/command-output.ts';

/** Of the health checks. */
const intervalMs = 2_000;
const timeoutMs = 5_000;

const { built } = parseOptions(
  `Builds the site and starts the services of deploy/compose.yaml without containers: nginx, two instances, Postgres.
npm run cluster -- [--built]      --built uses the existing build; PORT is nginx's, DATA_DIR keeps the data`,
  { built: { type: 'boolean' } },
);

const httpsPort = Number(process.env.PORT || 8443);
const missing = findMissingPrograms();
if (missing.length > 0)
  failWithError(`Not installed here:\n  ${missing.join('\n  ')}\nWithout them: npm run demo.`);
const environment = { SITE_ENV: 'demonstration', SITE_ORIGIN: `https://localhost:${httpsPort}` };
const failed = built ? 0 : await buildSite({ ...process.env, ...environment });
if (failed) process.exit(failed);

const isPersistent = Boolean(process.env.DATA_DIR);
const folder = isPersistent
  ? resolve(process.env.DATA_DIR ?? '')
  : mkdtempSync(join(tmpdir(), 'site-cluster-'));
let health = { stop: () => {} };
let isStopping = false;
/**
 * It runs while the cluster is starting, too: its processes have process groups of their own, which only this command
 * ends.
 */
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  console.log('Stopping: nginx, both instances, the stand-in, Postgres.');
  health.stop();
  const cluster = await starting.catch(() => null);
  await cluster?.stop();
  if (!isPersistent) rmSync(folder, { recursive: true, force: true });
};
// npm and the terminal both send the signal; a closed terminal sends SIGHUP.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop());

const starting = startCluster({
  folder,
  httpsPort,
  env: environment,
  hasDefaultLimits: true,
  leadService: {
    port: Number(process.env.LEAD_SERVICE_PORT ?? 0),
    onLead: (lead) => console.log(`Lead.svc stand-in: ${leadLine(lead)}`),
  },
});
try {
  const { url, nginx, sites, leadService, databaseUrl } = await starting;
  if (!isStopping) {
    console.log(`
  The site:          ${url} (the browser warns: the certificate is made for this run)
  nginx:             process ${nginx.pid}, its log and configuration in ${nginx.folder}
${sites.map(({ url, pid }, n) => `  Instance ${n + 1}:        ${url}, process ${pid()}, log ${join(folder, 'logs', `site-${n + 1}`)}`).join('\n')}
  Postgres:          ${databaseUrl}
  Lead.svc stand-in: ${leadService.url} (PUT ${leadService.url}/control {"mode":"refuse"} changes its answers)
  Data and logs:     ${folder}${isPersistent ? '' : ', deleted at the end'}
  Call-backs:        DATA_DIR=${join(folder, 'data')} DATABASE_URL=${databaseUrl} npm run leads
  Kill an instance: the other one continues, and it is restarted. Ctrl+C stops everything.
`);
    health = watchHealth(sites, (line) => console.log(line));
  }
} catch (error) {
  // Keep the logs that the message names: they have the cause.
  failWithError(`The cluster did not start: ${errorMessage(error)}`);
}

/** Polls each instance like the container's health check, and reports changes. */
function watchHealth(
  sites: readonly Pick<SupervisedSite, 'url' | 'pid'>[],
  onChange: (line: string) => void,
): { stop(): void } {
  const lastStates = new Map(sites.map(({ url, pid }) => [url, `ok, process ${pid()}`]));
  const checkHealth = async ({ url, pid }: Pick<SupervisedSite, 'url' | 'pid'>) => {
    const status = await fetchStatus(url);
    // An instance that was unreachable may be another process now.
    const health = status === 'away' ? status : `${status}, process ${pid()}`;
    if (lastStates.get(url) === health) return;
    lastStates.set(url, health);
    onChange(`${clockTime()}  ${url}: ${health}`);
  };
  const timer = setInterval(() => void Promise.all(sites.map(checkHealth)), intervalMs);
  return { stop: () => clearInterval(timer) };
}

async function fetchStatus(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = (await (await fetch(`${url}/api/status`, { signal })).json()) as {
      status: string;
    };
    return status;
  } catch {
    return 'away';
  }
}
