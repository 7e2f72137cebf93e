/** The whole site on one machine without configuration: builds it, starts the Lead.svc stand-in, then the site. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasListener, listenAddress } from '../../server/listen-address.ts';
import { startArguments, startEnvironment } from '../../server/start-arguments.ts';
import { startIdentityProviderStandIn } from '../../testing/servers/identity-provider-stand-in.ts';
import { leadLine } from '../../testing/servers/lead-service-stand-in/lead-line.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { buildSite } from '../build/build-site.ts';
import { failWithError, parseOptions } from '../command-line/command-options.ts';

const demonstrationBuildDir = '.demo/build';

parseOptions(
  `Builds the site and serves it beside stand-ins of Lead.svc and of an identity provider, without configuration.
It is built in ${demonstrationBuildDir}, so that other builds do not touch it.
npm run demo      PORT, DATA_DIR and LEAD_SERVICE_PORT override the defaults`,
  {},
);

const { port, host } = listenAddress([], process.env);
const url = `http://localhost:${port}`;
const owner = claimFolder(demonstrationBuildDir, url);
if (owner) {
  failWithError(
    `A demonstration of this folder runs already: ${owner.url}, process ${owner.pid}. Stop it first, with Ctrl+C in its terminal.`,
  );
}
// The site checks it too, but only once it is built.
if (await hasListener(port, host))
  failWithError(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm run demo`);

const dataDir = process.env.DATA_DIR ?? '.data';

const leadService = await startLeadServiceStandIn({
  port: Number(process.env.LEAD_SERVICE_PORT ?? 0),
  onLead: (lead) => console.log(`Lead.svc stand-in: ${leadLine(lead)}`),
});

/** Signs anybody in; a demonstration shows its desk to this machine alone (lib/desk/is-desk-visible.server.ts). */
const staff = { 'asha@chhatri.example': 'desk', 'ravi@chhatri.example': 'manager' };
const provider = await startIdentityProviderStandIn({
  people: Object.keys(staff).map((email) => ({ email })),
});
const desk = process.env.DESK_STAFF
  ? {}
  : {
      DESK_STAFF: Object.entries(staff)
        .map(([address, role]) => `${address}=${role}`)
        .join(', '),
      DESK_OIDC_ISSUER: provider.issuer,
      DESK_OIDC_CLIENT_ID: provider.clientId,
      DESK_OIDC_CLIENT_SECRET: provider.clientSecret,
    };

const mailDestination = process.env.SMTP_URL
  ? 'go out through SMTP_URL'
  : `are files in ${join(dataDir, 'mail')} (no SMTP_URL is set)`;
const environment = {
  ...process.env,
  SITE_ENV: 'demonstration',
  PORT: String(port),
  BUILD_DIR: demonstrationBuildDir,
  QA_SERVICE_URL: leadService.url,
  ...desk,
};
const closeStandIns = () => Promise.all([leadService.close(), provider.close()]);

const failed = await buildSite(environment);
if (failed) {
  await closeStandIns();
  process.exit(failed);
}

const site = spawn(process.execPath, [...startArguments, '--port', String(port)], {
  stdio: 'inherit',
  env: { ...environment, ...startEnvironment },
});
console.log(`
  The site:          ${url}
  The desk:          ${url}/desk, from this machine only; its identity provider is a stand-in, too
  Lead.svc stand-in: ${leadService.url}; in a second terminal, make it fail and mend it:
                     curl -X PUT ${leadService.url}/control -d '{"mode":"server-error-json"}'
                     curl -X PUT ${leadService.url}/control -d '{"mode":"accept"}'
  Call-backs:        npm run leads, in a second terminal (kept in ${dataDir})
  Service requests:  npm run requests; their mails ${mailDestination}
  Stop:              Ctrl+C; rm -r ${dataDir} forgets what was sent
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill(signal));
site.once('exit', async (code) => {
  await closeStandIns();
  process.exit(code ?? 0);
});

/**
 * Claims the folder until this process exits.
 * One demonstration per folder: a second build would empty the files that the first one is served from.
 * @param url where it will be served.
 * @returns who has claimed it already; null if it is ours now.
 */
function claimFolder(folder: string, url: string): { pid: number; url: string } | null {
  const file = `${folder}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, url }), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; url: string };
    if (isRunning(owner.pid)) return owner;
    // It was killed.
    rmSync(file, { force: true });
    return claimFolder(folder, url);
  }
  process.once('exit', () => rmSync(file, { force: true }));
  return null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
