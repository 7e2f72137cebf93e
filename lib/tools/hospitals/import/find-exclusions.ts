/**
 * Finds rows of hospitals that the insurer no longer works with. Insurers publish such lists beside their network lists
 * and in the same shape; one of them imported as a network would send people to hospitals that are not cashless.
 */
import type { IsoDate } from '../../../dates/iso-date.ts';
import {
  endedMark,
  findMention,
  hasColorLegend,
  hasExclusionWords,
  hasMark,
  isNameOfEnded,
  isNoteOfEnded,
  isOver,
  isPlainlyInForce,
  isShortEnding,
  isTitleOfEnded,
  isTitleOfSome,
  type Legend,
  maxMarkLetters,
  maxStatusLetters,
  namesOtherEnd,
  parseLegends,
  plainWords,
  saysNoCashless,
  textsOf,
} from './exclusion-words.ts';
import type { Columns, FoundColumns } from './find-columns.ts';
import { isLikelyAddress } from './infer-columns.ts';
import { isBound, isKnownText } from './known-words.ts';
import {
  findMentions,
  findStatusColumns,
  isHarmlessHeader,
  isProseHeader,
  type StatusColumn,
} from './status-columns.ts';

/** A heading inside the list that ends the excluded rows. */
const inclusionPattern = /\b(?:network|cashless|[ei]mpanelled|active|added|additions?)\b/i;

type ListedRows = {
  name: string;
  rows: readonly (readonly string[])[];
  notes: readonly string[];
};

export type Exclusions = {
  /** For each row below the header, the words that mark it as excluded; null for another row. */
  exclusions: readonly (string | null)[];
  statusColumns: readonly StatusColumn[];
  /** Texts in rows of their own that may speak of a tie-up, with the names of the hospitals that they mean. */
  notes: ReadonlyMap<string, readonly string[]>;
};

const maxNoteLetters = 200;
const maxLegends = 50;

/**
 * @param notes that stand elsewhere in the file.
 * @param asOf the list's day: a validity that was over by then excludes.
 */
export function findExclusions(
  { columns, header, headerRow }: FoundColumns,
  { name, rows, notes: elsewhere }: ListedRows,
  asOf: IsoDate,
): Exclusions {
  const cellsAbove = rows.slice(0, headerRow).flatMap(textsOf);
  const below = rows.slice(headerRow + 1);
  const { isPinPosition: _, isNameWithAddress: __, tieUp: ___, ...fields } = columns;
  const skipped = new Set(Object.values(fields).flat());
  const textOf = (cells: readonly string[]) => headingText(cells, columns);
  const ofRows = below.filter((cells) => textOf(cells) === null);
  const ofText = [columns.name, columns.address, columns.specialities].flatMap((ats) => ats ?? []);
  const isText = header.map((cell, at) =>
    skipped.has(at) ? ofText.includes(at) : isProseHeader(cell),
  );
  // "Closed" may be said of the lift.
  const isFacility = header.map((cell, at) => !skipped.has(at) && isHarmlessHeader(cell));
  const pairRows = findPairRows(below);
  const texts = [
    ...cellsAbove,
    ...elsewhere,
    ...below.flatMap((cells) => pairRows.get(cells) ?? textOf(cells) ?? []),
  ];
  const legends = findLegends(texts);
  const hospitals = ofRows.filter((cells) => !pairRows.has(cells));
  const statusColumns = findStatusColumns(header, hospitals, { skipped, legends, asOf });
  const isExplained = (text: string) => {
    const marks = legends.filter(({ note }) => note === text).map(({ mark }) => mark);
    const isCode = marks.every((mark) => /^[\p{L}\p{N}]/u.test(mark));
    const columns = statusColumns.filter((one) => one.isExplained);
    return isCode && marks.some((mark) => columns.some(({ counts }) => counts.has(mark)));
  };
  // A number may be that of beds.
  const carried = legends.filter(
    ({ mark }) =>
      !/^\d/.test(mark) && hospitals.some((cells) => cells.some((cell) => hasMark(cell, mark))),
  );
  // "Blacklisted Hospital Name" says it of all below.
  const ofHospitals = [columns.name, columns.address].flatMap((ats) => ats ?? []);
  const titles = [name, ...cellsAbove].filter((text) => !header.includes(text));
  const title = [...titles, ...ofHospitals.map((at) => header[at] ?? '')].find(
    (text) =>
      isTitleOfExcluded(text) &&
      !isTitleOfSome(text) &&
      !carried.some(({ note }) => note === text) &&
      !isExplained(text),
  );
  if (title !== undefined) {
    const exclusion = title.trim().slice(0, maxNoteLetters);
    return { exclusions: below.map(() => exclusion), statusColumns: [], notes: new Map() };
  }
  const isAsked = (text: string) => {
    const legends = hasColorLegend(text) ? [] : carried.filter(({ note }) => note === text);
    if (!isExplained(text) && legends.some(isLegendAsked)) return true;
    const isLegend = isExplained(text) || legends.length > 0;
    const said = isLegend ? parseLegends(text).others : [text];
    return said.some((one) => isNoteOfEnded(one) || !isKnownText(one));
  };
  const nameOf = (cells: readonly string[]) => cells[columns.name?.[0] ?? -1]?.trim() ?? '';
  const notes = new Map<string, string[]>();
  const note = (text: string) => {
    const key = text.trim().slice(0, maxNoteLetters);
    const names = notes.get(key) ?? [];
    notes.set(key, names);
    return names;
  };
  // The first row of a header, or a table of something else, has many short texts.
  const above = rows.slice(0, headerRow).flatMap((cells) => headingText(cells) ?? []);
  const isLong = (text: string) => isNoteOfEnded(text) || text.length > maxStatusLetters;
  const ofAll = [...new Set([...above, ...cellsAbove.filter(isLong)])].filter(isAsked).map(note);
  const ofPairs = [...pairRows].flatMap(([cells, text]) => (textOf(cells) ? [] : text));
  for (const text of [...elsewhere.filter(isLong), ...ofPairs]) if (isAsked(text)) note(text);

  const exclusionOf = (cells: readonly string[]): string | null => {
    const column = statusColumns.find(
      ({ at, meaningOf }) => meaningOf(cells[at]?.trim() ?? '') === 'ended',
    );
    if (column) return `${column.header}: ${cells[column.at]?.trim()}`;
    const legend = carried.find(
      ({ mark, isEnded }) => isEnded && cells.some((cell) => hasMark(cell, mark)),
    );
    const isOfSome = carried.some((one) => one.note === legend?.note && isLegendAsked(one));
    if (legend) return isOfSome ? `${legend.mark} = ${legend.meaning}` : legend.note;
    const status = cells.find((cell, at) =>
      isText[at] || isFacility[at]
        ? cell.length <= maxStatusLetters &&
          hasExclusionWords(cell) &&
          !isOver(cell) &&
          !namesOtherEnd(cell)
        : isShortEnding(cell) || (cell.length > maxStatusLetters && endedMark(cell) !== null),
    );
    const named = columns.name?.map((at) => cells[at] ?? '').find(isNameOfEnded);
    const marked = ofText.map((at) => endedMark(cells[at] ?? '', columns.name?.includes(at)));
    return status ?? named ?? marked.find(Boolean) ?? null;
  };
  const exclusions: (string | null)[] = [];
  let [heading, hospitalAt]: [string | null, number] = [null, -1];
  let ofSection: string[] = [];
  for (const [index, cells] of below.entries()) {
    const only = textOf(cells);
    const isContinued = only !== null && isContinuation(only, cells, columns.name?.[0]);
    if (!isContinued) hospitalAt = index;
    else {
      if (isShortEnding(only) && hospitalAt >= 0) exclusions[hospitalAt] ??= only;
      if (isNoteOfEnded(only) || isBound(only) || findMention(only) !== null || isSaying(only))
        note(only).push(nameOf(below[hospitalAt] ?? []));
    }
    const isLegend =
      carried.some(({ note }) => note === only) || isExplained(pairRows.get(cells) ?? only ?? '');
    if (only !== null && !isContinued) {
      const isExcluded = !isLegend && isTitleOfExcluded(only);
      if (isExcluded) heading = only;
      else if (!isLegend && (inclusionPattern.test(only) || isOver(only))) heading = null;
      const text = isExcluded ? only : (pairRows.get(cells) ?? only);
      if (isAsked(text)) ofSection = note(text);
      else if (isExcluded || inclusionPattern.test(only)) ofSection = [];
    }
    exclusions.push(heading ?? exclusionOf(cells));
    if (only === null && exclusions[index] === null && !pairRows.has(cells))
      for (const names of [ofSection, ...ofAll]) names.push(nameOf(cells));
  }
  const isLeft = (cells: readonly string[], index: number) =>
    exclusions[index] === null && textOf(cells) === null;
  for (const [text, names] of notes) {
    const marks = carried
      .filter((one) => one.note.startsWith(text) && isLegendAsked(one))
      .map(({ mark }) => mark);
    const serials = serialsOf(text);
    const isMeant = (cells: readonly string[]) =>
      serials.has(cells.find(Boolean) ?? '') ||
      marks.some((mark) => cells.some((cell) => hasMark(cell, mark)));
    if (marks.length + serials.size > 0)
      names.push(...below.filter(isLeft).filter(isMeant).map(nameOf));
  }
  const known = new Set([...statusColumns.map(({ at }) => at), ...(columns.tieUp ?? [])]);
  const mentions = findMentions(header, below.filter(isLeft), {
    skipped: known,
    columns,
    isText,
    marks: carried.map(({ mark }) => mark),
  });
  return {
    exclusions: exclusions.map((text) => text?.trim().slice(0, maxNoteLetters) ?? null),
    statusColumns: [...statusColumns, ...mentions],
    notes,
  };
}

function isTitleOfExcluded(text: string): boolean {
  if (isOver(text)) return false;
  if (hasExclusionWords(text)) return true;
  return text.length <= maxStatusLetters && (isTitleOfEnded(text) || saysNoCashless(text));
}

type NotedLegend = Legend & { note: string; isEnded: boolean };

const ofQuality = /^(?:nab[hl]|jci)(?: (?:accredited|certified|hospitals?|full|entry|level))*$/;

function isLegendAsked({ isEnded, meaning }: NotedLegend): boolean {
  return !isEnded && !isPlainlyInForce(meaning) && !ofQuality.test(plainWords(meaning));
}

/** Rows of which one cell is a mark and the other one its meaning. */
function findPairRows(rows: readonly (readonly string[])[]) {
  const pairRows = new Map<readonly string[], string>();
  for (const cells of rows) {
    const [mark = '', meaning = '', ...more] = cells.filter((cell) => cell.trim() !== '');
    if (more.length === 0 && meaning !== '' && mark.length <= maxMarkLetters)
      pairRows.set(cells, `${mark} = ${meaning}`);
  }
  return pairRows;
}

function findLegends(texts: readonly string[]): NotedLegend[] {
  return [...new Set(texts)]
    .flatMap((note) =>
      parseLegends(note).legends.map((one) => ({
        ...one,
        note,
        isEnded: saysNoCashless(one.meaning),
      })),
    )
    .slice(0, maxLegends);
}

/** "B", "(ii)", "12." beside a heading; or nothing. */
const serialNumber = /^[^\p{L}\p{N}]*(?:[a-z]|[ivx]+|\d{0,4})[^\p{L}\p{N}]*$/iu;

/**
 * The text of a heading row: one cell, or one that a workbook has merged over all columns, or two that are no hospital:
 * "Section II" and "In abeyance".
 */
function headingText(cells: readonly string[], columns?: Columns): string | null {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => !serialNumber.test(cell));
  const [text = null, ...others] = new Set(texts);
  if (others.length === 0) return text;
  const filled = hospitalFields.filter((field) =>
    columns?.[field]?.some((at) => cells[at]?.trim()),
  );
  return others.length === 1 && columns && filled.length < 2 ? `${text} ${others[0]}` : null;
}
const hospitalFields = ['name', 'address', 'city', 'district', 'state', 'pin', 'position'] as const;

/** Three words or more that are neither a part of an address nor known. */
function isSaying(text: string): boolean {
  return /\S+\s+\S+\s+\S/.test(text) && !isLikelyAddress(text) && !isKnownText(text);
}

/** A line of the hospital above it, as in a table that was copied from a PDF. */
function isContinuation(text: string, cells: readonly string[], nameAt = -1): boolean {
  if (/\b(?:hospitals|providers|cent(?:re|er)s|lists?|following|below|annexure)\b/i.test(text))
    return false;
  return /^[([]/.test(text) || (!cells[0]?.trim() && !cells[nameAt]?.trim());
}

/** "Sl. No. 6, 13 and 17". */
function serialsOf(text: string): ReadonlySet<string> {
  const listed = /\b(?:s|sr|sl|serial)\b\W*(?:nos?|numbers?)?\W*((?:[\d\s,&]|and)+)/i.exec(
    text,
  )?.[1];
  return new Set(listed?.match(/\d+/g));
}
