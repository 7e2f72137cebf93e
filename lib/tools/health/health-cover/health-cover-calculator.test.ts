/**
 * Worked by hand. Bills of ₹8 lakh (metro) and ₹5 lakh (elsewhere) rise 8% a year for five years: × 1.4693. A second
 * stay costs a quarter of that for one person, half for several or one above fifty, the same again for two above fifty;
 * the sum is rounded up to ₹5 lakh, above a crore to ₹25 lakh.
 */

import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { readInput, testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { healthCoverCalculator } from './health-cover-calculator.ts';

const young = 'age 34; spouse 32; children 4';

const answers = testAnswers(healthCoverCalculator);
/** Nobody is in treatment unless the row says so. */
const answersOfWell = testAnswers(healthCoverCalculator, {
  given: 'treated no; parentTreated no',
});

answersOfWell`
  typed | chart
  ${young} | What ₹20 lakh would cover in 5 years
  ${young}; years 0 | What ₹15 lakh would cover today
  ${young}; has 20 lakh | What ₹20 lakh would cover in 5 years
  ${young}; has 10 lakh | Made of two layers
  ${young}; has 3 lakh; years 0 | Made of two layers
  age 52; parents 75 | What pays a year of heavy bills in 5 years
  ${young}; parents 56, 57 | What each policy would cover in 5 years
`;

answersOfWell`
  typed | verdict | why
  ${young}; parents 62, 65 | Insure your parents separately: two policies (The three of you: ₹20 lakh, Your parents: ₹25 lakh) | 8 + 4 = 12 → 17.63 → 20; 8 + 8 = 16 → 23.51 → 25.
  age 27 | You need one policy (Sum insured: ₹15 lakh) | 8 + 2 = 10 → 14.69 → 15.
  age 18 | You need one policy (Sum insured: ₹15 lakh)
  age 27; city other | You need one policy (Sum insured: ₹10 lakh) | 5 + 1.25 = 6.25 → 9.18 → 10.
  ${young} | One family plan can cover the three of you (Sum insured: ₹20 lakh)
  ${young}; city other | One family plan can cover the three of you (Sum insured: ₹15 lakh) | 5 + 2.5 = 7.5 → 11.02 → 15.
  ${young}; rise 0 | One family plan can cover the three of you (Sum insured: ₹15 lakh) | Bills that do not rise: 12 → 15.
  ${young}; years 0 | One family plan can cover the three of you (Sum insured: ₹15 lakh)
  age 59 | You need one policy (Sum insured: ₹20 lakh) | One above fifty: 12 → 17.63 → 20, and from 60 on in two layers.
  age 60 | You need one policy, in two layers (Sum insured: ₹20 lakh)
  parents 62 | Your parent needs one policy, in two layers (Sum insured: ₹20 lakh)
  age 52; spouse 51 | One family plan can cover the two of you (Sum insured: ₹25 lakh) | Two above fifty: 23.51 → 25.
  age 52; spouse 50 | One family plan can cover the two of you (Sum insured: ₹20 lakh)
  age 74; spouse 70 | Free public cover first, then a floater for the two of you (Sum insured: ₹20 lakh) | The state's ₹5 lakh reduces the second stay: 23.51 − 5 = 18.51 → 20.
  age 101 | Free public cover first, then a policy for you (Sum insured: ₹15 lakh) | 11.75 + 5.88 − 5 = 12.63 → 15.
  ${young}; parents 72 75 | Free public cover first for your parents, and a floater for the three of you (The three of you: ₹20 lakh, Your parents: ₹20 lakh)
  ${young}; bill 50 lakh | One family plan can cover the three of you, in two layers (Sum insured: ₹1.25 crore) | 50 + 25 = 75 → 110.2 → 125: in two layers.
  ${young}; employer 3 lakh | One family plan can cover the three of you (Sum insured: ₹15 lakh) | An employer's ₹3 lakh reduces the second stay: 17.63 − 3 = 14.63 → 15; ₹1 crore at most by the stay: 11.75 → 15.
  ${young}; employer 1 cr | One family plan can cover the three of you (Sum insured: ₹15 lakh)
  ${young}; parents 62, 65; employer 6 lakh; employerParents yes | Insure your parents separately: two policies (The three of you: ₹15 lakh, Your parents: ₹25 lakh) | Half of ₹6 lakh for each: 14.63 → 15, 23.51 − 3 = 20.51 → 25.
  ${young}; has 12 lakh | The three of you need more cover, above the policy you have (To add: ₹10 lakh) | 20 less the existing 12: 8, sold as 10. 20 less the existing 3: 2 more in it, and 15 above.
  ${young}; has 3 lakh | The three of you need more cover, above the policy you have (To add: ₹17 lakh)
  ${young}; has 12 lakh; treated yes | The three of you need more cover, above the policy you have (To add: ₹10 lakh)
  parents ६२, ६३ and 64; parentsHave 12 lakh; parentTreated yes | Your parents need more cover, above the policy held already (To add: ₹15 lakh)
  ${young}; has 20,00,000 | The policy you have is enough: keep it (Held for the three of you: ₹20 lakh)
  ${young}; has 25 lakh; parents 62, 65 | Your parents need cover; the three of you have enough (Your parents: ₹25 lakh)
  ${young}; parents 62; parentsHave 25 lakh | The three of you need cover; your parent has enough (The three of you: ₹20 lakh)
  ${young}; treated yes | Insure the person in treatment separately: two policies (The person in treatment: ₹15 lakh, The other two: ₹20 lakh) | The one: 15; the other two: 8 + 4 → 20.
  ${young}; parents 62, 65; parentTreated yes | Your parents need a policy each, and the three of you need one (The three of you: ₹20 lakh, Each parent: ₹20 lakh)
  parents 62, 65; parentTreated yes | Your parents need a policy each (Each parent: ₹20 lakh)
  ${young}; parents 72, 75; parentTreated yes | Free public cover first, then three policies (The three of you: ₹20 lakh, Each parent: ₹20 lakh) | Each: 17.63, less half of the state's ₹5 lakh: 15.13 → 20.
  ${young}; treated yes; parents 62, 65 | You need three policies (The person in treatment: ₹15 lakh, The other two: ₹20 lakh, Your parents: ₹25 lakh)
  age 58; children 26 | You need one policy (Sum insured: ₹20 lakh) | A grown child has a policy of their own: 15 for one.
`;

// Without an answer about treatment both arrangements are named. Sums as above: two parents share 25, or have 20 each;
// the three share 20, or 15 for one and 20 for two.
answers`
  typed | verdict | says | no says | why
  parents 66, 61 | You need one policy; if a parent is in treatment, two (Sum insured: ₹25 lakh) | …If nobody is in treatment: …
  ${young}; parents 62, 65 | You need two policies; if somebody is in treatment, three or four (The three of you: ₹20 lakh, Your parents: ₹25 lakh) | …If nobody is in treatment: …
  ${young}; parents 62, 65; treated no | You need two policies; if a parent is in treatment, three (The three of you: ₹20 lakh, Your parents: ₹25 lakh) | …If nobody is in treatment: …
  ${young}; parents 62, 65; parentTreated heart | You need three policies; if one of you is in treatment, four (The three of you: ₹20 lakh, Each parent: ₹20 lakh) | …If nobody else is in treatment: …
  ${young}; parents 62, 65; parentTreated heart | | …Heart disease: a wait…
  age 74; spouse 70 | Free public cover first, then one policy; if one of you is in treatment, two (Sum insured: ₹20 lakh) | …If nobody is in treatment: …
  ${young}; bill 50 lakh | You need one policy; if one of you is in treatment, two (Sum insured: ₹1.25 crore) | …If nobody is in treatment: …
  ${young}; bill 50 lakh | | …must declare it on the form…
  age 27 | You need one policy (Sum insured: ₹15 lakh) | …must declare it on the form… | is in treatment: | nobody is to be insured apart
  parents 62 | Your parent needs one policy, in two layers (Sum insured: ₹20 lakh) | …must declare it on the form… | is in treatment: | nobody is to be insured apart
  ${young}; has 12 lakh | The three of you need more cover, above the policy you have (To add: ₹10 lakh) | …must declare it on the form… | is in treatment: | all of them stay in the old policy
`;

// Each illness turns one floater into two policies, and is named with its wait; equal policies are one bar.
answers`
  typed | verdict | exception | no says | bars
  parents 66, 61; parentTreated no | …One family plan …, in two layers … | | iabetes
  parents 66, 61; parentTreated no | | | Declare
  parents 66, 61; parentTreated diabetes | Your parents need a policy each (Each parent: ₹20 lakh) | Diabetes: a wait of up to 36 months: …Declare it on the form… | | /^Each parent: [^/]*$/
  parents 66, 61; parentTreated blood-pressure | Your parents need a policy each (Each parent: ₹20 lakh) | High blood pressure: a wait of up to 36 months: …Declare it on the form… | ](/diabetes-health-insurance) | /^Each parent: [^/]*$/
  parents 66, 61; parentTreated heart | Your parents need a policy each (Each parent: ₹20 lakh) | Heart disease: a wait of up to 36 months: …Declare it on the form… | ](/diabetes-health-insurance) | /^Each parent: [^/]*$/
  parents 66, 61; parentTreated yes | Your parents need a policy each (Each parent: ₹20 lakh) | The illness: a wait of up to 36 months: …Declare it on the form… | ](/diabetes-health-insurance) | /^Each parent: [^/]*$/
`;

answers`
  typed | question | why
  parents 66, 61; parentTreated diabetes | Parents 66 and 61, one with diabetes
  ${young}; treated yes; parents 62; parentTreated heart | You 34, spouse 32, child 4, one of you in treatment, parent 62, with heart disease
  age 27; city other; has 12 lakh | You 27, ₹12 lakh held, outside the metros
`;

answers`
  typed | says | no says | tables | working | why
  parents 66, 61; parentTreated diabetes | …](/diabetes-health-insurance)… | | …Diabetes; Up to 36 months, once declared… | /^For each parent: [^/]* / For each parent: [^/]* / For each parent: [^/]*$/ | equal policies are counted once
`;

// The brief names each policy, its illness and its waits, and no person; it asks for what is to be bought only.
answersOfWell`
  typed | brief
  parents 66, 61; parentTreated diabetes | …For each parent: a policy of ₹10 lakh and a super top-up of ₹10 lakh with a deductible of ₹10 lakh. / …
  parents 66, 61; parentTreated diabetes | …the person with diabetes…
  age 27; treated | …everybody named here…
  ${young}; parents 62, 65; has 10 lakh | …Please offer health insurance in writing: ₹10 lakh more for the three of us, ₹25 lakh for my parents. / …Proposer 34, spouse 32, child 4, parents 65 and 62, ₹10 lakh held / …
  age 27; has 50 lakh | –
`;

answersOfWell`
  typed | subject
  age 27 | ₹15 lakh of health cover for you
  age 27; has 10 lakh | ₹5 lakh more of health cover for you
  ${young}; parents 62, 65 | health cover for the three of you and your parents
  age 27; has 50 lakh | the health cover that you have
`;

// Free public cover is counted to the 70th birthday of each person between 60 and 70.
answersOfWell`
  typed | says | no says | why
  parents 66, 61 | …begins with the 70th birthday, whatever the income: in 4 years at most for your parent aged 66 and in 9 years at most for your parent aged 61.…
  age 45; parents 69, 69 | …in 1 year at most for your two parents aged 69.…
  age 60; spouse 59 | …in 10 years at most for you at 60.…
  parents 70 | …Apply for it before you pay… | birthday
  age 59 | | birthday
  age 59 | | free public
  parents 66; parentTreated heart | …covered from the first day…
  parents 66, 61 | …Your parent aged 61 can join it until 65…for your parent aged 66 too, but each may… | | the standard policy is open to one of them
  parents 65 | …Your parent aged 65 can join it only before the next birthday… | may decline
  parents 66, 61; parentsHave 5 lakh | | standard policy | a policy that exists is kept
  parents 66, 61; parentTreated diabetes | …Whichever of your parent aged 66 and your parent aged 61 is in treatment may be charged a loading… | | either may be the one in treatment
  parents 66, 61; parentTreated diabetes | …for your parent aged 66 too, but each may decline, and may decline your parent aged 61 as well if…
  parents 66, 61; parentTreated no | | as well if
  parents 66, 67; parentTreated heart | | as well if
  ${young}; treated heart | …Whoever is being treated may be…
`;

const both = 'parents 75, 62; parentTreated yes; employer 4 lakh';
answers`
  typed | working | why
  ${both}; employerParents yes | …For your parent aged 75: of the second stay, paid by free public cover and the employer’s cover: … | each sum names the other cover that pays part of it
  ${both}; employerParents yes | …For your parent aged 62: of the second stay, paid by the employer’s cover: … | each parent is named by age
  ${both} | …For your parent aged 75: of the second stay, paid by free public cover: …
`;

answers`
  typed | field
  city metro | age
  age 0 | age
  age 17 | age
  age -34 | age
  children 4 | age
  spouse 32; parents 62 | age
  age 34; children 34 | children
  age 34; parents 33 | parents
  age 34; parents 62, 65, 70, 71, 72 | parents
  age 34; bill 100 crore | bill
  age 34; bill 1 | bill
  age 34; treated cancer | treated
  parents 62; treated diabetes | treated
  age 34; parentTreated diabetes | parents
`;

const sumOf = (typed: string) => {
  const { working } = answerCalculator(
    healthCoverCalculator,
    readInput(healthCoverCalculator, typed),
  );
  const totals = working.rows.filter(({ label }) => label.includes('rounded up'));
  return totals.reduce((sum, { value }) => sum + Number(value.replace(/\D/g, '')), 0);
};

test('for many households: higher bills never lower the sum, other cover never raises it', () => {
  for (const age of [18, 34, 50, 51, 60, 69, 70, 101]) {
    for (const others of ['', 'spouse 45', 'spouse 66; children 0, 17']) {
      for (const extra of ['', 'treated yes', 'has 7 lakh']) {
        const sums = (values: string[]) =>
          values.map((value) => sumOf(`age ${age}; ${others}; ${extra}; ${value}`));
        const byBill = sums([1, 2, 5, 8, 20, 33, 67, 100].map((bill) => `bill ${bill} lakh`));
        expect(byBill).toEqual(byBill.toSorted((a, b) => a - b));
        const beside = sums([0, 1, 5, 40].map((employer) => `employer ${employer} lakh`));
        expect(beside).toEqual(beside.toSorted((a, b) => b - a));
        const rising = sums([0, 4, 20].map((rise) => `rise ${rise}; years 15`));
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      }
    }
  }
});

const kin = [
  '',
  'spouse 70',
  'spouse 40; children 0, 17, 26, 3, 5, 9',
  'spouse 69; children 30; has 4,50,000',
];
const families = ['18', '59', '60', '70', '101'].flatMap((age) =>
  kin.map((others) => `age ${age}; ${others}`),
);
const parents = ['102', '102, 103', '102 103 104', '102 103 104 105'].map(
  (ages) => `parents ${ages}`,
);
const others = [
  '',
  'employer 5 lakh; employerParents yes',
  'bill 10000; years 1; parentsHave 1',
  'parentsHave 2 crore',
  'bill 10 crore; rise 20; years 15; parentsHave 99 lakh',
];
const households = [
  ...families.flatMap((family) =>
    ['', 'treated diabetes', 'treated yes'].map((ill) => `${family}; ${ill}`),
  ),
  ...[...families, ''].flatMap((family) =>
    parents.flatMap((eldest) =>
      ['', 'parentTreated yes'].map((ill) => `${family}; ${eldest}; ${ill}`),
    ),
  ),
];
testSoundAnswers(healthCoverCalculator, [households, others], (said) => {
  const { text, working, chart } = said;
  expect(JSON.stringify(said)).not.toMatch(/₹0 /);
  const labels = [working.rows, chart?.bars ?? []].map((rows) => rows.map(({ label }) => label));
  for (const names of [text, ...labels]) expect(new Set(names).size).toBe(names.length);
  const amounts = chart?.bars.flatMap(({ parts }) => parts.map(({ amount }) => amount)) ?? [];
  expect(Math.min(0, ...amounts)).toBe(0);
});
