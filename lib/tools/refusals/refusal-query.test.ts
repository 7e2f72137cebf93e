import { maxLetterLength } from './find-reasons.ts';
import { parseRefusalQuery, refusalSearch } from './refusal-query.ts';

const today = '2026-11-26';

const parse = (search: string) => parseRefusalQuery(new URLSearchParams(search), today);

function errorsOf(search: string) {
  const query = parse(search);
  return query.kind === 'invalid' ? query.errors : {};
}

const inputOf = (search: string) => {
  const query = parse(search);
  if (query.kind !== 'valid') throw new Error('The query is wrong');
  return query.input;
};

test('a query without dates, and one with all of them, are read and written back', () => {
  const all =
    'line=life&kind=part&reason=section-45&reason=late-papers&began=2024-01-01&arose=2026-01-02&letter=2026-03-04&papers=2026-02-02&sent=2026-04-01';
  for (const search of ['kind=refused', 'line=theft&kind=silence', all])
    expect(refusalSearch(inputOf(search))).toBe(search);
});

test('an old or foreign address still answers: unknown words are left out', () => {
  const input = inputOf('line=boat&kind=lost&reason=x&reason=constructor&reason=section-45&q=');
  expect(input).toMatchObject({ line: null, kind: 'refused' });
  expect(input.reasons.map(({ id }) => id)).toEqual(['section-45']);
});

test('a reason of another line, a repeated one and a fourth one are left out', () => {
  const ids = (search: string) => inputOf(search).reasons.map(({ id }) => id);
  expect(ids('line=theft&reason=section-45&reason=late-papers')).toEqual(['late-papers']);
  expect(ids('reason=late-papers&reason=late-papers')).toEqual(['late-papers']);
  expect(
    ids('reason=late-papers&reason=section-45&reason=late-notice-theft&reason=travel-pre-existing'),
  ).toHaveLength(3);
});

test('a fourth reason, and one of another line, are named as left out', () => {
  const leftOut = (search: string) => {
    const query = parse(search);
    return query.kind === 'valid' && query.leftOut;
  };
  expect(leftOut('line=theft&reason=section-45&reason=late-papers')).toMatchObject({
    ofOtherLine: [{ id: 'section-45' }],
    overLimit: [],
  });
  expect(
    leftOut('reason=late-papers&reason=section-45&reason=late-notice-theft&reason=fraud'),
  ).toMatchObject({ ofOtherLine: [], overLimit: [{ id: 'fraud' }] });
});

test('words longer than the field are cut', () => {
  expect(parse(`q=${'x'.repeat(500)}`)).toMatchObject({ q: 'x'.repeat(maxLetterLength) });
});

test.each(['cheque-dishonoured-64vb', 'life-cheque-64vb', 'lapsed', 'lapsed-health'])(
  '%s: the policy may end by a letter before it happened',
  (id) => {
    const days = 'arose=2026-03-01&letter=2026-02-28';
    expect(errorsOf(`${days}&reason=${id}`)).toEqual({});
    expect(errorsOf(`${days}&reason=${id}&reason=fraud`)).toEqual({});
    expect(errorsOf(`${days}&reason=fraud`)).toHaveProperty('letter');
  },
);

test('dates may be typed as in India', () => {
  expect(inputOf('began=5.3.2024&letter=06/07/2026').days).toEqual({
    began: '2024-03-05',
    letter: '2026-07-06',
  });
});

test.each([
  ['began=2026-02-31', 'began', 'does not exist'],
  ['letter=tomorrow', 'letter', 'does not exist'],
  ['letter=2026-11-27', 'letter', 'still to come'],
  ['arose=2026-11-27', 'arose', 'still to come'],
  ['began=2026-03-01&letter=2026-02-28', 'letter', 'before the cover began'],
  ['began=2026-03-01&arose=2026-02-28', 'arose', 'before the cover began'],
  ['arose=2026-03-01&letter=2026-02-28', 'letter', 'before it happened'],
  ['arose=2026-03-01&papers=2026-02-28', 'papers', 'before it happened'],
  ['letter=2026-03-01&sent=2026-02-28', 'sent', 'before their letter'],
] as const)('%s: a message beside the field', (search, field, words) => {
  expect(errorsOf(search)).toEqual({ [field]: expect.stringContaining(words) });
});

test('a refused date is kept as typed, with everything else', () => {
  const query = parse(
    `line=life&reason=section-45&began=${'9'.repeat(50)}&letter=2026-01-01&q=PED`,
  );
  expect(query).toMatchObject({
    kind: 'invalid',
    values: { line: 'life', q: 'PED', days: { began: '9'.repeat(24), letter: '2026-01-01' } },
  });
});

test('the same day in two fields is in order, and a planned stay may be refused before it', () => {
  expect(errorsOf('began=2026-03-01&arose=2026-03-01&letter=2026-03-01')).toEqual({});
  expect(errorsOf('line=health-cashless&arose=2026-12-05&letter=2026-11-20')).toEqual({});
  expect(errorsOf('line=health-reimbursement&arose=2026-12-05')).toHaveProperty('arose');
});
