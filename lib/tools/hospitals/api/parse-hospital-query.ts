/**
 * Parses a search from a URL's query string. Rule: every part is bounded and nothing throws; an unusable part is left
 * out and reported in `errors`, in words for the visitor.
 */

import { hospitalQueryKeys as keys } from '../../../browser/url-state/hospital-query-keys.ts';
import { allValuesOf, type QueryParams } from '../../../browser/url-state/search-params.ts';
import { normalizeName } from '../../../text/search/normalize-text.ts';
import { toAsciiDigits } from '../../../text/to-ascii-digits.ts';
import { type HospitalKind, hospitalKinds } from '../text/hospital-kinds.ts';
import {
  type HospitalAnswer,
  type HospitalQuery,
  type HospitalSort,
  hospitalSorts,
  type Position,
} from './hospital-answer.ts';

/** Bounds of India: a position outside is a mistake or a phone's default. */
const india = { south: 6, north: 38, west: 67, east: 98 };

/** "12.93,77.62" rounded to about a kilometre; null outside India. */
export function parsePosition(text: string): { latitude: number; longitude: number } | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(
    text.slice(0, 60),
  );
  if (!match) return null;
  const [latitude = 0, longitude = 0] = match
    .slice(1)
    .map((part) => Math.round(Number(part) * 100) / 100);
  const isInside =
    latitude >= india.south &&
    latitude <= india.north &&
    longitude >= india.west &&
    longitude <= india.east;
  return isInside ? { latitude, longitude } : null;
}

type AnswerErrors = HospitalAnswer['problems'];
type ErrorDraft = { -readonly [Key in keyof AnswerErrors]: string };

const maxLetters = 100;
const maxInsurers = 40;
const maxPage = 100_000;
const radiusLimitsKm = { min: 1, max: 200 };

/** The examples beside the field where the sample list is loaded; a test searches each in it. */
export const exampleSearches = ['eye hospital Bandra', '560034'] as const;

export const emptyHospitalQuery: HospitalQuery = {
  q: '',
  city: '',
  pin: '',
  kind: null,
  insurers: [],
  speciality: '',
  tieUp: '',
  near: null,
  radiusKm: null,
  sort: 'relevance',
  isAll: false,
  page: 1,
};

export function parseHospitalQuery(params: QueryParams): {
  query: HospitalQuery;
  errors: AnswerErrors;
} {
  const errors: ErrorDraft = {};
  const all = (key: string) => allValuesOf(params, key).filter((value) => value.trim() !== '');
  const first = (key: string) => all(key)[0]?.trim() ?? '';
  const query = {
    q: parseText('q', first(keys.q), errors),
    city: parseText('city', first(keys.city), errors),
    pin: parsePin(first(keys.pin), errors),
    kind: parseKind(first(keys.kind), errors),
    speciality: normalizeName(parseText('speciality', first(keys.speciality), errors)),
    tieUp: normalizeName(parseText('tieUp', first(keys.tieUp), errors)),
    near: parseNear(first(keys.near), errors),
    radiusKm: parseRadius(first(keys.radiusKm), errors),
    sort: parseSort(first(keys.sort), errors),
    isAll: first(keys.isAll) === 'all',
    page: parsePage(first(keys.page), errors),
    insurers: parseInsurers(all(keys.insurers), errors),
  };
  return { query, errors };
}

function parseText(
  key: 'q' | 'city' | 'speciality' | 'tieUp',
  text: string,
  errors: ErrorDraft,
): string {
  // A character of some scripts takes several code units.
  const letters = [
    ...toAsciiDigits(text.slice(0, 20 * maxLetters))
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ];
  if (letters.length > maxLetters) errors[key] = `Only the first ${maxLetters} letters were used.`;
  return letters.slice(0, maxLetters).join('').trim();
}

function parsePin(text: string, errors: ErrorDraft): string {
  const pin = toAsciiDigits(text.slice(0, 20)).replace(/[\s-]/g, '');
  if (/^[1-9]\d{5}$/.test(pin)) return pin;
  if (pin !== '')
    errors.pin = 'A PIN code has six digits and does not begin with 0, such as 560034.';
  return '';
}

function parseNear(text: string, errors: ErrorDraft): Position | null {
  const near = parsePosition(toAsciiDigits(text));
  if (text !== '' && !near)
    errors.near =
      'This position is not in India, so it was left out. Type a city or a PIN code instead.';
  return near;
}

function parseRadius(text: string, errors: ErrorDraft): number | null {
  const { min, max } = radiusLimitsKm;
  const radius = parseWholeNumber(text, min, max);
  if (radius !== null) return radius;
  if (text !== '')
    errors.radiusKm = `A distance is a whole number of kilometres from ${min} to ${max}, so the results are not limited to one.`;
  return null;
}

function parseSort(text: string, errors: ErrorDraft): HospitalSort {
  const sort = hospitalSorts.find((one) => one === text);
  if (text !== '' && !sort) errors.sort = 'Results can be sorted by nearest or by name.';
  return sort ?? 'relevance';
}

function parseKind(text: string, errors: ErrorDraft): HospitalKind | null {
  const kind = hospitalKinds.find((one) => one === text);
  if (text !== '' && !kind)
    errors.kind = 'We know no such kind of hospital, so the results are not limited to one.';
  return kind ?? null;
}

function parsePage(text: string, errors: ErrorDraft): number {
  const page = text === '' ? 1 : parseWholeNumber(text, 1, maxPage);
  if (page !== null) return page;
  errors.page = 'There is no such page, so this is the first.';
  return 1;
}

function parseInsurers(texts: readonly string[], errors: ErrorDraft): string[] {
  const typedNames = texts.flatMap((text) => text.slice(0, 4000).split(','));
  const names = new Set(typedNames.map((name) => name.trim().slice(0, maxLetters)).filter(Boolean));
  if (names.size > maxInsurers) errors.insurers = `Only ${maxInsurers} insurers were used.`;
  return [...names].slice(0, maxInsurers);
}

function parseWholeNumber(typed: string, min: number, max: number): number | null {
  const number = Number(/^\d{1,12}(?:\.0{1,6})?$/.exec(toAsciiDigits(typed))?.[0] ?? Number.NaN);
  return number >= min && number <= max ? number : null;
}
