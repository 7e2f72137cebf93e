/** Runs the browser tests with an installed Chromium, or installs one. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compileCacheFolder } from '../../testing/databases/test-run.ts';
import {
  findChromium,
  isOnPath,
  playwrightChromium,
} from '../../testing/programs/find-chromium.ts';
import { failWithError, readWords } from '../command-line/command-options.ts';

const words =
  readWords(`Runs the browser tests (Playwright) on both builds, with an installed Chromium, or installs one.
npm run test:browser -- [FILE or options of "playwright test"]`);

const require = createRequire(import.meta.url);
const playwright = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

const executable = findChromium() ?? installChromium();
if (!executable) {
  failWithError(`No Chromium was found, and none could be installed. Do one of these, then run the tests again:
  - set CHROMIUM_PATH to a Chromium or Chrome program
  - npx playwright install chromium
  - install your system's package (Debian and Ubuntu: apt-get install chromium)`);
}

console.log('Left out here: old Chromium, Firefox, WebKit and text browsers (docs/browsers.md).');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...words], {
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: resolve(compileCacheFolder),
    ...process.env,
    CHROMIUM_PATH: executable,
  },
});
process.exit(status ?? 1);

/** Playwright's download first; if it is unreachable, Debian's package, when this process may install one. */
function installChromium(): string | undefined {
  console.log('No Chromium found; installing one.');
  run(process.execPath, [playwright, 'install', 'chromium'], 300_000);
  if (playwrightChromium()) return playwrightChromium();
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    run('apt-get', ['update'], 300_000);
    const install = ['install', '-y', '--no-install-recommends'];
    run('apt-get', [...install, 'chromium-headless-shell'], 600_000);
    if (!findChromium()) run('apt-get', [...install, 'chromium'], 600_000);
  }
  return findChromium();
}

function run(program: string, parameters: string[], timeout: number): void {
  spawnSync(program, parameters, {
    stdio: 'inherit',
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
