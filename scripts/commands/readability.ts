/**
 * npm run readability: how easy each page is to read. Flesch reading ease (higher is easier, 60 to 70 is plain English)
 * and words per sentence, from the HTML of the last build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { routes } from '../../lib/site/routes.ts';
import { requireBuild } from '../../testing/servers/require-build.ts';
import { parseOptions } from '../command-line/command-options.ts';
import { textTable } from '../command-line/command-output.ts';

parseOptions(
  `Reading ease and words per sentence of every page of the last build (npm run build).
npm run readability`,
  {},
);

requireBuild('.next');
const pagesFolder = '.next/server/app';

type PageReadability = {
  path: string;
  words: number;
  ease: number;
  wordsPerSentence: number;
  longest: string;
};

function measurePage(path: string): PageReadability {
  const page = path === '/' ? 'index' : path.slice(1);
  const html = readFileSync(join(pagesFolder, `${page}.html`), 'utf8');
  const sentences = sentencesOf(/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
  const counts = sentences.map((text) => text.split(' ').length);
  const words = counts.reduce((sum, count) => sum + count, 0);
  const syllables = sentences.reduce((sum, text) => sum + syllable(text), 0);
  const longest = sentences[counts.indexOf(Math.max(...counts))] ?? '';
  return {
    path,
    words,
    ease: flesch({ sentence: sentences.length, word: words, syllable: syllables }),
    wordsPerSentence: words / sentences.length,
    longest,
  };
}

/** Running text only: paragraphs and list items; a table cell or a label is not a sentence. */
function sentencesOf(html: string): string[] {
  return [...html.matchAll(/<(p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , inner = '']) => inner.replace(/<[^>]+>/g, ' ').replace(/&[a-z#0-9]+;/g, ' '))
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z₹])/))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').length >= 4);
}

const readings = routes.map(({ path }) => measurePage(path)).sort((a, b) => a.ease - b.ease);
console.log(
  textTable(
    ['page', 'words', 'reading ease', 'words a sentence', 'longest sentence'],
    readings.map(({ path, words, ease, wordsPerSentence, longest }) => [
      path,
      String(words),
      ease.toFixed(0),
      wordsPerSentence.toFixed(1),
      `${longest.split(' ').length}: ${longest.slice(0, 70)}…`,
    ]),
  ),
);
