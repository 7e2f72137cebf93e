import { existsSync, readFileSync } from 'node:fs';
import { loginAttacks } from './login-attacks.ts';

test('at least forty attacks on the login are listed, and each has a test', () => {
  const rows = Object.entries(loginAttacks).flatMap(([file, attacks]) =>
    attacks.map(([attack]) => ({ file, attack })),
  );
  const missing = rows.filter(({ file, attack }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return !source.split('\n').some((line) => line.trim().startsWith(`test('attack: ${attack}'`));
  });
  expect(missing).toEqual([]);
  expect(new Set(rows.map(({ attack }) => attack)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(40);
});
