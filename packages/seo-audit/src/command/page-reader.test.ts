/** Pages that are made to choke their reader, and a reader that is lost for no fault of the page. */
import { startPageReader } from './page-reader.ts';

const wishes = { bannedWords: [], extractions: [] };
const good = { html: '<title>Plans for families</title><p>Text.', url: 'https://site.test/' };

test('a page beyond the limit of processor time or memory is said to be so, and the next one is read', async () => {
  const reader = startPageReader(wishes, { cpuMs: 400, memoryMb: 24 });
  const attributes = `<p ${Array.from({ length: 60_000 }, (_, at) => `a${at}`).join(' ')}>`;
  await expect(reader.parsePage({ ...good, html: attributes })).rejects.toThrow(
    /more than 0\.4 s of processor time/,
  );
  const tags = '<b><i></i></b>'.repeat(120_000);
  await expect(reader.parsePage({ ...good, html: tags })).rejects.toThrow(
    /more than (?:24 MB of memory|0\.4 s)/,
  );
  expect((await reader.parsePage(good)).titles[0]?.text).toBe('Plans for families');
  await reader.rest();
});

test('many pages at once get each its own facts, and a reader that rested reads on', async () => {
  const reader = startPageReader(wishes);
  const titles = Array.from({ length: 4 }, (_, at) => `Page number ${at}`);
  const text = '<p>Words upon words. </p>'.repeat(2_500);
  const read = () =>
    Promise.all(
      titles.map((title) => reader.parsePage({ ...good, html: `<title>${title}</title>${text}` })),
    );
  const titlesOf = (all: Awaited<ReturnType<typeof read>>) =>
    all.map(({ titles: [first] }) => first?.text);
  expect(titlesOf(await read())).toEqual(titles);
  await reader.rest();
  expect(titlesOf(await read())).toEqual(titles);
  await reader.rest();
});
