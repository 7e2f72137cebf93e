/** Text of the calculator of life cover. */
import { seo } from '../../site/route-row.ts';
import { lifeGraceMonthly, lifeGraceOtherModes } from '../figures/life.ts';
import { edliMaximum2025 } from '../figures/life-schemes.ts';
import { taxDeathBenefit } from '../figures/tax.ts';
import type { CalculatorTexts } from './calculator-text.ts';

export const lifeCalculators = {
  'human-life-value-calculator': {
    label: 'Term insurance calculator',
    publishedOn: '2026-11-27',
    seo: seo(
      'Term insurance calculator: human life value (HLV)',
      'How much term insurance your family needs: its spending, loans and goals without your income, less savings and cover. The human life value.',
    ),
    computes: [
      'The life cover that a family needs, for how many years, and how the need falls with time. Such a sum is often called human life value (HLV).',
      'One method of that name adds up the income you would still have earned, less what you spend on yourself. This calculator counts what your family would need, less what it has, and counts no premium.',
    ],
    formula: [
      'What the family spends in a year, less the surviving spouse’s pay, for each year until the last one who needs your income no longer does.',
      'Each later year costs more by the rise of prices, and money kept until then earns interest: so every year is counted at its value of today.',
      'Plus loans to repay, education and other goals, and years of pension for the spouse.',
      'Less savings, life cover you have and cover of the provident fund (EDLI); the rest is rounded up to a full lakh.',
    ],
    questions: [
      {
        id: 'life-cover-ten-times-income',
        question: 'Is 10, 15 or 20 times my income enough life cover?',
        answer: [
          'Ten times is often too little for a young family or one with a loan, and too much where the children earn. A multiple of income knows neither your loans nor how many years your children still need you, nor what you have saved. Enter these, and compare.',
        ],
      },
      {
        id: 'life-cover-one-crore-enough',
        question: 'Is ₹50 lakh, ₹1 crore or ₹2 crore term insurance enough?',
        answer: [
          '₹50 lakh seldom, ₹1 crore often not, for a young family with a loan: the sum has to last until the last one who needs your income earns, while prices rise. Divide it by what your family spends in a year: at ₹6 lakh, ₹50 lakh lasts about 8 years, ₹1 crore less than 17, ₹2 crore about 33, before rising prices. Enter your own figures above.',
        ],
      },
      {
        id: 'life-cover-premium-one-crore',
        question: 'What is the premium of ₹1 crore or ₹2 crore term insurance at 25, 30 or 40?',
        answer: [
          'No public table has it: each insurer sets it by age, sex, tobacco, health, sum and term, and it rises with every year of age. Ask two or three for plain level cover of the same sum and term, in writing. This calculator has no price in it.',
        ],
      },
      {
        id: 'life-cover-no-income',
        question: 'How much life cover for a housewife or a self-employed person?',
        answer: [
          'As much as replacing the work or the income would cost. For a housewife enter income 0 and, as spending, what care for children and the household would cost a year. If you are self-employed, take the average of some years; insurers allow a sum by the income that you can prove.',
        ],
      },
      {
        id: 'life-cover-lump-sum-or-income',
        question: 'Lump sum or monthly income: which payout should my family take?',
        answer: [
          'A lump sum if loans must be repaid and someone can manage money; monthly income if nobody can, or relatives would press for it. Many plans offer a mix. Compare the total in rupees: instalments without interest are worth less. Some insurers let the nominee choose at the claim.',
        ],
      },
      {
        id: 'life-cover-until-which-age',
        question: 'Term insurance till age 60, 65, 75 or 85: for how long?',
        answer: [
          'Until the last one who needs your income does not any more: for most families 60 or 65, when loans are repaid and children earn. Cover to 75, 85 or for whole life costs clearly more; it is for a dependant for life, such as a child with a disability.',
        ],
      },
      {
        id: 'life-cover-one-or-two-plans',
        question: 'One term plan of ₹1 crore or two of ₹50 lakh: which is better?',
        answer: [
          'One, for most people: one form, one premium, one claim, and a larger sum often costs less per lakh. Two are useful if you want to stop one when the home loan is repaid. List each policy on the other’s form.',
        ],
      },
      {
        id: 'life-cover-yearly-or-monthly',
        question: 'Term premium yearly or monthly: which is cheaper?',
        answer: [
          `Yearly, as a rule: many insurers add a charge to monthly instalments. The grace period is shorter too, ${lifeGraceMonthly.text} against ${lifeGraceOtherModes.text}. Monthly suits an uneven income, with an automatic debit.`,
        ],
      },
      {
        id: 'life-cover-accident-or-term',
        question: 'Term insurance vs personal accident insurance: which do I need?',
        answer: [
          'Term insurance first, if others live on your pay: it pays for a death by illness and by accident. A personal accident policy pays for an accident alone, but also for a lasting disability, which term insurance does not without a rider. Many earners need both.',
        ],
      },
      {
        id: 'life-cover-limited-or-regular-pay',
        question: 'Limited pay vs regular pay: which term premium is better?',
        answer: [
          'Regular pay if you want the smallest yearly premium; limited pay if you want to finish before you retire. Over all years limited pay usually costs less in total, but you pay more each year, and more in all if you die early. The cover is the same.',
        ],
      },
      {
        id: 'life-cover-joint-husband-wife',
        question: 'Joint term insurance for husband and wife, or two policies?',
        answer: [
          'Two policies, for most couples: each has its own sum, end and nominee, and neither depends on the other or on the marriage. A joint plan can cost a little less; ask whether it pays on the first death only or on both, and what happens after a divorce.',
        ],
      },
      {
        id: 'life-cover-medical-tests',
        question: 'Which medical tests are done for term insurance?',
        answer: [
          'Commonly weight, blood pressure, blood (sugar, cholesterol, liver, kidneys, HIV) and urine; for a larger sum or a higher age an ECG or treadmill test and a doctor’s examination. The insurer chooses and usually pays. A clean test does not replace a true form.',
        ],
      },
      {
        id: 'life-cover-surrender-term',
        question: 'Do I get money back if I surrender or stop term insurance?',
        answer: [
          'Nothing from most pure term plans: the cover ends, and the premiums have paid for the years behind you. Limited pay, single pay and return of premium can have a cancellation value, by the table in the policy. Make sure that new cover is in force before you stop.',
        ],
      },
      {
        id: 'life-cover-count-edli',
        question: 'Should I subtract the EDLI cover of my provident fund?',
        answer: [
          `Yes, while you are employed: it pays up to ${edliMaximum2025.text}, depending on your pay and balance. It ends with the employment, so look at the sum without it as well.`,
        ],
      },
      {
        id: 'life-cover-tax-on-sum',
        question: 'Do I have to add income tax to the life cover?',
        answer: [
          `No: what is paid on death is ${taxDeathBenefit.text} from income tax, keyman and assigned policies aside. Interest that your family earns with it later is taxed, so enter a return after tax.`,
        ],
      },
    ],
    searched: {
      heading:
        'How much term insurance for a salary of ₹5, 10, 15, 20 or 50 lakh (kitna lena chahiye)?',
      rows: [
        ...['5', '10', '15', '20', '50'].map((lakh) => ({
          label: `₹${lakh} lakh a year, aged 30`,
          typed: { age: '30', income: `${lakh} lakh`, years: '30', loans: '0' },
        })),
        {
          label: '₹10 lakh a year, aged 40',
          typed: { age: '40', income: '10 lakh', years: '20', loans: '0' },
        },
        {
          label: '₹10 lakh a year, aged 30, home loan of ₹40 lakh',
          typed: { age: '30', income: '10 lakh', years: '30', loans: '40 lakh' },
        },
      ],
      assumed:
        'Counted until 60, for a family that lives on one pay, without savings or other cover. A loan is added.',
    },
    related: ['critical-illness-cover-calculator', 'child-education-calculator', '80d-calculator'],
    figures: [edliMaximum2025, taxDeathBenefit, lifeGraceMonthly, lifeGraceOtherModes],
  },
} satisfies Partial<CalculatorTexts>;
