/**
 * What a lead costs, each on disk before its answer: a bare handler, one instance with SQLite, and two with Postgres behind
 * TLS and nginx, by turns in one run. npm run bench -- leads. All share this machine with the load and Lead.svc.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '../../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startCluster } from '../../../testing/start-cluster.ts';
import { startSite } from '../../../testing/start-site.ts';
import { withBlankPage } from '../blank-page.ts';
import { cpuMs } from '../cpu-time.ts';
import { atLeast, type Measurement } from '../measurement.ts';
import { percentile } from '../time-and-memory.ts';
import { bareHandlerFiles, startBareHandler } from './bare-handler.ts';
import { directTarget, frontTarget, type LeadTarget, loadLeads } from './lead-load.ts';

const turns = 4;
const secondsPerTurn = 4;
const secondsToWarmUp = 3;
const timeout = { LEAD_SERVICE_TIMEOUT_MS: '10000' };

type Contender = LeadTarget & { processes: Record<string, () => number> };

export function benchLeads(): Promise<Measurement[]> {
  return withBlankPage(async (buildDir) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-leads-'));
    const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
    try {
      const cluster = await startCluster({ folder, env: timeout });
      cleanups.unshift(cluster.stop);
      const leadService = await startLeadServiceStandIn();
      cleanups.unshift(leadService.close);
      const bare = await startBareHandler(buildDir, leadService.url);
      cleanups.unshift(() => bare.server.kill());
      const dataDir = join(folder, 'one');
      const one = await startSite({ dataDir, serviceUrl: leadService.url, env: timeout });
      cleanups.unshift(one.stop);

      const json = { 'content-type': 'application/json' };
      const { headers } = await createApiClient(one.url);
      const { headers: together } = await createApiClient(cluster.sites[0]?.url ?? '');
      const { nginx, postgres, sites } = cluster;
      const contenders = {
        bare: {
          ...directTarget('bare handler, SQLite', `${bare.url}/lead`, json),
          processes: { 'the handler': () => cpuMs(bare.server.pid ?? 0) },
        },
        one: {
          ...directTarget('one instance, SQLite', `${one.url}/api/call-back`, headers),
          processes: { 'the instance': () => cpuMs(one.pid) },
        },
        two: {
          ...frontTarget('nginx, two instances, Postgres', cluster, together),
          processes: {
            nginx: () => cpuMs(nginx.pid),
            'both instances': () => sites.reduce((sum, site) => sum + cpuMs(site.pid()), 0),
            'the database': () => cpuMs(postgres.pid ?? 0),
          },
        },
      } satisfies Record<string, Contender>;
      const bareResult = new Result(contenders.bare);
      const oneResult = new Result(contenders.one);
      const twoResult = new Result(contenders.two);
      const results = [bareResult, oneResult, twoResult];
      for (const { contender } of results) await loadLeads(contender, secondsToWarmUp);
      for (let turn = 0; turn < turns; turn++)
        for (const result of results) await result.takeTurn();
      return [
        ...results.flatMap((result) => result.rows()),
        atLeast(
          'one instance to the bare handler',
          oneResult.perSecond / bareResult.perSecond,
          'ratio',
          0.5,
        ),
        {
          label: 'the bare handler’s CPU to that of one instance',
          value: bareResult.cpuMsPerLead / oneResult.cpuMsPerLead,
          unit: 'ratio',
        },
        atLeast(
          'nginx, two and Postgres to one instance',
          twoResult.perSecond / oneResult.perSecond,
          'ratio',
          0.5,
        ),
      ];
    } finally {
      for (const end of cleanups) await end();
    }
  }, bareHandlerFiles);
}

class Result {
  readonly contender: Contender;
  readonly #latenciesMs: number[] = [];
  readonly #cpuMs = new Map<string, number>();
  #seconds = 0;

  constructor(contender: Contender) {
    this.contender = contender;
  }

  get perSecond(): number {
    return this.#latenciesMs.length / this.#seconds;
  }

  /** Of what serves: a machine that others use as well slows it less than it slows the clock. */
  get cpuMsPerLead(): number {
    const names = Object.keys(this.contender.processes);
    return (
      names.reduce((sum, name) => sum + (this.#cpuMs.get(name) ?? 0), 0) / this.#latenciesMs.length
    );
  }

  async takeTurn(): Promise<void> {
    const processes = Object.entries({
      ...this.contender.processes,
      'load and Lead.svc': () => ownCpuMs(),
    });
    const before = processes.map(([, used]) => used());
    const { seconds, latenciesMs } = await loadLeads(this.contender, secondsPerTurn);
    for (const [at, [name, used]] of processes.entries()) {
      this.#cpuMs.set(name, (this.#cpuMs.get(name) ?? 0) + used() - (before[at] ?? 0));
    }
    this.#seconds += seconds;
    this.#latenciesMs.push(...latenciesMs);
  }

  rows(): Measurement[] {
    const { name } = this.contender;
    const leads = this.#latenciesMs.length;
    return [
      { label: name, value: this.perSecond, unit: 'leads/s' },
      { label: `${name}, p50`, value: percentile(this.#latenciesMs, 50), unit: 'ms' },
      { label: `${name}, p99`, value: percentile(this.#latenciesMs, 99), unit: 'ms' },
      ...[...this.#cpuMs].map(([process, ms]) => ({
        ...{ label: `${name}: CPU a lead, ${process}`, value: ms / leads, unit: 'ms' },
      })),
    ];
  }
}

/** Without its children, which are counted by name. */
function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
