/**
 * Finds a document that a list names in a folder. Rule: nothing outside that folder is ever read, whatever the
 * list or a symbolic link says.
 */
import 'server-only';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { findPdfError } from '../../input/find-pdf-error.ts';

const maxDocumentBytes = 25 * 1024 * 1024;

const sentences = {
  tooLarge: 'is larger than 25 MB',
  notPdf: 'is no PDF, although its name says so',
  broken: 'is not complete',
  encrypted: 'asks for a password',
} as const;

/** Why it is refused, as the end of a sentence. */
type UnusableDocument = { kind: 'unusable'; reason: string };

/** The folder's files by normalised name: some systems write ä as two characters. */
export type DocumentFolder = { root: string; files: ReadonlyMap<string, string> };

export async function readDocumentFolder(folder: string): Promise<DocumentFolder> {
  const root = await realpath(folder);
  const entries = await readdir(root, { recursive: true });
  return { root, files: new Map(entries.map((name) => [normalizeFileName(name), name])) };
}

/** @returns the path, or the reason for the refusal. */
export function findDocument(
  { root, files }: DocumentFolder,
  fileName: string,
): { kind: 'found'; path: string } | UnusableDocument {
  const isOutside = /^[\\/]|^[a-z]:|\0/i.test(fileName) || fileName.split(/[\\/]/).includes('..');
  if (isOutside) return unusable('has a name that leads out of the folder');
  const name = files.get(normalizeFileName(fileName.replace(/^\.\//, '')));
  if (name === undefined) return unusable('is not in the folder');
  try {
    const path = realpathSync(join(root, name));
    const inside = relative(root, path);
    if (inside.startsWith(`..${sep}`)) return unusable('is a link that leads out of the folder');
    const { size } = statSync(path);
    return size > maxDocumentBytes ? unusable(sentences.tooLarge) : { kind: 'found', path };
  } catch {
    return unusable('cannot be read');
  }
}

/** Read again each time, so that the stored content is the checked one. */
export function readDocument(path: string): { kind: 'read'; bytes: Buffer } | UnusableDocument {
  try {
    const bytes = readFileSync(path);
    const error = findPdfError(bytes, maxDocumentBytes);
    return error ? unusable(sentences[error]) : { kind: 'read', bytes };
  } catch {
    return unusable('cannot be read');
  }
}

function unusable(reason: string): UnusableDocument {
  return { kind: 'unusable', reason };
}

function normalizeFileName(name: string): string {
  return name.normalize('NFC').split(/[\\/]/).join('/');
}
