/**
 * Product page: pension plans (deferred plans and annuities). Its question: income for life, at
 * what price.
 */
import { pensionPlansComparison } from '../comparisons/pension-plans.ts';
import { annuityIncome } from '../drawings.ts';
import { complaintReply } from '../figures/claims.ts';
import {
  lifeFreeLook,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeLatePaymentInterest,
  lifeMaturityPayout,
  saralPensionEntryAge,
  saralPensionMinimumMonthly,
  saralPensionMinimumYearly,
  saralPensionReturnOfPrice,
  saralPensionSurrenderAfter,
  saralPensionSurrenderValue,
} from '../figures/life.ts';
import {
  atalPension,
  atalPensionAge,
  npsAllAtOnce,
  npsAnnuityAbove,
  npsAnnuityShare,
  npsBetweenAtOnce,
  npsEarlyAllAtOnce,
  npsEarlyAnnuityShare,
  npsNormalExit,
  npsTaxFreeShare,
  seniorSavingsInterest,
} from '../figures/life-schemes.ts';
import {
  illustrationRates,
  lifePolicyLoanUnitLinked,
  pensionPartialWithdrawalAfter,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import { taxNewRegimeDeduction, taxPensionDeduction, taxPensionSection } from '../figures/tax.ts';
import type { Product } from '../product.ts';
import { pensionInsurers } from '../product-insurers.ts';
import { savingsWarningFigures, savingsWarnings } from '../savings-warnings.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'pension plans',
  heading: 'Pension plans: an income that lasts as long as you do',
  answer:
    'A pension plan from a life insurer turns savings into an income paid for life. Consider one when you fear outliving your money; keep enough outside it, because what has become an annuity rarely comes out again.',
  keyFacts: [
    {
      label: 'Standard annuity: smallest income',
      figure: saralPensionMinimumMonthly,
      note: 'There is no upper limit.',
    },
    {
      label: 'Wait before a part withdrawal',
      figure: pensionPartialWithdrawalAfter,
      note: 'From a pension plan, and for listed needs only: education, marriage, a home, illness.',
    },
  ],
  introduction: [
    'Two things carry the name pension plan. A _deferred_ plan collects premiums while you work and reaches a _vesting date_, when part of it must be turned into income. An _annuity_ is that income: you hand the insurer a sum, the _purchase price_, and it pays you for as long as you live. An _immediate_ annuity starts at once, a deferred annuity some years later.',
    'Life insurance protects those you leave behind. An annuity protects you against the opposite: living so long that the money runs out. Few others will take that risk off you in writing, and that is its real value. As a way to grow money it is usually unexciting.',
    'The annuity rate is fixed on the day you buy and does not follow later interest rates or prices. That makes the date, the option and the share of your savings you commit the three decisions that matter. None of them can easily be undone.',
  ],
  suitableFor: [
    'You are near retirement without a pension from an employer.',
    'Your family tends to live long, and you worry about the years after 80.',
    'You want a bill-paying income that needs no decisions when you are old.',
    'You want your spouse to have income after you, through a joint-life option.',
    'You are saving for retirement and would otherwise spend the money (deferred plan).',
  ],
  notSuitableFor: [
    'You would put in all you have. Keep money aside for illness, repairs and family.',
    'You expect to need the capital back within a few years.',
    'Your health is poor and no dependant needs the income: without return of price, little may come back.',
    'You look for growth over decades and can manage your own investments.',
  ],
  atAGlance: [
    { label: 'Kinds', text: 'Deferred plan, deferred annuity, immediate annuity' },
    { label: 'Pays', text: 'Income monthly, quarterly, half-yearly or yearly, for life' },
    { label: 'Income amount', text: 'Fixed at purchase; level unless you chose an increase' },
    {
      label: 'After your death',
      text: 'Depends on the option: nothing, spouse’s income, or price returned',
    },
    { label: 'Cashing in', text: 'Narrow; often only on listed illness, if at all' },
    { label: 'Tax', text: 'Income is taxed in the year you receive it' },
    { label: 'Main risk', text: 'Rising prices against a level income' },
  ],
  inclusions: [
    'An income for life, however long you live.',
    'An income for your spouse after you, with a joint-life option.',
    'The purchase price to your [nominee](term:nominee) on death, with a return-of-price option.',
    'A minimum number of years of payment, where such an option is offered.',
    'An income that rises each year, where offered, at the price of a lower start.',
    'In a deferred plan: a fund or a fixed benefit at vesting, and a death benefit before it.',
    'Part withdrawals from a deferred plan for listed needs, within limits.',
  ],
  exclusions: [
    'Inflation. A level income of today buys noticeably less after fifteen years.',
    'Free access to the purchase price once income has started.',
    `Market safety in a unit-linked pension plan: the investment risk is yours until vesting, and the money is tied up during a [lock-in](term:lock-in) of ${unitLinkedLockIn.text}.`,
    'Bonuses in a participating pension plan as a certainty; they are not guaranteed.',
    'Medical costs. Keep [health insurance](/health-insurance) running into old age.',
    'A change of option after payments have begun, in most plans.',
  ],
  howToChoose: [
    {
      title: 'List the bills that must be met for life',
      text: 'Food, rent or upkeep, medicines, power, help at home. Subtract pensions and rent you already receive. What is missing is a sensible size for an annuity; the rest can stay flexible.',
    },
    {
      title: 'Decide who should have income after you',
      text: 'Single life pays most and ends with you. Joint life pays somewhat less and goes on for your spouse. Return of price pays less again and leaves a sum.',
    },
    {
      title: 'Compare in rupees a month',
      text: 'Ask several insurers for the same purchase price, age, option and payment date. Example: for ₹20 lakh, one quote of ₹11,000 a month and one of ₹11,600 differ by ₹7,200 every year of your life.',
    },
    {
      title: 'Do not convert everything on one day',
      text: 'The rate depends on interest rates and on your age that day. Buying in two or three portions over some years spreads this risk.',
    },
    {
      title: 'For a deferred plan, read the vesting rules',
      text: 'How much may be taken as a lump sum, who provides the annuity, and may you shop around? Tax and product rules differ here and have changed before.',
    },
    {
      title: 'Open the policy the week it comes',
      text: `Check name, date of birth, spouse’s details, option and bank account. You may return it within ${lifeFreeLook.text} of receiving it.`,
    },
  ],
  costs: [
    `An annuity shows no charge; its price is the income it pays for your money. More options mean less income. A unit-linked deferred plan takes charges from the fund, and the growth rates in its illustration, ${illustrationRates.text}, are assumptions rather than promises.`,
    `GST on an individual life premium is ${lifeGst.text}. Annuity income is added to your other income and taxed at your rate for that year, subject to the tax law in force; elderly people with little other income may pay nothing. A deduction for contributions to a pension plan needs the old tax regime; the new one, which applies unless you choose, has ${taxNewRegimeDeduction.text}.`,
    'Ask for one number before signing: the yearly income divided by the purchase price. Compare it with a deposit, and remember that part of an annuity without return of price is your own capital coming back.',
  ],
  insteadOfPrice:
    'Ask for the yearly income for the same amount, age and option, in writing. That income is the price.',
  rules: [
    {
      label: 'Return the policy within',
      figure: lifeFreeLook,
      text: 'Especially worth using here, since later exits are narrow.',
    },
    {
      label: 'Saral Pension: price returned on death',
      figure: saralPensionReturnOfPrice,
      text: 'In both its options. With joint life the spouse first receives the full income, and the price is paid on the second death.',
    },
    {
      label: 'Saral Pension: smallest income, yearly',
      figure: saralPensionMinimumYearly,
      text: 'Your purchase price must be large enough to buy at least this.',
    },
    {
      label: 'Saral Pension: surrender possible after',
      figure: saralPensionSurrenderAfter,
      text: 'Only on a listed critical illness of the annuitant, spouse or children.',
    },
    {
      label: 'Saral Pension: paid on such a surrender',
      figure: saralPensionSurrenderValue,
      text: 'Of the purchase price, less any loan.',
    },
    {
      label: 'Loan on a unit-linked pension plan',
      figure: lifePolicyLoanUnitLinked,
      text: 'Annuities that return the purchase price may offer a loan.',
    },
    {
      label: 'Late premium, monthly payment',
      figure: lifeGraceMonthly,
      text: `For a deferred plan with regular premiums; for other frequencies it is ${lifeGraceOtherModes.text}.`,
    },
  ],
  topics: [
    {
      id: 'public-pensions',
      heading: 'NPS withdrawal rules, Atal Pension Yojana, SCSS',
      blocks: [
        {
          kind: 'figures',
          caption: 'Not sold by insurers or by us',
          rows: [
            {
              label: 'NPS, normal exit: share for an annuity',
              figure: npsAnnuityShare,
              text: `Outside government, ${npsNormalExit.text} (corporate: at retirement), with more than ${npsAnnuityAbove.text}. The rest may be taken at once. Up to ${npsAllAtOnce.text}: everything at once. Between the two: ${npsBetweenAtOnce.text} at once, the rest over years or as an annuity.`,
            },
            {
              label: 'NPS, early exit: share for an annuity',
              figure: npsEarlyAnnuityShare,
              text: `Before that day, with more than ${npsEarlyAllAtOnce.text}; up to it everything may be taken. Government employees have rules of their own.`,
            },
            {
              label: 'NPS withdrawal: tax-free share',
              figure: npsTaxFreeShare,
              text: 'Of the savings, taken at once at the exit. What you take beyond it may be taxed at your slab, so ask before you take more. The annuity is taxed as you receive it.',
            },
            {
              label: 'NPS: further deduction, old regime',
              figure: taxPensionDeduction,
              text: `For your own payments in a tax year, by ${taxPensionSection.text}. Not in the new regime.`,
            },
            {
              label: 'Atal Pension Yojana: pension from 60',
              figure: atalPension,
              text: 'In five steps, guaranteed. The spouse then gets the same pension. Nobody who pays or has paid income tax can join since October 2022.',
            },
            {
              label: 'Atal Pension Yojana: age at joining',
              figure: atalPensionAge,
              text: 'Through a bank or post-office account.',
            },
            {
              label: 'Senior Citizens’ Savings Scheme (SCSS)',
              figure: seniorSavingsInterest,
              text: 'A deposit at a bank or post office, for some years and not for life. New deposits, January to March 2026, the last quarter we have read.',
            },
          ],
        },
      ],
    },
    savingsWarnings,
  ],
  claims: [
    `Each annuity payment must reach you ${lifeMaturityPayout.text}. Insurers ask for a yearly sign of life, often digital; a missing one is the usual reason for a stopped pension. If a payment comes late through the insurer’s fault, interest at the ${lifeLatePaymentInterest.text} is owed.`,
    'After a death the family should tell the insurer quickly, because payments made after that day have to be returned. Then either the spouse’s income starts or the purchase price goes to the nominee. See the [claim guide](/claim) for the papers.',
    `If an annuity stops and nobody says why, complain to the insurer. It has ${complaintReply.text} to resolve it, and [more steps](/grievance-redressal) are open to you after that.`,
  ],
  questions: [
    {
      id: 'pension-plans-deferred-or-immediate',
      question: 'Pension plan, immediate or deferred annuity: what is the difference?',
      answer: [
        'An immediate annuity pays you from now on: you hand the insurer a sum once, and income starts at once. A deferred annuity pays later: the sum is paid today, income starts some years on. A deferred pension plan comes before both: you pay in for years, and at its vesting date a part must become income. You can save anywhere you like and buy only the annuity at retirement.',
      ],
    },
    {
      id: 'pension-plans-die-soon-after',
      question: 'What if I die soon after buying an annuity?',
      answer: [
        'With a plain single-life annuity payments end and nothing more is due. With return of purchase price your nominee gets the price back. With joint life your spouse’s income continues. Choose with this question in mind, because the option normally cannot be changed later.',
      ],
    },
    {
      id: 'pension-plans-saral-pension',
      question: 'What is Saral Pension?',
      answer: [
        `It is an immediate annuity whose terms the regulator has set, so that offers differ mainly in the income paid. You pay once, at an age of ${saralPensionEntryAge.text}. There are only two options: your life, or you and your spouse until the second death, each with ${saralPensionReturnOfPrice.text} of the price returned at the end. It is a good yardstick even if you buy something else.`,
      ],
    },
    {
      id: 'pension-plans-worth-it',
      question: 'Is an annuity or pension plan worth it?',
      answer: [
        'Yes for the bills that must be paid however long you live, if no other pension pays them; seldom as a way to make money grow. It is of little use in poor health without a dependant, or if you may need the capital. Put in a part, never all.',
      ],
    },
    {
      id: 'pension-plans-nri-homemaker',
      question: 'Can an NRI, a housewife or a gig worker buy a pension plan?',
      answer: [
        `Usually yes: an annuity asks for identity, age, a bank account and where the money comes from, not for a salary. An NRI should ask where the income is paid and taxed. Without a steady income, look first at [Atal Pension Yojana](/pension-plans#public-pensions), open at ${atalPensionAge.text} to people who pay no income tax.`,
      ],
    },
    {
      id: 'pension-plans-age-to-buy',
      question: 'At what age should I buy an annuity?',
      answer: [
        'Later purchase means more income for the same price, because payments are expected for fewer years; waiting also means living off your savings until then. Many people start with a part at retirement and add more in their late sixties or seventies. Your health and your spouse’s age matter more than a rule.',
      ],
    },
    {
      id: 'pension-plans-is-income-taxed',
      question: 'Is the income of an annuity or pension plan taxable?',
      answer: [
        'Yes, annuity income counts as your income for the year, at your slab. The return of the purchase price to a nominee and the lump sum at vesting follow their own rules, which depend on the plan. Check with a tax adviser before a large purchase.',
      ],
    },
    {
      id: 'pension-plans-money-back-early',
      question: 'Can I surrender a pension plan or annuity and get my money back?',
      answer: [
        `Within ${lifeFreeLook.text} of receiving the policy, yes. Afterwards a deferred plan allows part withdrawals after ${pensionPartialWithdrawalAfter.text}, for listed needs only. A running annuity is harder: the standard one can be surrendered only after ${saralPensionSurrenderAfter.text} and on a listed critical illness, for ${saralPensionSurrenderValue.text} of the price less any loan.`,
      ],
    },
    {
      id: 'pension-plans-or-nps',
      question: 'NPS vs pension plan or annuity: which is better for you?',
      answer: [
        `The National Pension System (NPS) suits someone years from retirement who accepts the market and wants most of the money in hand at 60; an annuity suits someone at retirement who wants a fixed income for life. A deferred pension plan fixes terms earlier and leaves less choice.`,
        `They meet at the end: since December 2025 a subscriber outside government with more than ${npsAnnuityAbove.text} puts at least ${npsAnnuityShare.text} into an annuity at a normal exit (${npsNormalExit.text}; older pages say 40%), but ${npsEarlyAnnuityShare.text} at an earlier one with more than ${npsEarlyAllAtOnce.text}. [The rules](/pension-plans#public-pensions).`,
      ],
    },
    {
      id: 'pension-plans-joint-life-or-return',
      question: 'Joint life or return of purchase price: which annuity option?',
      answer: [
        'Ask who would be without money on the day after your funeral. A spouse with no pension of their own needs income, so joint life comes first; children who already earn can do without the price. If nobody depends on you, both options cost income that you could be spending yourself. Having both together is possible and gives the smallest monthly amount, so look at all four figures side by side before you decide.',
      ],
    },
    {
      id: 'pension-plans-rising-income',
      question: 'Increasing annuity: should I take an income that rises every year?',
      answer: [
        'It protects you against slowly rising prices, and you pay with a smaller start. An example: ₹10,000 a month for life, or ₹7,500 rising 3% a year. The second passes the first in the eleventh year, and only after about twenty years has it paid more in total. It fits people who retire early or come from long-lived families; someone starting at 75 would mostly be giving money away.',
      ],
    },
  ],
  related: ['/investment-plans', '/capital-guarantee', '/term-insurance', '/health-insurance'],
  figuresInText: [
    npsNormalExit,
    npsAnnuityAbove,
    npsAllAtOnce,
    npsBetweenAtOnce,
    npsEarlyAllAtOnce,
    taxNewRegimeDeduction,
    taxPensionSection,
    ...savingsWarningFigures,
    complaintReply,
    lifeGraceOtherModes,
    lifeGst,
    lifeLatePaymentInterest,
    lifeMaturityPayout,
  ],
};

export const pensionPlans: Product = {
  content,
  menuLine: 'An income for life',
  audience: 'People who want an income for life after they stop working',
  picture: {
    heading: 'Income for life, with or without the price back',
    lead: 'The price is the same in both pictures, ₹20 lakh. Returning it to your nominee costs income in every month of your own life.',
    drawings: [annuityIncome],
  },
  comparison: pensionPlansComparison,
  insurers: pensionInsurers,
  claimHref: '/claim/life-death',
  lifeEvent: { id: 'retirement', label: 'Retirement' },
};
