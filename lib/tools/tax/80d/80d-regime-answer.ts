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
  seniorForTheYear,
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
import type { AnswerParts, AnswerTable, Drawing } from '../../calculators/calculator.ts';
import {
  chartParts,
  exceptionSentence,
  foldExceptions,
} from '../../calculators/shared-answer-parts.ts';
import {
  breakEvenDeductionsText,
  regimeExceptions,
  regimeNumbers,
  regimeVerdict,
  taxSteps,
  taxYearSentence,
} from './80d-regime-words.ts';
import {
  breakEvenDeductions,
  compareRegimes,
  oldSlabs,
  premiumsOf,
  type RegimesCompared,
  type TaxYear,
} from './compare-regimes.ts';
import type { IncomeTax } from './income-tax.ts';

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
    seniorForTheYear,
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

/** A bar is the whole income, because the bar of a regime without tax would be empty. */
function taxChart({ income }: TaxYear, { old, new: latest }: RegimesCompared): Drawing {
  if (old.total + latest.total === 0) return { noChart: 'There is no tax in either regime.' };
  const bar = (label: string, tax: number) => ({
    label,
    parts: chartParts([
      { label: 'left after tax', amount: income - tax, tone: 'spare' },
      { label: 'tax', amount: tax, tone: 'own' },
    ]),
  });
  return {
    chart: {
      title: 'A year’s income after tax',
      bars: [bar('Old regime', old.total), bar('New regime', latest.total)],
    },
  };
}

function regimeTables(year: TaxYear, compared: RegimesCompared): AnswerTable[] {
  return [
    premiumTable(year, compared),
    deductionTable(year, compared),
    slabTable('Old regime, slab by slab', compared.old),
    slabTable('New regime, slab by slab', compared.new),
  ];
}

function premiumTable(year: TaxYear, compared: RegimesCompared): AnswerTable {
  const premiums = premiumsOf(year);
  return {
    caption: 'What the premiums for life and health cover save, for a year',
    columns: ['Regime', 'Premiums', 'Less tax', 'You pay'],
    rows: [
      ['Old', rupees(premiums), rupees(compared.savedByPremiums), afterTaxText(premiums, compared)],
      ['New', ...[premiums, 0, premiums].map(rupees)],
    ],
  };
}

/** At two limits a premium saves more tax than it costs. Nobody is paid the difference, so the row says why. */
function afterTaxText(premiums: number, { old, savedByPremiums }: RegimesCompared): string {
  const paid = premiums - savedByPremiums;
  if (paid >= 0) return rupees(paid);
  const why =
    old.rebate > 0
      ? 'they lower your income to the limit of the rebate, which takes the whole tax'
      : 'above the limit of a surcharge a rupee of income costs a rupee of tax, and cess';
  return `${rupees(0)}, and ${rupees(-paid)} less tax besides: ${why}`;
}

function deductionTable(year: TaxYear, { deducted }: RegimesCompared): AnswerTable {
  const rows: [string, number | null, number][] = [
    ['Standard deduction', null, deducted.standard],
    ['House rent allowance, exempt', year.rentAllowance, deducted.rentAllowance],
    ['Home-loan interest', year.loanInterest, deducted.loanInterest],
    ['Provident fund, loan principal, other savings', year.otherSavings, deducted.otherSavings],
    ['Life premiums', year.life, deducted.life],
    ['Health premiums, your family', year.own, deducted.own],
    ['Health premiums, parents', year.parents, deducted.parents],
    ['Preventive check-ups', year.checkUps + year.parentsCheckUps, deducted.checkUps],
    ['Bills of a parent without insurance', year.parentsBills, deducted.parentsBills],
    ['National Pension System', year.pension, deducted.pension],
  ];
  return {
    caption: 'What the old regime deducts',
    columns: ['For', 'You entered', 'Counts'],
    rows: rows
      .filter(([, entered, counts]) => entered !== 0 && (entered !== null || counts > 0))
      .map(([label, entered, counts]) => [
        label,
        entered === null ? '–' : rupees(entered),
        rupees(counts),
      ]),
  };
}

function slabTable(caption: string, tax: IncomeTax): AnswerTable {
  return {
    caption,
    columns: ['Income', 'Rate', 'Tax'],
    rows: [
      ...tax.slabs.map((slab) => [
        `${rupees(slab.income)} above ${rupees(slab.from)}`,
        slab.rate.text,
        rupees(slab.tax),
      ]),
      ['Rebate and its relief', '–', rupees(-tax.rebate)],
      ['Surcharge, after relief', '–', rupees(tax.surcharge)],
      ['Cess', incomeTaxCess.text, rupees(tax.cess)],
      ['Tax of the year', '–', rupees(tax.total)],
    ],
  };
}
