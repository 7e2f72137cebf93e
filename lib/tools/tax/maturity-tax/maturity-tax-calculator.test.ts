/** Worked from Schedule II, serial number 2: premium against the sum assured, and all premiums of a kind together. */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { lowerFirst } from '../../../text/words.ts';
import { maturityTaxCalculator } from './maturity-tax-calculator.ts';

const free = 'By today’s rules, what the policy pays you is free of income tax';
const taxed = 'The gain is taxed, unless it is paid on death';
const older = 'Free of income tax: no premium limit applies before 1 April 2003';
/** A total does not say how many policies it is made of. */
const chosen = 'Free of income tax if you count it within the limit: not all your policies fit';
const oneOfTwo = 'One of your two policies fits within the limit; you choose which';
const twoOfThree = 'Two of your three policies fit within the limit; you choose which';
const ulip = 'kind unitLinked';

const answers = testAnswers(maturityTaxCalculator, { given: 'kind traditional' });

answers`
  typed | heading | why
  issued 2023-05-10; premium 1 lakh; sumAssured 10 lakh | ${free}
  issued 2023-05-10; premium 1,00,001; sumAssured 10 lakh | ${taxed}
  issued 2023-04-01; premium 5 lakh; sumAssured 1 cr | ${free}
  issued 2023-04-01; premium 500001; sumAssured 1 cr | ${taxed}
  issued 2023-03-31; premium 9 lakh; sumAssured 1 cr | ${free}
  kind traditional; issued 2024-02-29; premium 3 lakh; sumAssured 1 cr; allPremiums 5 lakh | ${free}
  kind traditional; issued 2024-02-29; premium 3 lakh; sumAssured 1 cr; allPremiums 6 lakh | ${chosen}
  kind traditional; issued 2024-02-29; premium 6 lakh; sumAssured 1 cr; allPremiums 1 | ${taxed} | A total below this policy's own premium is raised to it.
  kind traditional; issued 2024-05-10; premium 3 lakh; sumAssured 40 lakh; others 3 lakh | ${oneOfTwo} | Two policies of 3 lakh, three of 2 lakh, and one beside another that is too large by itself.
  kind traditional; issued 2024-05-10; premium 3 lakh; sumAssured 40 lakh; others 2 lakh | ${free}
  kind traditional; issued 2024-05-10; premium 2 lakh; sumAssured 40 lakh; others 2 lakh, 2 lakh | ${twoOfThree}
  kind traditional; issued 2024-05-10; premium 2 lakh; sumAssured 40 lakh; others 4 lakh, 1 lakh | At most ${lowerFirst(twoOfThree)} | Two of the policies of 2, 4 and 1 lakh fit, but not the two largest.
  kind traditional; issued 2024-05-10; premium 5 lakh; sumAssured 1 cr; others 6 lakh | One of your two policies fits within the limit; free of income tax if you count it
  kind traditional; issued 2024-05-10; premium 6 lakh; sumAssured 1 cr; others 1 lakh | ${taxed} | A policy that fails by itself is taxed whatever is counted.
  kind traditional; issued 2024-05-10; premium 3 lakh; sumAssured 29 lakh; others 3 lakh | ${taxed}
  kind traditional; issued 2023-03-31; premium 9 lakh; sumAssured 1 cr; others 5 lakh | ${free} | An older policy is outside the limit, and so is a single premium within its share of the sum assured.
  kind traditional; issued 2011-05-10; premium 2 lakh; sumAssured 10 lakh; others 5 lakh | ${free}
  issued 2024-05-10; premium 4 lakh; sumAssured 40 lakh | ${free}
  issued 2024-05-10; premium 4 lakh; sumAssured 5 lakh | ${taxed}
  kind unitLinked; issued 2021-02-01; premium 1.5 lakh; sumAssured 25 lakh; others 1 lakh | ${free} | ULIPs have their own limit.
  kind unitLinked; issued 2021-02-01; premium 1.5 lakh; sumAssured 25 lakh; others 1.5 lakh | ${oneOfTwo}
  kind unitLinked; issued 2021-02-01; premium 250000; sumAssured 25 lakh | ${free}
  kind unitLinked; issued 2021-02-01; premium 250001; sumAssured 30 lakh | ${taxed}
  kind unitLinked; issued 2021-01-31; premium 4 lakh; sumAssured 40 lakh | ${free}
  kind unitLinked; issued 2020-01-31; premium 4 lakh; sumAssured 39 lakh | ${taxed}
  issued 2012-03-31; premium 20000; sumAssured 1 lakh | ${free} | 20% for policies of April 2003 to March 2012.
  issued 2012-04-01; premium 20000; sumAssured 1 lakh | ${taxed}
  issued 2003-04-01; premium 20001; sumAssured 1 lakh | ${taxed}
  issued 2003-03-31; premium 90000; sumAssured 1 lakh | ${older}
  issued 10/5/2023; premium १ लाख; sumAssured १० लाख | ${free}
`;

const counted = testAnswers(maturityTaxCalculator, {
  given: 'kind traditional; issued 2024-05-10; sumAssured 1 cr',
});

// The policies that fit with this one, and what choosing it costs.
counted`
  typed | tables | says | no says | why
  premium 3 lakh; others 3 lakh | /; free[^;]* / [^/]*; taxed[^;/]*$/
  premium 2 lakh; others 2 lakh, 2 lakh | /; free[^;]* / [^/]*; free[^;]* / [^/]*; taxed[^;/]*$/ | …other policy 1 fits (₹2 lakh a year): premiums of ₹2 lakh a year stay…stays outside too…Schedule II, serial number 2 (formerly section 10(10D))…
  premium 2 lakh; others 1 lakh, 2.5 lakh, 2 lakh, 4 lakh, 7 lakh | …/ This policy; ₹2 lakh; free / Other policy 1; ₹1 lakh; free, counted with it / Other policy 2; ₹2.5 lakh; taxed, or free in place of one that is counted / Other policy 3; ₹2 lakh; free, counted with it / Other policy 4; ₹4 lakh; taxed: does not fit / Other policy 5; ₹7 lakh; taxed in any case: above the limit by itself | | | 3 lakh of room: 1 + 2 lakh use it whole; 2.5 lakh fits instead of both, 4 lakh never with this one
  premium 2 lakh; others 4 lakh, 1 lakh | | …Without it, others of ₹5 lakh a year would fit, and ₹2 lakh would stay outside… | | 2 + 1 lakh with it, 4 + 1 without it: 4 or 2 lakh stay outside
  premium 5 lakh; others 6 lakh | | …takes no other policy…
  premium 3 lakh; allPremiums 8 lakh | – | …one by one… | | an address with a total only is asked for the single premiums
  premium 3 lakh; allPremiums 5 lakh | –
  ${ulip}; premium 3 lakh | | …is a capital gain: 12.5% above ₹1.25 lakh… | | the gain of a taxable ULIP has a rate
  ${ulip}; premium 2 lakh; others 1 lakh | | …is a capital gain: 12.5% above ₹1.25 lakh…
  ${ulip}; premium 2 lakh | | | is a capital gain
  premium 6 lakh | | | is a capital gain | that of another policy is taxed as other income
`;

// The first screen has a line and the steps; circulars and sections of the law are folded.
const opened = /circular|schedule|section/i;
test('circulars and sections of the law are folded', () => {
  const typed = {
    kind: 'traditional',
    issued: '2024-05-10',
    premium: '3 lakh',
    sumAssured: '1 cr',
  };
  const said = answerCalculator(maturityTaxCalculator, { ...typed, others: '3 lakh' });
  const steps = said.nextSteps.map((one) => one.text);
  expect([...said.text, said.exception?.text, ...steps].join(' ')).not.toMatch(opened);
  expect(steps.at(-1)).toMatch(/^Ask your tax adviser/);
  expect(said.reasons?.text.join(' ')).toMatch(/circular/i);
});

counted`
  typed | text | steps | bars | chart | verdict | question | why
  premium 6 lakh | It is taxed as soon as one condition is not kept. | /^[^/]*\([^)]*\)$/
  premium 3 lakh; others 2 lakh, 1 lakh | | | /: this policy 300000, room left 700000 of 1000000 / [^/]*: this policy 300000, room left 200000 of 500000 / [^/]*: this policy 300000, others 300000 of 500000$/ | | | | the premium by each condition, and all premiums by the limit of a year
  premium 12 lakh | | | /^[^/]*: this policy 1000000, above the limit 200000\b/
  premium 1 lakh; paidIn 10 lakh; payout 15 lakh | | | …: your premiums 1000000, gain, free of tax 500000… | What you receive, free of income tax | | | the drawing is what is received
  issued 2023-05-10; sumAssured 10 lakh; premium 1 lakh | | | | | …(Tax: ₹0…
  issued 2003-03-31; sumAssured 1 lakh; premium 90000 | | | | | …(Tax: ₹0…
  issued 2023-04-01; premium 500001 | | | | | /unless it is paid on death(?! .Tax: ₹0)/
  premium 3 lakh; sumAssured 40 lakh; others 3 lakh | | | | | | Policy of 10 May 2024, ₹3 lakh a year, ₹40 lakh of cover, others of ₹3 lakh
`;

// Tax deducted at source is a share of the gain, above the threshold of the rule.
answers`
  typed | working | verdict | exception | says | no says | why
  issued 2003-03-31; premium 90000; sumAssured 1 lakh; others 9 lakh | /^[^/]*: 31 March 2003 / [^/]*: ₹90,000$/ | | | …do not count against it… | condition | a policy before April 2003 has its own answer, without conditions
  issued 2023-05-10; premium 6 lakh; sumAssured 1 cr; paidIn 60 lakh; payout 80 lakh; deducted 0 | | …(Taxed: ₹20 lakh… | …: The insurer takes 2% of your gain of ₹20 lakh, which is ₹40,000; your return settles the rest.
  issued 2023-05-10; premium 6 lakh; sumAssured 1 cr; paidIn 60 lakh; payout 50 lakh; deducted 0 | | | …no gain to tax…
  issued 2023-05-10; premium 6 lakh; sumAssured 1 cr; paidIn 50000; payout 1 lakh; deducted 0 | | …(Taxed: ₹50,000… | –
  issued 2023-05-10; premium 6 lakh; sumAssured 1 cr; paidIn 50000; payout 100001; deducted 0 | | | …your gain of ₹50,001, which is ₹1,000…
  issued 2013-04-01; premium 45000; sumAssured 3 lakh; paidIn 10 lakh; payout 30 lakh | | | Has the person… | …Did you deduct…The insurer takes off… | | a disability that decides comes before deducted premiums, and those before the tax taken off
  issued 2013-04-01; premium 45000; sumAssured 3 lakh; paidIn 10 lakh; payout 30 lakh; disability no | | | Did you deduct…
  issued 2013-04-01; premium 45000; sumAssured 3 lakh; paidIn 10 lakh; payout 30 lakh; disability no; deducted 0 | | | The insurer takes…
`;

// A premium above the limit never reads as the limit.
counted`
  typed | verdict
  premium 500001 | …: ₹5,00,001, …: ₹5,00,000)
  ${ulip}; premium 250001 | …: ₹2,50,001, …: ₹2,50,000)
  premium 6 lakh | …: ₹6 lakh, …: ₹5 lakh)
`;

const policy = 'issued 2023-05-10; premium 1000; sumAssured 10';
answers`
  typed | field
  ${policy}; issued 2026-02-29 | issued
  ${policy}; issued 1950-01-01 | issued
  ${policy}; premium 0 | premium
  ${policy}; sumAssured | sumAssured
  ${policy}; payout 5 | paidIn
  ${policy}; paidIn 5 | payout
  ${policy}; deducted 5 | paidIn
  ${policy}; paidIn 5; payout 6; deducted 7 | deducted
  ${policy}; others 1; allPremiums 5 | allPremiums
  ${policy}; others 5000 crore | others
  ${policy}; others ${Array(11).fill('1').join(', ')} | others
`;

test('a larger premium never makes a taxed policy exempt', () => {
  for (const kind of ['traditional', 'unitLinked'] as const) {
    for (const issued of ['2004-01-01', '2015-01-01', '2022-01-01', '2025-01-01']) {
      const verdicts = ['100', '1 lakh', '2.5 lakh', '2.6 lakh', '5 lakh', '6 lakh', '1 cr'].map(
        (premium) =>
          answerCalculator(maturityTaxCalculator, { kind, issued, premium, sumAssured: '40 lakh' })
            .verdict,
      );
      expect(verdicts.lastIndexOf(free)).toBeLessThan(verdicts.indexOf(taxed));
    }
  }
});

testSoundAnswers(maturityTaxCalculator, [
  ['kind traditional', 'kind unitLinked'],
  ['issued 1967-01-01', 'issued 2024-02-29', 'issued 2027-11-01'],
  ['100', '1000 crore'].map(
    (sum) => `premium ${sum}; sumAssured 1; others ${sum}, ${sum}; paidIn 1; payout ${sum}`,
  ),
]);
