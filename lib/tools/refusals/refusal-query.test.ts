import { testRefusals } from '../../../testing/data/refusal-rows.ts';
import { deductionForms } from '../deductions/deduction-fields.ts';
import { maxLetterLength } from './letter-words.ts';
import { refusalFields } from './refusal-input.ts';
import { parseRefusalQuery } from './refusal-query.ts';

const today = '2026-11-26';
const queries = testRefusals(today);

// A query is read and written back; unknown words of an old or foreign address are left out.
queries`
  query | address | reasons | left out | days | days asked | amount | why
  kind=refused | kind=refused
  line=theft&kind=silence | line=theft&kind=silence
  line=life&kind=part&reason=section-45&reason=late-papers&began=2024-01-01&arose=2026-01-02&letter=2026-03-04&papers=2026-02-02&sent=2026-04-01 | line=life&kind=part&reason=section-45&reason=late-papers&began=2024-01-01&arose=2026-01-02&letter=2026-03-04&papers=2026-02-02&sent=2026-04-01
  line=boat&kind=lost&reason=x&reason=constructor&reason=section-45&q= | kind=refused&reason=section-45 | section-45
  line=theft&reason=section-45&reason=late-papers | | late-papers | other line: section-45; too many:
  reason=late-papers&reason=late-papers | | late-papers | other line: ; too many:
  reason=late-papers&reason=section-45&reason=late-notice-theft&reason=fraud | | late-papers, section-45, late-notice-theft | other line: ; too many: fraud
  reason=driving-licence&arose=2026-01-11&licence=2026-01-10 | kind=refused&reason=driving-licence&arose=2026-01-11&licence=2026-01-10 | | | arose 2026-01-11; licence 2026-01-10 | licence | | a day of its own is read only with a reason that needs it
  reason=fraud&licence=2026-01-10 | | | | –
  began=5.3.2024&letter=06/07/2026 | | | | began 2024-03-05; letter 2026-07-06 | | | dates may be typed as in India
  reason=section-45 | | | | | – | | each reason asks for the days of its own tests, those of its line only
  reason=permit-fitness&reason=registration-expired | | | | | permit, registration
  reason=late-notice-theft | | | | | police | | the day of the papers of a vehicle is the day on which the insurer was told
  line=life&reason=late-notice | | | | | told
  line=travel&reason=late-notice | | | | | –
  reason=lapsed | | | | | due
  line=life&reason=late-interest | | | | | told, settled
  line=own-damage&kind=silence | | | | | report
  line=life&kind=silence | | | | | told
  line=life&kind=silence&amount=2.5 lakh | line=life&kind=silence&amount=250000 | | | | | 250000 | as people type it
  line=life&kind=silence | | | | | | none
  line=life&kind=refused&amount=250000 | | | | | | none | only where interest is in question
  line=health-cashless&kind=silence&amount=250000 | | | | | | none
  line=life&sent=2026-10-01&answered=2026-10-20&reason=section-45&behalf=mother&as=nominee&state=maharashtra&place=palghar | line=life&kind=refused&reason=section-45&sent=2026-10-01&answered=2026-10-20&behalf=mother&as=nominee&state=maharashtra&place=palghar | | | | | | the person, the office and the day of their answer come back
`;

queries`
  query | error | why
  began=2026-02-31 | began: …does not exist…
  letter=tomorrow | letter: …does not exist…
  letter=2026-11-27 | letter: …still to come…
  arose=2026-11-27 | arose: …still to come…
  began=2026-03-01&letter=2026-02-28 | letter: …before the cover began…
  began=2026-03-01&arose=2026-02-28 | arose: …before the cover began…
  arose=2026-03-01&letter=2026-02-28 | letter: …before it happened…
  arose=2026-03-01&papers=2026-02-28 | papers: …before it happened…
  letter=2026-03-01&sent=2026-02-28 | sent: …before their letter…
  reason=driving-licence&licence=2026-02-31 | licence: …does not exist…
  reason=lapsed&due=2026-11-27 | due: …still to come…
  reason=late-notice-theft&arose=2026-03-01&police=2026-02-28 | police: …before it happened…
  line=life&reason=late-notice&arose=2026-03-01&told=2026-02-28 | told: …before it happened…
  reason=repaired-before-survey&arose=2026-03-01&repaired=2026-02-28 | repaired: …before it…
  line=life&reason=accident-benefit&arose=2026-03-01&died=2026-02-28 | died: …before it…
  line=life&reason=late-interest&arose=2026-03-01&settled=2026-02-28 | settled: …before it…
  reason=ownership-transfer&arose=2026-03-01&sold=2026-03-02 | sold: …after it happened…
  reason=assessed-below-total-loss&arose=2026-03-01&report=2026-02-28 | report: …before it…
  line=life&kind=silence&amount=much | amount: …not an amount…
  line=life&kind=silence&amount=0 | amount: …not an amount…
  reason=fraud&licence=soon | – | a field that is not shown has no message that could be mended
  line=health-reimbursement&reason=late-papers&arose=2026-03-02&discharged=2026-03-01 | discharged: … | the discharge is not before the admission
  reason=driving-licence&licence=2030-01-10 | – | papers may run beyond today
  reason=permit-fitness&permit=2030-01-10 | –
  reason=registration-expired&registration=2030-01-10 | –
  arose=2026-03-01&letter=2026-02-28&reason=fraud | letter: …
  arose=2026-03-01&letter=2026-02-28&reason=cheque-dishonoured-64vb | – | the policy may end by a letter before it happened
  arose=2026-03-01&letter=2026-02-28&reason=cheque-dishonoured-64vb&reason=fraud | –
  arose=2026-03-01&letter=2026-02-28&reason=life-cheque-64vb&reason=fraud | –
  arose=2026-03-01&letter=2026-02-28&reason=lapsed&reason=fraud | –
  arose=2026-03-01&letter=2026-02-28&reason=lapsed-health&reason=fraud | –
  began=2026-03-01&arose=2026-03-01&letter=2026-03-01 | – | the same day in two fields is in order
  line=health-cashless&arose=2026-12-05&letter=2026-11-20 | – | a planned stay may be refused before it
  line=health-reimbursement&arose=2026-12-05 | arose: …
  line=health-cashless&arose=2026-11-20&papers=2026-11-10 | – | and be told of before it
  line=health-reimbursement&arose=2026-11-20&papers=2026-11-10 | papers: …before it happened…
  line=health-cashless&arose=2026-11-20&reason=late-notice&told=2026-11-10 | –
  line=health-reimbursement&arose=2026-11-20&reason=late-notice&told=2026-11-10 | told: …before it happened…
  answered=2026-10-20 | sent: …Enter the day of your complaint as well… | an answer without the complaint, or before it
  sent=2026-10-21&answered=2026-10-20 | answered: …before your complaint…
  sent=2026-10-20&answered=2026-10-20 | –
`;

test('what was typed is kept, with everything else, and cut at the length of its field', () => {
  const parse = (search: string) => parseRefusalQuery(new URLSearchParams(search), today);
  expect(parse(`q=${'x'.repeat(500)}`)).toMatchObject({ q: 'x'.repeat(maxLetterLength) });
  const began = '9'.repeat(50);
  expect(parse(`line=life&began=${began}&letter=2026-01-01&q=PED`)).toMatchObject({
    kind: 'invalid',
    values: { line: 'life', q: 'PED', days: { began: '9'.repeat(24), letter: '2026-01-01' } },
  });
  // Nothing is in the input that the address did not have.
  expect(Object.keys(Object(parse('line=life&kind=refused')).input)).toEqual([
    ...['line', 'kind', 'reasons', 'days', 'sent'],
  ]);
});

test('no field has the name of a deduction, which travels in the same address', () => {
  const deductions = Object.values(deductionForms).flatMap(({ fields }) => Object.keys(fields));
  expect(deductions.filter((name) => refusalFields.includes(name))).toEqual([]);
});
