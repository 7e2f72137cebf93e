import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { findPrograms } from './find-programs.ts';

test('a folder is found only if it has all programs and they are executable', () => {
  const { dataDir, remove } = temporaryDataDir();
  const folder = (name: string, ...programs: readonly [name: string, mode: number][]) => {
    mkdirSync(join(dataDir, name));
    for (const [program, mode] of programs)
      writeFileSync(join(dataDir, name, program), '', { mode });
    return join(dataDir, name);
  };
  const folders = [
    folder('one-of-two', ['make-ready', 0o755]),
    folder('not-to-be-run', ['make-ready', 0o755], ['serve-it', 0o644]),
    folder('both', ['make-ready', 0o755], ['serve-it', 0o755]),
  ];
  expect(findPrograms(['make-ready', 'serve-it'], folders)).toBe(folders[2]);
  expect(findPrograms(['make-ready', 'serve-it'], folders.slice(0, 2))).toBeNull();
  expect(findPrograms(['node'])).not.toBeNull();
  remove();
});
