/** The search API on the sample list, with a store of its own. */
import { temporaryDataDir } from '@/testing/databases/temporary-database.ts';
import { pollUntil } from '@/testing/poll-until.ts';

const data = temporaryDataDir();
process.env.DATA_DIR = data.dataDir;

async function search(query: string) {
  const { GET } = await import('./route');
  const response = await GET(new Request(`http://localhost/api/hospitals${query}`));
  return { response, answer: await response.json() };
}

afterAll(async () => {
  const { openStore } = await import('@/lib/store/open-store.server.ts');
  await (await openStore()).db.destroy();
  data.remove();
});

test('a misspelt name and city find the hospital, and the answer names the corrections', async () => {
  const { response, answer } = await search('?q=appolo+banglore');
  expect(response.status).toBe(200);
  expect(answer.results[0]).toMatchObject({ city: 'Bengaluru', state: 'Karnataka', insurers: [] });
  expect(answer.results[0].name).toMatch(/^Apollo/);
  expect(answer).toMatchObject({ readAs: 'apollo bangalore', isSample: true, lists: [], page: 1 });
});

test('an answer of the sample list with a position is not cached', async () => {
  for (const query of ['?near=12.93,77.62', '?q=near+12.93,77.62']) {
    const { response, answer } = await search(query);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.results[0].distanceKm).toBeLessThan(3);
  }
});

test('an unusable query gets a message, not an error status', async () => {
  const { response, answer } = await search(
    '?q=%3Cscript%3E%27%3B+DROP+TABLE+lead%3B--&pin=000000&near=95,10&page=-1&insurer=Nobody',
  );
  expect(response.status).toBe(200);
  expect(Object.keys(answer.problems).sort()).toEqual(['insurers', 'near', 'page', 'pin']);
});

test('suggestions name places and hospitals', async () => {
  const { GET } = await import('@/app/api/hospitals/suggestions/route');
  const response = await GET(new Request('http://localhost/api/hospitals/suggestions?q=beng'));
  const suggestions = await response.json();
  expect(suggestions[0]).toMatchObject({ kind: 'place', label: 'Bengaluru', detail: 'Karnataka' });
  expect(suggestions.length).toBeLessThanOrEqual(8);
});

describe('with a list in force', () => {
  let replaced: Awaited<ReturnType<typeof search>>;

  beforeAll(async () => {
    // The sample list is in force until the import.
    expect((await search('?q=ruby+hall+pune')).answer.isSample).toBe(true);
    const { openStore } = await import('@/lib/store/open-store.server.ts');
    const { acquireImportLock } = await import('@/lib/imports/import-lock.server.ts');
    const { replaceList } = await import('@/lib/tools/hospitals/import/replace-list.server.ts');
    const { hospitalEntry } = await import('@/testing/data/hospital-entry.ts');
    const store = await openStore();
    const lock = await acquireImportLock(store, 'hospitals', { waitMs: 0 });
    const list = { insurer: 'Alpha', asOf: '2026-06-29', entries: [hospitalEntry()] };
    await replaceList(store, lock, list, { onStep: () => undefined });
    await lock.release();
    replaced = await pollUntil(
      async () => {
        const found = await search('?q=ruby+hall+pune&insurer=Alpha');
        return found.answer.isSample ? null : found;
      },
      { what: 'the imported list', timeoutMs: 60_000, everyMs: 100 },
    );
  });

  test('it has replaced the sample list without a restart', () => {
    expect(replaced.answer).toMatchObject({
      total: 1,
      problems: {},
      lists: [{ insurer: 'Alpha', asOf: '2026-06-29', hospitals: 1 }],
      results: [{ name: 'Ruby Hall Clinic', insurers: ['Alpha'] }],
    });
  });

  // The answers of the sample list are never cached: only a list in force shows the difference.
  test('an answer may be cached for a minute, but not one with a position', async () => {
    const cached = async (query: string) =>
      (await search(query)).response.headers.get('cache-control');
    expect(await cached('?q=ruby+hall+pune')).toBe('public, max-age=60');
    expect(await cached('?near=18.53,73.87')).toBe('no-store');
    expect(await cached('?q=near+18.53,73.87')).toBe('no-store');
  });
});
