import { monogramOf } from './monogram.ts';

test('two letters that tell insurers apart', () => {
  expect(monogramOf('Aditya Birla Sun Life')).toBe('AB');
  expect(monogramOf('Star Health')).toBe('ST');
  expect(monogramOf('ACKO Life')).toBe('AC');
});
