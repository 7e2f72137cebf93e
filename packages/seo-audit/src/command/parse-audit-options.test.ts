import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../checks/run-checks.ts';
import { goodPage, siteFromHtml } from '../testing/site-from-html.ts';
import { selectChecks } from './check-settings.ts';
import { helpText } from './help-text.ts';
import { optionRules } from './option-rules.ts';
import { parseAuditOptions } from './parse-audit-options.ts';
import { parseTarget } from './read-target.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'seo-audit-options-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (text: string) => {
  const file = join(folder, 'given');
  writeFileSync(file, text);
  return file;
};

test('invalid options are refused in one line', () => {
  for (const words of [
    ['--max-pages', 'many'],
    ['--max-pages', '0'],
    ['--nope'],
    ['a.test', 'b.test'],
    ['--fail-on', 'luck'],
    ['--canonical-origin', 'www.example.com'],
  ]) {
    expect(() => parseAuditOptions(words)).toThrow(UsageError);
    expect(() => parseAuditOptions(words)).toThrow(/^[^\n]+$/);
  }
});

test('a bare host name is read as https; other protocols are refused', () => {
  expect(parseTarget('www.example.com/cover')).toBe('https://www.example.com/cover');
  expect(parseTarget('http://localhost:3000')).toBe('http://localhost:3000');
  for (const target of ['ftp://x', 'no such file'])
    expect(() => parseTarget(target)).toThrow(UsageError);
});

test('checks are skipped by id, and a misspelled id is wrong usage', () => {
  const { checks } = parseAuditOptions(['--skip', 'title-cut, h1-shared', '--skip', 'page-slow']);
  expect([...checks.skipped]).toEqual(['title-cut', 'h1-shared', 'page-slow']);
  expect(() => parseAuditOptions(['--skip', 'title-cutt'])).toThrow(
    'no check has the id "title-cutt"',
  );
});

test('a URL list has one address per line, and a whole URL in it sets the site', () => {
  const list = fileOf('Address\r\nhttps://a.test/x\r\n\r\n"https://a.test/y",200\n# note\n/z\n');
  const { target, scope } = parseAuditOptions(['--list', list]);
  expect(scope.list).toEqual(['https://a.test/x', 'https://a.test/y', '/z']);
  expect(target).toBe('https://a.test/x');
  expect(parseAuditOptions(['b.test', '--list', list]).target).toBe('b.test');
  for (const file of [fileOf('nothing here'), '/no/such/file'])
    expect(() => parseAuditOptions(['--list', file])).toThrow(UsageError);
});

test('help lists every option once, in lines of at most 110 characters', () => {
  const help = helpText({
    commandLine: 'audit',
    startSite: async () => ({ url: '', stop: async () => {} }),
    bannedWords: { why: '', words: [] },
  });
  for (const name of Object.keys(optionRules))
    expect(help.match(new RegExp(`^ {2}--${name}(?= |$)`, 'gm'))).toHaveLength(1);
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});

test('the settings file takes every option by name, and the command line overrides it', () => {
  const settings = fileOf(
    JSON.stringify({
      'max-pages': 7,
      skip: ['title-cut'],
      exclude: ['/a/*'],
      threshold: { words: 300, clicks: '4' },
      severity: { 'title-short': 'error' },
      render: true,
    }),
  );
  const alone = parseAuditOptions(['--settings', settings]);
  expect(alone).toMatchObject({ isRendering: true, scope: { exclude: ['/a/*'] } });
  expect([alone.limits.maxPages, alone.limits.maxResources]).toEqual([7, 1_000]);
  const words = ['--max-pages', '9', '--exclude', '/b', '--threshold', 'words=100'];
  const both = parseAuditOptions(['--settings', settings, ...words]);
  expect([both.limits.maxPages, both.scope.exclude]).toEqual([9, ['/b']]);
  expect(both.checks.thresholds).toMatchObject({ words: 100, clicks: 4, elements: 1_400 });
});

test('an error in the settings file is one line with the file, the option and the allowed values', () => {
  for (const [text, said] of [
    ['{', 'given: '],
    ['{\n "rows":\n x\n}', 'given: '],
    ['[]', 'one object of options'],
    ['{"max-page": 5}', 'there is no option "max-page"'],
    ['{"settings": "x"}', 'there is no option "settings"'],
    ['{"max-pages": "many"}', '"max-pages" must be a whole number from 1 to 1000000, not "many"'],
    ['{"max-pages": null}', '"max-pages" must be a whole number'],
    ['{"render": "yes"}', '"render" must be true or false'],
    ['{"include": "/a"}', '"include" must be a list of at most'],
    ['{"fail-on": "luck"}', '"fail-on" must be error, warning or never'],
    ['{"threshold": {"word": 3}}', '"word" is not one of title-px, '],
    ['{"threshold": {"clicks": 0.5}}', 'clicks (clicks from the start) must be a whole number'],
    ['{"threshold": ["clicks"]}', 'needs a value for each name'],
    ['{"severity": {"title-cut": "bad"}}', '"title-cut" must be error, warning or notice'],
    ['{"severity": {"title-cutt": "error"}}', 'no check has the id "title-cutt"'],
    ['{"__proto__": {"rows": 1}}', 'there is no option "__proto__"'],
  ] as const) {
    const settings = fileOf(text);
    expect(() => parseAuditOptions(['--settings', settings])).toThrow(UsageError);
    expect(() => parseAuditOptions(['--settings', settings])).toThrow(said);
    expect(() => parseAuditOptions(['--settings', settings])).toThrow(/^[^\n]+$/);
  }
});

test('a changed threshold and severity change the findings', async () => {
  const words = ['--threshold', 'title-min=50', '--severity', 'title-short=error'];
  const { checks } = parseAuditOptions([...words, '--skip', 'description-missing']);
  const site = await siteFromHtml({ '/': goodPage('/', { description: '' }) });
  const ids = runChecks(site, selectChecks(checks)).map(({ id, severity }) => `${severity} ${id}`);
  expect(ids).toContain('error title-short');
  expect(ids).not.toContain('warning description-missing');
  const { fix } = selectChecks(checks).find(({ id }) => id === 'title-short') ?? {};
  expect(fix).toContain('at least 50 characters');
});
