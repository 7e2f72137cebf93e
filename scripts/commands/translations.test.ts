/** npm run translations on a folder of its own, as a developer and a translator use it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { extractPlaceables } from '@/lib/languages/placeables';

const folder = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['lib/tools/renewals', 'lib/content', 'translations/hi', '.next/server/app'])
  mkdirSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, '.next/server/app/hi.html'), '<p>We ring you within 7 days.</p>');

const source = 'We call you within 7 days. Say no at any time.';
const changed = 'We ring you within 7 days. Say no at any time.';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const catalogue = () => readFileSync(join(folder, 'translations/hi/shared.po'), 'utf8');

const key = (text: string) => extractPlaceables(text).key;

function run(): string {
  const command = resolve('scripts/commands/translations.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('Error');
  return stdout;
}

test('a text has its place; changed, new and unused ones are marked; what comes back is as it was', () => {
  const texts = (...all: string[]) =>
    write(
      'lib/tools/renewals/a.ts',
      all.map((text, at) => `export const t${at} = '${text}';\n`).join(''),
    );
  const cited = 'It is the law (IRDAI (Insurance Products) Regulations, 2024).';
  const goes = 'Something that goes';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  write('lib/content/b.ts', 'export const b = `It is the law (${source.title}).`;');
  texts(source, goes);
  const rows = {
    [key(source)]: '{0} दिन में कॉल। मना करें।',
    [goes]: 'जाने वाला',
    [key(cited)]: 'कानून {0}',
  };
  write(
    'translations/hi/shared.po',
    `msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n${Object.entries(rows)
      .map(([english, hindi]) => `msgid "${english}"\nmsgstr "${hindi}"\n`)
      .join('\n')}`,
  );
  expect(run()).toBe('0 changes; 0 texts wait for their Hindi\n');
  expect(catalogue()).toContain('#: lib/tools/renewals/a.ts\nmsgid "We call you');
  // A slot of the source holds a title.
  expect(catalogue()).toContain('#: lib/content/b.ts\nmsgid "It is the law');

  texts(changed, 'This sentence is of an answer.');
  write('.next/texts-without-hindi.txt', 'A new text\nWe ring you within {0} days.\n');
  const output = run();
  for (const line of [
    `changed: translations/hi/shared.po: "${key(changed)}"`,
    `unused: translations/hi/shared.po: "${goes}"`,
    'new: translations/hi/shared.po: "A new text"',
    `No Hindi for "${key(changed)}" on /hi, /hi/renewal/answer`,
    'No Hindi for "This sentence is of an answer." on /hi/renewal/answer',
    '4 changes; 3 texts wait for their Hindi',
  ])
    expect(output).toContain(`${line}\n`);
  expect(catalogue()).toContain(
    `#, fuzzy\n#| msgid "${key(source)}"\nmsgid "${key(changed)}"\nmsgstr "{0} दिन में`,
  );
  expect(catalogue()).toContain(`#~ msgid "${goes}"\n#~ msgstr "जाने वाला"`);
  expect(catalogue()).toContain('msgid "A new text"\nmsgstr ""');
  expect(run()).toContain('\n0 changes; 3 texts');

  texts(source, goes, 'A new text', 'This sentence is of an answer.');
  run();
  expect(catalogue()).not.toMatch(/fuzzy|#\||#~/);
});
