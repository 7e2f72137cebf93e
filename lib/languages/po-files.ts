/** The Hindi of the site's texts: PO files, one a subject, which translators' programs open (docs/how-to/hindi.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { type GetTextTranslation, po } from 'gettext-parser';
import { processSingleton } from '../process/process-singleton.ts';
import type { Catalogue } from './create-translator.ts';
import { withContext } from './with-context.ts';

export type Entry = {
  /** msgctxt: a text of two meanings has two entries. */
  context?: string;
  english: string;
  /** Empty until it is written. */
  hindi: string;
  /** The English that the Hindi is of, where the text has changed since: gettext's "fuzzy". */
  previous: string | null;
  /** Groups of pages whose scripts render the text (components/hindi/hindi-page.ts). */
  browserGroups: readonly string[];
  /** Files of the sources that have it. */
  places: readonly string[];
};

/** Names the file and the line. A build and a start end with it, so that no request meets it. */
export class PoError extends Error {}

const inBrowser = 'In the browser: ';
/** "a" or "an" is a slot of its own, which Hindi has no word for. */
const article = /(?<=\bis )\{name\d?\} (?=\{text\})/;

/** @throws PoError for what is no PO file, and for Hindi without a figure, name or blank of its English. */
export function poEntries(content: string, file: string): Entry[] {
  try {
    return (
      Object.values(po.parse(content, { validation: true }).translations)
        .flatMap((rows) => Object.values(rows))
        // The first one is the header.
        .flatMap((row) => (row.msgid === '' ? [] : [toEntry(row)]))
    );
  } catch (error) {
    const { message, lineNumber } = error as Error & { lineNumber?: number };
    const [, start = ''] = /"([^"]{1,30})/.exec(message) ?? [];
    const line = lineNumber ?? content.split('\n').findLastIndex((one) => one.includes(start)) + 1;
    throw new PoError(`${file}:${line}: ${message}`);
  }
}

function toEntry({ msgctxt, msgid, msgstr, comments }: GetTextTranslation): Entry {
  const [hindi = ''] = msgstr;
  const groups = comments?.extracted?.split('\n').find((line) => line.startsWith(inBrowser));
  const previous = /\bfuzzy\b/.test(comments?.flag ?? '') ? previousText(comments?.previous) : null;
  if (hindi && slotsOf((previous ?? msgid).replace(article, '')) !== slotsOf(hindi))
    throw new Error(`"${msgid}" has other figures, names or blanks in Hindi`);
  return {
    ...(msgctxt && { context: msgctxt }),
    english: msgid,
    hindi,
    previous,
    browserGroups: groups?.slice(inBrowser.length).split(', ') ?? [],
    places: comments?.reference?.split('\n').filter(Boolean) ?? [],
  };
}

function slotsOf(text: string): string {
  return `${text.match(/\{\w+\}/g)?.sort()}`;
}

/** Of an outdated text the one before, whose sentences may have stayed. */
export function catalogueOf(entries: readonly Entry[]): Catalogue {
  return Object.fromEntries(
    entries
      .filter(({ hindi }) => hindi !== '')
      .map(({ context, english, hindi, previous }) => [
        withContext(context, previous ?? english),
        hindi,
      ]),
  );
}

function previousText(comment = ''): string {
  const [text = '""'] = comment.match(/"(?:[^"\\]|\\.)*"/) ?? [];
  return JSON.parse(text);
}

/** Relative to the checkout that runs. */
export const poFolder = 'translations/hi';

export function poSubjects(): string[] {
  return readdirSync(poFolder)
    .flatMap((file) => (file.endsWith('.po') ? [file.slice(0, -'.po'.length)] : []))
    .sort();
}

/** Read once, at the start, in about a third of a second: a file that is broken later costs no request anything. */
function files(): ReadonlyMap<string, readonly Entry[]> {
  return processSingleton('po-files', readFiles);
}

function readFiles(): Map<string, readonly Entry[]> {
  const read = (file: string) => poEntries(readFileSync(file, 'utf8'), file);
  return new Map(poSubjects().map((one) => [one, read(`${poFolder}/${one}.po`)]));
}

/** Nothing for a file that is not there: its texts stay English. */
export function readPoFile(subject: string): readonly Entry[] {
  return files().get(subject) ?? [];
}

export function readPoFiles(): Entry[] {
  return [...files().values()].flat();
}

/** As they are now, for the command that changes them. */
export function readPoFilesAnew(): Entry[] {
  return [...readFiles().values()].flat();
}
