import { parseAuditOptions, UsageError } from './parse-audit-options.ts';
import { parseTarget } from './read-target.ts';

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
