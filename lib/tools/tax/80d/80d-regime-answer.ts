/** The words and figures of the answer that compares both regimes. */
import {
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
} from '../../../content/figures/health.ts';
import {
  homeLoanInterest,
  homeLoanPrincipal,
  incomeTaxCess,
  incomeTaxNewRegimeLeaves,
  incomeTaxRegimeSection,
  incomeTaxRounding,
  incomeTaxSeniorAge,
  incomeTaxVerySeniorAge,
  incomeTaxYear,
  newRegimeRebate,
  newRegimeRebateLimit,
  newRegimeRebateRelief,
  newRegimeSlabs,
  newRegimeStandardDeduction,
  newRegimeSurcharge,
  oldRegimeRebate,
  oldRegimeRebateLimit,
  oldRegimeStandardDeduction,
  oldRegimeSurcharge,
  parentsHealthTotal,
  preventiveCheckUps,
  type RateAbove,
  surchargeRelief,
  uninsuredSeniorBills,
} from '../../../content/figures/income-tax.ts';
import {
  taxActSince,
  taxDeductionShareSince,
  taxDeductionToSumAssured,
  taxPensionDeduction,
  taxPensionSection,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../../../content/figures/tax.ts';
import type { Figure } from '../../../content/types.ts';
import { rupees } from '../../../input/rupees.ts';
import { exceptionSentence, foldExceptions } from '../../calculators/answer-exceptions.ts';
import type { AnswerParts, Drawing } from '../../calculators/calculator.ts';
import {
  breakEvenDeductionsText,
  regimeExceptions,
  regimeNumbers,
  regimeVerdict,
  taxSteps,
  taxYearSentence,
} from './80d-regime-words.ts';
import { regimeTables, taxChart } from './80d-regime-working.ts';
import {
  breakEvenDeductions,
  compareRegimes,
  oldSlabs,
  type RegimesCompared,
  type TaxYear,
} from './compare-regimes.ts';

export function section80dRegimeAnswer(year: TaxYear): Omit<AnswerParts, 'related'> & Drawing {
  const compared = compareRegimes(year);
  const { old, new: latest, newStandard } = compared;
  return {
    verdict: regimeVerdict(compared),
    numbers: regimeNumbers(compared),
    text: breakEvenDeductionsText(year, compared),
    ...taxChart(year, compared),
    subject: 'your premiums under the old and the new tax regime',
    nextSteps: [
      {
        text: 'Enter what else you deduct: rent, home loan, pension',
        link: 'Deductions',
        href: '#change',
      },
      ...taxSteps,
    ],
    ...foldExceptions(regimeExceptions(year, compared), 'What else counts', (others) => [
      taxYearSentence,
      ...others.map(exceptionSentence),
    ]),
    working: {
      caption: `Both regimes, tax year ${incomeTaxYear.text}`,
      rows: [
        { label: 'Income of the year', value: rupees(year.income) },
        { label: 'Old regime: deducted', value: rupees(year.income - old.income) },
        { label: 'Old regime: taxed income', value: rupees(old.income) },
        { label: 'Old regime: tax of the year', value: rupees(old.total), isTotal: true },
        { label: 'New regime: deducted', value: rupees(newStandard) },
        { label: 'New regime: taxed income', value: rupees(latest.income) },
        { label: 'New regime: tax of the year', value: rupees(latest.total), isTotal: true },
        ...(old.total === latest.total
          ? []
          : [
              { label: 'Difference', value: rupees(Math.abs(old.total - latest.total)) },
              {
                label:
                  latest.total === 0
                    ? 'Old regime: as cheap with deductions of'
                    : 'Old regime: cheaper with deductions above',
                value: rupees(breakEvenDeductions(year, latest.total)),
              },
            ]),
      ],
    },
    tables: regimeTables(year, compared),
    assumptions: [
      `You are resident in India, and the slabs tax all of your income. Left out: capital gains and other income with rates of its own, the rules for business income, the employer’s share to a pension, and interest on deposits that a person of ${incomeTaxSeniorAge.text} or older deducts, medical bills of yourself or your spouse at that age without health insurance (${healthTaxSection.text}), and every other deduction. With any of these, ask your tax adviser.`,
      `The old regime deducts up to ${taxPremiumDeduction.text} for life premiums, provident fund, home-loan principal and other savings together, by ${taxPremiumSection.text}. For health it deducts ${healthTaxOwnFamily.text} for your own family and ${healthTaxParents.text} for parents, ${healthTaxSenior.text} instead where the person insured is a resident of ${incomeTaxSeniorAge.text} or older, check-ups of ${preventiveCheckUps.text} within that: ${healthTaxSection.text}. Payments into the National Pension System add up to ${taxPensionDeduction.text}, by ${taxPensionSection.text}.`,
      `The new regime leaves ${incomeTaxNewRegimeLeaves.text}, of all that is asked here.`,
      'Rent counts only as the house rent allowance that your payslip or Form 16 calls exempt: it depends on parts of the salary that we do not ask. Interest is that of a loan for a house you live in, bought or built in time; other houses have other rules.',
      'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own.',
      `We read the rates of ${incomeTaxYear.text} in copies of the Act, in notes on the Finance Bill and in the press, not in the gazette. Sums are to the rupee; a return rounds them to ${incomeTaxRounding.text}.`,
    ],
    figures: figuresOf(year, compared),
  };
}

function figuresOf(year: TaxYear, { old, new: latest }: RegimesCompared): Figure[] {
  const surcharges = [
    ...reached(newRegimeSurcharge, latest.income),
    ...reached(oldRegimeSurcharge, old.income),
  ];
  return [
    incomeTaxYear,
    incomeTaxRegimeSection,
    taxActSince,
    incomeTaxNewRegimeLeaves,
    incomeTaxRounding,
    ...reached(newRegimeSlabs, latest.income),
    ...reached(oldSlabs(year.age), old.income),
    incomeTaxSeniorAge,
    incomeTaxVerySeniorAge,
    newRegimeRebateLimit,
    ...(latest.rebate > 0 ? [newRegimeRebate, newRegimeRebateRelief] : []),
    oldRegimeRebateLimit,
    ...(old.rebate > 0 ? [oldRegimeRebate] : []),
    ...surcharges,
    ...(surcharges.length > 0 ? [surchargeRelief] : []),
    incomeTaxCess,
    newRegimeStandardDeduction,
    oldRegimeStandardDeduction,
    taxPremiumSection,
    taxPremiumDeduction,
    ...(year.sumAssured === null ? [] : [taxDeductionToSumAssured, taxDeductionShareSince]),
    homeLoanPrincipal,
    ...(year.loanInterest > 0 ? [homeLoanInterest] : []),
    healthTaxSection,
    healthTaxOwnFamily,
    healthTaxParents,
    healthTaxSenior,
    healthTaxNewRegime,
    preventiveCheckUps,
    ...(year.parentsBills > 0 ? [uninsuredSeniorBills, parentsHealthTotal] : []),
    taxPensionSection,
    taxPensionDeduction,
  ];
}

/** The rates of a scale that this income has reached. */
function reached(scale: readonly RateAbove[], income: number): Figure[] {
  return scale.flatMap(({ above, figure }) => (above < income ? [figure] : []));
}
