import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { writePrivateFile } from './command-output.ts';

test('a file is readable by its owner only, also one that anybody could read before, and has only the new content', () => {
  const { dataDir, remove } = temporaryDataDir();
  const [fresh, old] = [join(dataDir, 'new.csv'), join(dataDir, 'old.csv')];
  writeFileSync(old, 'something longer than before');
  chmodSync(old, 0o644);
  for (const file of [fresh, old]) {
    writePrivateFile(file, 'rows');
    expect(readFileSync(file, 'utf8')).toBe('rows');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  remove();
});
