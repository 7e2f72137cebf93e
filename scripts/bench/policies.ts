/**
 * A desk's whole list in one import, and how fast its people then see their policies: npm run bench -- policies
 * [--share 5] runs it at a fifth of the size.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../lib/config/environment.server.ts';
import { outboxOn } from '../../lib/outbox/outbox.server.ts';
import { contactKeyOf } from '../../lib/policies/contact-key.server.ts';
import { examplePdf } from '../../lib/policies/example-pdf.ts';
import { importPolicies } from '../../lib/policies/import/import-policies.server.ts';
import { listPolicies } from '../../lib/policies/read-policies.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const policies = 100_000;
const looks = 2_000;
const firstMobile = 9_000_000_000;

export async function benchPolicies(options: readonly string[]): Promise<Measurement[]> {
  const share = Number(options[options.indexOf('--share') + 1]) || 1;
  const count = Math.round(policies / share);
  const data = temporaryDataDir();
  const env = { ...environment(), dataDir: data.dataDir, databaseUrl: null };
  const store = await openStoreAt(env);
  try {
    const outbox = outboxOn(store, env);
    const list = writeList(data.dataDir, count);
    const startedAt = performance.now();
    const report = await importPolicies(
      outbox,
      { ...list, insurer: null, map: new Map(), isDryRun: false },
      () => undefined,
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const againAt = performance.now();
    const again = await importPolicies(
      outbox,
      { ...list, insurer: null, map: new Map(), isDryRun: false },
      () => undefined,
    );
    const secondsAgain = (performance.now() - againAt) / 1000;
    const times: number[] = [];
    for (let n = 0; n < looks; n++) {
      const mobile = String(firstMobile + ((n * 7919) % count));
      const lookedAt = performance.now();
      await listPolicies(outbox, contactKeyOf(outbox, { mobile }));
      times.push(performance.now() - lookedAt);
    }
    times.sort((one, other) => one - other);
    return [
      atLeast('policies loaded', report.added, 'policies', count),
      atLeast('documents loaded', report.documents, 'documents', count / 2),
      atMost('import', seconds, 's', 600 / share),
      atLeast('the same list again, unchanged', again.unchanged, 'policies', count),
      { what: 'the same list again', value: secondsAgain, unit: 's' },
      atMost('list of one person, p99', times[Math.floor(looks * 0.99)] ?? 0, 'ms', 50),
    ];
  } finally {
    await store.db.destroy();
    data.remove();
  }
}

/** Every second policy has a document of its own. */
function writeList(folder: string, count: number): { file: string; documents: string } {
  const documents = join(folder, 'documents');
  mkdirSync(documents);
  const rows = ['Insurer,Policy No,Product,Insured Name,Mobile No,Start Date,Expiry,Document'];
  for (let n = 0; n < count; n++) {
    const name = n % 2 ? '' : `${n}.pdf`;
    if (name) writeFileSync(join(documents, name), examplePdf(['EXAMPLE, not a policy', `${n}`]));
    const mobile = firstMobile + n;
    rows.push(
      `Example Insurer A,EXAMPLE-${n},Example Plan,Example Person,${mobile},01/04/2026,31/03/2027,${name}`,
    );
  }
  const file = join(folder, 'list.csv');
  writeFileSync(file, `${rows.join('\n')}\n`);
  return { file, documents };
}
