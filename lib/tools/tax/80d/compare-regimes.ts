/** The tax of a year in both regimes, and what the premiums save in each. */
import { rupeesOf, yearsOf } from '../../../content/figure-amounts.ts';
import {
  homeLoanInterest,
  incomeTaxSeniorAge,
  incomeTaxVerySeniorAge,
  newRegimeStandardDeduction,
  oldRegimeSeniorSlabs,
  oldRegimeSlabs,
  oldRegimeStandardDeduction,
  oldRegimeVerySeniorSlabs,
} from '../../../content/figures/income-tax.ts';
import { taxPensionDeduction } from '../../../content/figures/tax.ts';
import { sumOf } from '../../money/sum-of.ts';
import {
  type DeductiblePremiums,
  deductiblePremiums,
  type Premiums,
} from './deductible-premiums.ts';
import { type IncomeTax, incomeTax, newRegime, oldRegime } from './income-tax.ts';

export type TaxYear = Premiums & {
  /** A salary or pension and all else that the slabs tax, before any deduction. */
  income: number;
  isSalary: boolean;
  age: number;
  /** House rent allowance that is exempt, as the payslip has it. */
  rentAllowance: number;
  loanInterest: number;
  /** One's own payments into the National Pension System beyond section 123. */
  pension: number;
};

export type RegimesCompared = {
  old: IncomeTax;
  new: IncomeTax;
  /** The deductions of the old regime, by purpose. */
  deducted: DeductiblePremiums & {
    standard: number;
    rentAllowance: number;
    loanInterest: number;
    pension: number;
  };
  newStandard: number;
  /** Tax saved by life and health premiums in the old regime; the new one allows none. */
  savedByPremiums: number;
};

export function compareRegimes(year: TaxYear): RegimesCompared {
  const { income, isSalary, age } = year;
  const regime = oldRegime(oldSlabs(age));
  // Somebody of that age is in the own family.
  const hasSenior = year.hasSenior || age >= yearsOf(incomeTaxSeniorAge);
  const counted = deductiblePremiums({ ...year, hasSenior });
  const others = {
    standard: isSalary ? Math.min(income, rupeesOf(oldRegimeStandardDeduction)) : 0,
    rentAllowance: year.rentAllowance,
    loanInterest: Math.min(year.loanInterest, rupeesOf(homeLoanInterest)),
    pension: Math.min(year.pension, rupeesOf(taxPensionDeduction)),
  };
  const oldTax = (premiums: DeductiblePremiums) =>
    incomeTax(
      Math.max(0, income - sumOf(Object.values(premiums)) - sumOf(Object.values(others))),
      regime,
    );
  const old = oldTax(counted);
  const withoutPremiums = deductiblePremiums({ ...year, hasSenior, life: 0, own: 0, parents: 0 });
  const newStandard = isSalary ? Math.min(income, rupeesOf(newRegimeStandardDeduction)) : 0;
  return {
    old,
    new: incomeTax(income - newStandard, newRegime),
    deducted: { ...counted, ...others },
    newStandard,
    savedByPremiums: oldTax(withoutPremiums).total - old.total,
  };
}

/**
 * The least sum of all deductions at which the old regime costs no more than `newTax`. It exists, because less income
 * never costs more, and none costs nothing.
 */
export function breakEvenDeductions({ income, age }: TaxYear, newTax: number): number {
  const regime = oldRegime(oldSlabs(age));
  let [least, most] = [0, income];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (incomeTax(income - middle, regime).total <= newTax) most = middle;
    else least = middle + 1;
  }
  return least;
}

export function oldSlabs(age: number) {
  if (age >= yearsOf(incomeTaxVerySeniorAge)) return oldRegimeVerySeniorSlabs;
  return age >= yearsOf(incomeTaxSeniorAge) ? oldRegimeSeniorSlabs : oldRegimeSlabs;
}

/** Premiums for life cover and health cover, the parents' included. */
export function premiumsOf({
  life,
  own,
  parents,
}: Pick<TaxYear, 'life' | 'own' | 'parents'>): number {
  return life + own + parents;
}
