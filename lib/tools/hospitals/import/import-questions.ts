/** What the operator must confirm before a list is put in force, because it is probably a mistake. */
import { basename, parse } from 'node:path';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import { countText } from '../../../text/words.ts';
import type { ListEntry, ListKind } from '../lists/list-entry.ts';
import { askAboutSwappedColumns } from './ask-about-swapped-columns.ts';
import { askAboutOtherList, askAboutRejected, type PreviousList } from './compare-lists.ts';
import { isTitleInDoubt, isTitleOfEnded, plainWords } from './exclusion-words.ts';
import { type ImportQuestion, questionOf } from './import-question.ts';
import { isKnownText } from './known-words.ts';
import type { PreparedList } from './prepare-list.server.ts';
import { type ListSheet, maxNoteRows } from './read-list-sheets.server.ts';

/** A list that lost more is probably cut off, or another insurer's. */
const minRemainingShare = 0.7;
/** A sheet of notes is shorter. */
const maxNotesRows = 30;
/** Share of the network: above it, one of the two lists was imported as the wrong kind. */
const maxExcludedShare = 0.1;

type PlannedImport = {
  file: string;
  insurer: string;
  kind: ListKind;
  asOf: string;
  prepared: PreparedList;
  entries: readonly ListEntry[];
  previous: PreviousList;
  /** Hospitals that are also in the same insurer's list of the other kind. */
  sharedWithOtherKind: number;
  /** Hospitals of the insurer's network after this list is in force. */
  networkSize: number;
};

export function importQuestions(planned: PlannedImport): ImportQuestion[] {
  const { file, kind, asOf, prepared, entries, previous } = planned;
  return [
    ...(kind === 'network'
      ? [
          ...askAboutExcluded(prepared, file),
          ...askAboutContradicted(prepared),
          ...askAboutStatus(prepared),
          ...askAboutFootnotes(prepared),
        ]
      : []),
    ...askAboutOverlap(planned),
    ...askAboutInferred(prepared),
    ...askAboutSwappedColumns(prepared, entries),
    ...askAboutRejected(prepared),
    ...askAboutOtherList(entries, previous),
    ...askAboutFewer(entries.length, previous),
    ...askAboutOlder(asOf, previous),
    ...askAboutSheets(prepared),
    ...(kind === 'network' ? askAboutTitle(planned) : []),
  ];
}

function askAboutExcluded({ excluded }: PreparedList, file: string): ImportQuestion[] {
  const { entries, exclusionWording } = excluded;
  if (isNamedEnded(excluded, file))
    return [
      {
        id: 'excluded',
        text: `The file is called "${basename(file)}", and nothing in it says excluded: all of it would be shown as cashless. To warn of its hospitals: ${importOption('load-as-excluded')}`,
      },
    ];
  if (entries.length === 0) return [];
  const [are, they, takesThem] =
    entries.length === 1
      ? ['is', 'It', 'takes it as one']
      : ['are', 'They', 'takes them as hospitals'];
  const text = `${countText(entries.length, 'hospital')} ${are} excluded by what the list says: "${exclusionWording}". ${they} would be left out; ${importOption('kind-excluded')} ${takesThem} to warn of.`;
  return [{ id: 'excluded', text }];
}

/** The file's name says it of all, and nothing in it does. */
function isNamedEnded({ entries }: PreparedList['excluded'], file: string): boolean {
  return entries.length === 0 && isTitleOfEnded(parse(file).name);
}

function askAboutContradicted({ contradicted }: PreparedList): ImportQuestion[] {
  if (contradicted.length === 0) return [];
  const names = contradicted.map(({ name }) => `"${name}"`);
  const [are, they] = names.length === 1 ? ['is', 'It'] : ['are', 'They'];
  const text = `${countText(names.length, 'hospital')} of the list ${are} also among those that it leaves out, or on a hidden sheet of such: ${firstOf(names)}. ${they} would be shown as cashless: take out of the file what is not.`;
  return [questionOf('excluded', text, names.slice(maxListedValues))];
}

const maxListedValues = 12;
const maxListedNames = 3;
/** More are no statuses: nobody reads them. */
const maxValues = 1_000;

/** Each value with its count, because nobody knows the words of the next list. */
function askAboutStatus({ statusColumns }: PreparedList): ImportQuestion[] {
  return statusColumns.flatMap(({ header, counts, examples, meaningOf, isOfWords }) => {
    const all = [...counts].sort(([, a], [, b]) => b - a);
    const unknown = all.filter(([value]) => meaningOf(value) === 'unknown');
    const isSeveral =
      isOfWords &&
      new Set(all.map(([value]) => plainWords(value) || value)).size > 1 &&
      all.some(([value]) => meaningOf(value) !== 'in force');
    if (!isSeveral && unknown.length === 0) return [];
    const listed = isSeveral ? all : unknown;
    // Of names and addresses some have notes of their own.
    if (isOfWords && listed.length > maxValues)
      throw new ImportError(
        `The column "${header}" has ${listed.length} different values, which nobody can read through. If it says nothing of cashless treatment, delete it in the file and upload that.`,
      );
    const values = listed.map(([value, count]) => {
      const out = meaningOf(value) === 'ended' ? ', left out' : '';
      const names = isOfWords ? [] : (examples?.get(value) ?? []);
      const where =
        names.length === 0 ? '' : ` at ${names.map((name) => `"${name}"`).join(' and ')}`;
      return `${value === '' ? 'no value' : `"${value.slice(0, 200)}"`} (${countText(count, 'row')}${out})${where}`;
    });
    return [
      questionOf(
        'status',
        `The column "${header}" says: ${firstOf(values)}. Hospitals that are not left out would be shown as cashless.`,
        values.slice(maxListedValues),
      ),
    ];
  });
}

function firstOf(values: readonly string[]): string {
  const more = values.length - maxListedValues;
  return `${values.slice(0, maxListedValues).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

function namesText(all: readonly string[]): string {
  const names = all.filter(Boolean);
  if (names.length === 0) return '';
  const listed = names.slice(0, maxListedNames).map((name) => `"${name}"`);
  const more = names.length > listed.length ? ' and others' : '';
  return ` (${countText(names.length, 'hospital')}: ${listed.join(', ')}${more})`;
}

/** Which hospitals they mean, a person decides. */
function askAboutFootnotes({ footnotes }: PreparedList): ImportQuestion[] {
  if (footnotes.size === 0) return [];
  const notes = [...footnotes].map(([text, names]) => `"${text}"${namesText(names)}`);
  const text = `Notes between the rows say: ${firstOf(notes)}. No row was left out for them: take those that they mean out of the file.`;
  return [questionOf('status', text, notes.slice(maxListedValues))];
}

/** A network list imported as excluded hospitals would hide the network. */
function askAboutOverlap({
  insurer,
  sharedWithOtherKind,
  networkSize,
}: PlannedImport): ImportQuestion[] {
  if (sharedWithOtherKind === 0 || sharedWithOtherKind <= networkSize * maxExcludedShare) return [];
  const text = `${sharedWithOtherKind} of ${networkSize} hospitals in the network of ${insurer} would be shown as excluded by it.`;
  return [questionOf('excluded', text)];
}

function askAboutFewer(count: number, before: PreviousList): ImportQuestion[] {
  if (!before || count > before.hospitals * minRemainingShare) return [];
  const text = `The list has ${countText(count, 'hospital')}, ${before.hospitals - count} fewer than the one in force (${before.hospitals} of ${before.asOf}).`;
  return [{ id: 'fewer', text }];
}

function askAboutOlder(asOf: string, before: PreviousList): ImportQuestion[] {
  if (!before || asOf >= before.asOf) return [];
  const text = `The list is of ${asOf}, older than the one in force (${before.asOf}).`;
  return [{ id: 'older', text }];
}

function askAboutInferred({ sheets }: PreparedList): ImportQuestion[] {
  return sheets.flatMap(({ name, inferred }) => {
    if (inferred === null) return [];
    const text = `${name === '' ? 'The file' : `The sheet "${name}"`} has no header in words that we know. By the values of the columns: ${inferred}. ${importOption('columns')} says otherwise.`;
    return [questionOf('columns', text)];
  });
}

/** The names of several sheets are asked about with them. */
function askAboutTitle({ file, prepared, entries }: PlannedImport): ImportQuestion[] {
  const { sheets, excluded } = prepared;
  const isFile = isTitleInDoubt(parse(file).name) && !isNamedEnded(excluded, file);
  const names = [
    ...(isFile ? [basename(file)] : []),
    ...(sheets.length > 1 ? [] : sheets.map(({ name }) => name).filter(isTitleInDoubt)),
  ];
  if (names.length === 0 || entries.length === 0) return [];
  const quoted = names.map((one) => `"${one}"`).join(' and ');
  const text = `The name ${quoted} may be that of hospitals without cashless treatment. ${countText(entries.length, 'hospital')} would be shown as cashless: are all of them?`;
  return [questionOf('sheets', text)];
}

function askAboutSheets({
  entries,
  skippedSheets,
  sheets,
  unknownSheets,
  rowByEntry,
  footnotes,
}: PreparedList): ImportQuestion[] {
  const isAskedOrKnown = (text: string) => footnotes.has(text.trim()) || isKnownText(text);
  const leftOut = skippedSheets.filter(({ name, rows, reason, notes }) => {
    if (reason === 'no list') return rows > maxNotesRows || !notes.every(isAskedOrKnown);
    const isCut = notes.length > 0 && rows > maxNoteRows;
    if (reason === 'hidden' && (isCut || isTitleInDoubt(name))) return true;
    // Hidden sheets hold the values that cells may be chosen from.
    const names = new Set(notes.length > 0 ? entries.map(({ name }) => plainWords(name)) : []);
    const isChoice = (text: string) => !/\S\s+\S+\s+\S/.test(text) && !names.has(plainWords(text));
    return !notes.every((text) => isAskedOrKnown(text) || isChoice(text));
  });
  const filtered = sheets.filter(({ hiddenRows }) => hiddenRows.size > 0);
  const hiddenNames = ({ name, hiddenRows }: ListSheet) =>
    [...rowByEntry].flatMap(([entry, { sheet, row }]) =>
      sheet === name && hiddenRows.has(row) ? entry.name : [],
    );
  const unknown = [...unknownSheets].map(
    ([name, count]) => `"${name}" (${countText(count, 'hospital')})`,
  );
  return [
    ...(unknown.length === 0
      ? []
      : [`Sheets that are read like the others: ${unknown.join(', ')}. Are all of them cashless?`]),
    ...leftOut.map(
      ({ name, rows, reason, notes }) =>
        `The ${reason === 'hidden' ? 'hidden sheet' : 'sheet'} "${name}" has ${countText(rows, 'row')}${notes.length > 0 ? ' and no header' : ''}; it would be left out${notes.length > 0 ? ': ' : ''}${firstOf(notes.map((text) => `"${text.slice(0, 200)}"`))}.`,
    ),
    ...sheets.flatMap(({ name, secondTable }) =>
      secondTable === null
        ? []
        : `${name === '' ? 'The file' : `The sheet "${name}"`} has a second table to the right, "${secondTable}", which is not read. Save that one as a file of its own and upload it too; hospitals without cashless treatment as excluded ones.`,
    ),
    ...filtered.map(
      (sheet) =>
        `The sheet "${sheet.name}" has ${countText(sheet.hiddenRows.size, 'row')} that a filter hides${namesText(hiddenNames(sheet))}; they would be read like the others.`,
    ),
  ].map((text) => questionOf('sheets', text));
}
