/** Texts of the calculators for savings with insurance: returns, goals, pensions and the tax on a payout. */
import { crore, rupees, rupeesInWords } from '../../input/rupees.ts';
import { seo } from '../../site/route-row.ts';
import { saralPensionMinimumMonthly, saralPensionMinimumYearly } from '../figures/life.ts';
import {
  npsAnnuityAbove,
  npsAnnuityShare,
  npsEarlyAllAtOnce,
  npsEarlyAnnuityShare,
  npsNormalExit,
} from '../figures/life-schemes.ts';
import {
  illustrationRates,
  inflationTarget,
  lifeSpecialSurrenderSince,
  lifeSurrenderPayable,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
  unitLinkedFundCharge,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import {
  taxDeathBenefit,
  taxDeductedOnPayout,
  taxDeductedOnPayoutsAbove,
  taxPayoutSection,
  taxPremiumToSumAssured,
  taxTraditionalIssuedSince,
  taxTraditionalPremiumLimit,
  taxUnitLinkedGainFree,
  taxUnitLinkedGainRate,
  taxUnitLinkedIssuedSince,
  taxUnitLinkedPremiumLimit,
} from '../figures/tax.ts';
import type { CalculatorTexts } from './calculator-text.ts';

/** Our own figure to count with, as in the form: no insurer's rate. */
const annuityRate = 6;
const wantedIncome = 50_000;

function monthlyPension(price: number): number {
  return (price * annuityRate) / 100 / 12;
}

export const savingsCalculators = {
  'child-education-calculator': {
    label: 'Child education calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Child education calculator: future cost and savings',
      'What your child’s course may cost on the day it is paid, what to put aside a month until then, and the sum that would be missing if you died first.',
    ),
    computes: [
      'What a course that you can price today may cost in the year it begins, the monthly sum that pays for it, and how much would be missing if the parent who saves dies.',
      'How fast fees rise and what savings earn are your guesses. Tax on the return is left out, so enter a return after tax.',
    ],
    formula: [
      'Future cost: today’s cost, raised by the yearly rise once for each year.',
      'Less what you have saved, grown at your return.',
      'The rest, spread over the months until then, each payment growing at the same return; the first year’s sum is lower if you raise it every year.',
      'Missing after a death: the future cost at its value of that day, less what is saved by then.',
    ],
    questions: [
      {
        id: 'education-cost-rise',
        question: 'How fast do education costs rise in India?',
        answer: [
          `No official figure says so for courses. The Reserve Bank’s aim for consumer prices as a whole is ${inflationTarget.text} a year; fees can rise faster. Ask the college for its fees of earlier years, and try two rates.`,
        ],
      },
      {
        id: 'education-cost-which-return',
        question: 'Which return should I enter for what I save?',
        answer: [
          `One that your own deposit or fund may earn after tax and charges. The growth rates in an insurer’s illustration, ${illustrationRates.text}, are assumptions before charges, and nobody promises them.`,
        ],
      },
      {
        id: 'education-cost-term-cover',
        question: 'How much term insurance secures the course?',
        answer: [
          `As much as the future cost is worth today, less what is saved: the answer names that sum, and a table shows how it falls. What is paid on death is ${taxDeathBenefit.text} from income tax, with narrow exceptions.`,
        ],
      },
    ],
    searched: {
      heading: 'How much to save for a course of ₹10, 20 or 50 lakh in 10 or 15 years?',
      rows: ['15', '10'].flatMap((years) =>
        ['10', '20', '50'].map((lakh) => ({
          label: `₹${lakh} lakh today, in ${years} years`,
          typed: { cost: `${lakh} lakh`, years, rise: '8' },
        })),
      ),
      assumed:
        'Counted with fees that rise 8% a year and the return that the form starts with; nobody promises either.',
    },
    related: ['human-life-value-calculator', 'policy-return-calculator'],
    figures: [inflationTarget, illustrationRates, taxDeathBenefit],
  },
  'policy-return-calculator': {
    label: 'ULIP return (IRR) calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'ULIP and policy return calculator: the IRR of a plan',
      'The yearly return (IRR) of a ULIP, endowment or money-back plan from its benefit illustration, beside a deposit and term cover at its premium.',
    ),
    computes: [
      'The yearly return, or internal rate of return (IRR), of a ULIP, endowment, money-back or guaranteed plan, from the figures of its benefit illustration, and what a deposit and term insurance would leave for the same money.',
      'It has no insurer’s plan and no price in it. For a ULIP the return is that of the growth rate you took from the illustration, not a forecast; tax is left out.',
    ],
    formula: [
      'Write down every premium at the start of its year, and every payment to you at the end of its year.',
      'The IRR is the one rate at which premiums and payments have the same value of today.',
      'With a term premium entered: the rest of the plan’s premium goes into a deposit each year, and both sums at the end are compared.',
      'Where money goes in and out more than once, several rates can fit; then none is shown.',
    ],
    questions: [
      {
        id: 'policy-irr-meaning',
        question: 'What is the IRR of an insurance policy?',
        answer: [
          'It is the interest rate of a deposit that would turn your premiums into the same payments on the same days. Twice the money after twenty years is a low rate if you pay at the beginning, and a higher one if you pay late.',
        ],
      },
      {
        id: 'policy-irr-usual',
        question: 'What return (IRR) does an LIC endowment or money-back policy give?',
        answer: [
          'Often less than a deposit, because cover and costs come out of the same premium; no public table has one rate for all. Enter your own premium, years and maturity sum: for a participating plan once with the guaranteed sum and once with the bonus shown.',
        ],
      },
      {
        id: 'policy-irr-below-illustration',
        question: 'Why is the IRR lower than the growth rate in the illustration?',
        answer: [
          `Because the assumed rates, ${illustrationRates.text}, are those of the fund before charges. Charges and the cost of the cover come off: fund management alone may cost up to ${unitLinkedFundCharge.text} in a ULIP.`,
        ],
      },
      {
        id: 'policy-irr-which-figures',
        question: 'Which figures of the benefit illustration do I enter?',
        answer: [
          `The premium of a year with tax, for how many years you pay, when the plan ends and what it then pays. Take the guaranteed column; a ULIP has none, so take an assumed one. A ULIP pays nothing out in the first ${unitLinkedLockIn.text}.`,
        ],
      },
      {
        id: 'policy-irr-paid-up-value',
        question: 'Paid-up value of an LIC policy: formula and example',
        answer: [
          'As a rule: sum assured times premiums paid, divided by premiums payable, plus the bonuses added so far. Example: ₹5 lakh, 5 of 20 premiums paid: ₹1.25 lakh and the bonuses. It is paid at maturity or on death, not today; today you would get the surrender value.',
        ],
      },
      {
        id: 'policy-irr-surrender-value',
        question: 'How do I calculate the surrender value of my LIC policy (kaise nikale)?',
        answer: [
          `By hand, for a policy that is not unit-linked. Guaranteed value, at least: premiums paid times ${lifeSurrenderYear2.text} in the second year, ${lifeSurrenderYear3.text} in the third, ${lifeSurrenderYears4To7.text} in years four to seven; an older policy prints its own table. Special value, for products on sale since ${lifeSpecialSurrenderSince.text}: what the plan would pay if you only stopped, counted back to today. You get ${lifeSurrenderPayable.text}, at LIC as at every insurer; ask it for the figure of the day. [An example](/capital-guarantee#leaving-early).`,
        ],
      },
    ],
    related: ['maturity-tax-calculator', 'human-life-value-calculator'],
    figures: [
      illustrationRates,
      unitLinkedFundCharge,
      unitLinkedLockIn,
      lifeSurrenderYear2,
      lifeSurrenderYear3,
      lifeSurrenderYears4To7,
      lifeSpecialSurrenderSince,
      lifeSurrenderPayable,
    ],
  },
  'maturity-tax-calculator': {
    label: 'Life insurance maturity tax calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Life insurance maturity tax calculator: section 10(10D)',
      'Is the maturity amount of your LIC policy, endowment or ULIP taxable? Check premium, sum assured, day of issue and your other policies.',
    ),
    computes: [
      `Whether what a life policy pays you while you live is exempt from income tax, by the conditions of ${taxPayoutSection.text}, and what of it is taxed if not.`,
      'It checks your policy alone and together with others of its kind. It has the rules of today, which may change before your policy pays, and does not replace an adviser.',
    ],
    formula: [
      `Premium against sum assured: at most ${taxPremiumToSumAssured.text} for most policies; older ones and those for a person with a disability have other shares.`,
      `Premiums of a year against a limit: ${taxUnitLinkedPremiumLimit.text} for ULIPs issued since ${taxUnitLinkedIssuedSince.text}, ${taxTraditionalPremiumLimit.text} for other policies issued since ${taxTraditionalIssuedSince.text}, each kind added up by itself.`,
      'All conditions kept: nothing is taxed. Above the limit together: you choose which policies to count within it.',
      'Otherwise the gain is taxed: what is paid, less premiums. In a policy that is no ULIP, only premiums that were never deducted from income are subtracted.',
    ],
    questions: [
      {
        id: 'maturity-tax-ulip-limit',
        question: 'Is a ULIP with a large premium taxed at maturity?',
        answer: [
          `Its gain is, if it was issued since ${taxUnitLinkedIssuedSince.text} and the premiums of all such ULIPs together exceed ${taxUnitLinkedPremiumLimit.text} in a year; you choose which of them stay within the limit.`,
        ],
      },
      {
        id: 'maturity-tax-ulip-rate',
        question: 'What is the tax rate on a ULIP’s gain: LTCG or slab?',
        answer: [
          `Long-term capital gain (LTCG): ${taxUnitLinkedGainRate.text} of the gain above ${taxUnitLinkedGainFree.text} of such gains a year, if the ULIP is taxable at all and was held for more than a year. Shares and equity funds use the same free part. The gain of another life policy is taxed at your slab.`,
        ],
      },
      {
        id: 'maturity-tax-large-premium',
        question: `Is a policy with a premium above ${taxTraditionalPremiumLimit.text} a year taxable?`,
        answer: [
          `Its gain is, if it is no ULIP, was issued since ${taxTraditionalIssuedSince.text}, and the premiums of all such policies together exceed ${taxTraditionalPremiumLimit.text} in a year. Older policies keep the exemption if the premium fits their sum assured.`,
        ],
      },
      {
        id: 'maturity-tax-single-premium',
        question: 'Is the maturity of a single premium policy taxable?',
        answer: [
          `Often: the premium may be at most ${taxPremiumToSumAssured.text} of the sum assured in most policies, and a single premium commonly buys a smaller cover than that. Enter the premium and the sum assured.`,
        ],
      },
      {
        id: 'maturity-tax-surrender',
        question: 'Is the surrender value of a life policy taxable?',
        answer: [
          'By the same conditions as at maturity: exempt if premium, sum assured and day of issue fit, else the gain is taxed. A deduction taken for the premiums can also be lost if you surrender very early: ask an adviser.',
        ],
      },
      {
        id: 'maturity-tax-tds',
        question: 'Does the insurer deduct TDS from the maturity amount?',
        answer: [
          `Yes, from a taxable payout: ${taxDeductedOnPayout.text} of its income part, where taxable payouts of a year exceed ${taxDeductedOnPayoutsAbove.text}. From an exempt payout nothing is due.`,
        ],
      },
      {
        id: 'maturity-tax-on-death',
        question: 'Is the money taxed that a life policy pays on death?',
        answer: [
          `No, it is ${taxDeathBenefit.text}, whatever the premium; keyman insurance and some assigned policies are the exceptions. The conditions checked here are for money paid while the person insured lives.`,
        ],
      },
    ],
    related: ['policy-return-calculator', '80d-calculator'],
    figures: [
      taxPayoutSection,
      taxPremiumToSumAssured,
      taxUnitLinkedPremiumLimit,
      taxUnitLinkedIssuedSince,
      taxUnitLinkedGainRate,
      taxUnitLinkedGainFree,
      taxTraditionalPremiumLimit,
      taxTraditionalIssuedSince,
      taxDeductedOnPayout,
      taxDeductedOnPayoutsAbove,
      taxDeathBenefit,
    ],
  },
  'pension-calculator': {
    label: 'Retirement corpus calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Retirement corpus calculator with EPF, NPS and inflation',
      'How large a corpus your pension takes: the income you want at prices of that day, the sum that buys it as an annuity, and what to save a month.',
    ),
    computes: [
      'The corpus that pays a monthly income for life from the day you stop working, and what to save each month until then, beside EPF, NPS and other savings.',
      'Inflation, the return of your savings and the rate of an annuity are figures to count with, for you to change. Nobody knows them for that day, and tax on the pension is left out.',
    ],
    formula: [
      'Income wanted in today’s rupees, less rent or pension you will have anyway, raised by inflation for the years until then.',
      'Corpus: twelve months of that income, divided by the yearly rate that an annuity pays on its price.',
      'Less EPF, NPS and savings, grown at your return. The rest is spread over the months until then.',
      'What you and your employer pay into EPF and NPS comes off the monthly sum.',
    ],
    questions: [
      {
        id: 'corpus-fifty-thousand',
        question: 'How much corpus do I need for ₹50,000 or ₹1 lakh a month?',
        answer: [
          `${rupeesInWords((wantedIncome * 12) / (annuityRate / 100))} for ₹50,000 and ${rupeesInWords((wantedIncome * 24) / (annuityRate / 100))} for ₹1 lakh, if the income starts today and an annuity pays ${annuityRate}% of its price a year. The rate is only a figure to count with. With years to go, rising prices make the same income, and the corpus, larger.`,
        ],
      },
      {
        id: 'corpus-count-epf',
        question: 'Should I count my EPF towards the corpus?',
        answer: [
          'Yes: enter what it holds today and what you and your employer pay in. The calculator lets it grow at the return you enter, which is not the rate of EPF itself.',
        ],
      },
      {
        id: 'corpus-count-eps-ups',
        question: 'EPS-95 or UPS pension: how do I count it?',
        answer: [
          'As a pension that you will have anyway: enter its monthly amount, and the corpus becomes smaller. EPS comes from the provident fund office, the Unified Pension Scheme (UPS) from government service: ask your office for the amount, and whether it rises with prices.',
        ],
      },
      {
        id: 'corpus-nps-annuity-share',
        question: 'NPS exit and withdrawal rules: how much has to buy an annuity?',
        answer: [
          `At least ${npsAnnuityShare.text} at a normal exit (${npsNormalExit.text}) with more than ${npsAnnuityAbove.text}, and ${npsEarlyAnnuityShare.text} at an earlier exit with more than ${npsEarlyAllAtOnce.text}, if you do not work for the government. This calculator turns the whole corpus into an annuity; what you take out pays no pension.`,
        ],
      },
    ],
    searched: {
      heading: 'How much to save for a pension of ₹30,000, ₹50,000 or ₹1 lakh a month?',
      rows: ['40', '30'].flatMap((age) =>
        ['30,000', '50,000', '1 lakh'].map((income) => ({
          label: `₹${income} a month from 60, aged ${age} now`,
          typed: { income, age, from: '60' },
        })),
      ),
      assumed:
        'In rupees of today, without EPF, NPS or savings; prices, return and annuity rate are those that the form starts with.',
    },
    related: ['annuity-calculator', 'policy-return-calculator'],
    figures: [
      npsAnnuityShare,
      npsNormalExit,
      npsAnnuityAbove,
      npsEarlyAnnuityShare,
      npsEarlyAllAtOnce,
    ],
  },
  'annuity-calculator': {
    label: 'Annuity calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Annuity calculator: pension a month, options compared',
      'Compare quoted annuities for one price: life only, return of purchase price, joint life, certain period. Yearly return by length of life, and inflation.',
    ),
    computes: [
      'What the options of an annuity are worth beside each other: income for life only, with return of the purchase price, for two lives, or for a certain period at least.',
      'It has no insurer’s rate in it. Ask for the monthly income of each option for the same price, age and day, and enter the quotes. Income is taken as level, and tax is left out.',
    ],
    formula: [
      'Rate: twelve months of income, divided by the price.',
      'Yearly return: the rate at which the price equals the income until a given length of life, plus the price where it is returned.',
      'Cost of the returned price: the difference to life only, put aside each month at your return until it has grown to the price.',
      'Value later: the level income, lowered by the yearly rise of prices.',
    ],
    questions: [
      {
        id: 'annuity-one-crore',
        question: 'How much monthly pension do ₹20 lakh, ₹50 lakh or ₹1 crore give?',
        answer: [
          `At ${annuityRate}% of the price a year, ₹20 lakh would give ${rupees(monthlyPension(crore / 5))} a month, ₹50 lakh ${rupees(monthlyPension(crore / 2))} and ₹1 crore ${rupees(monthlyPension(crore))}. The rate is a figure to count with, not an insurer’s: it depends on your age, the option and the day you buy, so enter the quotes you get.`,
        ],
      },
      {
        id: 'annuity-cost-of-return',
        question: 'What does return of purchase price cost me?',
        answer: [
          'It costs the difference between two quotes, every month for life: that of life only and that with the price returned. The calculator shows how long you would have to put the difference aside until it is as large as the price.',
        ],
      },
      {
        id: 'annuity-smallest',
        question: 'What is the smallest annuity I can buy?',
        answer: [
          `In the standard product, Saral Pension, it pays ${saralPensionMinimumMonthly.text}, or ${saralPensionMinimumYearly.text} if paid once a year. Other annuities have minimums of their own.`,
        ],
      },
    ],
    related: ['pension-calculator', 'policy-return-calculator'],
    figures: [saralPensionMinimumMonthly, saralPensionMinimumYearly],
  },
} satisfies Partial<CalculatorTexts>;
