/**
 * Marks the scripts that a page begins with, so that V8 compiles them while they arrive and not on the thread that answers
 * touches (explicit compile hints: Chrome 136 and newer; elsewhere it is a comment). Left to itself it compiles each module
 * when that is first called, all in one task, and a touch at that moment waits for the end of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const hint = '//# allFunctionsCalledOnLoad\n';

export function addCompileHint(file: string): void {
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(hint)) writeFileSync(file, hint + script);
}
