/** The words and figures of the answer that compares both regimes. */
import {
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
} from '../../content/figures/health.ts';
import {
  homeLoanInterest,
  homeLoanPrincipal,
  incomeTaxCess,
  incomeTaxNewRegimeLeaves,
  incomeTaxRegimeSection,
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
} from '../../content/figures/income-tax.ts';
import {
  taxActSince,
  taxDeductionShareSince,
  taxDeductionToSumAssured,
  taxPensionDeduction,
  taxPensionSection,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../../content/figures/tax.ts';
import type { Figure } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import type { CalculatorAnswer } from '../calculators/calculator.ts';
import { regimeTables } from './80d-regime-tables.ts';
import {
  breakEvenDeductions,
  compareRegimes,
  oldSlabs,
  premiumsOf,
  type RegimesCompared,
  type TaxYear,
} from './compare-regimes.ts';

export function regimeAnswer(year: TaxYear): Omit<CalculatorAnswer, 'next'> {
  const compared = compareRegimes(year);
  const { old, new: latest, newStandard } = compared;
  return {
    verdict: verdictOf(compared),
    text: [
      `This is the tax of the year ${incomeTaxYear.text} with cess, not your withholding. The new regime, ${incomeTaxRegimeSection.text}, applies unless you choose the old one in your return.`,
      ...turnText(year, compared),
      ...(premiumsOf(year) > 0 ? [premiumText(compared)] : []),
      'What we left out can turn the result: ask whoever files your return.',
    ],
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
      ],
    },
    tables: regimeTables(year, compared),
    assumptions: [
      `You are resident in India, and the slabs tax all of your income. Left out: capital gains and other income with rates of its own, the rules for business income, the employer’s share to a pension, and interest on deposits that a person of ${incomeTaxSeniorAge.text} or older deducts, medical bills of yourself or your spouse at that age without health insurance (${healthTaxSection.text}), and every other deduction. With any of these, ask whoever files your return.`,
      `The old regime deducts up to ${taxPremiumDeduction.text} for life premiums, provident fund, home-loan principal and other savings together, by ${taxPremiumSection.text}. For health it deducts ${healthTaxOwnFamily.text} for your own family and ${healthTaxParents.text} for parents, ${healthTaxSenior.text} instead where the person insured is a resident of ${incomeTaxSeniorAge.text} or older, check-ups of ${preventiveCheckUps.text} within that: ${healthTaxSection.text}. Payments into the National Pension System add up to ${taxPensionDeduction.text}, by ${taxPensionSection.text}.`,
      `The new regime leaves ${incomeTaxNewRegimeLeaves.text}, of all that is asked here.`,
      'Rent counts only as the house rent allowance that your payslip or Form 16 calls exempt: it depends on parts of the salary that we do not ask. Interest is that of a loan for a house you live in, bought or built in time; other houses have other rules.',
      'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own.',
      `We read the rates of ${incomeTaxYear.text} in copies of the Act, in notes on the Finance Bill and in the press, not in the gazette. Sums are to the rupee; a return rounds to ten.`,
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

/** Of a scale, the rates that this income has reached. */
function reached(scale: readonly RateAbove[], income: number): Figure[] {
  return scale.flatMap(({ above, figure }) => (above < income ? [figure] : []));
}

function verdictOf({ old, new: latest }: RegimesCompared): string {
  const dearer = old.total - latest.total;
  if (dearer === 0) return `Both regimes cost you the same: ${rupees(old.total)} of tax a year`;
  const [name, cheaper, other] =
    dearer > 0 ? ['new', latest.total, old.total] : ['old', old.total, latest.total];
  return `The ${name} regime costs ${rupees(Math.abs(dearer))} less: ${rupees(cheaper)} against ${rupees(other)} a year`;
}

/** By how much in all the deductions would have to be higher, or could be lower, before the verdict turns. */
function turnText(year: TaxYear, { old, new: latest }: RegimesCompared): string[] {
  if (old.total === latest.total) return [];
  const least = breakEvenDeductions(year, latest.total);
  const counted = `yours come to ${rupees(year.income - old.income)}`;
  const standard = year.isSalary ? ', with the standard deduction' : '';
  return [
    old.total > latest.total
      ? `The old regime costs no more than the new one from deductions of ${rupees(least)} a year in all${standard}: ${counted}.`
      : `The old regime stays the cheaper one while its deductions are above ${rupees(least)} a year in all${standard}: ${counted}.`,
  ];
}

function premiumText({ old, new: latest, savedByPremiums }: RegimesCompared): string {
  const dearer = old.total - latest.total;
  const saved =
    savedByPremiums > 0
      ? `In the old regime your premiums save ${rupees(savedByPremiums)} of tax`
      : 'In the old regime your premiums save no tax';
  return dearer > 0
    ? `${saved}, and it still costs ${rupees(dearer)} more. In the new regime they save nothing. Buy cover because somebody needs it, not for the tax.`
    : `${saved}; in the new regime nothing. Buy cover because somebody needs it, not for the tax.`;
}
