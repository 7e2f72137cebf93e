/** Pages built to exhaust the parser, and threads that end for other reasons. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { createParserPool } from './parser-pool.ts';
import { readSavedPages } from './read-saved-pages.ts';

const wishes = { bannedWords: [], extractions: [] };
const good = { html: '<title>Plans for families</title><p>Text.', url: 'https://site.test/' };

/** One tag with many attributes: parsers compare each attribute with all earlier ones. */
const choke = `<p ${Array.from({ length: 60_000 }, (_, at) => `a${at}`).join(' ')}>`;

test('a page over the CPU or memory limit is reported as such, and the next page is parsed', async () => {
  const reader = createParserPool(wishes, { cpuMs: 400, memoryMb: 24 });
  await expect(reader.parsePage({ ...good, html: choke })).rejects.toThrow(
    /more than 0\.4 s of processor time/,
  );
  const tags = '<b><i></i></b>'.repeat(120_000);
  await expect(reader.parsePage({ ...good, html: tags })).rejects.toThrow(
    /more than (?:24 MB of memory|0\.4 s)/,
  );
  expect((await reader.parsePage(good)).titles[0]?.text).toBe('Plans for families');
  await reader.releaseThreads();
});

test('a saved page that exhausts the parser becomes a finding, and the other pages are parsed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  writeFileSync(join(folder, 'choke.html'), choke);
  writeFileSync(join(folder, 'good.html'), good.html);
  const reader = createParserPool(wishes, { cpuMs: 400, memoryMb: 256 });
  const { parsePage } = reader;
  const site = await readSavedPages(folder, { parsePage, maxPages: 10, maxBodyBytes: 4_000_000 });
  // Threads end before the assertions: one that is still alive would keep a failed run from ending.
  await reader.releaseThreads();
  rmSync(folder, { recursive: true });
  expect(runChecks(site, allChecks)).toContainEqual(
    expect.objectContaining({
      id: 'page-unread',
      url: 'file:///choke.html',
      what: 'its HTML could not be read: it takes more than 0.4 s of processor time',
    }),
  );
  expect(site.pages.get('file:///good.html')?.facts?.titles[0]?.text).toBe('Plans for families');
});

test('concurrent pages each get their own facts, and a released pool parses again', async () => {
  const reader = createParserPool(wishes);
  const titles = Array.from({ length: 4 }, (_, at) => `Page number ${at}`);
  const text = '<p>Words upon words. </p>'.repeat(2_500);
  const read = () =>
    Promise.all(
      titles.map((title) => reader.parsePage({ ...good, html: `<title>${title}</title>${text}` })),
    );
  const titlesOf = (all: Awaited<ReturnType<typeof read>>) =>
    all.map(({ titles: [first] }) => first?.text);
  expect(titlesOf(await read())).toEqual(titles);
  await reader.releaseThreads();
  expect(titlesOf(await read())).toEqual(titles);
  await reader.releaseThreads();
});
