import { comparedDays } from './compared-days.ts';
import { decisiveTests } from './judge-reason.ts';
import { resolveRefusal, type ShownRefusal } from './resolve-refusal.ts';

const today = '2026-11-26';

const resolve = (search: string) => resolveRefusal(new URLSearchParams(search), today);

function shown(search: string): ShownRefusal {
  const resolved = resolve(search);
  if (resolved.kind !== 'answer') throw new Error(JSON.stringify(resolved));
  return resolved;
}

test('a query without a field of ours leads to the page; a clear word to its reason, without the word', () => {
  expect(resolve('')).toEqual({ kind: 'redirect', href: '/claim/refused' });
  expect(resolve('utm_source=x&roomCut=9')).toEqual({ kind: 'redirect', href: '/claim/refused' });
  expect(resolve('line=life&q=u/s+45&began=2024-01-01')).toEqual({
    kind: 'redirect',
    href: '/claim/refused/answer?line=life&kind=refused&reason=section-45&began=2024-01-01',
  });
  expect(resolve('line=health-reimbursement&kind=part&q=PED&otherCut=900')).toMatchObject({
    href: expect.stringMatching(/reason=pre-existing-disease&otherCut=900$/),
  });
});

test('wrong days and wrong sums lead to their form; the days first, with the sums kept', () => {
  const wrong = 'line=health-reimbursement&kind=part&otherCut=900&letter=';
  expect(resolve(`${wrong}2026-02-31`)).toMatchObject({
    kind: 'wrong-days',
    isContradiction: false,
    typedDeductions: 'otherCut=900',
  });
  expect(resolve(`${wrong}2026-01-01&arose=2026-05-01`)).toMatchObject({
    kind: 'wrong-days',
    isContradiction: true,
    values: { days: { letter: '2026-01-01' } },
  });
  expect(resolve(`${wrong}2026-11-01&bill=500&paid=100`)).toMatchObject({
    kind: 'wrong-sums',
    deductions: { branch: 'health', errors: { bill: expect.any(String) } },
  });
  // Sums of a claim that was refused whole are no part of it.
  expect(resolve('line=health-reimbursement&bill=500&paid=900').kind).toBe('answer');
});

test.each([
  ['kind=refused', ['no-reason'], 'No reason yet: ask for it in writing'],
  [
    'line=life&reason=late-papers',
    ['reasons'],
    'The insurer says a paper is missing or late. What the decision really needs is the question.',
  ],
  [
    'line=life&reason=late-papers&reason=section-45',
    ['reasons'],
    'The letter gives 2 reasons: answer each of them',
  ],
  [
    'line=life&reason=section-45&began=2020-01-01&letter=2026-11-01',
    ['reasons'],
    'The rule is on your side: the 3 years ended on 1 January 2023',
  ],
  ['q=zeppelin', ['which'], 'We do not know this reason yet: ask for it in writing'],
  ['q=illness', ['which'], 'Which of these does your letter say?'],
  [
    'line=health-cashless&q=waiting+period',
    ['which', 'cashless-now'],
    'Which of these does your letter say?',
  ],
  [
    'line=life&reason=section-45&q=zeppelin',
    ['reasons', 'which'],
    'The insurer questions the policy itself. What counts: the policy’s age, and what the form asked.',
  ],
  [
    'line=health-cashless&kind=refused',
    ['cashless-now', 'no-reason'],
    'No reason yet: ask for it in writing',
  ],
  [
    'line=health-cashless&kind=refused&letter=2024-11-25',
    ['no-reason'],
    'No reason yet: ask for it in writing',
  ],
  [
    'line=health-cashless&kind=refused&letter=2024-11-26',
    ['cashless-now', 'no-reason'],
    'No reason yet: ask for it in writing',
  ],
  ['kind=silence', ['silence'], 'No decision yet: ask by which day it comes'],
  [
    'kind=silence&line=health-reimbursement&papers=2026-11-01',
    ['silence'],
    'The insurer’s time ended on 16 November 2026',
  ],
  [
    'kind=silence&line=health-reimbursement&papers=2026-11-20',
    ['silence'],
    'The insurer’s time runs until 5 December 2026',
  ],
  // One of two times is over: neither alone is the verdict.
  [
    'kind=silence&line=life&papers=2026-11-01',
    ['silence'],
    'No decision yet: ask by which day it comes',
  ],
  ['kind=part', ['deductions-line', 'no-reason'], 'No reason yet: ask for it in writing'],
  ['kind=part&line=life', ['no-reason'], 'No reason yet: ask for it in writing'],
  [
    'kind=part&line=own-damage',
    ['deductions-form', 'no-reason'],
    'Type what they cut: you see what can be asked back',
  ],
  [
    'kind=part&line=own-damage&otherCut=900&reason=wear-and-tear',
    ['deductions', 'reasons', 'deductions-form'],
    'Ask for the reasons first',
  ],
])('%s', (search, parts, headline) => {
  expect(shown(search)).toMatchObject({ parts, headline });
});

test('words that name a family member write the letter for that person, in the address and not in the words', () => {
  const hrefOf = (q: string, rest = '') =>
    resolve(`line=life${rest}&${new URLSearchParams({ q })}`) as { href?: string };
  expect(hrefOf('papa ki policy u/s 45').href).toMatch(/reason=section-45&behalf=father$/);
  expect(hrefOf('mother’s claim zeppelin').href).toMatch(/&behalf=mother&q=claim\+zeppelin$/);
  expect(hrefOf('my husband died', '&letter=2026-11-10').href).toMatch(
    /kind=refused&letter=2026-11-10&behalf=husband&as=died&q=died$/,
  );
  // The visitor's own choice holds, and without the word it can be changed to oneself.
  expect(hrefOf('papa zeppelin', '&behalf=wife').href).toBeUndefined();
  expect(hrefOf('claim zeppelin', '&behalf=').href).toBeUndefined();
});

test('a form that was sent as it came asks what the letter says; a link and a chosen insurance are answered', () => {
  const empty = resolve('q=&line=&kind=refused&letter=&behalf=');
  expect(empty).toMatchObject({
    kind: 'wrong-days',
    errors: { q: expect.stringMatching(/^Type a few words of the letter/) },
  });
  for (const answered of ['kind=refused', 'q=&line=life&kind=refused', 'q=&kind=silence&line='])
    expect(resolve(answered).kind).toBe('answer');
  expect(resolve('q=&kind=refused&letter=2026-11-10').kind).toBe('answer');
});

test('the heading belongs to the part whose heading it is', () => {
  expect(shown('kind=refused').headlinePart).toBe('no-reason');
  expect(shown('line=life&reason=late-papers').headlinePart).toBe('reasons');
  expect(shown('line=life&reason=late-papers&reason=section-45').headlinePart).toBeNull();
  expect(shown('kind=part&line=own-damage&otherCut=900').headlinePart).toBe('deductions');
  expect(shown('kind=silence').headlinePart).toBeNull();
});

test.each(['claim rejected', 'my claim was denied', 'क्लेम रिजेक्ट हो गया', 'claim repudiated letter'])(
  '“%s” says no reason: the answer asks for it in writing',
  (q) => {
    const { headlinePart, found } = shown(new URLSearchParams({ line: 'life', q }).toString());
    expect([headlinePart, found]).toEqual(['no-reason', null]);
  },
);

test('the number of the head is never a day that is past: the plan’s next day, the sums, or how long the time is over', () => {
  const numbers = (search: string) =>
    shown(search).numbers.map(({ label, value }) => `${label}: ${value}`);
  expect(numbers('line=life&reason=section-45&began=2020-01-10&letter=2026-11-10')).toEqual([]);
  expect(numbers('kind=part&line=own-damage&otherCut=900')).toEqual(['To be explained: ₹900']);
  expect(numbers('line=own-damage&kind=silence&papers=2026-09-01')).toEqual([
    expect.stringMatching(/^That was: \d+ days ago$/),
  ]);
  expect(numbers('line=life&reason=late-papers')).toEqual([]);
});

test.each([
  // The wait that the rule allows at most: the policy may have a shorter one.
  [
    'line=health-reimbursement&reason=pre-existing-disease&began=2025-03-01&arose=2026-11-20',
    'The rule allows the insurer this reason: the longest wait runs to 1 March 2028',
  ],
  [
    'line=life&reason=section-45&began=2025-01-10&letter=2026-11-10',
    'The rule allows the insurer this reason: the 3 years run to 10 January 2028',
  ],
  // A ruling has no length: its figure is a sentence.
  [
    'line=own-damage&reason=driving-licence&licence=2026-07-10&arose=2026-08-10',
    'The rule allows the insurer this reason: the last day of the driving licence was 10 July 2026',
  ],
  [
    'line=theft&reason=late-notice-theft&arose=2026-08-10&police=2026-08-10',
    'The rule is on your side: the day the police were told was 10 August 2026',
  ],
  [
    'line=health-reimbursement&reason=non-disclosure-health&began=2020-03-01&arose=2026-11-20&behalf=mother',
    'The rule is on your mother’s side: the 60 months ended on 1 March 2025',
  ],
])('the verdict says whose side the rule is on: %s', (search, headline) => {
  expect(shown(search).headline).toBe(headline);
});

test('the days that are compared are in their order; a rule without a clock has no limit of its own', () => {
  const daysOf = (search: string) => {
    const { judged, input } = shown(search);
    const [test] = judged.flatMap(decisiveTests);
    return test && comparedDays(test, input).map(({ label, date }) => `${label} ${date}`);
  };
  expect(daysOf('line=life&reason=section-45&began=2025-01-10&letter=2026-11-10')).toEqual([
    'Cover began 2025-01-10',
    'Date of their letter 2026-11-10',
    '3 years to 2028-01-10',
  ]);
  // The last day itself is within the period.
  expect(daysOf('line=life&reason=section-45&began=2020-02-29&letter=2023-02-28')).toContain(
    '3 years to 2023-02-28',
  );
  expect(
    daysOf('line=own-damage&reason=driving-licence&licence=2026-07-10&arose=2026-08-10'),
  ).toEqual(['Driving licence valid to 2026-07-10', 'Day of the accident 2026-08-10']);
});
