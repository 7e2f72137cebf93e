import { parseDateShortcut } from './date-shortcuts.ts';

test('a word becomes its date, across month and year ends', () => {
  expect(parseDateShortcut('today', '2028-03-01')).toBe('2028-03-01');
  expect(parseDateShortcut('yesterday', '2028-03-01')).toBe('2028-02-29');
  expect(parseDateShortcut('last-week', '2027-01-03')).toBe('2026-12-27');
});

test('any other text gives no date', () => {
  for (const text of ['', 'Today', 'tomorrow', '2026-11-21', '<b>', 'constructor'])
    expect(parseDateShortcut(text, '2026-11-21')).toBeNull();
});
