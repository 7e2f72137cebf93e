import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('what cannot be asked is refused in one line', () => {
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

test('a host alone is asked over https; another protocol is refused', () => {
  expect(parseTarget('www.example.com/cover')).toBe('https://www.example.com/cover');
  expect(parseTarget('http://localhost:3000')).toBe('http://localhost:3000');
  for (const target of ['ftp://x', 'no such file'])
    expect(() => parseTarget(target)).toThrow(UsageError);
});

test('checks are switched off by their ids, and a misspelled id is wrong usage', () => {
  const { skipped } = parseAuditOptions(['--skip', 'title-cut, h1-shared', '--skip', 'page-slow']);
  expect([...skipped]).toEqual(['title-cut', 'h1-shared', 'page-slow']);
  expect(() => parseAuditOptions(['--skip', 'title-cutt'])).toThrow(
    'no check has the id "title-cutt"',
  );
});

test('a list has an address a line, and names the site by itself', () => {
  const list = fileOf('Address\r\nhttps://a.test/x\r\n\r\n"https://a.test/y",200\n# note\n/z\n');
  const { target, scope } = parseAuditOptions(['--list', list]);
  expect(scope.list).toEqual(['https://a.test/x', 'https://a.test/y', '/z']);
  expect(target).toBe('https://a.test/x');
  expect(parseAuditOptions(['b.test', '--list', list]).target).toBe('b.test');
  for (const file of [fileOf('nothing here'), '/no/such/file'])
    expect(() => parseAuditOptions(['--list', file])).toThrow(UsageError);
});

test('help has every option once, in lines of 110 characters', () => {
  const help = helpText({ commandLine: 'audit', bannedWords: { why: '', words: [] } });
  for (const name of Object.keys(optionRules))
    expect(help.match(new RegExp(`^ {2}--${name}(?= |$)`, 'gm'))).toHaveLength(1);
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});
