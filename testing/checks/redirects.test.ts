/** A redirect of a page keeps its language and the tags of an advertisement: pages use redirectInLanguage. */
import { globSync, readFileSync } from 'node:fs';

/** English only, for people who sign in; and the helper itself. */
const own =
  /^app\/\(en\)\/(?:desk|customer-login)\/|^components\/sections\/redirect-in-language\.ts$/;

test('no page redirects past redirectInLanguage', () => {
  const files = globSync('{app,components}/**/*.{ts,tsx}').filter((file) => !own.test(file));
  expect(files.length).toBeGreaterThan(300);
  const offenders = files.filter((file) =>
    /import \{[^}]*\b(?:permanentRedirect|redirect)\b[^}]*\} from 'next\/navigation'/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(offenders).toEqual([]);
});
