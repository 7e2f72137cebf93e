/** The texts of prerendered pages that have no translation, as a file of the build: one line each, perhaps repeated. */
import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (buildDir: string) => join(buildDir, 'texts-without-hindi.txt');

/** Several processes of a build add lines. */
export function addMissingText(buildDir: string, key: string): void {
  appendFileSync(fileIn(buildDir), `${key}\n`);
}

/** The prerendered Hindi pages that have a text, whole or its longest part between slots and marks. */
export function pagesWithText(buildDir: string, key: string): string[] {
  const folder = join(buildDir, 'server/app');
  const [part = ''] = key.split(/\{\w+\}|\*\*|\[|\]/).sort((a, b) => b.length - a.length);
  const text = escapeHtml(part.trim());
  return globSync('hi{,/**/*}.html', { cwd: folder })
    .filter((file) => {
      const html = readFileSync(join(folder, file), 'utf8').replaceAll('\u00a0', ' ');
      return html.includes(text);
    })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
}

/** As React writes a text. */
function escapeHtml(text: string): string {
  const codes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  return text.replace(/[&<>"']/g, (mark) => codes[mark as keyof typeof codes]);
}

/** Each once, sorted. */
export function readMissingTexts(buildDir: string): string[] {
  const file = fileIn(buildDir);
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))].sort();
}
