/** The texts of prerendered pages that have no translation, as a file of the build: one line each, perhaps repeated. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEmptySlots } from './placeables.ts';

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

/**
 * Names and addresses stay as a broker configured them: they are no texts of the site.
 * @param details of the broker, an object of any depth
 */
export function removeBrokerDetails(buildDir: string, details: unknown): void {
  // Of an address.
  const partsOf = (text: string) => withEmptySlots(text).split(', ');
  const parts = new Set(stringsIn(details).flatMap(partsOf));
  const texts = readMissingTexts(buildDir).filter(
    (key) => !partsOf(key).every((p) => parts.has(p)),
  );
  writeFileSync(fileIn(buildDir), texts.map((key) => `${key}\n`).join(''));
}

function stringsIn(details: unknown): string[] {
  if (typeof details === 'string') return [details];
  return details && typeof details === 'object' ? Object.values(details).flatMap(stringsIn) : [];
}
