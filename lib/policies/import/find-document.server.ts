/**
 * Finds a document that a list names in a folder. Rule: nothing outside that folder is ever read, whatever the
 * list or a symbolic link says.
 */
import 'server-only';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { findPdfProblem } from '../../input/find-pdf-problem.ts';

const maxDocumentBytes = 25 * 1024 * 1024;

const sentences = {
  tooLarge: 'is larger than 25 MB',
  notPdf: 'is no PDF, although its name says so',
  broken: 'is not complete',
  encrypted: 'asks for a password',
} as const;

type Refused = { kind: 'refused'; reason: string };

function refused(reason: string): Refused {
  return { kind: 'refused', reason };
}

/** The folder's files by normalised name: some systems write ä as two characters. */
export type DocumentFolder = { root: string; files: ReadonlyMap<string, string> };

export async function openFolder(folder: string): Promise<DocumentFolder> {
  const root = await realpath(folder);
  const entries = await readdir(root, { recursive: true });
  return { root, files: new Map(entries.map((name) => [normalizeFileName(name), name])) };
}

export function findDocument(
  { root, files }: DocumentFolder,
  named: string,
): { kind: 'found'; path: string } | Refused {
  const isOutside = /^[\\/]|^[a-z]:|\0/i.test(named) || named.split(/[\\/]/).includes('..');
  if (isOutside) return refused('has a name that leads out of the folder');
  const name = files.get(normalizeFileName(named.replace(/^\.\//, '')));
  if (name === undefined) return refused('is not in the folder');
  try {
    const path = realpathSync(join(root, name));
    const inside = relative(root, path);
    if (inside.startsWith(`..${sep}`)) return refused('is a link that leads out of the folder');
    const { size } = statSync(path);
    return size > maxDocumentBytes ? refused(sentences.tooLarge) : { kind: 'found', path };
  } catch {
    return refused('cannot be read');
  }
}

/** Read again each time, so that the stored content is the checked one. */
export function readDocument(
  path: string,
): { kind: 'read'; path: string; bytes: Buffer } | Refused {
  try {
    const bytes = readFileSync(path);
    const problem = findPdfProblem(bytes, maxDocumentBytes);
    return problem ? refused(sentences[problem]) : { kind: 'read', path, bytes };
  } catch {
    return refused('cannot be read');
  }
}

function normalizeFileName(name: string): string {
  return name.normalize('NFC').split(/[\\/]/).join('/');
}
