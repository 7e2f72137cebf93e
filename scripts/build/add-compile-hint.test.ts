import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { addCompileHint } from './add-compile-hint.ts';

const data = temporaryDataDir();
afterAll(data.remove);

test('the hint is the first line, and is not added twice', () => {
  const file = join(data.dataDir, 'chunk.js');
  writeFileSync(file, 'first();\n');
  addCompileHint(file);
  addCompileHint(file);
  expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nfirst();\n');
});
