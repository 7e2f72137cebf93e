/** A failed start prints its reason first. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

test('an invalid variable is named in the first line', () => {
  const program = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: 'mysql://db' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toMatch(/^The site does not start: .*\n {2}- DATABASE_URL: must be/);
});
