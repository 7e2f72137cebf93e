/** Paths below a page: a tool's answer, insurers' own plans, the hospitals of a city. And calendar files. */
import type { ProductPath } from './routes.ts';

/** The answer path of a page, or of a tool with a path of its own. */
export function answerPath(path: string): string {
  return `${path}/answer`;
}

/** A longer address is not shown to the expert. Sixty sums, the longest input, have 800 characters. */
export const maxAnswerAddressLength = 2000;

/** Insurers' own plans for a product: not prerendered, because only the database knows which plans exist. */
export function plansPath(product: ProductPath): string {
  return `${product}/plans`;
}

/** The cities with a page of their own: only insurers' lists, which the database has, know which these are. */
export const citiesPath = '/cashless-hospital/in';
/** The sitemap of these pages. */
export const citiesSitemapPath = '/cashless-hospital/cities.xml';

export function cityPath(slug: string): string {
  return `${citiesPath}/${slug}`;
}

/** Longer than the name of any city with its state. */
const maxCityLength = 60;

/** Whether it may be a city's page; one that the lists do not know leads to the search. */
export function isCityPath(path: string): boolean {
  const [, city = ''] = path.split(`${citiesPath}/`);
  return (
    path === cityPath(city) &&
    /^[^/]+$/.test(city) &&
    city.length <= maxCityLength &&
    isDecodable(city)
  );
}

/** Next answers 500 to a parameter that it cannot decode. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The calendar files of plans and calls. A link on a Hindi page asks for the file in Hindi. */
export const calendarPath = '/api/calendar';
const languageField = 'lang';
const hindiMark = `&${languageField}=hi`;

export function calendarHref(key: string, search: string): string {
  return `${calendarPath}?for=${key}&${search}`;
}

/** @param href has a query: a file is of a plan or a call */
export function hindiCalendarHref(href: string): string {
  return href.endsWith(hindiMark) ? href : `${href}${hindiMark}`;
}

export function isHindiCalendar(query: URLSearchParams): boolean {
  return query.get(languageField) === 'hi';
}
