import { existsSync, readFileSync } from 'node:fs';
import { loginAttacks } from './login-attacks.ts';

test('each attack on the login is held by a test, and there are forty at least', () => {
  const rows = Object.entries(loginAttacks).flatMap(([file, attacks]) =>
    attacks.map(([attack]) => ({ file, attack })),
  );
  const missing = rows.filter(({ file, attack }) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return !source.includes(`test('attack: ${attack}'`);
  });
  expect(missing).toEqual([]);
  expect(new Set(rows.map(({ attack }) => attack)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(40);
});
