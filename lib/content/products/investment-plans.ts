/**
 * Product page: savings with insurance (unit-linked, participating, non-participating). IRDAI bars calling linked
 * policies investment products, so the word is in the path only (docs/rules.md, section 2).
 * Its question: which kind is this, who carries the risk, and what if I stop early.
 */
import { savingsLabel } from '../../lead-service/call-back-products.ts';
import { investmentPlansComparison } from '../comparisons/investment-plans.ts';
import { complaintReply, deathWithoutInvestigation } from '../figures/claims.ts';
import {
  lifeFreeLook,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeMaturityPayout,
} from '../figures/life.ts';
import {
  illustrationRates,
  lifeGuaranteedSurrenderStart,
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSpecialSurrenderFloor,
  lifeSpecialSurrenderProducts,
  lifeSpecialSurrenderSince,
  lifeSpecialSurrenderStart,
  lifeSurrenderDiscountRate,
  lifeSurrenderLastTwoYears,
  lifeSurrenderPayoutTime,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuedMinimum,
  unitLinkedFundCharge,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import {
  taxActSince,
  taxDeathBenefit,
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxLowerShareSince,
  taxNewRegimeDeduction,
  taxPayoutSection,
  taxPremiumDeduction,
  taxPremiumSection,
  taxPremiumToSumAssured,
  taxTraditionalChoice,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedChoice,
  taxUnitLinkedGainFree,
  taxUnitLinkedGainRate,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../figures/tax.ts';
import type { Product } from '../product.ts';
import { savingsInsurers } from '../product-insurers.ts';
import { savingsWarningFigures, savingsWarnings } from '../savings-warnings.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'savings with insurance',
  heading: `${savingsLabel}: know what you can get back`,
  answer:
    'Savings with insurance is a life insurance policy that also builds up money over many years. It can suit a long goal you will pay for without a break; don’t put in money you may need soon.',
  keyFacts: [
    {
      label: 'Lock-in of a unit-linked plan',
      figure: unitLinkedLockIn,
      note: 'No surrender money and no withdrawal before they are over.',
    },
    {
      label: 'Unit-linked premiums a year: maturity taxed above',
      figure: taxUnitLinkedPremiumLimit,
      note: `Above this total, maturity of policies issued since ${taxUnitLinkedIssuedSince.text} is taxable.`,
    },
  ],
  introduction: [
    'Three different contracts are sold as savings with insurance. A _unit-linked insurance plan_ (ULIP) puts your premium, after charges, into market funds you choose. A _participating_ plan shares the insurer’s surplus with you through bonuses. A _non-participating_ plan fixes its benefits in the policy on the day you buy.',
    `A ULIP is an insurance contract and not a mutual fund, even though its value is shown in units. Part of each premium pays for life cover and charges, the money is tied up during a _lock-in_ of ${unitLinkedLockIn.text}, and leaving early has its own rules.`,
    'All three pay least to those who leave in the first years. Before comparing numbers, ask how sure you are of paying every premium for the full paying term. If the honest answer is “not very”, choose something else.',
  ],
  suitableFor: [
    'You have a goal ten or more years away and steady income to fund it.',
    'You already have enough pure life cover and an emergency fund.',
    'You would like saving and a modest life cover in one contract, and accept its price.',
    'You accept market ups and downs (unit-linked), or prefer fixed benefits known on day one (non-participating).',
    'You would otherwise not save at all without a commitment.',
  ],
  notSuitableFor: [
    'You may need the money within a few years.',
    'You mainly need protection for your family: [term insurance](/term-insurance) buys far more cover for the same premium.',
    'Your income is irregular and a missed premium is likely.',
    'You want to compare funds only and need no life cover.',
    'You are moving out of a running policy to pay for this one. Ask first what you lose.',
  ],
  atAGlance: [
    { label: 'What it is', text: 'A life insurance contract with a savings part' },
    { label: 'Kinds', text: 'Unit-linked, participating, non-participating' },
    {
      label: 'Investment risk',
      text: 'Yours in a unit-linked plan; shared or the insurer’s in the others',
    },
    { label: 'Life cover', text: 'Modest, usually a multiple of one year’s premium' },
    { label: 'Time needed', text: 'Ten years and more to make sense' },
    { label: 'Money before the end', text: 'Limited; early exit costs you' },
    { label: 'Policy loan', text: 'On plans that are not unit-linked' },
  ],
  inclusions: [
    'A sum on death within the term, to your [nominee](term:nominee), in every kind.',
    'A [maturity](term:maturity) value if you live to the end: the fund value, the sum with bonuses, or the amount written in the policy.',
    'Unit-linked: a choice of equity, debt and mixed funds, and switching between them.',
    'Unit-linked: partial withdrawals once the lock-in is over, within the policy’s limits.',
    'Participating: a share of the insurer’s surplus through bonuses, when declared.',
    'Non-participating: benefits fixed at the start, if you pay every premium and hold to the end.',
    '[Riders](term:rider) such as waiver of premium, where offered.',
  ],
  exclusions: [
    'Unit-linked: any promise about the value. The investment risk is yours, and the fund can be worth less than you paid in.',
    `Unit-linked: access to the money in the first ${unitLinkedLockIn.text}, by surrender or withdrawal.`,
    'Participating: a fixed result. Future bonuses are not guaranteed and depend on how the insurer fares.',
    'Non-participating: anything beyond the benefits that the policy itself states as guaranteed.',
    'Protection against inflation. A fixed amount buys less in twenty years.',
    'Full return of premiums if you stop in the early years.',
  ],
  howToChoose: [
    {
      title: 'Buy the cover you need first',
      text: 'The cover inside a savings policy is usually small. Settle protection separately, then decide how much you can save.',
    },
    {
      title: 'Pick the kind before the plan',
      text: 'Ask who carries the risk: you (unit-linked), you and the insurer (participating), or the insurer within the written benefits (non-participating).',
    },
    {
      title: 'Read the benefit illustration with care',
      text: `The two growth rates in it, ${illustrationRates.text}, are assumptions set for comparison. They are not promises and not the highest or smallest you might get. Look at the column after charges.`,
    },
    {
      title: 'Work out the yearly return yourself',
      text: 'Example: paying ₹1 lakh a year for 10 years and getting ₹20 lakh at the end of year 20 doubles your money, yet the yearly return is under 5%, since each premium was tied up for about 15 years on average. Ask for this number in writing.',
    },
    {
      title: 'Ask what you get if you stop',
      text: 'Request the [surrender value](term:surrender-value) for each of the first seven years, in rupees, for your premium. If nobody can show you, do not sign.',
    },
    {
      title: 'Choose a premium you can keep up',
      text: 'Take the amount you could pay even in a bad year. Adding a second plan later is easier than rescuing the first.',
    },
  ],
  costs: [
    'A unit-linked plan names its charges: allocation, administration, fund management, the cost of life cover, and a charge for discontinuing early. They are taken from your premium or by cancelling units. Two plans with the same fund return can leave you with different amounts.',
    'Participating and non-participating plans show no charges; the cost sits inside the difference between what you pay and what you get. The surrender table is where it becomes visible.',
    `GST on an individual premium is ${lifeGst.text}. Income tax on premiums and on what you get back is [in a table of its own](/investment-plans#income-tax), with the section numbers.`,
  ],
  insteadOfPrice:
    'Ask for the benefit illustration of each plan with the same premium and years. Compare what you get after charges, and after stopping early.',
  rules: [
    {
      label: 'Time to return the policy',
      figure: lifeFreeLook,
      text: 'Counted from the day you receive it. Use it to read the surrender table.',
    },
    {
      label: 'Special surrender value begins after',
      figure: lifeSpecialSurrenderStart,
      text: `Only for policies of products on sale since ${lifeSpecialSurrenderSince.text}. At least ${lifeSpecialSurrenderFloor.text}, counted back at no more than the ${lifeSurrenderDiscountRate.text}.`,
    },
    {
      label: 'Guaranteed surrender value begins after',
      figure: lifeGuaranteedSurrenderStart,
      text: 'For regular-pay plans that are not unit-linked. The larger of the two values is paid.',
    },
    {
      label: 'Guaranteed value in year three',
      figure: lifeSurrenderYear3,
      text: 'At least this share of premiums paid, less survival benefits already received.',
    },
    {
      label: 'Guaranteed value in years four to seven',
      figure: lifeSurrenderYears4To7,
      text: 'A floor. The special value is paid instead where it is larger.',
    },
    {
      label: 'Guaranteed value in the last two years',
      figure: lifeSurrenderLastTwoYears,
      text: 'A floor. So near the end the special value can be more than you paid in.',
    },
    {
      label: 'Loan on other savings plans',
      figure: lifePolicyLoanNonLinked,
      text: 'A loan keeps the policy alive when you need cash for a short time.',
    },
    {
      label: 'Loan on a unit-linked plan',
      figure: lifePolicyLoanUnitLinked,
      text: 'Plan your emergency money elsewhere.',
    },
    {
      label: 'Late premium, monthly payment',
      figure: lifeGraceMonthly,
      text: `For other frequencies it is ${lifeGraceOtherModes.text}. Pay within it and nothing changes; after it the policy can lapse or shrink.`,
    },
  ],
  topics: [
    {
      id: 'unit-linked',
      heading: 'ULIP rules: lock-in, surrender, charges',
      blocks: [
        {
          kind: 'figures',
          caption: 'What applies to every unit-linked plan',
          rows: [
            {
              label: 'Lock-in',
              figure: unitLinkedLockIn,
              text: 'If you stop paying before, life cover ends and the money moves to a discontinued fund, less a capped charge. It is paid when the lock-in is over.',
            },
            {
              label: 'The discontinued fund earns at least',
              figure: unitLinkedDiscontinuedMinimum,
              text: 'From the day you stop until it is paid to you.',
            },
            {
              label: 'Leaving from year six',
              figure: unitLinkedAfterLockIn,
              text: 'At any time, at the unit price of that day.',
            },
            {
              label: 'Fund management charge, at most',
              figure: unitLinkedFundCharge,
              text: 'Taken daily inside the unit price. Charges for allocation, administration and life cover are added to it.',
            },
            {
              label: 'Illustration',
              figure: illustrationRates,
              text: 'Every illustration uses these two rates. Old papers may still show others.',
            },
          ],
        },
      ],
    },
    {
      id: 'income-tax',
      heading: `Income tax: ${taxPremiumSection.text}, both regimes`,
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `The Income-tax Act, 2025 applies to income from ${taxActSince.text}. Income before that day stays under the Act of 1961, whose section numbers people still use. The new regime applies unless you choose the old one in your return.`,
          ],
        },
        {
          kind: 'figures',
          caption: 'What you pay in',
          rows: [
            {
              label: 'Deduction, old regime',
              figure: taxPremiumDeduction,
              text: `By ${taxPremiumSection.text}. One limit for life premiums, provident fund and other savings together.`,
            },
            {
              label: 'Deduction, new regime',
              figure: taxNewRegimeDeduction,
              text: 'Do not count on tax saved by the premium.',
            },
          ],
        },
        {
          kind: 'figures',
          caption: 'What you get back, in both regimes',
          rows: [
            {
              label: 'On death',
              figure: taxDeathBenefit,
              text: `By ${taxPayoutSection.text}. Keyman and some assigned policies aside.`,
            },
            {
              label: 'Premium a year, of the sum assured, at most',
              figure: taxPremiumToSumAssured,
              text: `Above it a payout that is not on death is taxable. For policies issued since ${taxLowerShareSince.text}.`,
            },
            {
              label: 'Premiums a year, not unit-linked: maturity taxed above',
              figure: taxTraditionalPremiumLimit,
              text: `All such policies issued since ${taxTraditionalIssuedSince.text} count together.`,
            },
            {
              label: 'TDS by the insurer',
              figure: taxDeductedOnPayout,
              text: `Of the income part of a taxable payout, when the payout is more than ${taxDeductedOnPayoutsAbove.text}.`,
            },
          ],
        },
      ],
    },
    {
      id: 'ulip-tax',
      heading: 'ULIP tax: the rate on the gain of a taxable policy',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            `The gain is a capital gain, taxed at ${taxUnitLinkedGainRate.text} above ${taxUnitLinkedGainFree.text} of such gains a year, in both regimes. That is the rate of an equity fund held for more than a year, and the lock-in makes a ULIP older than that. The rule of the Act of 1961 goes on in the Act of 2025, sections 67(5) and 198. For a ULIP in debt funds ask an adviser.`,
            `Taxable is one with premiums of more than ${taxUnitLinkedPremiumLimit.text} a year, issued since ${taxUnitLinkedIssuedSince.text}, or with a premium too large for its sum assured. Gain: what you receive less the premiums paid. A switch between its funds pays you nothing, so there is nothing to tax. [Check your policy](/investment-plans/maturity-tax-calculator).`,
          ],
        },
      ],
    },
    savingsWarnings,
  ],
  claims: [
    `The maturity amount must be paid ${lifeMaturityPayout.text}. Keep your bank account, mobile number and address current with the insurer; old details are a common cause of delay. A surrender or partial withdrawal must be paid within ${lifeSurrenderPayoutTime.text}.`,
    `If the insured person dies, the nominee claims as with any life policy, and the insurer has ${deathWithoutInvestigation.text} where nothing needs investigating. The [claim guide](/claim) shows which papers are needed.`,
    `A sum that does not match the fund statement or the policy is a reason to ask in writing, and then to [complain](/grievance-redressal): the insurer has ${complaintReply.text} to resolve it.`,
  ],
  questions: [
    {
      id: 'investment-plans-ulip-or-mutual-fund',
      question: 'ULIP vs mutual fund: what is the difference?',
      answer: [
        `A ULIP is life insurance: it pays a sum on death, takes charges for that cover, and ties your money up for ${unitLinkedLockIn.text}. A mutual fund carries no life cover and has its own regulator and rules. Fund names in a ULIP say nothing about quality, and past results are no guide to future ones.`,
      ],
    },
    {
      id: 'investment-plans-is-ulip-worth-it',
      question: 'Is a ULIP, endowment or LIC policy worth it as an investment?',
      answer: [
        'For a goal ten or more years away, if you would pay every premium and have enough life cover already, it can be; for cover alone or for money you may need soon, no. Work out [the yearly return](/investment-plans/policy-return-calculator) of the plan and compare it with a deposit and term insurance.',
      ],
    },
    {
      id: 'investment-plans-guaranteed-or-deposit',
      question: 'Guaranteed return plan vs FD: which is better?',
      answer: [
        'An FD for money you may need within some years; a guaranteed plan only to fix a rate for very long with some life cover. Compare the yearly return after tax: interest of an FD is taxed every year, the maturity of a policy often not. Leaving a policy early costs far more than breaking an FD.',
      ],
    },
    {
      id: 'investment-plans-assignment',
      question: 'Assignment: what if my life policy is given to a bank for a loan?',
      answer: [
        'The bank then holds the rights in the policy: what it pays goes to the bank up to the debt, and the rest to you or your family. Give the insurer written notice and get its confirmation. After the loan is repaid have the policy assigned back, and check that your nominee is registered.',
      ],
    },
    {
      id: 'investment-plans-can-i-lose-money',
      question: 'Can I lose money in a ULIP, endowment or money-back plan?',
      answer: [
        'Yes, in more than one way. In a unit-linked plan the funds can fall, and charges continue when they do. In the other kinds you lose by leaving in the first years, when you would get back less than you paid. And in all of them inflation can eat a return that looks positive on paper.',
      ],
    },
    {
      id: 'investment-plans-new-surrender-rules',
      question: `New surrender value rules from ${lifeSpecialSurrenderSince.text}: which endowment policies?`,
      answer: [
        `Policies that are not unit-linked, and only ${lifeSpecialSurrenderProducts.text}: they have a special surrender value after the first year, once ${lifeSpecialSurrenderStart.text} is paid. An older policy follows the terms printed in it, whatever a message about “new LIC rules” says.`,
      ],
    },
    {
      id: 'investment-plans-stop-paying-early',
      question: 'Surrender or paid-up: what if I stop paying after 1 or 2 years?',
      answer: [
        `In a plan that is not unit-linked, the guaranteed surrender value needs ${lifeGuaranteedSurrenderStart.text} and is then ${lifeSurrenderYear2.text} of premiums paid in the second year. The special surrender value, under the rules above, begins after the first year and is paid where it is larger, so ask for both. Instead of surrendering you can often leave the policy _paid-up_: you stop paying and a reduced benefit is kept to the end. In a unit-linked plan the money moves to a discontinued fund, which earns at least ${unitLinkedDiscontinuedMinimum.text}, and is paid when the ${unitLinkedLockIn.text} are over.`,
      ],
    },
    {
      id: 'investment-plans-are-bonuses-guaranteed',
      question: 'Is the bonus of an LIC or other participating policy guaranteed?',
      answer: [
        'No. A bonus depends on the surplus of the insurer’s participating fund and is decided year by year. Once declared, a regular bonus is normally added to your benefit and payable under the policy’s terms. A bonus rate of past years is history, not a commitment, whatever a sheet or a caller says.',
      ],
    },
    {
      id: 'investment-plans-illustration-rates',
      question: 'Benefit illustration: why does it show two growth rates?',
      answer: [
        `So that plans can be compared on the same assumptions. The two rates, ${illustrationRates.text}, are prescribed for illustration and neither is a forecast. Your result may lie between them, below or above. Use the sheet to see what charges take, not to plan a wedding date.`,
      ],
    },
    {
      id: 'investment-plans-tax-on-maturity',
      question: 'Is the maturity amount of a ULIP or LIC policy tax-free?',
      answer: [
        `Not always. For unit-linked policies issued since ${taxUnitLinkedIssuedSince.text}, maturity is taxable when the yearly premium across them exceeds ${taxUnitLinkedPremiumLimit.text} in any year. For other policies issued since ${taxTraditionalIssuedSince.text} the line is ${taxTraditionalPremiumLimit.text}. Where not all your policies fit within it, the choice of those that count was ${taxTraditionalChoice.text} under the old law: [check yours](/investment-plans/maturity-tax-calculator). There is also a limit on premium compared with the sum assured. The law can change during a long policy.`,
      ],
    },
    {
      id: 'investment-plans-separate-term-and-saving',
      question: 'ULIP vs term insurance: should I save separately instead?',
      answer: [
        'For many people that gives more cover and easier access to savings. It needs discipline, because nobody reminds you to save. A combined policy gives structure and one contract, and costs flexibility. Put both on paper with the same yearly amount: cover on death, value after ten and twenty years, and what you would have if you stopped in year three.',
      ],
    },
    {
      id: 'investment-plans-switch-old-policy',
      question: 'Should I surrender an old LIC or other policy to buy a newer one?',
      answer: [
        'Seldom, and never because a caller urges it. Giving up means taking the surrender value, starting new charges and a new paying term, and insuring an older body. The nearer an old policy is to maturity, the more of its value is still ahead. Ask for three amounts in writing: the surrender value today, the paid-up value at the end, and the maturity value if you carry on. Only then hold them against the new plan, and remember that the person advising a switch earns from the new one.',
      ],
    },
    {
      id: 'investment-plans-money-back-instalments',
      question: 'Money-back policy: what do the instalments cost me?',
      answer: [
        'Growth. Money paid out in year five can no longer earn anything inside the policy, so the final amount is smaller than in a plan that pays once. Example: four instalments of ₹1 lakh and ₹2 lakh at the end add up to ₹6 lakh, but if you spend each lakh when it comes, only ₹2 lakh is left for the goal. Choose this kind if you have known dates to meet, such as school fees, and not because a payment feels like income.',
      ],
    },
  ],
  related: ['/capital-guarantee', '/term-insurance', '/child-plans', '/pension-plans'],
  figuresInText: [
    lifeSurrenderYear2,
    lifeSpecialSurrenderSince,
    lifeSpecialSurrenderProducts,
    lifeSpecialSurrenderFloor,
    lifeSurrenderDiscountRate,
    taxActSince,
    taxPremiumSection,
    taxPayoutSection,
    ...savingsWarningFigures,
    complaintReply,
    lifeGraceOtherModes,
    deathWithoutInvestigation,
    lifeGst,
    lifeMaturityPayout,
    lifeSurrenderPayoutTime,
    taxDeductedOnPayoutsAbove,
    taxLowerShareSince,
    taxTraditionalChoice,
    taxUnitLinkedChoice,
    taxUnitLinkedGainFree,
    taxUnitLinkedGainRate,
    taxTraditionalIssuedSince,
    taxUnitLinkedIssuedSince,
  ],
};

export const investmentPlans: Product = {
  content,
  menuLine: 'Life cover that also saves',
  audience: 'People who want life cover and long-term savings in one plan',
  comparison: investmentPlansComparison,
  insurers: savingsInsurers,
  claimHref: '/claim/life-death',
};
