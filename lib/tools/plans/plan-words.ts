/** Labels of age, sum and term on a product's page, and formats for them and for a filed price. */
import { foreignAmount, rupees, rupeesInWords } from '../../input/rupees.ts';
import { routeFor } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';
import { countText } from '../../text/words.ts';
import type { FiledRate } from './insurer-plan.ts';

export type PlanWords = {
  age: string;
  sum: string;
  sumText: (sum: number) => string;
  term: string;
  termText: (term: number) => string;
  /** "age 34, ₹5 lakh, 1 year" */
  searchText: (age: number, sum: number, term: number) => string;
};

export function planWords(path: ProductPath): PlanWords {
  const isMotor = path === '/car-insurance' || path === '/bike-insurance';
  const isTravel = path === '/travel-insurance';
  const sumText = isTravel ? (sum: number) => foreignAmount('US$', sum) : exactInWords;
  const termText = (term: number) => countText(term, isTravel ? 'day' : 'year');
  return {
    age: isMotor ? 'Age of the vehicle' : 'Age',
    sum: sumLabel(path, isMotor, isTravel),
    sumText,
    term: isTravel ? 'Days of the trip' : 'Policy term',
    termText,
    searchText: (age, sum, term) =>
      `${isMotor ? 'a vehicle of age' : 'age'} ${age}, ${sumText(sum)}, ${termText(term)}`,
  };
}

function sumLabel(path: ProductPath, isMotor: boolean, isTravel: boolean): string {
  if (isMotor) return 'IDV';
  if (isTravel) return 'Medical sum';
  return routeFor(path).group === 'life' ? 'Sum assured' : 'Sum insured';
}

/** Paise are shown where there are any: a price is shown as filed. */
export function filedPrice(paise: number): string {
  const whole = rupees(Math.floor(paise / 100));
  return paise % 100 === 0 ? whole : `${whole}.${String(paise % 100).padStart(2, '0')}`;
}

/** Price to the rupee, for a card that has the filed price in its fold; "a year" where the insurer says so. */
export function cardPrice({ paise, priceFor }: Pick<FiledRate, 'paise' | 'priceFor'>): string {
  const isYearly = /\b(yearly|annual|a year|per year)\b/i.test(priceFor);
  return `${rupees(Math.round(paise / 100))}${isYearly ? ' a year' : ''}`;
}

/** Smokers or others, as the insurer says who pays the price; null where it makes no difference between them. */
export function smokerOf(priceFor: string): 'no' | 'yes' | null {
  const nonSmoker = /non[\s-]*smok\w*/i;
  const isForNonSmokers = nonSmoker.test(priceFor);
  const isForSmokers = /smok/i.test(priceFor.replace(nonSmoker, ''));
  if (isForSmokers === isForNonSmokers) return null;
  return isForSmokers ? 'yes' : 'no';
}

/** "₹5 lakh" where that is exact, "₹5,12,345" otherwise. */
function exactInWords(sum: number): string {
  return sum % 1000 === 0 && (sum < 10_000_000 || sum % 100_000 === 0)
    ? rupeesInWords(sum)
    : rupees(sum);
}
