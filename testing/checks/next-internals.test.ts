/** docs/next-internals.md was read for the installed versions, and no module of Next that is private is imported. */
import { globSync, readFileSync } from 'node:fs';

const text = readFileSync('docs/next-internals.md', 'utf8');

test('the document of Next’s internals was checked with the installed versions', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(text).toContain(`Checked with Next ${dependencies.next} and React ${dependencies.react}.`);
});

test('no file imports a private module of Next', () => {
  const files = globSync('{app,components,lib,scripts,server}/**/*.{ts,tsx}');
  expect(files.filter((file) => /from 'next\/dist\//.test(readFileSync(file, 'utf8')))).toEqual([]);
});
