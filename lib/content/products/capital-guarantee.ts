/**
 * Product page: capital guarantee solutions (a fixed-benefit policy beside a unit-linked one).
 * Its question: what exactly is promised, by which part, and on what condition.
 */
import { capitalGuaranteeComparison } from '../comparisons/capital-guarantee.ts';
import {
  complaintReply,
  deathWithInvestigation,
  deathWithoutInvestigation,
} from '../figures/claims.ts';
import {
  lifeFreeLook,
  lifeFreeLookRefundTime,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeMaturityPayout,
} from '../figures/life.ts';
import {
  lifeGuaranteedSurrenderStart,
  lifePolicyLoanNonLinked,
  lifeSpecialSurrenderFloor,
  lifeSpecialSurrenderSince,
  lifeSpecialSurrenderStart,
  lifeSurrenderDiscountRate,
  lifeSurrenderLastTwoYears,
  lifeSurrenderPayable,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuedMinimum,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import {
  taxPremiumDeduction,
  taxPremiumSection,
  taxPremiumToSumAssured,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../figures/tax.ts';
import type { Product } from '../product.ts';
import { savingsInsurers } from '../product-insurers.ts';
import { savingsWarningFigures, savingsWarnings } from '../savings-warnings.ts';
import { formatRounded, largerValueShare, surrenderExits } from '../surrender-example.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'capital guarantee plans',
  heading: 'What a capital guarantee plan promises',
  answer:
    'A capital guarantee plan pairs a policy with fixed benefits and a unit-linked one: the first is sized to return what you paid into both, the second can rise or fall. It suits patient savers who will surely hold to the end, and few others.',
  keyFacts: [
    {
      label: 'Paid on leaving the fixed part early',
      figure: lifeSurrenderPayable,
      note: `The guaranteed value, at least ${lifeSurrenderYear2.text} of its premiums in year two, or the special value, about ${largerValueShare(2)} in [our example](/capital-guarantee#leaving-early). The larger one counts.`,
    },
    {
      label: 'Lock-in of the unit-linked part',
      figure: unitLinkedLockIn,
      note: 'No money from this part before they are over, whatever happens.',
    },
  ],
  introduction: [
    'The name promises a lot, so start with the mechanics. Your premium is split. The larger part usually buys a _non-participating_ policy, whose maturity amount is written down on day one. The rest buys a _unit-linked_ policy, whose value follows funds in the market. The fixed maturity amount is chosen to equal all you pay into both. That is the whole guarantee.',
    'Three conditions hang on it. It is a promise of the fixed policy alone; nothing in the unit-linked part is guaranteed, neither its value nor its growth. It holds only at maturity. And it holds only if every premium was paid. Stop in between, and each part pays by [its own rule for leaving](/capital-guarantee#leaving-early).',
    'It is also a promise in rupees, not in what they buy. Example: if prices rise 6% a year, ₹10 lakh in twenty years buys what about ₹3.1 lakh buys today. Getting your capital back after so long means having lost to inflation unless the unit-linked part did well.',
  ],
  suitableFor: [
    'You want some market growth, and a written sum you get even if markets disappoint.',
    'You are certain of the premium for the full paying term, and of the wait after it.',
    'You hold separate emergency money and enough pure life cover.',
    'You understand both parts and would accept either of them alone.',
  ],
  notSuitableFor: [
    'You read “guarantee” as “I can take my money out any time”.',
    'You can save with discipline: a fixed deposit or bond beside a fund does a similar job with easier exits.',
    'You need real growth over a long time and accept swings; the fixed part slows you down.',
    'You want a large sum for your family on death. Compare [term insurance](/term-insurance).',
    'The caller cannot show you the two parts on separate sheets.',
  ],
  atAGlance: [
    { label: 'Built from', text: 'A fixed-benefit life policy and a unit-linked one' },
    {
      label: 'What is promised',
      text: 'The fixed part’s [maturity](term:maturity) amount, if held and fully paid',
    },
    { label: 'What is not', text: 'The unit-linked part: its value can fall below your premiums' },
    { label: 'Who bears market risk', text: 'You' },
    { label: 'Policies', text: 'One combined contract, or two policies sold together' },
    {
      label: `In the first ${unitLinkedLockIn.text}`,
      text: 'No money from the unit-linked part',
    },
    { label: 'Real cost', text: 'Growth given up on the fixed part, and inflation' },
  ],
  inclusions: [
    'At maturity of the fixed policy: the amount stated in it, if all premiums were paid.',
    'From the unit-linked policy: its fund value at that time, whatever it is.',
    'On death within the term: the death benefits of both parts to your [nominee](term:nominee).',
    'A choice of funds in the unit-linked part, and switching between them.',
    'A loan against the fixed part.',
    `Partial withdrawals from the unit-linked part after its [lock-in](term:lock-in) of ${unitLinkedLockIn.text}, within limits.`,
  ],
  exclusions: [
    'A guarantee on the unit-linked part. Its investment risk is entirely yours.',
    'Your capital back at a moment of your choosing. The promise is tied to one date.',
    'The promise itself, if you stop paying or surrender.',
    'Interest on the capital. The fixed part may return the total with nothing added.',
    'Protection of buying power.',
    'The growth rates shown in an illustration. They are assumptions, and your result may be lower than both.',
    'Bonuses, unless one part is participating; and then they are not guaranteed either.',
  ],
  howToChoose: [
    {
      title: 'Take the plan apart',
      text: 'Ask for two sheets: premium, benefit and charges of the fixed part, and the same for the unit-linked part. If it is one contract, ask how each premium is split.',
    },
    {
      title: 'Work out the fixed part’s return',
      text: 'Example: of ₹1 lakh a year for 10 years, ₹60,000 goes to the fixed part and it pays ₹10 lakh at the end of year 20. So ₹6 lakh became ₹10 lakh, about 3.3% a year. That is the price of the promise.',
    },
    {
      title: 'Look at the unit-linked part alone',
      text: 'Charges, funds, and what happens to it in a bad decade. A fund’s past result or name tells you little about its future.',
    },
    {
      title: 'Build it yourself on paper',
      text: 'Put the same ₹60,000 into a deposit, bonds or your provident fund and ₹40,000 into a fund. Compare the end values after tax, and what you could take out in year three.',
    },
    {
      title: 'Test your staying power',
      text: 'Think of a job loss, a wedding, an illness. If one of these would stop the premium, take a smaller plan or none.',
    },
    {
      title: 'Get the condition in writing',
      text: 'Have the seller write: amount, date, which policy pays it, and what voids it. Keep the e-mail with the policy.',
    },
  ],
  costs: [
    'The guarantee has a price that no bill shows: the growth the larger half of your money does not earn. In the unit-linked part the charges are visible: allocation, administration, fund management and the cost of life cover. Add both when you compare.',
    `GST on individual life premiums is ${lifeGst.text}, for both parts. Income tax looks at each part by its own kind: the yearly lines are on this page, together with a limit on premium compared with the [sum assured](term:sum-assured), and all of it is subject to the tax law in force. A deduction for premiums, up to ${taxPremiumDeduction.text} a year under ${taxPremiumSection.text}, exists in the old tax regime only and is shared with other savings.`,
    'Ask what commission the seller earns on each part. It sits inside the premium, and knowing it helps you weigh the advice.',
  ],
  insteadOfPrice:
    'Ask for the illustration of each half by itself: the guaranteed part, and the part in the market after charges.',
  rules: [
    {
      label: 'Free look, for each policy',
      figure: lifeFreeLook,
      text: 'If two policies arrive, both can be returned. Returning one leaves you with half a plan.',
    },
    {
      label: 'Refund after a free look',
      figure: lifeFreeLookRefundTime,
      text: 'Time for the insurer to pay it, after small deductions. A unit-linked refund follows the fund’s value.',
    },
    {
      label: 'Fixed part: a surrender value after',
      figure: lifeGuaranteedSurrenderStart,
      text: 'The guaranteed value. The special value begins a year earlier.',
    },
    {
      label: 'Fixed part: a special value after',
      figure: lifeSpecialSurrenderStart,
      text: 'You get it where it is larger than the guaranteed value.',
    },
    {
      label: 'Unit-linked part: leaving from year six',
      figure: unitLinkedAfterLockIn,
      text: 'Before that the money waits in a discontinued fund until the lock-in is over.',
    },
    {
      label: 'Fixed part: policy loan',
      figure: lifePolicyLoanNonLinked,
      text: 'Interest accrues and the maturity amount shrinks by what you owe.',
    },
    {
      label: 'Fixed part, premiums a year: maturity taxed above',
      figure: taxTraditionalPremiumLimit,
      text: `With all your other such policies issued since ${taxTraditionalIssuedSince.text}.`,
    },
    {
      label: 'Late premium, monthly payment',
      figure: lifeGraceMonthly,
      text: `For other frequencies it is ${lifeGraceOtherModes.text}. Pay within it and cover stays in force; after it each part follows its own rule for a stopped policy.`,
    },
  ],
  topics: [
    {
      id: 'leaving-early',
      heading: 'Surrender value if you leave early',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `A policy that is not unit-linked, of a product on sale since ${lifeSpecialSurrenderSince.text}, pays the larger of two values when you give it up; an older policy follows the terms printed in it. The _guaranteed surrender value_ is a share of the premiums you paid, by a table in the policy. The _special surrender value_ is at least ${lifeSpecialSurrenderFloor.text}: the smaller sum that the policy would still pay if you only stopped paying, counted back to the day you leave.`,
            `How far it is counted back is limited: at most at the ${lifeSurrenderDiscountRate.text}. So the special value grows as the maturity date comes closer, and it is larger when bonds yield less.`,
            'The example is the fixed part from “How to choose” above: ₹60,000 a year for ten years, ₹10 lakh at the end of year twenty.',
          ],
        },
        {
          kind: 'table',
          caption: 'What the fixed part pays on leaving, with an assumed bond yield of 7%',
          columns: ['Leaving after', 'Paid in', 'Guaranteed value', 'Special value, about'],
          rows: surrenderExits.map(({ year, premiumsPaid, guaranteed, special }) => [
            `Year ${year}`,
            formatRounded(premiumsPaid),
            formatRounded(guaranteed),
            formatRounded(special),
          ]),
        },
        {
          kind: 'paragraphs',
          text: [
            `The yield of 7% is our assumption, so the sum is counted back at 7.5%. The yield on the day you leave will be another. The cover on death is left out of the count; it would add a little. In this example the larger value is about ${largerValueShare(2)} of what was paid after two years, ${largerValueShare(7)} after seven, and ${largerValueShare(19)} one year before maturity. Ask your insurer for both values in rupees, and for the amount at maturity if you stay.`,
          ],
        },
        {
          kind: 'figures',
          caption: 'The guaranteed value: shares of premiums paid, at least',
          rows: [
            {
              label: 'In year three',
              figure: lifeSurrenderYear3,
              text: 'Less any survival benefit already paid.',
            },
            {
              label: 'In years four to seven',
              figure: lifeSurrenderYears4To7,
              text: 'Of the premiums of the fixed part.',
            },
            {
              label: 'In the last two years',
              figure: lifeSurrenderLastTwoYears,
              text: 'A floor only. So near the end the special value can be more than you paid in.',
            },
          ],
        },
      ],
    },
    savingsWarnings,
  ],
  claims: [
    `The fixed amount is payable ${lifeMaturityPayout.text}; the fund value follows the unit price of the day. Expect two payments if you hold two policies, and keep bank details current in both.`,
    `On death the nominee claims under each policy. Settlement takes up to ${deathWithoutInvestigation.text}, or ${deathWithInvestigation.text} where the insurer investigates. Our [claim guide](/claim) has the list of papers, which differ little between the two.`,
    `If the two parts were sold to you as one promise, say so in a [complaint](/grievance-redressal) and add the sheet you were shown. The insurer has ${complaintReply.text} to resolve it.`,
  ],
  questions: [
    {
      id: 'capital-guarantee-what-is-guaranteed',
      question: 'What is guaranteed in a capital guarantee plan?',
      answer: [
        'Only the maturity amount written in the fixed-benefit policy, payable on its maturity date if all premiums were paid. The unit-linked part may add to it or may have lost value by then. If a sheet shows a larger “total guaranteed” figure, ask which clause of which policy says so.',
      ],
    },
    {
      id: 'capital-guarantee-can-i-lose-money',
      question: 'Is it safe: can I lose money in a capital guarantee or income plan?',
      answer: [
        `Yes. If you stop in the early years, the fixed part pays less than you paid for it: the larger of the guaranteed value, at least ${lifeSurrenderYear2.text} of its premiums in the second year and ${lifeSurrenderYears4To7.text} in years four to seven, and the special value. Years later the special value can be [more than the premiums](/capital-guarantee#leaving-early). If the market falls, the unit-linked part falls with it. And if you hold to the end and only the capital comes back, prices will have risen in the meantime.`,
      ],
    },
    {
      id: 'capital-guarantee-one-policy-or-two',
      question: 'Is it one policy or two?',
      answer: [
        'Both forms exist. With two policies you hold two documents, two free looks, two surrender tables, and could later give up one and keep the other. With a combined contract you cannot. Two policies are easier to understand and to compare, so ask for the parts separately where you can.',
      ],
    },
    {
      id: 'capital-guarantee-versus-fixed-deposit',
      question: 'Is a capital guarantee plan worth it, against FD plus mutual fund?',
      answer: [
        'Only if you want a date and a floor fixed for you, and will pay every premium: the do-it-yourself pair is easier to leave and easier to follow, and has no life cover. The insurance plan fixes the rate for a very long time and forces you to go on. Compare at the same yearly amount and the same date, after tax. Neither pair makes the market part safe.',
      ],
    },
    {
      id: 'capital-guarantee-stop-after-three-years',
      question: 'Surrender: what if I stop a capital guarantee plan after three years?',
      answer: [
        `The promise at maturity falls away in its original size. The fixed part can be surrendered for the larger of its two values, or left paid-up for a smaller amount on the original date. The unit-linked part moves to a discontinued fund, which earns at least ${unitLinkedDiscontinuedMinimum.text}, and is paid when the lock-in of ${unitLinkedLockIn.text} is over. Ask for all the amounts before you decide.`,
      ],
    },
    {
      id: 'capital-guarantee-taxed',
      question: 'Is the maturity of a capital guarantee plan taxable?',
      answer: [
        `Each part by its own rule. For the unit-linked part the maturity is taxable when yearly premiums across such policies exceed ${taxUnitLinkedPremiumLimit.text}, if issued since ${taxUnitLinkedIssuedSince.text}; for the fixed part the line is ${taxTraditionalPremiumLimit.text}. Spreading the premium over several policies of one kind creates no new allowance, since they are added up. Where they exceed the line together, [see which of them fit](/investment-plans/maturity-tax-calculator).`,
      ],
    },
    {
      id: 'capital-guarantee-who-stands-behind-it',
      question: 'Who stands behind the guarantee: is it insured like a bank FD?',
      answer: [
        'No: only the life insurer that issued the fixed policy stands behind it, with its own money, and the deposit insurance of banks is for deposits. It is not a promise by the state, by the regulator, by the bank whose counter you bought it at, or by us. Insurers are supervised and must hold reserves against such promises, yet you are trusting one company for fifteen or twenty years. That is one more reason not to put all your savings into one such plan.',
      ],
    },
    {
      id: 'capital-guarantee-single-payment',
      question: 'Single premium: can I pay one lump sum instead of yearly premiums?',
      answer: [
        `Some plans take a single payment, which removes the danger of a missed premium. Look at the life cover it buys: for the maturity amount to be exempt, the premium may as a rule not exceed ${taxPremiumToSumAssured.text} of the sum assured, and cover on a single payment is often far smaller than that would need. Then the payout can be taxed although the yearly lines on this page are not crossed, subject to the law in force. And the whole amount is tied up from the first day.`,
      ],
    },
    {
      id: 'capital-guarantee-life-cover-size',
      question: 'How much life cover comes with it?',
      answer: [
        'Less than the size of the premium suggests, because most of the money is there to be paid back. The cover is usually counted as a multiple of one year’s premium. Example: a plan of ₹1 lakh a year with ten times cover pays ₹10 lakh on death, while a family living on ₹6 lakh a year would use that up in under two years. Check the sum on death in both parts, and buy real protection separately if others rely on your income.',
      ],
    },
  ],
  related: ['/investment-plans', '/pension-plans', '/child-plans', '/term-insurance'],
  figuresInText: [
    lifeSurrenderYear2,
    lifeSpecialSurrenderSince,
    lifeSpecialSurrenderFloor,
    lifeSurrenderDiscountRate,
    unitLinkedDiscontinuedMinimum,
    taxPremiumDeduction,
    taxPremiumSection,
    ...savingsWarningFigures,
    complaintReply,
    lifeGraceOtherModes,
    deathWithInvestigation,
    deathWithoutInvestigation,
    lifeGst,
    lifeMaturityPayout,
    taxTraditionalIssuedSince,
    taxUnitLinkedIssuedSince,
    taxUnitLinkedPremiumLimit,
    taxPremiumToSumAssured,
  ],
};

export const capitalGuarantee: Product = {
  content,
  menuLine: 'Part fixed, part market',
  audience: 'Savers who want part of their money guaranteed',
  comparison: capitalGuaranteeComparison,
  insurers: savingsInsurers,
  claimHref: '/claim/life-death',
};
