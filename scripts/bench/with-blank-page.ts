/**
 * The smallest Next application, built in a temporary folder: a page without a script of its own (/), and one with a
 * button that responds (/button). What it costs is Next's own share of our figures.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../testing/databases/temporary-database.ts';
import { isUpWithin } from '../../testing/servers/is-up-within.ts';

const files = {
  'package.json': '{"private":true}',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <p>Blank</p>; }',
  'app/button/page.jsx': `'use client';
import { useState } from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}`,
};
/** The bundler follows no link out of its folder, so the packages that it needs are copied. */
const packages =
  'next react react-dom scheduler styled-jsx client-only postcss nanoid picocolors source-map-js caniuse-lite baseline-browser-mapping @swc/helpers @next @img';
const startTimeoutMs = 20_000;
const nextProgram = 'node_modules/next/dist/bin/next';

/** @param measure gets the folder of the finished build. */
export async function withBlankPage<Result>(
  measure: (buildDir: string) => Result | Promise<Result>,
): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'blank-next-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    for (const name of packages.split(' ')) {
      const from = join(process.cwd(), 'node_modules', name);
      if (existsSync(from)) cpSync(from, join(dir, 'node_modules', name), { recursive: true });
    }
    const { status, stderr, stdout } = spawnSync(process.execPath, [nextProgram, 'build'], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (status !== 0) throw new Error(`The blank page did not build:\n${stdout}${stderr}`);
    return await measure(join(dir, '.next'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Serves the blank page with `next start`. */
export async function withRunningBlankPage<Result>(
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  return withBlankPage(async (buildDir) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const child = spawn(process.execPath, [nextProgram, 'start', '--port', String(port)], {
      cwd: dirname(buildDir),
      stdio: 'ignore',
    });
    try {
      if (!(await isUpWithin(startTimeoutMs, { url, child })))
        throw new Error('The blank page did not start');
      return await measure(url);
    } finally {
      child.kill();
    }
  });
}
