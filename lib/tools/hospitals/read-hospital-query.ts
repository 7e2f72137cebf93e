/**
 * A search as the address holds it. Rule: every part is bounded, nothing throws; what cannot be used is left
 * out and named in `problems`, in words for the visitor. Runs in the browser too.
 */
import type { HospitalAnswer, HospitalQuery, HospitalSort, Position } from './hospital-answer.ts';

export type QueryParams = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;
export type QueryProblems = HospitalAnswer['problems'];

const longestText = 100;
const mostInsurers = 40;
const lastPage = 100_000;
const radiusLimitsKm = { least: 1, most: 200 };
const sorts: readonly HospitalSort[] = ['relevance', 'nearest', 'name'];
/** Nothing in India lies outside; a position elsewhere is a slip or a phone's default. */
const india = { south: 6, north: 38, west: 67, east: 98 };

export const noQuery: HospitalQuery = {
  q: '',
  city: '',
  pin: '',
  insurers: [],
  near: null,
  radiusKm: null,
  sort: 'relevance',
  page: 1,
};

export function readHospitalQuery(params: QueryParams): {
  query: HospitalQuery;
  problems: QueryProblems;
} {
  const problems: { -readonly [Key in keyof QueryProblems]: string } = {};
  const all = (key: string) => valuesOf(params, key).filter((value) => value.trim() !== '');
  const first = (key: string) => all(key)[0]?.trim() ?? '';
  const text = (key: 'q' | 'city') => {
    const typed = [
      ...first(key)
        .slice(0, 20 * longestText)
        .normalize('NFC')
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    ];
    if (typed.length > longestText)
      problems[key] = `Only the first ${longestText} letters were used.`;
    return typed.slice(0, longestText).join('').trim();
  };

  const q = text('q');
  const city = text('city');
  const typedPin = first('pin').slice(0, 20).replace(/[\s-]/g, '');
  const isPin = /^[1-9]\d{5}$/.test(typedPin);
  if (typedPin !== '' && !isPin)
    problems.pin = 'A PIN code has six digits and does not begin with 0, such as 560034.';
  const near = readPosition(first('near'));
  if (first('near') !== '' && !near)
    problems.near =
      'This position is not in India, so it was left out. Type a city or a PIN code instead.';
  const radius = readNumber(first('radius'));
  const radiusKm =
    radius === null
      ? null
      : Math.min(radiusLimitsKm.most, Math.max(radiusLimitsKm.least, Math.round(radius)));
  if ((first('radius') !== '' && radius === null) || (radius !== null && radius !== radiusKm))
    problems.radiusKm = `A distance is a whole number of kilometres from ${radiusLimitsKm.least} to ${radiusLimitsKm.most}.`;
  const sort = sorts.find((one) => one === first('sort'));
  if (first('sort') !== '' && !sort) problems.sort = 'Results can be sorted by nearest or by name.';
  const page = readNumber(first('page'));
  const isPage = page === null || (Number.isInteger(page) && page >= 1 && page <= lastPage);
  if ((first('page') !== '' && page === null) || !isPage)
    problems.page = 'There is no such page, so this is the first.';

  const named = all('insurer').flatMap((value) => value.slice(0, 4000).split(','));
  const insurers = [
    ...new Set(named.map((name) => name.trim().slice(0, longestText)).filter(Boolean)),
  ];
  if (insurers.length > mostInsurers)
    problems.insurers = `Only ${mostInsurers} insurers were used.`;

  return {
    query: {
      q,
      city,
      pin: isPin ? typedPin : '',
      insurers: insurers.slice(0, mostInsurers),
      near,
      radiusKm,
      sort: sort ?? 'relevance',
      page: isPage && page !== null ? page : 1,
    },
    problems,
  };
}

/** The shortest address of a search: what is not asked is not in it. */
export function hospitalQueryToParams(query: HospitalQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  if (query.city) params.set('city', query.city);
  if (query.pin) params.set('pin', query.pin);
  for (const insurer of query.insurers) params.append('insurer', insurer);
  if (query.near) params.set('near', `${query.near.latitude},${query.near.longitude}`);
  if (query.radiusKm !== null) params.set('radius', String(query.radiusKm));
  if (query.sort !== 'relevance') params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** "12.93,77.62" as a position rounded to about a kilometre; null where it is none in India. */
export function readPosition(text: string): Position | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(
    text.slice(0, 60),
  );
  if (!match) return null;
  const latitude = roundPosition(Number(match[1]));
  const longitude = roundPosition(Number(match[2]));
  const isInside =
    latitude >= india.south &&
    latitude <= india.north &&
    longitude >= india.west &&
    longitude <= india.east;
  return isInside ? { latitude, longitude } : null;
}

function roundPosition(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function readNumber(text: string): number | null {
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
}

function valuesOf(params: QueryParams, key: string): string[] {
  if (params instanceof URLSearchParams) return params.getAll(key);
  const value = params[key];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}
