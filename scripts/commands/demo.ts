/** The whole site on one machine without configuration: builds it, starts the Lead.svc stand-in, then the site. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startArguments, startEnvironment } from '../../server/start-arguments.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { buildSite } from '../build/build-site.ts';
import { parseOptions } from './command-options.ts';
import { leadLine } from './lead-line.ts';

parseOptions(
  `Builds the site and serves it beside a Lead.svc stand-in, without configuration.
npm run demo      PORT, DATA_DIR and LEAD_SERVICE_PORT override the defaults`,
  {},
);

const port = process.env.PORT ?? '3000';
const dataDir = process.env.DATA_DIR ?? '.data';

const leadService = await startLeadServiceStandIn({
  port: Number(process.env.LEAD_SERVICE_PORT ?? 0),
  onLead: (lead) => console.log(`Lead.svc stand-in: ${leadLine(lead)}`),
});

const mailDestination = process.env.SMTP_URL
  ? 'go out through SMTP_URL'
  : `are files in ${join(dataDir, 'mail')} (no SMTP_URL is set)`;
const environment = { ...process.env, SITE_ENV: 'demonstration', QA_SERVICE_URL: leadService.url };

const failed = buildSite(environment);
if (failed) {
  await leadService.close();
  process.exit(failed);
}

const site = spawn(process.execPath, [...startArguments, '--port', port], {
  stdio: 'inherit',
  env: { ...environment, ...startEnvironment },
});
console.log(`
  The site:          http://localhost:${port}
  Lead.svc stand-in: ${leadService.url} (PUT ${leadService.url}/control {"mode":"refuse"} changes its answers)
  Call-backs:        npm run leads (kept in ${dataDir})
  Service requests:  npm run requests; their mails ${mailDestination}
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => site.kill(signal));
}
site.once('exit', async (code) => {
  await leadService.close();
  process.exit(code ?? 0);
});
