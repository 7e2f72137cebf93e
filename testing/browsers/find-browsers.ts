/**
 * Finds the browsers that this machine can run. Old Chromium builds are taken from npm packages that contain one and
 * are cached in a folder that git ignores. Firefox and WebKitGTK are the system's; as root, Debian's packages are
 * installed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findChromium, isOnPath } from '../programs/find-chromium.ts';
import { openChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

export type Browser = {
  name: string;
  runsScripts: boolean;
  open: () => Promise<Driver>;
};

const folder = '.cache/browsers';

/** Older than our scripts support, the oldest supported version, and versions without and with `:has`. */
const oldChromiums: Readonly<Record<string, string>> = {
  'Chromium 92': '@sparticuz/chromium@92.0.0',
  'Chromium 102': '@sparticuz/chrome-aws-lambda@14.1.1',
  'Chromium 109': '@sparticuz/chromium@109.0.6',
};

/** @returns the browsers that can run, and for the others the reason. */
export function findBrowsers(): { browsers: Browser[]; skipped: string[] } {
  const browsers: Browser[] = [];
  const skipped: string[] = [];
  const add = (
    name: string,
    program: string | null,
    open: (program: string) => Promise<Driver>,
  ) => {
    if (program) browsers.push({ name, runsScripts: true, open: () => open(program) });
    else skipped.push(`${name}: could be neither found nor installed`);
  };
  for (const [name, specifier] of Object.entries(oldChromiums))
    add(name, unpackChromium(specifier), openChromium);
  const today = findChromium();
  if (today) {
    const open = () => openChromium(today, false);
    browsers.push({ name: 'Without scripts', runsScripts: false, open });
  }
  add('Firefox', findOrInstall(findFirefox, 'firefox-esr'), openFirefox);
  const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'dbus'];
  add('WebKitGTK', findOrInstall(findMiniBrowser, ...webKitPackages), openWebKit);
  return { browsers, skipped };
}

function unpackChromium(specifier: string): string | null {
  const home = join(folder, specifier.replace(/\W+/g, '-'));
  const program = join(home, 'chromium');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const unfinished = `${home}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  console.log(`fetching ${specifier}`);
  try {
    const options = { cwd: unfinished, encoding: 'utf8', shell: false } as const;
    const packed = execFileSync('npm', ['pack', '--silent', specifier], options).trim();
    execFileSync('tar', ['xzf', packed], options);
    const bin = join(unfinished, 'package', 'bin');
    const read = (name: string) => brotliDecompressSync(readFileSync(join(bin, name)));
    writeFileSync(join(unfinished, 'chromium'), read('chromium.br'), { mode: 0o755 });
    // Chromium expects its software renderer in its own folder.
    execFileSync('tar', ['x'], { cwd: unfinished, input: read('swiftshader.tar.br') });
    for (const leftover of ['package', packed])
      rmSync(join(unfinished, leftover), { recursive: true });
    renameSync(unfinished, home);
    return program;
  } catch (error) {
    console.error(String(error));
    return null;
  }
}

function findFirefox(): string | null {
  return ['firefox-esr', 'firefox'].find(isOnPath) ?? null;
}

function findMiniBrowser(): string | null {
  if (!['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every(isOnPath)) return null;
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? null;
}

function findOrInstall(find: () => string | null, ...packages: string[]): string | null {
  const found = find();
  if (found || process.getuid?.() !== 0 || !isOnPath('apt-get')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (program: string, ...parameters: string[]) =>
    spawnSync(program, parameters, { stdio: 'inherit', env, timeout: 600_000 });
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  return find();
}
