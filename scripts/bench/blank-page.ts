/**
 * The least that Next can be, built in a folder that is removed afterwards: a page without a script of its own, and one
 * whose button answers (/button).
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../testing/temporary-database.ts';

/** @param measure is given the folder of the finished build. @param files what else it is made of, by path. */
export async function withBlankPage<Result>(
  measure: (buildDir: string) => Result | Promise<Result>,
  files: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'blank-next-'));
  try {
    mkdirSync(join(dir, 'app'));
    writeFileSync(join(dir, 'package.json'), '{"private":true}');
    writeFileSync(
      join(dir, 'app/layout.jsx'),
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    );
    writeFileSync(
      join(dir, 'app/page.jsx'),
      'export default function Page() { return <p>Blank</p>; }',
    );
    mkdirSync(join(dir, 'app/button'));
    writeFileSync(
      join(dir, 'app/button/page.jsx'),
      `'use client';
import { useState } from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}`,
    );
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    copyPackages(dir);
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(dir, 'node_modules/next/dist/bin/next'), 'build'],
      {
        cwd: dir,
        encoding: 'utf8',
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      },
    );
    if (status !== 0) throw new Error(`The blank page did not build:\n${stdout}${stderr}`);
    return await measure(join(dir, '.next'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Serves it as Next does by itself. Whoever starts it ends it. */
export async function startBlankPage(
  buildDir: string,
  env: Record<string, string> = {},
): Promise<{ url: string; server: ChildProcess }> {
  const dir = join(buildDir, '..');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = join(dir, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [program, 'start', '--port', String(port)], {
    cwd: dir,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, server };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('The blank page did not start');
}

/** The bundler follows no link out of its folder, so the few packages it needs are copied. */
function copyPackages(dir: string): void {
  for (const name of [
    'next',
    'react',
    'react-dom',
    'scheduler',
    'styled-jsx',
    '@swc/helpers',
    'client-only',
    '@next/env',
    'postcss',
    'nanoid',
    'picocolors',
    'source-map-js',
    'caniuse-lite',
    'baseline-browser-mapping',
  ]) {
    const from = join('node_modules', name);
    if (existsSync(from)) cpSync(from, join(dir, 'node_modules', name), { recursive: true });
  }
  for (const scope of ['@next', '@img']) {
    const from = join(process.cwd(), 'node_modules', scope);
    if (existsSync(from)) cpSync(from, join(dir, 'node_modules', scope), { recursive: true });
  }
}
