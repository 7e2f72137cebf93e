import { cleanTraps } from './clean-traps.ts';
import { plantedFaults } from './planted-faults.ts';
import type { Proof, Row } from './row.ts';
import { pagesOf } from './site-pages.ts';
import { type PlantedSite, startPlantedSite } from './start-planted-site.ts';

let planted: PlantedSite;
beforeAll(async () => {
  planted = await startPlantedSite();
});
afterAll(() => planted.close());

/** The part of a proof that the site does not confirm; empty when all of it is true. */
async function failedExpectations(row: Row, proof: Proof): Promise<string[]> {
  const path = proof.path ?? row.paths[0] ?? '';
  const response = await fetch(`${planted.origins[row.site]}${path}`, {
    redirect: 'manual',
    headers: proof.agent ? { 'user-agent': proof.agent } : {},
  });
  const body = Buffer.from(await response.arrayBuffer());
  const text = body.toString();
  const wrong: string[] = [];
  const [name, value] = proof.header ?? [];
  const header = name ? response.headers.get(name) : null;
  if (proof.status && proof.status !== response.status) wrong.push(`status ${response.status}`);
  if (name && !(value === null ? header === null : value?.test(header ?? '')))
    wrong.push(`${name}: ${header}`);
  if (proof.body && !proof.body.test(text)) wrong.push(`no ${proof.body}`);
  if (proof.lacks?.test(text)) wrong.push(`holds ${proof.lacks}`);
  if (body.length <= (proof.bytesAbove ?? -1)) wrong.push(`${body.length} bytes`);
  return wrong.map((what) => `${row.id}: ${path}: ${what}`);
}

async function allFailedExpectations(rows: readonly Row[]): Promise<string[]> {
  const checked = rows.map(async (row) => {
    const wrong: string[] = [];
    for (const proof of row.proofs) wrong.push(...(await failedExpectations(row, proof)));
    return wrong;
  });
  return (await Promise.all(checked)).flat();
}

test('every fault is on the site as its row says', async () => {
  expect(await allFailedExpectations(plantedFaults)).toEqual([]);
});

test('every clean trap is on the site as its row says', async () => {
  expect(await allFailedExpectations(cleanTraps)).toEqual([]);
});

test('there are enough faults, traps and pages, and about a third of the rows is held back', () => {
  const rows = [...plantedFaults, ...cleanTraps];
  const heldShare = rows.filter((row) => row.held).length / rows.length;
  expect(plantedFaults.length).toBeGreaterThanOrEqual(170);
  expect(cleanTraps.length).toBeGreaterThanOrEqual(60);
  expect(pagesOf('main').length).toBeGreaterThanOrEqual(190);
  expect(heldShare).toBeGreaterThan(0.27);
  expect(heldShare).toBeLessThan(0.4);
});

test('ids and page addresses are unique, and every row has a proof and an address', () => {
  const rows: Row[] = [...plantedFaults, ...cleanTraps];
  const ids = rows.map((row) => row.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(rows.filter((row) => row.proofs.length === 0 || row.paths.length === 0)).toEqual([]);
  const sites = [...new Set(rows.map((row) => row.site))];
  for (const site of sites) {
    const paths = pagesOf(site).map((page) => page.path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  }
});

test('a correct page differs from all others in title, description and text', () => {
  const right = cleanTraps
    .flatMap((row) => row.pages)
    .filter((page) => !page.title && !page.textSeed);
  const topics = right.map((page) => page.topic);
  expect(new Set(topics).size).toBe(topics.length);
});

test('a copy of the site uses its public origin', async () => {
  const copy = await startPlantedSite({ publicOrigin: 'https://www.mango-lane.example' });
  const text = await (await fetch(`${copy.origin}/about`)).text();
  await copy.close();
  expect(text).toContain('rel="canonical" href="https://www.mango-lane.example/about"');
});
