import { deductionForms } from '../deductions/deduction-fields.ts';
import { maxLetterLength } from './letter-words.ts';
import { reasonDayRowsFor, refusalFields } from './refusal-fields.ts';
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

test('a day of its own is read only with a reason that needs it, and written back', () => {
  const licence = 'kind=refused&reason=driving-licence&arose=2026-01-11&licence=2026-01-10';
  expect(inputOf(licence).days).toEqual({ arose: '2026-01-11', licence: '2026-01-10' });
  expect(refusalSearch(inputOf(licence))).toBe(licence);
  expect(inputOf('reason=fraud&licence=2026-01-10').days).toEqual({});
  // A field that is not shown has no message that could be mended.
  expect(errorsOf('reason=fraud&licence=soon')).toEqual({});
});

test('each reason asks for the days of its own tests, those of its line only', () => {
  const dayIdsOf = (search: string) => reasonDayRowsFor(inputOf(search)).map(({ id }) => id);
  expect(dayIdsOf('reason=section-45')).toEqual([]);
  expect(dayIdsOf('reason=driving-licence')).toEqual(['licence']);
  expect(dayIdsOf('reason=permit-fitness&reason=registration-expired')).toEqual([
    'permit',
    'registration',
  ]);
  // The day of the papers of a vehicle is the day on which the insurer was told.
  expect(dayIdsOf('reason=late-notice-theft')).toEqual(['police']);
  expect(dayIdsOf('line=life&reason=late-notice')).toEqual(['told']);
  expect(dayIdsOf('line=travel&reason=late-notice')).toEqual([]);
  expect(dayIdsOf('reason=lapsed')).toEqual(['due']);
  expect(dayIdsOf('line=life&reason=late-interest')).toEqual(['told', 'settled']);
  expect(dayIdsOf('line=own-damage&kind=silence')).toEqual(['report']);
  expect(dayIdsOf('line=life&kind=silence')).toEqual(['told']);
});

test.each([
  ['reason=driving-licence&licence=2026-02-31', 'licence', 'does not exist'],
  ['reason=lapsed&due=2026-11-27', 'due', 'still to come'],
  ['reason=late-notice-theft&arose=2026-03-01&police=2026-02-28', 'police', 'before it happened'],
  ['line=life&reason=late-notice&arose=2026-03-01&told=2026-02-28', 'told', 'before it happened'],
  ['reason=repaired-before-survey&arose=2026-03-01&repaired=2026-02-28', 'repaired', 'before it'],
  ['line=life&reason=accident-benefit&arose=2026-03-01&died=2026-02-28', 'died', 'before it'],
  ['line=life&reason=late-interest&arose=2026-03-01&settled=2026-02-28', 'settled', 'before it'],
  ['reason=ownership-transfer&arose=2026-03-01&sold=2026-03-02', 'sold', 'after it happened'],
  ['reason=assessed-below-total-loss&arose=2026-03-01&report=2026-02-28', 'report', 'before it'],
  ['line=life&kind=silence&amount=much', 'amount', 'not an amount'],
  ['line=life&kind=silence&amount=0', 'amount', 'not an amount'],
] as const)('%s: a message beside the new field', (search, field, words) => {
  expect(errorsOf(search)).toEqual({ [field]: expect.stringContaining(words) });
});

test('no field has the name of a deduction, which travels in the same address', () => {
  const deductions = Object.values(deductionForms).flatMap(({ fields }) => Object.keys(fields));
  expect(deductions.filter((name) => refusalFields.includes(name))).toEqual([]);
});

test('the discharge is not before the admission', () => {
  const days = 'arose=2026-03-02&discharged=2026-03-01';
  expect(errorsOf(`line=health-reimbursement&reason=late-papers&${days}`)).toHaveProperty(
    'discharged',
  );
});

test('a licence, permit or registration may run beyond today', () => {
  for (const [reason, day] of [
    ['driving-licence', 'licence'],
    ['permit-fitness', 'permit'],
    ['registration-expired', 'registration'],
  ])
    expect(errorsOf(`reason=${reason}&${day}=2030-01-10`)).toEqual({});
});

test('the amount is read as people type it, where interest is in question', () => {
  expect(inputOf('line=life&kind=silence&amount=2.5 lakh').amount).toBe(250_000);
  expect(inputOf('line=life&kind=silence').amount).toBeUndefined();
  expect(inputOf('line=life&kind=refused&amount=250000').amount).toBeUndefined();
  expect(inputOf('line=health-cashless&kind=silence&amount=250000').amount).toBeUndefined();
  const search = 'line=life&kind=silence&amount=250000';
  expect(refusalSearch(inputOf(search))).toBe(search);
});

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

test.each([
  ['papers', 'papers=2026-11-10'],
  ['told', 'reason=late-notice&told=2026-11-10'],
])('the day "%s" may be before a planned stay, and before no other treatment', (field, days) => {
  const asked = (line: string) => errorsOf(`line=${line}&arose=2026-11-20&${days}`);
  expect(asked('health-cashless')).toEqual({});
  expect(asked('health-reimbursement')).toEqual({
    [field]: expect.stringContaining('before it happened'),
  });
});
