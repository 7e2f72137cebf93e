/**
 * Starts the services of deploy/compose.yaml from installed programs, without containers: nginx with TLS, two
 * instances, Postgres, and the Lead.svc stand-in.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { initPostgresFolder, startPostgres, stopPostgres } from '../databases/postgres-process.ts';
import { freePort } from '../databases/temporary-database.ts';
import { findPostgres } from '../programs/find-postgres.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from './lead-service-stand-in/lead-service-stand-in.ts';
import { hasNginx, type NginxProcess, startNginx } from './nginx-process.ts';
import type { startSite } from './start-site.ts';
import { type SupervisedSite, superviseSite } from './supervised-site.ts';

export type Cluster = {
  /** URL of nginx, whose certificate is self-signed. */
  url: string;
  nginx: NginxProcess;
  sites: readonly SupervisedSite[];
  postgres: ChildProcess;
  databaseUrl: string;
  leadService: LeadServiceStandIn;
  stop(): Promise<void>;
};

type ClusterOptions = Pick<Parameters<typeof startSite>[0], 'env' | 'hasDefaultLimits'> & {
  /** Folder of data and logs. */
  folder: string;
  httpsPort?: number;
  leadService?: Parameters<typeof startLeadServiceStandIn>[0];
};

const instances = ['site-1', 'site-2'];
/** Durable, as in production. */
const postgresSettings = ['synchronous_commit=on', 'max_connections=100'];

/** @returns a line for each program that has to be installed. */
export function findMissingPrograms(): string[] {
  return [
    ...(hasNginx ? [] : ['nginx and openssl (Debian: apt-get install nginx openssl)']),
    ...(findPostgres() ? [] : ['Postgres 15 or newer (Debian: apt-get install postgresql)']),
  ];
}

/** Resolves when all services are healthy; a failure stops those that were started. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, env = {}, hasDefaultLimits = false } = options;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0)) await one();
  };
  try {
    for (const part of ['postgres', 'data', 'logs'])
      mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
    // Postgres may run as another user, which has to reach its folder.
    chmodSync(folder, 0o711);
    const { password } = initPostgresFolder(join(folder, 'postgres'), { isDurable: true });
    const port = await freePort();
    const postgres = await startPostgres(join(folder, 'postgres'), port, postgresSettings, {
      isOwnGroup: true,
    });
    stops.unshift(() => stopPostgres(postgres));
    const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const leadService = await startLeadServiceStandIn(options.leadService);
    stops.unshift(leadService.close);

    const httpsPort = await freePort(options.httpsPort);
    const url = `https://localhost:${httpsPort}`;
    const sites: SupervisedSite[] = [];
    for (const name of instances) {
      const site = await superviseSite({
        dataDir: join(folder, 'data'),
        serviceUrl: leadService.url,
        port: await freePort(),
        logFile: join(folder, 'logs', name),
        hasDefaultLimits,
        isOwnGroup: true,
        env: { DATABASE_URL: databaseUrl, SITE_ORIGIN: url, TRUSTED_PROXY_HOPS: '1', ...env },
      });
      stops.unshift(site.stop);
      sites.push(site);
    }
    const upstreams = sites.map((site) => new URL(site.url).port).map((at) => `127.0.0.1:${at}`);
    const nginx = await startNginx(upstreams, {
      authority: new URL(url).host,
      httpsPort,
      isOwnGroup: true,
    });
    stops.unshift(nginx.stop);
    copyStatic(join(nginx.folder, 'static'));
    return { url, nginx, sites, postgres, databaseUrl, leadService, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function copyStatic(folder: string): void {
  const args = ['scripts/commands/static-copy.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`static:copy failed: ${stderr}`);
}
