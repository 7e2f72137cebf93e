/** Sends hostile requests to a running site and collects errors, leaks and unexpected rows. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Dice } from '../data/seeded-random.ts';
import { readVisitor } from '../handlers/api-client.ts';
import { readUntil } from '../poll-until.ts';
import type { SiteProcess } from '../servers/start-site.ts';
import { canary } from './hostile-bodies.ts';
import { hostileRequest } from './hostile-requests.ts';
import { type RawResponse, sendRaw } from './send-raw.ts';

type Options = { seed: number; count: number; maxDrafts: number };
export type HostileRun = {
  /** Responses by status; 'closed' without one, 'left' where the sender disconnected. */
  counts: Record<string, number>;
  problems: string[];
};

const connections = 24;
/** Kept-alive connections, and descriptors that Node opens under load. */
const spareDescriptors = 20;
const settling = { timeoutMs: 20_000, everyMs: 200 };

/** @param dataDir the site's, to read its database. */
export async function runHostileRequests(
  site: SiteProcess,
  dataDir: string,
  { seed, count, maxDrafts }: Options,
): Promise<HostileRun> {
  const dice = new Dice(seed);
  const visitor = readVisitor(await fetch(`${site.url}/api/anti-forgery`));
  const address = new URL(site.url.replace('localhost', '127.0.0.1'));
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  const openBefore = descriptors(site.pid);
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      const number = sent++;
      const { bytes, isCutOff } = hostileRequest(dice, visitor);
      const answer = await sendRaw(address, bytes, isCutOff);
      for (const outcome of outcomes(answer)) counts[outcome] = (counts[outcome] ?? 0) + 1;
      const problem = problemOf(answer);
      if (problem) problems.push(`request ${number}: ${problem}: ${excerpt(bytes)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  problems.push(
    ...(await findDescriptorLeaks(site.pid, openBefore)),
    ...findLogLeaks(site.output()),
    ...findUnexpectedRows(dataDir, maxDrafts),
  );
  const alive = await fetch(`${site.url}/claim`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  if (alive?.status !== 200) problems.push('the site no longer responds');
  return { counts, problems };
}

function outcomes(answer: RawResponse): string[] {
  if (answer.kind !== 'answered') return [answer.kind];
  return answer.statuses.length > 0 ? answer.statuses.map(String) : ['closed'];
}

function problemOf(answer: RawResponse): string | null {
  if (answer.kind === 'hung') return 'no response';
  if (answer.kind === 'left') return null;
  const failed = answer.statuses.find((status) => status >= 500);
  const isDeclared = failed === 503 && answer.mayRetry;
  return failed && !isDeclared ? `status ${failed}` : null;
}

function findLogLeaks(output: string): string[] {
  const lines = output.split('\n');
  const stacks = lines.filter((line) => /^\s+at .+:\d+/.test(line));
  const quoted = lines.filter((line) => line.includes(canary));
  return [...stacks.slice(0, 3), ...quoted.slice(0, 3)].map((line) => `in the log: ${line}`);
}

function findUnexpectedRows(dataDir: string, maxDrafts: number): string[] {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  const rows = (table: string) =>
    Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows);
  const maxRows = { lead: 0, service_request: 0, stopped_number: 0, form_draft: maxDrafts };
  const problems = Object.entries(maxRows)
    .filter(([table, limit]) => rows(table) > limit)
    .map(([table, limit]) => `${rows(table)} rows in ${table}, ${limit} at most`);
  database.close();
  return problems;
}

/** The site closes an abandoned connection a little later. Without /proc nothing is checked. */
async function findDescriptorLeaks(pid: number, before: number | null): Promise<string[]> {
  if (before === null) return [];
  const areClosed = (open: number) => open <= before + spareDescriptors;
  const open = await readUntil(() => descriptors(pid) ?? 0, areClosed, settling);
  return areClosed(open) ? [] : [`${open} descriptors open, ${before} before`];
}

function descriptors(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}

function excerpt(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1').slice(0, 300));
}
