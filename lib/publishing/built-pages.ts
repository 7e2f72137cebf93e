/** The prerendered Hindi pages of a build, to find a text in. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMissingTexts } from '../languages/missing-texts.ts';
import type { Entry } from '../languages/po-files.ts';
import { englishPathOf, hindiPath } from '../site/hindi-pages.ts';

type BuiltPage = {
  /** Of the English page. */
  path: string;
  /** Whether it shows a text, Hindi or English: its longest part between slots and marks. */
  shows: (text: string) => boolean;
};

export function readBuiltPages(buildDir: string): BuiltPage[] {
  const folder = join(buildDir, 'server/app');
  return globSync('hi{,/**/*}.html', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const path = englishPathOf(`/${file.replace(/\.html$/, '')}`);
      return path === undefined ? [] : [toPage(path, readFileSync(join(folder, file), 'utf8'))];
    });
}

/** Answers are on no page of a build: their page by the folder of the source. */
const answerPages = {
  '/hi/claim/refused/answer': /\/(?:refusals|deductions)\//,
  '/hi/claim/…/answer': /\/claims\//,
  '/hi/grievance-redressal/answer': /\/(?:complaints|ombudsman)\//,
  '/hi/renewal/answer': /\/renewals\//,
  '/hi/get-a-call': /\/(?:leads|identity)\//,
  '/hi/your-request': /\/requests\//,
};

/** A line for each text without Hindi or with that of another English, and the pages that show it in English. */
export function textsToWrite(buildDir: string, entries: readonly Entry[]): string[] {
  const waiting = entries.filter(({ hindi, previous }) => hindi === '' || previous !== null);
  const ofBuild = readMissingTexts(buildDir)
    .filter((text) => !waiting.some(({ english }) => english.includes(text)))
    .map((english) => ({ english, places: [] as readonly string[] }));
  const pages = waiting.length + ofBuild.length > 0 ? readBuiltPages(buildDir) : [];
  return [...waiting, ...ofBuild].map(({ english, places }) => {
    const sentences = english.split(/(?<=[.?!]) /);
    const on = pages
      .filter(({ shows }) => sentences.some(shows))
      .map(({ path }) => hindiPath(path));
    for (const [page, folder] of Object.entries(answerPages))
      if (places.some((place) => folder.test(place))) on.push(page);
    return `No Hindi for ${JSON.stringify(english)} on ${on.join(', ') || 'answers'}`;
  });
}

function toPage(path: string, html: string): BuiltPage {
  const text = html.replace(/<script.*?<\/script>/gs, '').replaceAll('\u00a0', ' ');
  const words = new Set(text.split(notLetters));
  const shows = (key: string) => {
    const part = escapeHtml(longest(key.split(/\{\w+\}|\*\*|\[|\]\([^)]*\)?/)).trim());
    // Most texts are on few pages: a word is found faster.
    return words.has(longest(part.split(notLetters))) && text.includes(part);
  };
  return { path, shows };
}

const notLetters = /[^\p{L}\p{M}]+/u;

function longest(parts: readonly string[]): string {
  return parts.reduce((a, b) => (b.length > a.length ? b : a), '');
}

/** As React writes a text. */
function escapeHtml(text: string): string {
  const codes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  return text.replace(/[&<>"']/g, (mark) => codes[mark as keyof typeof codes]);
}
