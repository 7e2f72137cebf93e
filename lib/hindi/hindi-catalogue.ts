/** Every Hindi text of the site: the catalogues that stand beside the English texts, as one. Server only, for its size. */
import { appendFileSync } from 'node:fs';
import { type Catalogue, createTranslator } from '../languages/create-translator.ts';
import { hindiHref } from '../site/hindi-pages.ts';

const catalogues: readonly Catalogue[] = [];

const missing = new Set<string>();
const file = process.env.HINDI_MISSING;
function recordMissing(text: string) {
  if (!file || missing.has(text)) return;
  missing.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

export const hindi = createTranslator(Object.assign({}, ...catalogues), hindiHref, recordMissing);
