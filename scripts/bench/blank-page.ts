/** The least that Next can be: one page without a script of its own, built in a folder that is removed afterwards. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param measure is given the folder of the finished build. */
export function withBlankPage<Result>(measure: (buildDir: string) => Result): Result {
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
    return measure(join(dir, '.next'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
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
