/** A run as JSON in chunks: as one string, a large run would exceed the audit's memory limit. */
import type { AuditRun } from './audit-run.ts';

export function* jsonChunks(run: AuditRun): Generator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(run)) {
    yield `${before}"${name}":`;
    if (Array.isArray(value)) yield* listChunks(value);
    else yield JSON.stringify(value);
    before = ',\n';
  }
  yield '\n}\n';
}

function* listChunks(rows: readonly unknown[]): Generator<string> {
  let before = '[\n';
  for (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield rows.length > 0 ? '\n]' : '[]';
}
