/** Brings the PO files in line with the sources, as xgettext and msgmerge do. */
import { readFileSync, writeFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { withEmptySlots } from '../../../lib/languages/placeables.ts';
import { poFolder, poSubjects } from '../../../lib/languages/po-files.ts';
import { canBeFound, type SourceTexts } from './source-texts.ts';

type Row = GetTextTranslation;
type Catalogue = { path: string; file: GetTextTranslations; rows: Row[]; obsolete: Row[] };
/** "changed", "unused", "new" or "used again". */
type Change = { kind: string; text: string; path: string };

/** @param missing texts without Hindi, as keys of the last build or with empty slots */
export function updatePoFiles(sources: SourceTexts, missing: readonly string[]): Change[] {
  const catalogues = poSubjects().map((subject) => readCatalogue(`${poFolder}/${subject}.po`));
  const known = new Set(
    catalogues.flatMap(({ rows }) => rows.map(({ msgid }) => withEmptySlots(msgid))),
  );
  const changes = [
    ...catalogues.flatMap((catalogue) => followSources(catalogue, sources, known)),
    ...addMissing(catalogues, sources, missing),
  ];
  for (const catalogue of catalogues) writeCatalogue(catalogue);
  return changes;
}

/** Texts that are not where they were: changed, where the file has a like one without Hindi, else unused. */
function followSources(
  catalogue: Catalogue,
  sources: SourceTexts,
  known: ReadonlySet<string>,
): Change[] {
  const { path, rows, obsolete } = catalogue;
  const changes: Change[] = [];
  const [rowsBefore, obsoleteBefore] = [rows.splice(0), obsolete.splice(0)];
  for (const row of rowsBefore) {
    const before = row.comments?.reference?.split('\n').filter(Boolean) ?? [];
    const places = sources.placesOf(row.msgid);
    if (places.length > 0 || before.length === 0 || !canBeFound(row.msgid)) {
      rows.push(places.length > 0 ? withComments(row, { reference: places.join('\n') }) : row);
      continue;
    }
    const unknown = before
      .flatMap(sources.textsOf)
      .filter((text) => !known.has(text) && isText(text));
    const next = mostAlike(withEmptySlots(row.msgid), unknown);
    const text = next === null ? row.msgid : withSlotsOf(row.msgid, next);
    if (next === null) obsolete.push(row);
    else rows.push(outdated(row, text, sources.placesOf(text)));
    changes.push({ kind: next === null ? 'unused' : 'changed', text, path });
  }
  for (const row of obsoleteBefore) {
    const places = sources.placesOf(row.msgid);
    const isUsed = places.length > 0 && !rows.some(({ msgid }) => msgid === row.msgid);
    (isUsed ? rows : obsolete).push(
      isUsed ? withComments(row, { reference: places.join('\n') }) : row,
    );
    if (isUsed) changes.push({ kind: 'used again', text: row.msgid, path });
  }
  return changes;
}

/** A word in small letters is a value of a program, nearly always. */
const isText = (text: string) => !/^[a-z-]+$/.test(text);

/** Into the file of the text that is most alike, else of one that is in the same source. */
function addMissing(
  catalogues: readonly Catalogue[],
  sources: SourceTexts,
  missing: readonly string[],
): Change[] {
  const all = catalogues.flatMap((catalogue) => catalogue.rows.map((row) => ({ catalogue, row })));
  const known = new Set(all.map(({ row }) => row.msgid));
  const waiting = all
    .filter(({ row }) => row.comments?.flag === 'fuzzy')
    .map(({ row }) => row.msgid);
  return missing.flatMap((missed) => {
    const isPart = waiting.some((one) => withEmptySlots(one).includes(withEmptySlots(missed)));
    if (known.has(missed) || isPart) return [];
    const like = mostAlike(missed, [...known]);
    const text = withSlotsOf(like ?? '', missed);
    const places = sources.placesOf(text);
    const neighbour =
      all.find(({ row }) => row.msgid === like) ??
      all.find(({ row }) => places.some((one) => row.comments?.reference?.includes(one)));
    const { path, rows } =
      neighbour?.catalogue ?? catalogues.find((one) => /shared\.po$/.test(one.path)) ?? {};
    if (!path || !rows) return [];
    const row: Row =
      like !== null && neighbour
        ? outdated(neighbour.row, text, places)
        : withComments({ msgid: text, msgstr: [''] }, { reference: places.join('\n') });
    rows.push(row);
    return [{ kind: 'new', text, path }];
  });
}

/** The old Hindi stays for the translator, with the English that it was of. */
function outdated(row: Row, msgid: string, places: readonly string[]): Row {
  const previous = row.comments?.previous || `msgid ${JSON.stringify(row.msgid)}`;
  const isBack = previous === `msgid ${JSON.stringify(msgid)}`;
  const state = isBack ? { flag: '', previous: '' } : { flag: 'fuzzy', previous };
  return withComments({ ...row, msgid }, { ...state, reference: places.join('\n') });
}

function withComments(row: Row, comments: Partial<NonNullable<Row['comments']>>): Row {
  const empty = { translator: '', reference: '', extracted: '', flag: '', previous: '' };
  return { ...row, comments: { ...empty, ...row.comments, ...comments } };
}

/** "{}" of a source is the slot at the same place in the text that was translated, where it has as many, or a name. */
function withSlotsOf(before: string, text: string): string {
  const slots = before.match(/\{\w+\}/g) ?? [];
  const hasAll = slots.length === text.split('{}').length - 1;
  let at = 0;
  return text.replaceAll('{}', () => (hasAll && slots[at++]) || '{name}');
}

/** As msgmerge: a text of which six tenths are the same. */
function mostAlike(text: string, others: readonly string[]): string | null {
  let best: { other: string; like: number } | null = null;
  for (const other of others) {
    const longer = Math.max(text.length, other.length);
    if (Math.abs(text.length - other.length) > longer * 0.4) continue;
    const like = 1 - distance(text, other) / longer;
    if (like >= 0.6 && like > (best?.like ?? 0)) best = { other, like };
  }
  return best?.other ?? null;
}

function readCatalogue(path: string): Catalogue {
  const file = po.parse(readFileSync(path), { validation: true });
  const rows = rowsOf(file.translations).filter(({ msgid }) => msgid !== '');
  return { path, file, rows, obsolete: rowsOf(file.obsolete) };
}

type Contexts = GetTextTranslations['translations'];

function rowsOf(contexts: Contexts = {}): Row[] {
  return Object.values(contexts).flatMap((rows) => Object.values(rows));
}

function byContext(rows: readonly Row[]): Contexts {
  const contexts: Contexts = {};
  for (const row of rows) {
    const context = row.msgctxt ?? '';
    contexts[context] = { ...contexts[context], [row.msgid]: row };
  }
  return contexts;
}

function writeCatalogue({ path, file, rows, obsolete }: Catalogue): void {
  const header = rowsOf(file.translations).filter(({ msgid }) => msgid === '');
  const translations = byContext([...header, ...rows]);
  // A line for each text: programs for translators wrap it on the screen.
  const options = { foldLength: 0 };
  const content = po.compile({ ...file, translations, obsolete: byContext(obsolete) }, options);
  writeFileSync(path, `${content.toString().trimEnd()}\n`);
}
