/**
 * A fault of the database for the log: its own words and what to do. Rule: words only of faults whose words contain
 * nothing that a visitor typed, which is those of the connection, the role, the disk and the folder.
 */
import { errorName } from './logger.server.ts';

/** Advice by the beginning of a code of Postgres, of the system or of SQLite. */
const advice: readonly (readonly [codes: RegExp, toDo: string])[] = [
  [/^28/, 'check user and password in DATABASE_URL'],
  [/^3D000/, 'create the database that DATABASE_URL names'],
  [/^42501/, 'give the role of DATABASE_URL its rights: it has to own the database'],
  [/^(53100|ENOSPC|SQLITE_13)/, 'the disk is full: free space; no start is needed'],
  [/^53300/, 'Postgres has no connection left: raise max_connections'],
  [
    /^(25006|SQLITE_8|EROFS)/,
    'the database is read-only: check its disk or whether it is a standby',
  ],
  [
    /^(57P0|08|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH)/,
    'start Postgres, or check the host and port in DATABASE_URL; no start of the site is needed',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)/, 'check the host in DATABASE_URL'],
  [
    /^(EACCES|EPERM|ENOTDIR|ENOENT|SQLITE_14)/,
    'make DATA_DIR a folder that the user of the site may write',
  ],
  [/^SQLITE_(5|6)$/, 'another process holds the file: end a second site or command on it'],
];

const maxWordsLength = 300;

/** Fields of a log line. */
export function describeDatabaseError(error: unknown): {
  problem: string;
  words?: string;
  toDo?: string;
} {
  const problem = errorName(error);
  const code = codeOf(error);
  const toDo = advice.find(([codes]) => codes.test(code))?.[1];
  return toDo ? { problem, words: wordsOf(error).slice(0, maxWordsLength), toDo } : { problem };
}

function codeOf(error: unknown): string {
  const { code = '', errcode } = error as { code?: unknown; errcode?: number };
  // SQLite's own number; the upper byte has the details.
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined
    ? `SQLITE_${errcode & 0xff}`
    : String(code);
}

/** A host with several addresses fails once for each, and the message of the whole is empty. */
function wordsOf(error: unknown): string {
  const { message = '', errors = [] } = error as { message?: string; errors?: Error[] };
  return [message, ...errors.map((one) => one.message)].filter(Boolean).join('; ');
}
