/** The Hindi of the site's texts: PO files, one a subject, which translators' programs open (docs/how-to/hindi.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
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
};

const inBrowser = 'In the browser: ';

export function poEntries(content: string): Entry[] {
  return Object.values(po.parse(content).translations)
    .flatMap((rows) => Object.values(rows))
    .flatMap(({ msgctxt, msgid, msgstr, comments }) => {
      const groups = comments?.extracted?.split('\n').find((line) => line.startsWith(inBrowser));
      const entry = {
        ...(msgctxt && { context: msgctxt }),
        english: msgid,
        hindi: msgstr[0] ?? '',
        previous: /\bfuzzy\b/.test(comments?.flag ?? '') ? previousText(comments?.previous) : null,
        browserGroups: groups?.slice(inBrowser.length).split(', ') ?? [],
      };
      // The first one is the header.
      return msgid === '' ? [] : [entry];
    });
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

/** Of the checkout that runs. */
export function readPoFile(subject: string): Entry[] {
  return poEntries(readFileSync(join(poFolder(), `${subject}.po`), 'utf8'));
}

/** Takes about a third of a second. */
export function readPoFiles(): Entry[] {
  return poSubjects().flatMap(readPoFile);
}

export function poSubjects(): string[] {
  return readdirSync(poFolder())
    .flatMap((file) => (file.endsWith('.po') ? [file.slice(0, -'.po'.length)] : []))
    .sort();
}

export function poFolder(): string {
  return join(process.cwd(), 'translations/hi');
}
