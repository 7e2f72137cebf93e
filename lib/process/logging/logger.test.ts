import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = `
  import { logger } from './lib/process/logging/logger.server.ts';
  import { ignoreOutputErrors } from './lib/process/logging/ignore-output-errors.ts';
  ignoreOutputErrors();
  process.on('uncaughtException', (error) => console.error(error));
  for (let line = 0; line < 5000; line += 1) logger().info({ line }, 'x'.repeat(400));
  for (let line = 0; line < 3; line += 1) console.error('a line of somebody else');
  setTimeout(() => process.exit(7), 50);
`;

/** Every write fails as on a full disk. */
const fullDisk = '/dev/full';
const run = (out: number) =>
  spawnSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module-typescript', '-e', program],
    {
      stdio: ['ignore', out, out],
      env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'logger-')), LOG_LEVEL: 'info' },
    },
  );

(existsSync(fullDisk) ? test : test.skip)(
  'attack: a process continues if its log cannot be written',
  () => {
    const out = openSync(fullDisk, 'w');
    expect(run(out).status).toBe(7);
    closeSync(out);
  },
);
