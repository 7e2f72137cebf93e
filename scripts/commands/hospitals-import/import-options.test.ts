import { parseImportOptions } from './import-options.ts';

const now = new Date('2026-11-20T19:00:00Z');
const given = { insurer: ' Alpha  General ', 'as-of': '2026-11-21', map: ['name=A, pin=C'] };

test('today in India is not the future; names and columns are trimmed', () => {
  expect(parseImportOptions(['list.csv'], given, now)).toEqual({
    file: 'list.csv',
    insurer: 'Alpha General',
    asOf: '2026-11-21',
    map: new Map([
      ['name', 'A'],
      ['pin', 'C'],
    ]),
    kind: 'network',
    isDryRun: false,
    confirmed: new Set(),
  });
});

test.each<[string[], object, string]>([
  [[], given, 'Which file?'],
  [['a.csv', 'b.csv'], given, 'One file at a time'],
  [['a.csv'], { ...given, insurer: undefined }, 'Whose list is it?'],
  [['a.csv'], { ...given, insurer: 'A,B' }, 'without a comma'],
  [['a.csv'], { ...given, insurer: 'x'.repeat(101) }, 'at most 100 letters'],
  [['a.csv'], { ...given, 'as-of': undefined }, 'Of which day'],
  [['a.csv'], { ...given, confirm: ['fewer,status'] }, 'status-…, not "status"'],
  [['a.csv'], { ...given, confirm: ['status-x'] }, 'not "status-x"'],
  [['a.csv'], { ...given, 'as-of': '2026-02-31' }, 'is a date'],
  [['a.csv'], { ...given, 'as-of': '29/06/2026' }, 'is a date'],
  [['a.csv'], { ...given, 'as-of': '2026-11-22' }, 'in the future'],
  [['a.csv'], { ...given, 'as-of': '1999-01-01' }, 'too long ago'],
  [['a.csv'], { ...given, map: ['name'] }, 'field=column'],
])('%j %j is refused', (positionals, options, words) => {
  expect(() => parseImportOptions(positionals, options, now)).toThrow(words);
});
