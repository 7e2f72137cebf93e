/** npm run translations on a folder of its own, as a developer and a translator use it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['lib', 'translations/hi', '.next'])
  mkdirSync(join(folder, name), { recursive: true });

const source = 'We call you within 7 days. Say no at any time.';
const changed = 'We ring you within 7 days. Say no at any time.';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const catalogue = () => readFileSync(join(folder, 'translations/hi/shared.po'), 'utf8');

function run(...options: string[]) {
  const command = resolve('scripts/commands/translations.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('Error');
  return { stdout, status };
}

test('a text has its place; changed, new and unused ones are marked; what comes back is as it was', () => {
  const texts = (...all: string[]) =>
    write('lib/a.ts', all.map((text, at) => `export const t${at} = '${text}';\n`).join(''));
  texts(source, 'Something that goes');
  write(
    'translations/hi/shared.po',
    [
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"',
      'msgid "We call you within {0} days. Say no at any time."\nmsgstr "{0} दिन में कॉल। मना करें।"',
      'msgid "Something that goes"\nmsgstr "जाने वाला"\n',
    ].join('\n\n'),
  );
  expect(run().stdout).toBe('0 changes; 0 texts wait for their Hindi\n');
  expect(catalogue()).toContain('#: lib/a.ts\nmsgid "We call you');
  const before = catalogue();

  texts(changed);
  write('.next/texts-without-hindi.txt', 'A new text\n');
  const { stdout, status } = run('--check');
  expect([status, catalogue()]).toEqual([1, before]);
  expect(stdout).toContain('changed: shared.po: "We ring you within {0} days.');
  expect(stdout).toContain('unused: shared.po: "Something that goes" (lib/a.ts)');
  expect(stdout).toContain('new: shared.po: "A new text"');
  expect(run().stdout).toContain('2 texts wait for their Hindi');
  expect(catalogue()).toContain(
    '#, fuzzy\n#| msgid "We call you within {0} days. Say no at any time."\nmsgid "We ring you',
  );
  expect(catalogue()).toContain('#~ msgid "Something that goes"\n#~ msgstr "जाने वाला"');
  expect(catalogue()).toContain('msgid "A new text"\nmsgstr ""');
  expect(run().stdout).toBe('0 changes; 2 texts wait for their Hindi\n');

  texts(source, 'Something that goes', 'A new text');
  run();
  expect(catalogue()).not.toMatch(/fuzzy|#\||#~/);
});
