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
    carried: 'otherCut=900',
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
    'They say a paper is missing or late. Whether they need it to decide is the question.',
  ],
  [
    'line=life&reason=late-papers&reason=section-45',
    ['reasons'],
    'They give 2 reasons: answer each of them in one letter',
  ],
  [
    'line=life&reason=section-45&began=2020-01-01&letter=2026-11-01',
    ['reasons'],
    'On your dates the rule is against this reason',
  ],
  ['q=zeppelin', ['which'], 'Not in our list: choose the nearest reason'],
  ['q=illness', ['which'], 'Which of these does your letter say?'],
  [
    'line=health-cashless&q=waiting+period',
    ['which', 'cashless-now'],
    'Which of these does your letter say?',
  ],
  [
    'line=life&reason=section-45&q=zeppelin',
    ['reasons', 'which'],
    'We know 1 reason. What else does the letter say?',
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
  ['kind=part', ['cuts-line', 'no-reason'], 'No reason yet: ask for it in writing'],
  ['kind=part&line=life', ['no-reason'], 'No reason yet: ask for it in writing'],
  [
    'kind=part&line=own-damage',
    ['cuts-form', 'no-reason'],
    'Type what they cut: you see what can be asked back',
  ],
  [
    'kind=part&line=own-damage&otherCut=900&reason=wear-and-tear',
    ['cuts', 'reasons', 'cuts-form'],
    'Ask for the reasons first',
  ],
])('%s', (search, parts, headline) => {
  expect(shown(search)).toMatchObject({ parts, headline });
});

test('the heading belongs to the part whose heading it is', () => {
  expect(shown('kind=refused').headed).toBe('no-reason');
  expect(shown('line=life&reason=late-papers').headed).toBe('reasons');
  expect(shown('line=life&reason=late-papers&reason=section-45').headed).toBeNull();
  expect(shown('kind=part&line=own-damage&otherCut=900').headed).toBe('cuts');
  expect(shown('kind=silence').headed).toBeNull();
});

test.each(['claim rejected', 'my claim was denied', 'क्लेम रिजेक्ट हो गया', 'claim repudiated letter'])(
  '“%s” says no reason: the answer asks for it in writing',
  (q) => {
    const { headed, found } = shown(new URLSearchParams({ line: 'life', q }).toString());
    expect([headed, found]).toEqual(['no-reason', null]);
  },
);

test('the number of the head is the day that decides, with its rule; or the sums; or how long the time is over', () => {
  const numbers = (search: string) =>
    shown(search).numbers.map(({ label, value }) => `${label}: ${value}`);
  expect(numbers('line=life&reason=section-45&began=2020-01-10&letter=2026-11-10')).toEqual([
    'Last day of 3 years from 10 January 2020: 10 January 2023',
  ]);
  // A ruling has no length: its figure is a sentence.
  expect(
    numbers('line=own-damage&reason=driving-licence&licence=2026-07-10&arose=2026-08-10'),
  ).toEqual(['The last day of the driving licence: 10 July 2026']);
  expect(numbers('kind=part&line=own-damage&otherCut=900')).toEqual(['To be explained: ₹900']);
  expect(numbers('line=own-damage&kind=silence&papers=2026-09-01')).toEqual([
    expect.stringMatching(/^That was: \d+ days ago$/),
  ]);
  expect(numbers('line=life&reason=late-papers')).toEqual([]);
});
