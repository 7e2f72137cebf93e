import { globSync, readFileSync } from 'node:fs';

/** Each with its reason in lib/config/environment.server.ts. */
const readers = [
  'instrumentation.ts',
  'lib/config/build-dir.ts',
  'lib/config/build-time-phone.ts',
  'lib/config/environment.server.ts',
  'next.config.ts',
  'server/serve.ts',
  'server/start.ts',
];

const readsEnvironment = /process\.env\b|process\[|\benv\b[^;]*from '(?:node:)?process'/;

test('only these files of the site read process.env', () => {
  const files = globSync(['*.ts', '{app,components,lib,server}/**/*.{ts,tsx}'], {
    exclude: ['playwright.config.ts'],
  }).filter((file) => !/\.test\.tsx?$/.test(file) && readsEnvironment.test(codeOf(file)));
  expect(files.sort()).toEqual(readers);
});

function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}
