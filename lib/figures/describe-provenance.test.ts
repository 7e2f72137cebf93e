import type { Figure } from '../content/types.ts';
import { describeProvenance } from './describe-provenance.ts';
import { figureRows } from './figure-on.ts';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthAndYear = new RegExp(`(?:(\\d{1,2}) )?(${months.join('|')}) (\\d{4})`, 'g');

/** Latest date in a title: "12 June 2024", "July 2019", "Rules, 2021", "2024-25". Undefined if it has none. */
function lastDayOf(title: string): string | undefined {
  const days = [...title.matchAll(monthAndYear)].map(([, day = '31', month = '', year = '']) =>
    [year, String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  const years = [...title.replace(monthAndYear, '').matchAll(/\b(\d{4})(?:-(\d{2}))?\b/g)]
    .filter(([, year = '']) => /^(18|19|20)/.test(year))
    .map(([, year = '', end]) => `${end ? year.slice(0, 2) + end : year}-12-31`);
  return [...days, ...years].sort().at(-1);
}

/** Whether a figure's date is later than its document although no later text was read. */
function isDatedTooLate({
  asOf,
  from,
  isEffectiveDateUnknown,
  isReconfirmed,
  source,
}: Figure): boolean {
  const titleDate = lastDayOf(source.title);
  // A later amendment may have inserted a section: it is valid from its own date.
  const began = isEffectiveDateUnknown ? '' : from;
  const stated = asOf + '-01-01'.slice(asOf.length - 'YYYY'.length);
  return titleDate !== undefined && !isReconfirmed && stated > titleDate && stated > began;
}

test('no figure is dated later than its document, unless a later text was read', () => {
  const undated = figureRows.filter(({ source }) => lastDayOf(source.title) === undefined);
  expect(undated.length).toBeLessThan(figureRows.length / 4);
  expect(figureRows.filter(isDatedTooLate).map(({ id, asOf }) => `${id} ${asOf}`)).toEqual([]);
});

test('a figure confirmed by a later text has a date later than its document', () => {
  const reread = figureRows.filter(({ isReconfirmed }) => isReconfirmed);
  const problems = reread.filter((row) => !isDatedTooLate({ ...row, isReconfirmed: undefined }));
  expect(reread.length).toBeGreaterThan(10);
  expect(problems.map(({ id }) => id)).toEqual([]);
});

test('the date of a document is parsed from its title', () => {
  const titles = ['Circular, 12 June 2024', 'Guidelines of July 2019', 'Rules, 2021, rule 3'];
  expect(titles.map(lastDayOf)).toEqual(['2024-06-12', '2019-07-31', '2021-12-31']);
  expect(lastDayOf('Handbook 2024-25, Table 62')).toBe('2025-12-31');
  expect(lastDayOf('Questions, IRDA/LIFE/MISC/221')).toBeUndefined();
});

test('the text names the date and what was read, and for an old document that it is still valid', () => {
  const figure: Figure = {
    id: 'a',
    label: 'Grace period',
    text: '30 days',
    from: '2024-05-29',
    asOf: '2024-05-29',
    source: { title: 'Master circular' },
    readIn: 'official-text',
  };
  expect(describeProvenance(figure)).toBe('29 May 2024, read in the official text');
  const source = { title: 'Guidelines', via: 'Mint, 5 January 2021' };
  expect(describeProvenance({ ...figure, source, readIn: 'press' })).toBe(
    '29 May 2024, read in the press: Mint, 5 January 2021',
  );
  const reread = { ...figure, isReconfirmed: true, readIn: 'note' } as const;
  expect(describeProvenance(reread)).toBe('still so on 29 May 2024, read in a note that names it');
  expect(describeProvenance({ ...reread, asOf: '2026' })).toContain('still so in 2026,');
});
