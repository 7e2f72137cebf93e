/** Finds a Chromium: CHROMIUM_PATH, Playwright's own, or the system's. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isExecutable } from './find-programs.ts';

/** The headless shell first: the same tests take 40 % less time in it. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chromium runs without a display, as root, and without requests to Google. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && existsSync(configuredPath)) return configuredPath;
  if (configuredPath) console.error(`CHROMIUM_PATH names ${configuredPath}, which does not exist.`);
  const own = playwrightChromium();
  if (own) return own;
  return [...systemNames.flatMap(pathCandidates), macOs].find(isExecutable);
}

/** Playwright's own browser, if it has been downloaded. */
export function playwrightChromium(): string | undefined {
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

export function isOnPath(name: string): boolean {
  return pathCandidates(name).some(isExecutable);
}

function pathCandidates(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}
