import {
  hasUrl,
  isFigure,
  isOfficial,
  nodesIn,
  readSiteContent,
  type SiteContent,
  sourcesIn,
} from '../../testing/checks/site-content.ts';

/** No figure may have a later date. Raise it with each review of the pages. */
const checkedOn = '2026-11-27';

let pages: SiteContent['pages'];
let facts: SiteContent['facts'];
beforeAll(async () => {
  ({ pages, facts } = await readSiteContent());
});

/** The same day for '2026-11-21', the first day of the period for '2026-11' and '2026'; null if it is not a date. */
function startOf(asOf: string): string | null {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(asOf)) return null;
  const day = asOf + '-01-01'.slice(asOf.length - 4);
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}

test('every figure has its meaning, its source and its date', () => {
  const figures = [...pages, ...facts].flatMap(({ file, content }) =>
    nodesIn(content)
      .filter(isFigure)
      .map((figure) => ({ file, ...figure })),
  );
  expect(figures.length).toBeGreaterThan(0);
  const problems = figures.flatMap(({ file, id, label, text, asOf, source }) => {
    const start = startOf(asOf);
    return [
      ...(id?.trim() && label.trim() && text.trim() ? [] : ['has no id, label or text']),
      ...(source?.title?.trim() ? [] : ['has no source']),
      ...(start === null ? [`has "${asOf}" for a date`] : []),
      ...(start !== null && start > checkedOn ? [`is dated ${asOf}, after ${checkedOn}`] : []),
    ].map((problem) => `${file}: figure "${id}" ${problem}.`);
  });
  expect(problems).toEqual([]);
});

test('two figures share an id only where one follows the other', () => {
  const figureById = new Map<string, string>();
  const problems = new Set<string>();
  for (const { file, content } of [...facts, ...pages]) {
    for (const { id, from, label, text, asOf, source } of nodesIn(content).filter(isFigure)) {
      const figure = JSON.stringify([label, text, asOf, source]);
      const row = `${id} ${from}`;
      if ((figureById.get(row) ?? figure) !== figure)
        problems.add(`${file}: figure "${id}" says something else than another of that id.`);
      figureById.set(row, figure);
    }
  }
  expect([...problems]).toEqual([]);
});

test('every source with a URL leads to an official host over https', () => {
  const sources = [...pages, ...facts].flatMap(({ file, content }) =>
    nodesIn(content)
      .filter(hasUrl)
      .map(({ title, url = '' }) => ({ file, title, url })),
  );
  expect(sources.length).toBeGreaterThan(0);
  const problems = sources
    .filter(({ url }) => !isOfficial(url))
    .map(({ file, title, url }) => `${file}: "${title}" leads to "${url}", no official host.`);
  expect(problems).toEqual([]);
});

test('a document has one title, and at most one URL', () => {
  const urlsByDocument = new Map<string, Set<string>>();
  const titlesByDocument = new Map<string, Set<string>>();
  for (const { title, url } of [...pages, ...facts].flatMap(({ content }) => sourcesIn(content))) {
    // Excludes how we read it, its effective date, and the section.
    const document = title
      .toLowerCase()
      .replace(/, (as (reported|named|tabled|explained|reproduced)|in force|read) .*$/, '')
      .replace(/\bno\. |, part [ivx]+\b/g, '');
    titlesByDocument.set(document, (titlesByDocument.get(document) ?? new Set()).add(title));
    urlsByDocument.set(title, (urlsByDocument.get(title) ?? new Set()).add(url ?? 'none'));
  }
  expect(titlesByDocument.size).toBeGreaterThan(50);
  const twice = [...titlesByDocument.values(), ...urlsByDocument.values()].filter(
    (names) => names.size > 1,
  );
  expect(twice.map((names) => [...names])).toEqual([]);
});
