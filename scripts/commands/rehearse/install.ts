/** Install: from an empty folder to a running site, with a stand-in of Lead.svc. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../testing/databases/temporary-database.ts';
import { startLeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { documentedCommands } from './documented-commands.ts';
import type { Rehearsal } from './rehearsal.ts';
import { createRelease, linkRelease } from './releases.ts';
import { type Database, startDatabase } from './start-database.ts';
import { type Instances, startInstances } from './start-instances.ts';
import { startWebServer, type WebServer } from './start-web-server.ts';

/** Changes of the variables that the first release was installed with. */
type Changes = Record<string, string>;

export type LiveSite = {
  url: string;
  database: Database;
  leadService: Awaited<ReturnType<typeof startLeadServiceStandIn>>;
  instances: Instances;
  webServer: WebServer;
  /** The folder of the first release. */
  release: string;
  dataKey: string;
  environmentFile(changes?: Changes): string;
  /** Writes the `.env` of the release in use. */
  configure(changes: Changes): void;
};

export async function install(rehearsal: Rehearsal): Promise<LiveSite> {
  const database = await startDatabase(rehearsal);
  const leadService = await startLeadServiceStandIn();
  rehearsal.onEnd(leadService.close);
  const httpsPort = await freePort();
  const url = `https://localhost:${httpsPort}`;
  const dataKey = await generateKey(rehearsal);
  const variables = {
    SITE_ENV: 'demonstration',
    SITE_ORIGIN: url,
    DATA_DIR: join(rehearsal.folder, 'data'),
    DATABASE_URL: database.urlOf('site'),
    QA_SERVICE_URL: leadService.url,
    TRUSTED_PROXY_HOPS: '1',
    ANTI_FORGERY_SECRET: await generateKey(rehearsal),
    DATA_ENCRYPTION_KEY: dataKey,
    KEYED_HASH_KEY: await generateKey(rehearsal),
    // The load comes from one address.
    CALL_BACKS_PER_CLIENT_PER_HOUR: '100000',
    USUAL_CALL_BACKS_PER_HOUR: '1000000',
  };
  const environmentFile = (changes: Changes = {}) =>
    Object.entries({ ...variables, ...changes })
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  const configure = (changes: Changes) =>
    writeFileSync(join(rehearsal.releaseLink, '.env'), environmentFile(changes), { mode: 0o600 });
  const release = createRelease(rehearsal, 'first', environmentFile());
  await linkRelease(rehearsal, release);
  const instances = await startInstances(rehearsal);
  const webServer = await startWebServer(rehearsal, { httpsPort, ports: instances.ports });
  await checkStatus(rehearsal, instances);
  rehearsal.say(`live: ${url}, instances of ${instances.memoryMb().join(' and ')} MB`);
  return {
    ...{ url, database, leadService, instances, webServer },
    ...{ release, dataKey, environmentFile, configure },
  };
}

export async function generateKey({ run }: Rehearsal): Promise<string> {
  return (await run(documentedCommands.generateKey)).trim();
}

async function checkStatus({ run }: Rehearsal, { ports }: Instances): Promise<void> {
  const status = await run(documentedCommands.readStatus.replace('3001', String(ports[0])));
  if (!status.includes('"status":"ok"')) throw new Error(`The status is ${status}`);
}
