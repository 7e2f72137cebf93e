/** What every row of lib/content/refusals must hold. */
import { findReason, refusalReasons } from '../../content/refusals/all-refusals.ts';
import { refusalLetterBlanks } from '../../content/refusals/refusal-letter.ts';
import type { RefusalReason, RuledParagraph } from '../../content/refusals/refusal-types.ts';
import { addDays } from '../../dates/iso-date.ts';
import { figureRows } from '../../figures/figure-on.ts';
import { judgeReason, rulesOfLine } from './judge-reason.ts';
import { casesOf, linkableUrl, readCases } from './read-cases.ts';

const textOf = (one: string | RuledParagraph) => (typeof one === 'string' ? one : one.text);
const namesIn = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
const rows = refusalReasons.map((reason): [string, RefusalReason] => [reason.id, reason]);

test('ids are unique', () => {
  for (const ids of [refusalReasons.map(({ id }) => id), readCases.map(({ id }) => id)])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(rows)('%s: its rules and periods are figures of the site', (_, reason) => {
  const figures = [
    ...reason.rules.map(({ figure }) => figure),
    ...reason.tests.map(({ clock }) => clock),
  ];
  expect(figures.filter((figure) => !figureRows.includes(figure)).map(({ id }) => id)).toEqual([]);
  // A period that decides is a rule of the reason: the page shows its source.
  const rules = reason.rules.map(({ figure }) => figure.id);
  expect(reason.tests.map(({ clock }) => clock.id).filter((id) => !rules.includes(id))).toEqual([]);
});

test.each(rows)('%s: it has a rule that was read, or says that none was', (_, reason) => {
  expect(reason.rules.length > 0 || Boolean(reason.unread)).toBe(true);
});

test.each(rows)(
  '%s: its verdict says in one or two short sentences what decides, without the insurer’s terms',
  (_, { verdict }) => {
    expect(verdict.length).toBeLessThanOrEqual(96);
    // The first words of the page: nothing before them says who is meant.
    expect(verdict).toMatch(/^The insurer .+\.$/);
    expect(verdict).not.toMatch(/\b[Tt]hey\b/);
    // "Which charges depend on the room decides." reads as a riddle.
    expect(verdict).not.toMatch(/\bdecides?\b/);
    expect(verdict).not.toMatch(/[{\d]|\b(PED|Excl|section|clause \d|NCB|IDV|PUC|OPD|DL)\b/);
  },
);

test('no two reasons have one verdict', () => {
  expect(new Set(refusalReasons.map(({ verdict }) => verdict)).size).toBe(refusalReasons.length);
});

test.each(rows)('%s: its texts have no unknown placeholder', (_, reason) => {
  const { meaning, verdict, turnsOn, cannotJudge, unread = '', elsewhere = '' } = reason;
  const plain = [
    ...[meaning, verdict, turnsOn, cannotJudge, unread, elsewhere],
    ...reason.evidence.flatMap(({ paper, proves }) => [paper, proves]),
    ...reason.rules.map(({ text }) => text),
  ];
  expect(plain.flatMap(namesIn)).toEqual([]);
  const outcomes = reason.tests.flatMap(({ within, after, older, before }) => [
    ...[within, after].flatMap(({ text, pleads = '', pleadsBetween = '' }) => [
      ...[text, pleads, pleadsBetween],
    ]),
    ...[older?.text ?? '', before?.pleads ?? ''],
  ]);
  const known = ['from', 'end', 'at', 'length', 'since', 'letterDay'];
  expect(outcomes.flatMap(namesIn).filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test.each(rows)('%s: its letter uses blanks of the letter only', (_, reason) => {
  const known = refusalLetterBlanks.map(({ id }) => id);
  const { depends, ...decided } =
    'depends' in reason.letter ? reason.letter : { depends: reason.letter };
  const unknown = (letter: readonly (string | RuledParagraph)[], names: readonly string[]) =>
    letter
      .map(textOf)
      .flatMap(namesIn)
      .filter((name = '') => !names.includes(name));
  // If days are missing, there is no period to fill in.
  expect(unknown(depends, known)).toEqual([]);
  const ofTest = [...known, 'from', 'end', 'at', 'length'];
  expect(unknown(Object.values(decided).flat(), ofTest)).toEqual([]);
});

test.each(rows)('%s: a period that bars the reason has its own paragraphs', (_, reason) => {
  const standings = reason.tests.flatMap(({ within, after }) => [within.standing, after.standing]);
  if (standings.includes('cannot-stand')) expect(reason.letter).toHaveProperty('cannot-stand');
});

test.each(rows)('%s: its cases were read, and are of one of its lines', (_, reason) => {
  expect(reason.cases.filter((id) => !readCases.some((one) => one.id === id))).toEqual([]);
  const foreign = casesOf(reason).filter(({ line }) => !reason.lines.includes(line));
  expect(foreign.map(({ id }) => id)).toEqual([]);
});

test('a case has its day, its year, or neither', () => {
  const wrong = readCases.filter(({ date }) => date && !/^\d{4}(-\d\d){0,2}$/.test(date));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a case is linked where it was read, unless its address is a bare number or shows uploads', () => {
  const unlinked = readCases.filter((one) => !linkableUrl(one)).map(({ source }) => source.url);
  expect(unlinked.filter((url) => !/^http:\/\/[\d.]+\/|docz|vdocuments|scribd/.test(url))).toEqual(
    [],
  );
});

test.each(rows)('%s: each period is judged on its last day and on the day after', (_, reason) => {
  const today = '2026-11-26';
  for (const test of reason.tests) {
    const one = { ...reason, tests: [test] };
    const days = { [test.from]: '2024-09-30', letter: today } as const;
    const [first] = judgeReason(one, { ...days, [test.at]: today }, today).tests;
    if (!first || 'missing' in first) throw new Error('This test asks for a day that it has');
    const at = test.at === 'today' ? 'letter' : test.at;
    const standingAt = (day: typeof first.end) =>
      judgeReason(one, { ...days, [at]: day }, today).standing;
    const isOpen =
      'completeOn' in (judgeReason(one, { ...days, [at]: first.end }, today).tests[0] ?? {});
    expect(standingAt(first.end)).toBe(isOpen ? 'depends' : test.within.standing);
    expect(standingAt(addDays(first.end, 1))).toBe(test.after.standing);
  }
});

const nameOfLine: readonly [RegExp, RegExp][] = [
  [/^Health:|health$/, /^health-/],
  [/^Life:|a death$/, /^life$/],
  [/^Own damage:|a vehicle$/, /^own-damage$|^theft$|^third-party$/],
];

test.each(rows)('%s: each line has rules, and none that names another line', (_, reason) => {
  for (const line of reason.lines) {
    const rules = rulesOfLine(reason, line);
    expect(rules.length > 0 || Boolean(reason.unread)).toBe(true);
    for (const { label } of rules) {
      const [, lines] = nameOfLine.find(([name]) => name.test(label)) ?? [];
      if (lines) expect([label, line]).toEqual([label, expect.stringMatching(lines)]);
    }
  }
  expect(rulesOfLine(reason, null)).toEqual(reason.rules);
});

test('a reason of every line shows the cases of the visitor’s kind of insurance', () => {
  const breach = findReason('breach-of-condition');
  if (!breach) throw new Error('No such reason');
  expect(casesOf(breach, 'health-cashless')).toEqual([]);
  expect(casesOf(breach, 'third-party').map(({ line }) => line)).toContain('theft');
  expect(casesOf(breach).length).toBe(3);
});
