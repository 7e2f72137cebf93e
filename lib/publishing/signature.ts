/**
 * Which Hindi a person has read as it is: translations/signed.json has a hash of each text, with its English, of each
 * page that is signed, and under "answers" of those that no prerendered page shows. A text that changes, in either
 * language, is no longer read, and its pages are unsigned.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../languages/po-files.ts';
import { sha256Hex } from '../text/sha256-hex.ts';
import { readBuiltPages } from './built-pages.ts';

const answers = 'answers';

/** By page the hashes, with a space between. */
type Signatures = Readonly<Record<string, string>>;

const signatureFile = () => join(process.cwd(), 'translations/signed.json');

export function readSignatures(): Signatures {
  return existsSync(signatureFile()) ? JSON.parse(readFileSync(signatureFile(), 'utf8')) : {};
}

function hashOf({ context = '', english, hindi }: Entry): string {
  return sha256Hex(JSON.stringify([context, english, hindi])).slice(0, 10);
}

/** Pages of which every text that was read is there. What came later the build finds in them (unreadTexts). */
export function signedPages(entries: readonly Entry[], signatures: Signatures): string[] {
  const hashes = new Set(entries.map(hashOf));
  return Object.keys(signatures).filter((page) =>
    signatures[page]?.split(' ').every((hash) => hashes.has(hash)),
  );
}

/** Of each page of a build, and of the answers, the texts that were not read with it. */
export function unreadTexts(
  buildDir: string,
  entries: readonly Entry[],
  signatures: Signatures,
): { page: string; texts: readonly Entry[]; unread: readonly Entry[] }[] {
  const elsewhere = new Set(entries);
  const pages = readBuiltPages(buildDir).map(({ path, shows }) => {
    const texts = entries.filter(({ hindi }) => hindi !== '' && shows(hindi));
    for (const text of texts) elsewhere.delete(text);
    return { page: path, texts };
  });
  return [...pages, { page: answers, texts: [...elsewhere] }].map(({ page, texts }) => {
    const read = new Set(signatures[page]?.split(' '));
    return { page, texts, unread: texts.filter((text) => !read.has(hashOf(text))) };
  });
}

/** Of the pages that count as signed: theirs are read, and others have come. */
export function unreadOfSignedPages(buildDir: string, entries: readonly Entry[]) {
  const signatures = readSignatures();
  const signed = signedPages(entries, signatures);
  if (signed.length === 0) return [];
  return unreadTexts(buildDir, entries, signatures).filter(
    ({ page, unread }) => signed.includes(page) && unread.length > 0,
  );
}

/** @param pages with the texts that somebody has read now */
export function sign(pages: ReadonlyMap<string, readonly Entry[]>): void {
  const signed = Object.entries(readSignatures());
  const read = [...pages].map(([page, texts]) => [page, texts.map(hashOf).sort().join(' ')]);
  const all = Object.fromEntries(
    [...signed, ...read].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
  writeFileSync(signatureFile(), `${JSON.stringify(all, null, 1)}\n`);
}
