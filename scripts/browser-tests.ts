/** Runs the browser tests with whatever Chromium there is: CHROMIUM_PATH, Playwright's own, the system's, or one it installs. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);
const playwright = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const executable = findChromium() ?? installChromium() ?? findChromium();
if (!executable) {
  console.error(`No Chromium was found, and none could be installed. Do one of these, then run the tests again:
  - set CHROMIUM_PATH to a Chromium or Chrome program
  - npx playwright install chromium
  - install your system's package (Debian and Ubuntu: apt-get install chromium)`);
  process.exit(1);
}

const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: executable },
});
process.exit(status ?? 1);

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) console.error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    else return given;
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [
    ...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))),
    macOs,
  ].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Playwright's download first; where that is out of reach, Debian's package, when this process may install one. */
function installChromium(): string | undefined {
  console.log('No Chromium found; installing one.');
  run(process.execPath, [playwright, 'install', 'chromium'], 300_000);
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    run('apt-get', ['update'], 300_000);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600_000);
  }
  return undefined;
}

function isOnPath(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));
}

function run(program: string, parameters: string[], timeout: number): void {
  spawnSync(program, parameters, {
    stdio: 'inherit',
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
