/** The whole site on one machine without configuration: builds it, starts the Lead.svc stand-in, then the site. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startArguments, startEnvironment } from '../../server/start-arguments.ts';
import { startIdentityProviderStandIn } from '../../testing/servers/identity-provider-stand-in.ts';
import { leadLine } from '../../testing/servers/lead-service-stand-in/lead-line.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { buildSite } from '../build/build-site.ts';
import { parseOptions } from '../command-line/command-options.ts';

parseOptions(
  `Builds the site and serves it beside stand-ins of Lead.svc and of an identity provider, without configuration.
npm run demo      PORT, DATA_DIR and LEAD_SERVICE_PORT override the defaults`,
  {},
);

const port = process.env.PORT ?? '3000';
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
  PORT: port,
  QA_SERVICE_URL: leadService.url,
  ...desk,
};
const closeStandIns = () => Promise.all([leadService.close(), provider.close()]);

const failed = await buildSite(environment);
if (failed) {
  await closeStandIns();
  process.exit(failed);
}

const site = spawn(process.execPath, [...startArguments, '--port', port], {
  stdio: 'inherit',
  env: { ...environment, ...startEnvironment },
});
console.log(`
  The site:          http://localhost:${port}
  The desk:          http://localhost:${port}/desk, from this machine; its identity provider is a stand-in, too
  Lead.svc stand-in: ${leadService.url} (PUT ${leadService.url}/control {"mode":"refuse"} changes its answers)
  Call-backs:        npm run leads (kept in ${dataDir})
  Service requests:  npm run requests; their mails ${mailDestination}
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill(signal));
site.once('exit', async (code) => {
  await closeStandIns();
  process.exit(code ?? 0);
});
