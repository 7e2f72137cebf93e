/** docs/next-internals.md is complete, and was read for the installed versions. */
import { globSync, readFileSync } from 'node:fs';

const text = readFileSync('docs/next-internals.md', 'utf8');

test('the document of Next’s internals was checked with the installed versions', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(text).toContain(`Checked with Next ${dependencies.next} and React ${dependencies.react}.`);
});

test('the document names every file that imports a private module of Next', () => {
  const files = globSync('{app,components,lib,scripts,server}/**/*.{ts,tsx}');
  const imports = files.filter((file) => /from 'next\/dist\//.test(readFileSync(file, 'utf8')));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((file) => !text.includes(file))).toEqual([]);
});
