/** The drawing and the tables of the answer that compares both regimes. */
import { incomeTaxCess } from '../../../content/figures/income-tax.ts';
import { rupees } from '../../../input/rupees.ts';
import type { AnswerTable, Drawing } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import { premiumsOf, type RegimesCompared, type TaxYear } from './compare-regimes.ts';
import type { IncomeTax } from './income-tax.ts';

/** A bar is the whole income, because the bar of a regime without tax would be empty. */
export function taxChart({ income }: TaxYear, { old, new: latest }: RegimesCompared): Drawing {
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

export function regimeTables(year: TaxYear, compared: RegimesCompared): AnswerTable[] {
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
