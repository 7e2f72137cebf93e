/** The texts of prerendered pages that have no translation, as a file of the build: one line each, perhaps repeated. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (buildDir: string) => join(buildDir, 'texts-without-hindi.txt');

/** Several processes of a build add lines. */
export function addMissingText(buildDir: string, key: string): void {
  appendFileSync(fileIn(buildDir), `${key}\n`);
}

/** Each once, sorted. */
export function readMissingTexts(buildDir: string): string[] {
  const file = fileIn(buildDir);
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))].sort();
}
