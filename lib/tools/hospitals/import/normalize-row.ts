/** Normalises one row of an insurer's list into an entry, or gives the reason for its rejection. */
import { isEmptyValue } from '../../../imports/spreadsheets/cell-text.ts';
import { toAsciiDigits } from '../../../text/to-ascii-digits.ts';
import { type ListEntry, maxSpecialityLetters } from '../lists/list-entry.ts';
import type { PlaceTables } from '../places/places.ts';
import { truncateAtLabel } from '../text/listed-labels.ts';
import type { ListField } from './column-names.ts';
import type { Columns } from './find-columns.ts';
import { normalizePlace, normalizePosition, type PlaceNote } from './normalize-place.ts';
import { parsePhone } from './parse-phone.ts';
import { toReadableText } from './to-readable-text.ts';

export type RowNote = PlaceNote | 'without a city' | 'shifted by a column';
export type NormalizedRow =
  | { kind: 'entry'; entry: ListEntry; notes: readonly RowNote[] }
  | { kind: 'rejected'; reason: string };

const maxLetters = { name: 200, address: 500, place: 80 };
const nonHospitalPattern =
  /^(?:(?:grand |sub ?)?total(?:\s*[:\-–]|\s+(?:no|number|count)\b|\s+(?:hospitals|records|providers)\s*(?:[:\-–\d]|$)|\s*\d|$)|page \d+|(?:please )?notes?\s*(?:[:\-–.*]|$)|disclaimer\b|\*|end of (?:list|report)\b|s\.? ?no\b)/i;
/** Generic words without a name. */
const genericNamePattern =
  /^(?:the )?(?:hospitals?|cent(?:re|er)s?|clinics?|nursing homes?|providers?)$/i;

export function normalizeRow(
  cells: readonly string[],
  columns: Columns,
  places: PlaceTables,
): NormalizedRow {
  const rawCells = (field: ListField) =>
    (columns[field] ?? [])
      .map((at) => toAsciiDigits(cells[at]?.trim() ?? ''))
      .filter((cell) => cell !== '' && !isEmptyValue(cell));
  const raw = (field: ListField) => rawCells(field).join(', ');
  const short = (field: ListField) =>
    toReadableText(raw(field).slice(0, maxLetters.place * 5)).slice(0, maxLetters.place);
  const nameAndAddress = splitNameAndAddress(raw('name'), columns.isNameWithAddress);
  const name = toReadableText(nameAndAddress.name.slice(0, 2000)).slice(0, maxLetters.name);
  const reason = findRejectionReason(name);
  if (reason) return { kind: 'rejected', reason };
  if (isMergedText(cells)) return { kind: 'rejected', reason: 'not a hospital' };
  const listedAddress = [nameAndAddress.address, raw('address')].filter(Boolean).join(', ');
  const address = toReadableText(listedAddress.slice(0, 4000)).slice(0, maxLetters.address);
  const [both = '', other = ''] = readCoordinates(raw('position'));
  const [latitude = both] = readCoordinates(raw('latitude'));
  const [longitude = other] = readCoordinates(raw('longitude'));
  const listedPosition = { latitude, longitude };
  // "Pune - 411001"
  const [, city = short('city'), pinOfCity = ''] =
    /^(\D+?)[\s,–-]+(\d{3} ?\d{3})$/.exec(short('city')) ?? [];
  const place = normalizePlace(places, {
    city,
    district: short('district'),
    state: short('state'),
    pin: raw('pin') || pinOfCity,
    address,
    ...listedPosition,
  });
  if (!place)
    return {
      kind: 'rejected',
      reason: noPlaceReason(columns, address === '' && raw('city') === ''),
    };
  const { notes: ofPlace, ...where } = place;
  const { notes: ofPosition, ...position } = normalizePosition(places, {
    ...where,
    ...listedPosition,
  });
  return {
    kind: 'entry',
    entry: {
      name,
      address: stripNamePrefix(address, name),
      ...where,
      phone: parsePhone(rawCells('phone'), raw('phoneCode')),
      ...position,
      isPositionApproximate: columns.isPinPosition,
      specialities: truncateAtLabel(
        toReadableText(raw('specialities').slice(0, maxSpecialityLetters * 5)),
        maxSpecialityLetters,
      ),
      tieUp: short('tieUp'),
    },
    notes: [
      ...ofPlace,
      ...ofPosition,
      ...(raw('city') === '' ? (['without a city'] as const) : []),
    ],
  };
}

/** A list without a column of places has another fault than a place that nobody knows. */
function noPlaceReason({ city, district, pin }: Columns, isBlank: boolean): string {
  const hasColumn = city !== undefined || district !== undefined || pin !== undefined;
  if (!hasColumn)
    return 'the list has no column of cities or PIN codes, and no known city at the end of the address';
  return isBlank ? 'no address, city or PIN code' : 'no PIN code, and its city is not one we know';
}

/** Why a row with this name is not a hospital; null if it is one. */
function findRejectionReason(name: string): string | null {
  if (name === '') return 'no name';
  if (/^(hospital|provider)?s?[ _]?name$/i.test(name)) return 'the header again';
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const isHospital =
    letters >= 2 && !nonHospitalPattern.test(name) && !genericNamePattern.test(name);
  return isHospital ? null : 'not a hospital';
}

/** A heading that a workbook has merged over the columns. */
function isMergedText(cells: readonly string[]): boolean {
  const texts = cells.filter((cell) => cell.trim() !== '');
  return texts.length > 2 && new Set(texts).size === 1;
}

/** "Ruby Hall Clinic, 40, Sassoon Road" in a column that holds both. */
function splitNameAndAddress(
  text: string,
  isWithAddress: boolean,
): { name: string; address: string } {
  const at = isWithAddress ? text.search(/[,\n]/) : -1;
  return at < 0
    ? { name: text, address: '' }
    : { name: text.slice(0, at), address: text.slice(at + 1) };
}

/** Some lists repeat the name at the start of the address. */
function stripNamePrefix(address: string, name: string): string {
  if (!address.toLowerCase().startsWith(name.toLowerCase())) return address;
  return address.slice(name.length).replace(/^[\s,.;:-]+/, '') || address;
}

/** The degrees in a cell: "18.52, 73.85", "18.5° N", "18°31'13\"N 73°51'24\"E", or a link to a map, which is not opened. */
function readCoordinates(text: string): string[] {
  // A link has other numbers: "/@18.52,73.85,17z", "!3d18.52!4d73.85", "?q=18.52,73.85".
  const isLink = /^\s*(?:https?:|(?:www|maps|goo)\.)/i.test(text);
  const link = /(?:@|[=/]|!3d|%20)(-?\d{1,2}\.\d+)(?:,|%2C|!4d)\+?(-?\d{1,3}\.\d+)/i.exec(text);
  if (isLink) return link?.slice(1) ?? [];
  const angle =
    /(-?\d+(?:\.\d+)?)\s*(?:(?:°|º|˚|deg(?:rees)?\b|\bd\b)\s*(?:(\d+(?:\.\d+)?)\s*['’′]\s*)?(?:(\d+(?:\.\d+)?)\s*(?:["”″]|''|’’|′′)\s*)?)?([NSEW])?/gi;
  const found = [...text.matchAll(angle)].map(
    ([, degrees, minutes = 0, seconds = 0, side = '']) => {
      const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      return { size: String(Math.round(size * 1e6) / 1e6), side: side.toUpperCase() };
    },
  );
  const isEastFirst = /[EW]/.test(found[0]?.side ?? '') && /[NS]/.test(found[1]?.side ?? '');
  return (isEastFirst ? found.reverse() : found).map(({ size }) => size);
}
