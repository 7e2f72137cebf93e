/** Text of the calculator of life cover. */
import { seo } from '../../site/route-row.ts';
import { edliMaximum2025 } from '../figures/life-schemes.ts';
import { taxDeathBenefit } from '../figures/tax.ts';
import type { CalculatorTexts } from './calculator-text.ts';

export const lifeCalculators = {
  'human-life-value-calculator': {
    label: 'Term insurance calculator',
    seo: seo(
      'Term insurance calculator: human life value (HLV)',
      'How much term insurance your family needs: its spending, loans and goals for the years without your income, less savings and cover. The human life value.',
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
        question: 'Is ten times my income enough life cover?',
        answer: [
          'For some families it is too little, for others too much. A multiple of income knows neither your loans nor how many years your children still need you, nor what you have saved. Enter these, and compare the sum with ten times your income.',
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
    related: ['critical-illness-cover-calculator', 'child-education-calculator', '80d-calculator'],
    figures: [edliMaximum2025, taxDeathBenefit],
  },
} satisfies Partial<CalculatorTexts>;
