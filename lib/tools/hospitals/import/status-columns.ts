/** Finds the columns that say whether a hospital is in force, and what each of their values means. */
import type { IsoDate } from '../../../dates/iso-date.ts';
import { isEmptyValue } from '../../../imports/spreadsheets/cell-text.ts';
import { parsePrintedDate } from '../../../input/parse-calendar-date.ts';
import type { ListField } from './column-names.ts';
import {
  deniesCashless,
  endsInEnding,
  findEndMark,
  findLetterCode,
  findMention,
  hasExclusionWords,
  isOver,
  isPlainlyInForce,
  isShortEnding,
  type Legend,
  maxStatusLetters,
  namesOtherEnd,
  parseLegends,
  plainWords,
  saysEnded,
  saysNoCashless,
} from './exclusion-words.ts';
import type { Columns } from './find-columns.ts';
import {
  findAddressNote,
  findNameNote,
  harmlessWords,
  hasBound,
  isPlace,
  ownWords,
} from './known-words.ts';
import listWords from './list-words.json' with { type: 'json' };

/** `ended` is set aside; `unknown` is asked about. */
type Meaning = 'in force' | 'ended' | 'unknown' | 'empty';
export type StatusColumn = {
  at: number;
  header: string;
  meaningOf: (value: string) => Meaning;
  /** What of a cell is asked about. */
  valueOf: (cell: string) => string;
  /** Its values are words, few enough to be shown; otherwise only unknown ones are asked about. */
  isOfWords: boolean;
  /** Its values are codes that a legend explains. */
  isExplained?: boolean;
  /** Number of rows by value; in a list that was read, of its hospitals. */
  counts: ReadonlyMap<string, number>;
  /** The first hospitals by value. */
  examples?: ReadonlyMap<string, readonly string[]>;
};

/** Devanagari has no bounds of words in patterns. */
const headerOf = (names: readonly string[]) =>
  new RegExp(
    names
      .map((name) => (/\p{Script=Devanagari}/u.test(name) ? name : `\\b(?:${name})\\b`))
      .join('|'),
    'u',
  );
const statusHeader = headerOf(listWords.headers.status);
/** The number of an agreement, or its day, is no status. */
const otherHeader = headerOf(listWords.headers.other);
const noteHeader = headerOf(listWords.headers.note);
/** "Closed on Sunday". */
const timeHeader = headerOf(listWords.headers.time);
const validityHeader = headerOf(listWords.headers.validity);
/** Proof of quality, and treatment without a stay, which have no bearing on the tie-up. */
const qualityHeader = headerOf(listWords.headers.quality);
/** Their days have none. */
const permitHeader = headerOf(listWords.headers.permit);
/** "Yes" ends what it names. */
const stopHeader = headerOf(listWords.headers.stop);
const startHeader = headerOf(listWords.headers.start);
const endHeader = headerOf(listWords.headers.end);

/** Places and equipment, which have no bearing on the tie-up whatever their values are. */
const harmlessHeader = headerOf(listWords.headers.harmless);
/** A, ACT and EMP, Y and N: nobody but the insurer knows what a few words that return say, so they are asked about. */
const maxCodes = 12;
/** Databases write it where a date has no end. */
const noEndDate = /^(?:\d{1,2}\W\w{1,3}\W)?(?:9999|2099|2199)\b/;
/** A column of more values, most of them once, is prose or an identifier. */
const maxValues = 50;
/** Its words may be any: a place's name, or hours in which it is closed. */
export function isProseHeader(cell: string): boolean {
  const header = plainWords(cell);
  return (
    timeHeader.test(header) || /\b(?:name|address|landmark|area|locality|location)\b/.test(header)
  );
}

/** @param skipped columns that are read otherwise. @param legends of the file. @param rows below the header. */
export function findStatusColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  {
    skipped,
    legends,
    asOf,
  }: { skipped: ReadonlySet<number>; legends: readonly Legend[]; asOf: IsoDate },
): StatusColumn[] {
  return header.flatMap((cell, at) => {
    if (skipped.has(at)) return [];
    const counts = countValues(rows, at);
    const [, inHeader = ''] = /[([](.*[=:].*)[)\]]/.exec(cell) ?? [];
    const explained = meaningOfCodes(cell, counts, [...legends, ...parseLegends(inHeader).legends]);
    const read = explained ?? meaningIn(cell, counts, rows.length, asOf);
    if (!read) return [];
    const meanings = new Map([...counts.keys()].map((value) => [value, read.meaningOf(value)]));
    const meaningOf = (value: string) => meanings.get(value) ?? read.meaningOf(value);
    const name = cell.trim() || `column ${at + 1}`;
    const { isOfWords } = read;
    const isExplained = explained !== null;
    return [{ at, header: name, isOfWords, isExplained, meaningOf, valueOf: trimmed, counts }];
  });
}

/** Of a column most of whose values are marks of a legend; null for another one. */
function meaningOfCodes(
  header: string,
  counts: ReadonlyMap<string, number>,
  legends: readonly Legend[],
): Pick<StatusColumn, 'meaningOf' | 'isOfWords'> | null {
  const meanings = new Map(legends.map(({ mark, meaning }) => [mark, meaning]));
  const codes = [...counts.keys()].filter((value) => value !== '');
  const known = codes.filter((code) => meanings.has(code));
  if (isHarmlessHeader(header) || known.length < Math.max(2, codes.length / 2)) return null;
  const meaningOf = (value: string) => {
    const meaning = meanings.get(value) ?? '';
    if (value === '') return 'empty';
    if (saysNoCashless(meaning)) return 'ended';
    return isPlainlyInForce(meaning) ? 'in force' : 'unknown';
  };
  return { meaningOf, isOfWords: true };
}

export function isHarmlessHeader(cell: string): boolean {
  const header = plainWords(cell);
  return [harmlessHeader, timeHeader, qualityHeader].some((other) => other.test(header));
}

const trimmed = (cell: string) => cell.trim();

/** Other columns in which something stands that nobody expects there. */
export function findMentions(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  {
    skipped,
    columns,
    isText,
    marks,
  }: {
    skipped: ReadonlySet<number>;
    columns: Columns;
    isText: readonly boolean[];
    /** Those that a note explains. */
    marks: readonly string[];
  },
): StatusColumn[] {
  return header.flatMap((cell, at): StatusColumn[] => {
    if (skipped.has(at)) return [];
    const isOf = (...fields: ListField[]) => fields.some((field) => columns[field]?.includes(at));
    const [isName, isAddress] = [isOf('name'), isOf('address')];
    const isFree = isProseHeader(cell) || isHarmlessHeader(cell);
    const isSerial = /^(?:(?:s|sr|sl|serial) ?(?:no|number)?|no)$/.test(plainWords(cell));
    const own = ownWords(isName || isAddress ? rows.map((cells) => cells[at] ?? '') : []);
    const noteIn = (text: string) => {
      if (hasExclusionWords(text) || isOver(text)) return text.trim();
      const mark = findEndMark(text, marks);
      const isDoubtful = doubt.test(plainWords(text));
      if (isName) {
        const note = findLetterCode(text) ?? findNameNote(text, own) ?? mark;
        return note ?? (isOfEnd(text) || endsInEnding(text) ? text : null);
      }
      if (isOf('city', 'district', 'state')) {
        const town = text.replace(/[\s,–-]+\d{3} ?\d{3}$/, '');
        if (isPlace(town)) return mark;
        const isOdd = isDoubtful || oddTown.test(town);
        return findNameNote(text, own) ?? mark ?? (isOdd ? text : null);
      }
      if (isAddress) return isDoubtful ? text : findAddressNote(text, own);
      const isOdd =
        isOf('pin') || isSerial
          ? mark !== null ||
            /\d[\s(]\P{N}*\p{L}/u.test(text) ||
            (isOf('pin') && /\p{L}{3}/u.test(text.replace(/pin|code|zip/gi, '')))
          : isDoubtful ||
            (isOf('latitude', 'longitude') && /\p{L}{2}/u.test(text)) ||
            ((!isFree || isOf('specialities')) && hasBound(text));
      return isOdd && !isEmptyValue(text.trim()) ? text.trim() : null;
    };
    const mentionIn = (text: string) =>
      (isOf('phone') && isProse(text)) || (!isText[at] && isOfEnd(text))
        ? text.trim()
        : (findMention(text) ?? noteIn(text) ?? '');
    if (rows.every((cells) => mentionIn(cells[at] ?? '') === '')) return [];
    const meaningOf = (value: string) => (value === '' ? 'empty' : 'unknown');
    const name = cell.trim() || `column ${at + 1}`;
    return [
      { at, header: name, meaningOf, valueOf: mentionIn, isOfWords: false, counts: new Map() },
    ];
  });
}

/** Of who pays, and of a hospital that has left, where nobody expects it. */
const doubt =
  /\b(?:(?:patients?|members?|others?|insured|self) (?:\w+ )?pays?|pay (?:first|here)|paid (?:first|patients)|payable by|own pocket|refus\w*|cards? only|left (?:us|network|panel|the (?:network|panel))|hold|not (?:live|covered|valid|with|call|accept\w*|honou?r\w*)|nobody|none shut|desk off|no (?:cards?|desk|cash\w*|credit)|(?<!lay )out$)\b|^left$/;
/** "Pune x", "Gujarat-X". */
const oddTown = /[\s/-]x$/i;

/** Words in place of a number; not "N/A", and not the name of a desk beside its number. */
function isProse(text: string): boolean {
  return !/\p{N}/u.test(text) && /\p{L}{2}.*\s.*\p{L}{2}/u.test(text) && !isEmptyValue(text.trim());
}

function isOfEnd(text: string): boolean {
  return saysEnded(text) && !namesOtherEnd(text);
}

function countValues(rows: readonly (readonly string[])[], at: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const value = cells[at]?.trim() ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Null for a column that is none. */
function meaningIn(
  cell: string,
  counts: ReadonlyMap<string, number>,
  rowCount: number,
  asOf: IsoDate,
): Pick<StatusColumn, 'meaningOf' | 'isOfWords'> | null {
  const header = plainWords(cell);
  if (validityHeader.test(header) && (qualityHeader.test(header) || permitHeader.test(header)))
    return null;
  const isValidity = validityHeader.test(header) && !/\bsuspen/.test(header);
  const isStart = startHeader.test(header) && !endHeader.test(header);
  const days = [...counts].filter(([value]) => startOf(value));
  const isOfDays = days.length > 0 && days.length >= counts.size / 2;
  // Days that few rows have may be those of an ending.
  if (isStart && isOfDays && (isValidity || !counts.has('')) && !isShortEnding(cell))
    return { meaningOf: (value) => meaningOfStart(value, asOf), isOfWords: false };
  if (isValidity && !isStart) {
    // Where most rows have a day, one without is not known to be in force.
    const isFilled = (counts.get('') ?? 0) < rowCount / 2;
    const meaningOf = (value: string) =>
      value === '' && isFilled ? 'unknown' : meaningOfDay(value, asOf);
    return { meaningOf, isOfWords: false };
  }
  // Of days whose meaning is not known, those on the other side of the list's day than most.
  const isFuture = (value: string) => (startOf(value) ?? '') > asOf;
  const future = days.filter(([value]) => isFuture(value)).length;
  const few = Math.min(future, days.length - future);
  const isOther = [permitHeader, qualityHeader, stopHeader].some((one) => one.test(header));
  const isOfNumbers = days.some(([value]) => !/\D/.test(value));
  if (isOfDays && few > 0 && few <= maxValues && !isOfNumbers && !isOther && !isShortEnding(cell)) {
    const isUsual = (value: string) => isFuture(value) === future > days.length / 2;
    const meaningOf = (value: string) => {
      if (value === '' || isEmptyValue(value)) return 'empty';
      return startOf(value) && isUsual(value) ? 'in force' : 'unknown';
    };
    return { meaningOf, isOfWords: false };
  }
  // One that is suspended up to 9999 is suspended.
  const isUntil = /\bsuspen/.test(header) || endHeader.test(header);
  // Not "Add / Del", "Network / Non-network".
  if ((isShortEnding(cell) || stopHeader.test(header)) && !/\badd/.test(header) && !namesBoth(cell))
    return {
      meaningOf: (value) =>
        !isUntil && noEndDate.test(value) ? 'in force' : meaningOfEnd(value, isUntil ? null : asOf),
      isOfWords: false,
    };
  const isStatus = /\bstatus\b/.test(header);
  const isProse = counts.size > maxValues && counts.size > rowCount / 2;
  const isNone = otherHeader.test(header) || isProse;
  if (!qualityHeader.test(header) && (isStatus || (statusHeader.test(header) && !isNone)))
    return {
      meaningOf: noteHeader.test(header) ? meaningOfMark : meaningOfStatus,
      isOfWords: true,
    };
  if (!isHarmlessHeader(cell) && isOfAmounts(counts))
    return {
      meaningOf: (value) => (zero.test(value) ? 'unknown' : 'in force'),
      isOfWords: false,
    };
  const isMarked =
    counts.size <= maxValues && !isProseHeader(cell) && [...counts.keys()].some(isShortEnding);
  return isMarked || isOfCodes(header, counts, rowCount)
    ? { meaningOf: isHarmlessHeader(cell) ? askedMark : meaningOfMark, isOfWords: true }
    : null;
}

const zero = /^(?:0+(?:\.0+)?|nil|zero)$/i;

/** "Ceiling per admission": of whom it is nothing, is asked. */
function isOfAmounts(counts: ReadonlyMap<string, number>): boolean {
  const values = [...counts].filter(([value]) => value !== '' && !/^[-–]$/.test(value));
  const zeros = values.filter(([value]) => zero.test(value));
  const others = values.filter(
    ([value]) => /^\d{1,9}(?:[.,]\d+)*$/.test(value) && !zero.test(value),
  );
  const rowsOf = (some: typeof values) => some.reduce((sum, [, count]) => sum + count, 0);
  return (
    zeros.length > 0 &&
    others.length > 1 &&
    zeros.length + others.length === values.length &&
    rowsOf(zeros) < rowsOf(others)
  );
}

/** "Network / Non-network", "Status (Active/Inactive)"; not "Suspended (Yes/No)", nor a day. */
function namesBoth(header: string): boolean {
  const [, first = ''] = /([^/(:]*\p{L}{5}[^/(:]*)\//u.exec(header) ?? [];
  return isPlainlyInForce(first) && !otherHeader.test(plainWords(header));
}

/** Few short values that return, or days that few rows have, under a header and of words that might mean anything. */
function isOfCodes(header: string, counts: ReadonlyMap<string, number>, rowCount: number): boolean {
  // "All wards closed (Y/N)"; not "OPD closed on", of weekdays.
  const isOfClosure = saysEnded(header) && !/ on$/.test(header);
  if (isHarmlessHeader(header) && !isOfClosure) return false;
  const values = [...counts.keys()].filter((value) => value !== '');
  const isOf = (pattern: RegExp) => values.every((value) => pattern.test(value));
  if (values.length === 0 || rowCount < 2) return false;
  const days = values.filter((value) => /\D/.test(value) && parsePrintedDate(value));
  const isDayOrNone = (value: string) => days.includes(value) || isEmptyValue(value);
  if (days.length > 0 && values.every(isDayOrNone))
    return days.length < counts.size && !permitHeader.test(header);
  const isRepeated = counts.size < rowCount || isOf(/^.$/u);
  const isShort = values.every((value) => value.length <= maxStatusLetters);
  if (values.length > maxCodes || !isRepeated || !isShort) return false;
  return isOf(/^[01]$/) || !values.every(isHarmlessValue);
}

/** A number, an identifier, or words of ownership, size, rooms and regions. */
export function isHarmlessValue(value: string): boolean {
  if (isEmptyValue(value) || /\p{N}/u.test(value)) return true;
  const words = plainWords(value);
  if (/^(?:class|grade|tier|category|type|level|zone|group|band) \w{1,3}$/.test(words)) return true;
  return words !== '' && words.split(' ').every((word) => harmlessWords.has(word));
}

/** "Closed (Y/N)", "Date of exclusion": one that is still to come is asked about. */
function meaningOfEnd(value: string, asOf: IsoDate | null): Meaning {
  const isNot = /^(?:no|n|na|false|active|0)?$/i.test(value) || isEmptyValue(value);
  if (isNot) return 'in force';
  const day = parsePrintedDate(value);
  return asOf && day && day > asOf ? 'unknown' : 'ended';
}

function meaningOfStatus(value: string): Meaning {
  if (value === '') return 'empty';
  if (deniesCashless(value)) return 'ended';
  return isPlainlyInForce(value) ? 'in force' : 'unknown';
}

/** In a column of notes, or of any other name: "no" may answer another question. */
function meaningOfMark(value: string): Meaning {
  if (isEmptyValue(value) || value === '') return 'empty';
  if (isShortEnding(value)) return 'ended';
  return isPlainlyInForce(value) ? 'in force' : 'unknown';
}

/** Of a lift or a ward: what has ended there is asked. */
function askedMark(value: string): Meaning {
  const meaning = meaningOfMark(value);
  return meaning === 'ended' ? 'unknown' : meaning;
}

/** A day, or the first one of "Apr-24". */
function startOf(value: string): IsoDate | null {
  const day = withDashes(value);
  return parsePrintedDate(day) ?? parsePrintedDate(`1-${day}`);
}

/** Databases write 20260331. */
function withDashes(value: string): string {
  return value.replace(/^((?:19|20|21|99)\d{2})(\d{2})(\d{2})$/, '$1-$2-$3');
}

/** A tie-up that begins after the list's day is asked about. */
function meaningOfStart(value: string, asOf: IsoDate): Meaning {
  if (isEmptyValue(value) || value === '') return 'empty';
  const day = startOf(value);
  return day && day <= asOf ? 'in force' : 'unknown';
}

/** "1-4-2023 to 31-3-2026": the last day counts. */
function meaningOfDay(written: string, asOf: IsoDate): Meaning {
  const value = withDashes(written);
  if (isEmptyValue(value) || value === '') return 'empty';
  const last =
    value.split(/\s(?:to|till|until|upto|-)\s|(?<=[./]\d+)-(?=\d)|[–—;,]/i).at(-1) ?? value;
  if (noEndDate.test(last.trim())) return 'in force';
  const day = parsePrintedDate(value) ?? parsePrintedDate(last);
  // What ends today may not cover a stay.
  if (day === asOf) return 'unknown';
  if (day) return day < asOf ? 'ended' : 'in force';
  if (saysEnded(value)) return 'ended';
  return isPlainlyInForce(value) ? 'in force' : 'unknown';
}
