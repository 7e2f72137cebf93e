/**
 * Reads the addresses of --list: one per line, as a URL or a path; further columns, as other tools write them, are
 * ignored.
 */
import { readFileSync } from 'node:fs';
import { errorMessage } from '../error-message.ts';
import { UsageError } from './usage-error.ts';

const maxUrls = 100_000;

/** @throws {UsageError} */
export function readUrlList(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--list: ${errorMessage(error)}`);
  }
  const addresses = text
    .split(/[\r\n]+/)
    .map((line) => /^\W*?((?:https?:\/\/|\/)[^\s"<>]*)/i.exec(line)?.[1] ?? '')
    .filter(Boolean);
  if (addresses.length === 0)
    throw new UsageError(`--list: ${file} has no line that starts with http or a slash.`);
  if (addresses.length > maxUrls)
    throw new UsageError(`--list: ${file} has more than ${maxUrls} addresses; split it.`);
  return addresses;
}
