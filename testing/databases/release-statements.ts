/**
 * Every kind of statement that a release sends to its database, each with the values of one use: recorded while the
 * contract tests run (docs/how-to/data-and-desk.md), and kept in a file because a clone may have no history.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Tables } from '../../lib/store/schema/schema.ts';
import type { Dialect } from './temporary-database.ts';

type Statement = {
  /** The statement with numbered placeholders: $1. */
  sql: string;
  values: unknown[];
  on: Dialect[];
};

/** A line with the release's commit, then a line for each statement. */
const file = 'testing/databases/release-statements.jsonl';
const maxLength = 60;
/** Statements that create a database or a trigger do not count: only tests have them. */
const isOfRows = /^\s*(?:select|insert|update|delete|with)\b/i;

export function readStatements(): { commit: string; statements: Statement[] } {
  const [commit = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { commit, statements: lines.map((line) => JSON.parse(line, toBytes)) };
}

/** @returns the database, each statement of which is recorded; `save` after the tests of a file. */
export function recordStatements(db: Kysely<Tables>, dialect: Dialect) {
  const recorded: Statement[] = [];
  const executor = db.getExecutor();
  const recording = db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql, parameters } = executor.compileQuery(node, queryId);
      if (isOfRows.test(sql))
        recorded.push({ ...firstRow(numbered(sql), parameters), on: [dialect] });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: recording, save: () => save(recorded) };
}

/** Both databases number placeholders by position, but SQLite's text does not. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}

/** The first of the rows that an insert lists. */
function firstRow(sql: string, parameters: readonly unknown[]) {
  const short = sql.replace(/(values \([^()]*\))(?:, \([^()]*\))+/, '$1');
  const values = parameters.slice(0, short.match(/\$\d+/g)?.length ?? 0);
  return { sql: short, values: values.map(shorten) };
}

function shorten(value: unknown): unknown {
  if (value instanceof Uint8Array) return { hex: Buffer.from(value.slice(0, 8)).toString('hex') };
  return typeof value === 'string' ? value.slice(0, maxLength) : value;
}

function toBytes(_: string, value: unknown): unknown {
  return typeof value === 'object' && value && 'hex' in value
    ? Buffer.from(String(value.hex), 'hex')
    : value;
}

/** Lists of different lengths are one kind of statement. */
function kindOf(sql: string): string {
  return sql.replace(/\$\d+/g, '?').replace(/(?:\?, )+\?/g, '?');
}

function save(recorded: readonly Statement[]): void {
  const statements = new Map<string, Statement>();
  const [commit = headCommit(), ...lines] = existsSync(file)
    ? readFileSync(file, 'utf8').trimEnd().split('\n')
    : [];
  for (const statement of [...lines.map((line): Statement => JSON.parse(line)), ...recorded]) {
    const kind = kindOf(statement.sql);
    const { on, ...kept } = statements.get(kind) ?? statement;
    const { sql, values } = kept.values.length <= statement.values.length ? kept : statement;
    statements.set(kind, { sql, values, on: [...new Set([...on, ...statement.on])].sort() });
  }
  const sorted = [...statements.values()].sort((a, b) => (a.sql < b.sql ? -1 : 1));
  const text = sorted.map((statement) => JSON.stringify(statement)).join('\n');
  writeFileSync(file, `${commit}\n${text}\n`);
}

function headCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}
