import { readRefusal, testRefusals } from '../../../testing/data/refusal-rows.ts';
import { ombudsmanFacts } from './ombudsman-facts.ts';

const today = '2026-11-26';
const sent = 'line=health-reimbursement&reason=pre-existing-disease&sent=2026-10-01';

testRefusals(today)`
  query | facts for the Ombudsman | no facts for the Ombudsman | why
  ${sent}&letter=2026-09-10&began=2020-01-02&arose=2026-07-20 | By its letter of 10 September 2026 the insurer refused my claim. The cover began on 2 January 2020. The claim arose on 20 July 2026. / Its reason, which I do not accept: Pre-existing disease. / Longest waiting period for a pre-existing disease: 36 months. From 2 January 2020 it ran to 2 January 2023 (IRDAI (Insurance Products) Regulations, 2024). / Moratorium: continuous cover after which non-disclosure, except established fraud, cannot be held against you: 60 months. From 2 January 2020 it ran to 2 January 2025 (IRDAI (Insurance Products) Regulations, 2024). / The letter to the insurer of 1 October 2026 is enclosed and is part of this complaint. | | the refusal, its reason, the days that are known, and the period that speaks against it
  ${sent}&began=2026-01-02&arose=2026-07-20 | | ran to | a period that speaks for the insurer is not in it
  ${sent}&began=2026-01-02&arose=2026-07-20 | …The claim arose on 20 July 2026.… | 2 January 2026 | nor its first day
  ${sent} | The insurer refused my claim. / Its reason…
  line=life&reason=lapsed&letter=2026-03-01&arose=2026-02-01 | …By its letter of 1 March 2026…
  line=life&reason=lapsed&letter=2026-03-01&arose=2026-04-01 | The insurer refused my claim.… | By its letter of | a letter from before the claim arose refused nothing
  line=life&kind=silence&reason=section-45&papers=2026-08-01 | …The last papers went to the insurer on 1 August 2026.…Without an investigation: it had 15 days, until 16 August 2026… | reason | silence has the limits that are over, and no reason
`;

test('a cut has its sums', () => {
  const input = readRefusal('line=health-reimbursement&kind=part', today);
  expect(ombudsmanFacts(input, [], { deducted: 1400, askedBack: 500 }, today)).toEqual([
    'The insurer paid only a part of my claim.',
    'It deducted ₹1,400. By my count ₹500 of that is due.',
  ]);
});
