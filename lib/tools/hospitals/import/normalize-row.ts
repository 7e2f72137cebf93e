/** One row of an insurer's list as an entry, or why it is rejected. */
import type { ListEntry } from '../lists/list-entry.ts';
import { findPin, type Places } from '../places/places.ts';
import { normalizeName } from '../text/normalize-text.ts';
import type { Field } from './column-names.ts';
import type { Columns } from './find-columns.ts';
import { cleanText, toReadableText } from './to-readable-text.ts';

export type NormalizedRow = { entry: ListEntry } | { reason: string };

const maxLetters = { name: 200, address: 500, place: 80 };
const notHospitals =
  /^(total\b|grand total|page \d+|note|disclaimer|\*|end of (list|report)\b|s\.? ?no\b)/i;

export function normalizeRow(
  cells: readonly string[],
  columns: Columns,
  places: Places,
): NormalizedRow {
  const raw = (field: Field) =>
    (columns[field] ?? [])
      .map((at) => cells[at]?.trim() ?? '')
      .filter((cell) => cell !== '' && !/^(na|n\/a|nil|null|none|-+|\.)$/i.test(cell))
      .join(', ');
  const name = toReadableText(raw('name').slice(0, 2000)).slice(0, maxLetters.name);
  const place = (field: Field) =>
    toReadableText(raw(field).slice(0, 500)).slice(0, maxLetters.place);
  if (name === '') return { reason: 'no name' };
  if (/^(hospital|provider)?s?[ _]?name$/i.test(name)) return { reason: 'the header again' };
  if (!/\p{L}{2}/u.test(name) || notHospitals.test(name)) return { reason: 'not a hospital' };

  const address = toReadableText(raw('address').slice(0, 4000)).slice(0, maxLetters.address);
  const pin = parsePin(raw('pin')) || parsePinInside(address);
  const at = pin ? findPin(places, Number(pin)) : -1;
  const ofPin = places.districts[places.pinDistricts[at] ?? -1];
  const state = place('state') || (ofPin ? (places.states[ofPin.state] ?? '') : '');
  const city = place('city') || (ofPin?.name ?? '');
  if (pin === '' && city === '' && address === '')
    return { reason: 'no address, city or PIN code' };
  if (pin === '' && !isKnownPlace(places, city))
    return { reason: 'no PIN code, and its city is not one we know' };
  return {
    entry: {
      name,
      address: withoutRepetition(address, name),
      city,
      district: place('district'),
      state: fullState(places, state),
      pin,
      phone: parsePhone(raw('phone')),
      ...parsePosition(raw('latitude'), raw('longitude')),
      isPositionApproximate: columns.isPinPosition,
    },
  };
}

/** "560 034", "560034.0" (a spreadsheet's number), "PIN-560034". */
function parsePin(text: string): string {
  const match = /^\D*([1-9]\d{2})[ -]?(\d{3})(?:\.0+)?\D*$/.exec(text.slice(0, 40));
  return match ? `${match[1]}${match[2]}` : '';
}

/** The last six digits of an address that stand alone; not part of a telephone number. */
function parsePinInside(address: string): string {
  const found = [...address.matchAll(/(?<![\d/+])([1-9]\d{2})[ -]?(\d{3})(?![\d/])/g)].at(-1);
  return found ? `${found[1]}${found[2]}` : '';
}

/** The first usable number of a cell, as people dial it; null where there is none. */
function parsePhone(text: string): string | null {
  for (const part of text.slice(0, 200).split(/[,/;|]|\bor\b/i)) {
    const digits = part.replace(/\D/g, '').replace(/^0*91(?=\d{10}$)/, '');
    if (/^0?\d{10}$/.test(digits) || /^1800\d{6,7}$/.test(digits))
      return cleanText(part).slice(0, 20);
  }
  return null;
}

function parsePosition(latitudeText: string, longitudeText: string) {
  const latitude = Number(latitudeText);
  const longitude = Number(longitudeText);
  const isInIndia =
    latitudeText !== '' && latitude >= 6 && latitude <= 38 && longitude >= 67 && longitude <= 98;
  return isInIndia ? { latitude, longitude } : { latitude: null, longitude: null };
}

function isKnownPlace(places: Places, city: string): boolean {
  return city !== '' && places.namedByKey.has(normalizeName(city));
}

/** "MH" stays as it is; "Maharastra" and "TELANGANA" become the state's own name where it is one of its names. */
function fullState(places: Places, state: string): string {
  for (const id of places.namedByKey.get(normalizeName(state)) ?? []) {
    const place = places.named[id];
    if (place?.kind === 'state') return place.names[0] ?? state;
  }
  return state;
}

/** Some lists begin the address with the name again. */
function withoutRepetition(address: string, name: string): string {
  if (!address.toLowerCase().startsWith(name.toLowerCase())) return address;
  return address.slice(name.length).replace(/^[\s,.;:-]+/, '') || address;
}
