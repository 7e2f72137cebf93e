/**
 * A desk's whole list in one import on both databases, how fast its people then see their policies, and how long
 * somebody else's write waits while a list changes all of it: npm run bench -- policies [sqlite | postgres] [--share 5],
 * the last at a fifth of the size.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { environment } from '../../lib/config/environment.server.ts';
import { type Outbox, outboxFor } from '../../lib/outbox/outbox.server.ts';
import { contactKeyOf } from '../../lib/policies/contact-key.server.ts';
import { examplePdf } from '../../lib/policies/example-pdf.ts';
import { importPolicies } from '../../lib/policies/import/import-policies.server.ts';
import { listPolicies } from '../../lib/policies/read-policies.server.ts';
import { openStoreAt, type StoreLocation } from '../../lib/store/open-store.server.ts';
import { type Dialect, dialects, temporaryDatabase } from '../../testing/temporary-database.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { numberOption } from './number-option.ts';
import { percentile } from './time-and-memory.ts';

const policyCount = 100_000;
const lookupCount = 2_000;
const firstMobile = 9_000_000_000;

export async function benchPolicies(options: readonly string[]): Promise<Measurement[]> {
  const share = numberOption(options, '--share') ?? 1;
  const named = dialects.filter((dialect) => options.includes(dialect));
  const measured: Measurement[] = [];
  for (const dialect of named.length > 0 ? named : dialects) {
    const figures = await benchOn(dialect, share);
    measured.push(...figures.map((figure) => ({ ...figure, what: `${dialect}: ${figure.label}` })));
  }
  return measured;
}

async function benchOn(dialect: Dialect, share: number): Promise<Measurement[]> {
  const count = Math.round(policyCount / share);
  const database = await temporaryDatabase(dialect);
  const { dataDir } = database.location;
  const store = await openStoreAt(database.location);
  try {
    const outbox = outboxFor(store, { ...environment(), ...database.location });
    const load = (premium: number) => timed(() => importList(outbox, dataDir, count, premium));
    const documents = writeDocuments(dataDir, count);
    const first = await load(11_800);
    const again = await load(11_800);
    const writer = startConcurrentWriter(database.location);
    const changed = await load(12_900);
    const maxWaitMs = await writer.stop();
    const times: number[] = [];
    for (let n = 0; n < lookupCount; n++) {
      const mobile = String(firstMobile + ((n * 7919) % count));
      const look = await timed(() => listPolicies(outbox, contactKeyOf(outbox, { mobile })));
      times.push(look.ms);
    }
    return [
      atLeast('policies loaded', first.result.added, 'policies', count),
      atLeast('documents loaded', first.result.documents, 'documents', documents),
      atMost('import', first.ms / 1000, 's', 600 / share),
      atLeast('the same list again, unchanged', again.result.unchanged, 'policies', count),
      { label: 'the same list again', value: again.ms / 1000, unit: 's' },
      atLeast('a list that changes all', changed.result.changed, 'policies', count),
      atMost('a list that changes all', changed.ms / 1000, 's', 600 / share),
      // SQLite gives up then, and so does a request (lib/store).
      atMost('longest wait of another write meanwhile', maxWaitMs, 'ms', 5_000),
      atMost('list of one person, p99', percentile(times, 99), 'ms', 50),
    ];
  } finally {
    await store.db.destroy();
    await database.remove();
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

function startConcurrentWriter({ dataDir, databaseUrl }: StoreLocation): {
  stop(): Promise<number>;
} {
  const worker = new Worker(new URL('./concurrent-writer.ts', import.meta.url), {
    workerData: { dataDir, databaseUrl },
  });
  const longest = new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The other writer went away.')));
  });
  // Told when it is waited for.
  longest.catch(() => undefined);
  return {
    stop() {
      worker.postMessage('stop');
      return longest;
    },
  };
}

/** Every second policy has a document of its own. @returns how many. */
function writeDocuments(folder: string, count: number): number {
  mkdirSync(join(folder, 'documents'));
  for (let n = 0; n < count; n += 2) {
    const pdf = examplePdf(['EXAMPLE, not a policy', `${n}`]);
    writeFileSync(join(folder, 'documents', `${n}.pdf`), pdf);
  }
  return Math.ceil(count / 2);
}

function importList(outbox: Outbox, folder: string, count: number, premium: number) {
  const header =
    'Insurer,Policy No,Product,Insured Name,Mobile No,Start Date,Expiry,Premium,Document';
  const rows = [header];
  for (let n = 0; n < count; n++) {
    const file = n % 2 ? '' : `${n}.pdf`;
    const policy = `Example Insurer A,EXAMPLE-${n},Example Plan,Example Person,${firstMobile + n}`;
    rows.push(`${policy},01/04/2026,31/03/2027,${premium},${file}`);
  }
  const file = join(folder, 'list.csv');
  writeFileSync(file, `${rows.join('\n')}\n`);
  const options = { file, documents: join(folder, 'documents'), insurer: null, map: new Map() };
  return importPolicies(outbox, { ...options, isDryRun: false }, () => undefined);
}
