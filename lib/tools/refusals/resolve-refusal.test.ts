import { testRefusals } from '../../../testing/data/refusal-rows.ts';
import { comparedDays } from './compared-days.ts';
import { decisiveTests } from './judge-reason.ts';
import { resolveRefusal } from './resolve-refusal.ts';

const today = '2026-11-26';
const answers = testRefusals(today);
const resolve = (search: string) => resolveRefusal(new URLSearchParams(search), today);

// A query without a field of ours leads to the page; a clear word to its reason, without the word.
answers`
  query | leads | why
   | /claim/refused
  utm_source=x&roomCut=9 | /claim/refused
  line=life&q=u/s+45&began=2024-01-01 | /claim/refused/answer?line=life&kind=refused&reason=section-45&began=2024-01-01
  line=health-reimbursement&kind=part&q=PED&otherCut=900 | …reason=pre-existing-disease&otherCut=900
  line=life&q=papa ki policy u/s 45 | …reason=section-45&behalf=father | words that name a family member write the letter for that person
  line=life&q=mother’s claim zeppelin | …&behalf=mother&q=claim+zeppelin
  line=life&letter=2026-11-10&q=my husband died | …kind=refused&letter=2026-11-10&behalf=husband&as=died&q=died
  line=life&behalf=wife&q=papa zeppelin | answer | the visitor’s own choice holds
  line=life&behalf=&q=claim zeppelin | answer | without the word it can be changed to oneself
  line=health-reimbursement&bill=500&paid=900 | answer | sums of a claim that was refused whole are no part of it
  kind=refused | answer | a link and a chosen insurance are answered
  q=&line=life&kind=refused | answer
  q=&kind=silence&line= | answer
  q=&kind=refused&letter=2026-11-10 | answer
`;

answers`
  query | parts | headline | headline of | head numbers | why
  kind=refused | no-reason | No reason yet: ask for it in writing | no-reason
  line=life&reason=late-papers | reasons | The insurer says a paper is missing or late. What the decision really needs is the question. | reasons | –
  line=life&reason=late-papers&reason=section-45 | reasons | The letter gives 2 reasons: answer each of them | none
  line=life&reason=section-45&began=2020-01-01&letter=2026-11-01 | reasons | The rule is on your side: the 3 years ended on 1 January 2023
  line=life&reason=section-45&began=2020-01-10&letter=2026-11-10 | | | | – | the number of the head is never a day that is past
  q=zeppelin | which | We do not know this reason yet: ask for it in writing
  q=sugar | which | Which of these does your letter say?
  line=health-cashless&q=waiting+period | which, cashless-now | Which of these does your letter say?
  line=life&reason=section-45&q=zeppelin | reasons, which | The insurer questions the policy itself. It depends on the policy’s age and what the form asked.
  line=health-cashless&kind=refused | cashless-now, no-reason | No reason yet: ask for it in writing
  line=health-cashless&kind=refused&letter=2024-11-25 | no-reason | No reason yet: ask for it in writing
  line=health-cashless&kind=refused&letter=2024-11-26 | cashless-now, no-reason | No reason yet: ask for it in writing
  kind=silence | silence | No decision yet: ask by which day it comes | none
  kind=silence&line=health-reimbursement&papers=2026-11-01 | silence | The insurer’s time ended on 16 November 2026
  kind=silence&line=health-reimbursement&papers=2026-11-20 | silence | The insurer’s time runs until 5 December 2026
  kind=silence&line=life&papers=2026-11-01 | silence | No decision yet: ask by which day it comes | | | one of two times is over: neither alone is the verdict
  kind=silence&line=own-damage&papers=2026-09-01 | | | | /^That was: \d+ days ago$/
  kind=part | deductions-line, no-reason | No reason yet: ask for it in writing
  kind=part&line=life | no-reason | No reason yet: ask for it in writing
  kind=part&line=own-damage | deductions-form, no-reason | Type what they cut: you see what can be asked back
  kind=part&line=own-damage&otherCut=900 | | | deductions | To be explained: ₹900
  kind=part&line=own-damage&otherCut=900&reason=wear-and-tear | deductions, reasons, deductions-form | Ask for the reasons first
  line=life&q=claim rejected | no-reason | | no-reason | | said of every claim
  line=life&q=my claim was denied | no-reason | | no-reason
  line=life&q=क्लेम रिजेक्ट हो गया | no-reason | | no-reason
  line=life&q=claim repudiated letter | no-reason | | no-reason
`;

// The verdict says whose side the rule is on.
answers`
  query | headline | why
  line=health-reimbursement&reason=pre-existing-disease&began=2025-03-01&arose=2026-11-20 | Within the time, but the insurer must still prove it: the longest wait runs to 1 March 2028 | the policy may have a shorter wait
  line=life&reason=section-45&began=2025-01-10&letter=2026-11-10 | Within the time, but the insurer must still prove it: the 3 years run to 10 January 2028
  line=life&reason=lapsed&due=2026-01-10&arose=2026-03-11 | These dates leave the insurer this reason: the 30 days ended on 9 February 2026 | the visitor’s own days show the lapse
  line=own-damage&reason=driving-licence&licence=2026-07-10&arose=2026-08-10 | These dates leave the insurer this reason: the last day of the driving licence was 10 July 2026 | a ruling has no length
  line=theft&reason=late-notice-theft&arose=2026-08-10&police=2026-08-10 | The rule is on your side: the day the police were told was 10 August 2026
  line=health-reimbursement&reason=non-disclosure-health&began=2020-03-01&arose=2026-11-20&behalf=mother | The rule is on your mother’s side: the 60 months ended on 1 March 2025
`;

test('wrong days and wrong sums lead to their form; the days first, with the sums kept', () => {
  const wrong = 'line=health-reimbursement&kind=part&otherCut=900&letter=';
  expect(resolve(`${wrong}2026-02-31`)).toMatchObject({
    ...{ kind: 'wrong-days', isContradiction: false, typedDeductions: 'otherCut=900' },
  });
  expect(resolve(`${wrong}2026-01-01&arose=2026-05-01`)).toMatchObject({
    ...{ kind: 'wrong-days', isContradiction: true, values: { days: { letter: '2026-01-01' } } },
  });
  expect(resolve(`${wrong}2026-11-01&bill=500&paid=100`)).toMatchObject({
    kind: 'wrong-sums',
    deductions: { branch: 'health', errors: { bill: expect.any(String) } },
  });
  expect(resolve('q=&line=&kind=refused&letter=&behalf=')).toMatchObject({
    kind: 'wrong-days',
    errors: { q: expect.stringMatching(/^Type a few words of the letter/) },
  });
});

test.each([
  [
    'line=life&reason=section-45&began=2025-01-10&letter=2026-11-10',
    'Cover began 2025-01-10; Date of their letter 2026-11-10; 3 years to 2028-01-10',
  ],
  // The last day itself is within the period.
  [
    'line=life&reason=section-45&began=2020-02-29&letter=2023-02-28',
    'Cover began 2020-02-29; 3 years to 2023-02-28; Date of their letter 2023-02-28',
  ],
  // A rule without a clock has no limit of its own.
  [
    'line=own-damage&reason=driving-licence&licence=2026-07-10&arose=2026-08-10',
    'Driving licence valid to 2026-07-10; Day of the accident 2026-08-10',
  ],
])('the days that are compared are in their order: %s', (search, days) => {
  const answer = resolve(search);
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const [test] = answer.judged.flatMap(decisiveTests);
  const compared = test ? comparedDays(test, answer.input) : [];
  expect(compared.map(({ label, date }) => `${label} ${date}`).join('; ')).toBe(days);
});
