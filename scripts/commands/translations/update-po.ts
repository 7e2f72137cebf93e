/** Brings the PO files in line with the sources, as xgettext and msgmerge do. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { poFolder, poSubjects } from '../../../lib/languages/po-files.ts';
import { type SourceTexts, withEmptySlots } from './source-texts.ts';

type Row = GetTextTranslation;
type Catalogue = { subject: string; file: GetTextTranslations; rows: Row[]; obsolete: Row[] };
/** "changed", "unused", "new" or "used again", with the text. */
type Change = { kind: string; subject: string; text: string; place: string };

/**
 * @param sources the texts of the sources
 * @param missing keys without Hindi that the last build found.
 * @param isWritten whether the files are changed.
 */
export function updatePoFiles(
  sources: SourceTexts,
  missing: readonly string[],
  isWritten: boolean,
): Change[] {
  const catalogues = poSubjects().map(readCatalogue);
  const known = new Set(
    catalogues.flatMap(({ rows }) => rows.map(({ msgid }) => withEmptySlots(msgid))),
  );
  const changes = [
    ...catalogues.flatMap((catalogue) => followSources(catalogue, sources, known)),
    ...addMissing(catalogues, sources, missing),
  ];
  if (isWritten) for (const catalogue of catalogues) writeCatalogue(catalogue);
  return changes;
}

/** Texts that are not where they were: changed, where the file has a like one without Hindi, else unused. */
function followSources(
  { subject, rows, obsolete }: Catalogue,
  sources: SourceTexts,
  known: ReadonlySet<string>,
): Change[] {
  const changes: Change[] = [];
  for (const row of rows.splice(0)) {
    const before = row.comments?.reference?.split('\n').filter(Boolean) ?? [];
    const places = sources.placesOf(row.msgid);
    const [place = ''] = before;
    if (places.length > 0 || before.length === 0) {
      rows.push(withComments(row, { reference: places.join('\n') }));
      continue;
    }
    const unknown = before.flatMap(sources.textsOf).filter((text) => !known.has(text));
    const next = mostAlike(withEmptySlots(row.msgid), unknown);
    if (next === null) {
      obsolete.push(row);
      changes.push({ kind: 'unused', subject, text: row.msgid, place });
      continue;
    }
    const msgid = withSlotsOf(row.msgid, next);
    rows.push(outdated(row, msgid, sources.placesOf(msgid)));
    changes.push({ kind: 'changed', subject, text: msgid, place });
  }
  for (const row of obsolete.splice(0)) {
    const places = sources.placesOf(row.msgid);
    if (places.length === 0 || rows.some(({ msgid }) => msgid === row.msgid)) obsolete.push(row);
    else {
      rows.push(withComments(row, { reference: places.join('\n') }));
      changes.push({ kind: 'used again', subject, text: row.msgid, place: places[0] ?? '' });
    }
  }
  return changes;
}

function addMissing(
  catalogues: readonly Catalogue[],
  sources: SourceTexts,
  missing: readonly string[],
): Change[] {
  const all = catalogues.flatMap((catalogue) => catalogue.rows.map((row) => ({ catalogue, row })));
  const known = new Set(all.map(({ row }) => row.msgid));
  return missing.flatMap((text) => {
    if (known.has(text)) return [];
    const like = mostAlike(text, [...known]);
    const places = sources.placesOf(text);
    const neighbour =
      all.find(({ row }) => row.msgid === like) ??
      all.find(({ row }) => places.some((one) => row.comments?.reference?.includes(one)));
    const catalogue =
      neighbour?.catalogue ?? catalogues.find(({ subject }) => subject === 'shared');
    if (!catalogue) return [];
    const empty: Row = { msgid: text, msgstr: [''] };
    catalogue.rows.push(
      like !== null && neighbour
        ? outdated(neighbour.row, text, places)
        : withComments(empty, { reference: places.join('\n') }),
    );
    return [{ kind: 'new', subject: catalogue.subject, text, place: places[0] ?? '' }];
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

/** "{}" of a source is the slot at the same place in the text that was translated, or a name. */
function withSlotsOf(before: string, text: string): string {
  const slots = before.match(/\{\w+\}/g) ?? [];
  let at = 0;
  return text.replaceAll('{}', () => slots[at++] ?? '{name}');
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

function readCatalogue(subject: string): Catalogue {
  const file = po.parse(readFileSync(pathOf(subject)));
  const rows = rowsOf(file.translations).filter(({ msgid }) => msgid !== '');
  return { subject, file, rows, obsolete: rowsOf(file.obsolete) };
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

function writeCatalogue({ subject, file, rows, obsolete }: Catalogue): void {
  const header = rowsOf(file.translations).filter(({ msgid }) => msgid === '');
  const content = po.compile(
    {
      ...file,
      translations: byContext([...header, ...rows]),
      obsolete: byContext(obsolete),
    },
    // A line for each text: programs for translators wrap it on the screen.
    { foldLength: 0 },
  );
  writeFileSync(pathOf(subject), `${content.toString().trimEnd()}\n`);
}

function pathOf(subject: string): string {
  return join(poFolder(), `${subject}.po`);
}
