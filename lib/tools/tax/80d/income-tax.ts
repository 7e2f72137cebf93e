/** The income tax of a year on income that is taxed by the slabs, with rebate, surcharge, their relief and the cess. */
import { rupeesOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  incomeTaxCess,
  newRegimeRebate,
  newRegimeRebateLimit,
  newRegimeSlabs,
  newRegimeSurcharge,
  oldRegimeRebate,
  oldRegimeRebateLimit,
  oldRegimeSurcharge,
  type RateAbove,
} from '../../../content/figures/income-tax.ts';
import type { Figure } from '../../../content/types.ts';
import { sumOf } from '../../money/sum-of.ts';

export type Regime = {
  slabs: readonly RateAbove[];
  surcharge: readonly RateAbove[];
  rebateLimit: Figure;
  rebate: Figure;
  /** Just above the rebate's limit the tax is at most the income above it. */
  hasRebateRelief: boolean;
};

export const newRegime: Regime = {
  slabs: newRegimeSlabs,
  surcharge: newRegimeSurcharge,
  rebateLimit: newRegimeRebateLimit,
  rebate: newRegimeRebate,
  hasRebateRelief: true,
};

/** The old regime has slabs by age. */
export function oldRegime(slabs: readonly RateAbove[]): Regime {
  return {
    slabs,
    surcharge: oldRegimeSurcharge,
    rebateLimit: oldRegimeRebateLimit,
    rebate: oldRegimeRebate,
    hasRebateRelief: false,
  };
}

type SlabTax = { from: number; income: number; rate: Figure; tax: number };

export type IncomeTax = {
  income: number;
  slabs: readonly SlabTax[];
  /** The sum of the slabs. */
  slabTax: number;
  rebate: number;
  surcharge: number;
  cess: number;
  total: number;
};

export function incomeTax(income: number, regime: Regime): IncomeTax {
  const slabs = slabTaxes(income, regime.slabs);
  const slabTax = totalTax(slabs);
  const rebate = rebateOf(income, slabTax, regime);
  const surcharge = surchargeOf(income, slabTax - rebate, regime);
  const cess = shareOf(slabTax - rebate + surcharge, incomeTaxCess);
  const total = slabTax - rebate + surcharge + cess;
  return { income, slabs, slabTax, rebate, surcharge, cess, total };
}

function slabTaxes(income: number, slabs: readonly RateAbove[]): SlabTax[] {
  return slabs
    .filter(({ above }, place) => place === 0 || above < income)
    .map(({ above, figure }, place) => {
      const inSlab = Math.min(income, slabs[place + 1]?.above ?? income) - above;
      return { from: above, income: inSlab, rate: figure, tax: shareOf(inSlab, figure) };
    });
}

function totalTax(slabs: readonly SlabTax[]): number {
  return sumOf(slabs.map(({ tax }) => tax));
}

function rebateOf(income: number, tax: number, regime: Regime): number {
  const above = income - rupeesOf(regime.rebateLimit);
  if (above <= 0) return Math.min(tax, rupeesOf(regime.rebate));
  return regime.hasRebateRelief ? Math.max(0, tax - above) : 0;
}

/** Tax and surcharge together exceed those at the limit just crossed by no more than the income above it. */
function surchargeOf(income: number, tax: number, { slabs, surcharge }: Regime): number {
  const place = surcharge.findLastIndex(({ above }) => income > above);
  const band = surcharge[place];
  if (!band) return 0;
  const taxAtLimit = totalTax(slabTaxes(band.above, slabs));
  const below = surcharge[place - 1];
  const surchargeAtLimit = below ? shareOf(taxAtLimit, below.figure) : 0;
  const most = taxAtLimit + surchargeAtLimit + (income - band.above) - tax;
  return Math.min(shareOf(tax, band.figure), most);
}
