/**
 * What client components say in the browser is in a group: React would put the English in place of a Hindi text that
 * is not sent (error 418).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requestKinds } from '@/lib/content/requests/request-kinds';
import { createTranslator } from '@/lib/languages/create-translator';
import { withEmptySlots } from '@/lib/languages/placeables';
import { catalogueOf, readPoFile, readPoFiles } from '@/lib/languages/po-files';
import {
  formatOrder,
  formatShownCount,
  measureCaptions,
  plotLegend,
} from '@/lib/tools/insurers/insurer-copy';
import { readSourceTexts } from '@/scripts/commands/translations/source-texts';
import { browserCatalogue } from './hindi';

const entries = readPoFiles();
const sources = readSourceTexts();
/** What a script has does not come with the page. */
const scripted = catalogueOf(readPoFile('hospital-results'));
const translated = new Set(entries.map(({ english }) => withEmptySlots(english)));
const sentTexts = new Set(
  entries.flatMap(({ english, browserGroups }) =>
    browserGroups.length > 0 || english in scripted ? [withEmptySlots(english)] : [],
  ),
);

/**
 * Components that a file renders in the browser with it. Scripts that load later bring their texts; what the server
 * passes to it as children is elsewhere.
 */
function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm);
  return [...imports].flatMap(([, source = '']) => {
    const path = source.replace(/^@\//, '');
    const base = path.startsWith('.') ? join(dirname(file), path) : path;
    const found = [base, `${base}.tsx`, `${base}.ts`].find(
      (one) => /^components\/.*\.tsx?$/.test(one) && existsSync(one),
    );
    return found ? [found] : [];
  });
}

/** `static-frame.tsx` and the like render nothing in the browser; the page's translator is no text. */
const isNotRendered = (file: string) =>
  /\/static-[\w-]+\.tsx$|^components\/(?:desk|hindi|languages)\//.test(file);

function clientFiles(): Set<string> {
  const files = new Set<string>();
  const queue = globSync('components/**/*.tsx').filter((file) =>
    /^'use client'/.test(readFileSync(file, 'utf8')),
  );
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file) || isNotRendered(file)) continue;
    files.add(file);
    queue.push(...importsOf(file));
  }
  return files;
}

/** A word in small letters is a value of a program, nearly always. */
const isUnsent = (text: string) => {
  const key = withEmptySlots(text);
  return (
    /[a-z]{2}/i.test(key) && !/^[a-z-]+$/.test(key) && translated.has(key) && !sentTexts.has(key)
  );
};

test('a text of a client component is in a group', () => {
  const files = [...clientFiles()];
  expect(files.length).toBeGreaterThan(60);
  const unsent = files.flatMap((file) =>
    sources
      .textsOf(file)
      .filter(isUnsent)
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(unsent).toEqual([]);
});

/** Forms of pages that exist in English only. */
const englishKinds = ['job-application', 'policy-copy'];

test('a text of a request’s field is in a group', () => {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(textsOf)
        : [];
  const unsent = Object.entries(requestKinds).flatMap(([kind, { fields }]) =>
    textsOf(englishKinds.includes(kind) ? [] : fields)
      .filter(isUnsent)
      .map((text) => `${kind}: ${text}`),
  );
  expect(unsent).toEqual([]);
});

test.each([
  ['12 hospitals around PIN 560034.', 'पिन 560034 के आसपास 12 अस्पताल।'],
  ['PIN 560034, Bengaluru Urban', 'पिन 560034, Bengaluru Urban'],
])('a hospital search around a PIN code is in Hindi in the browser: %s', (text, inHindi) => {
  const texts = { ...scripted, ...browserCatalogue(['hospitals']) };
  expect(createTranslator(texts, (href) => href).translate(text)).toBe(inHindi);
});

test('what the list of insurers says while it is searched is in Hindi in the browser', () => {
  const { translate } = createTranslator(browserCatalogue(['insurers']), (href) => href);
  const query = { q: 'yes', kind: '', sort: '' } as const;
  const counts = [0, 1, 2].flatMap((shown) =>
    ['insurers', 'life insurers', 'general insurers', 'standalone health insurers'].map((name) =>
      formatShownCount(shown, 58, { ...query, kind: name === 'insurers' ? '' : 'life' }, name),
    ),
  );
  const captions = (['paid-by-number', 'paid-by-amount', 'incurred-claims'] as const).map(
    (measure) =>
      `${measureCaptions[measure]} ${formatOrder([measure], measure, '2024-25')} ${plotLegend}`,
  );
  for (const text of [...counts, ...captions])
    expect(translate(text)).toMatch(/\p{Script=Devanagari}/u);
  for (const text of counts) expect(translate(text)).toContain('“yes”');
});
