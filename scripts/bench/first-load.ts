/** JavaScript, CSS and HTML of every route on first load, compressed, beside a blank Next page built in the same run. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '../../lib/site/routes.ts';
import { deferredScripts } from '../build/defer-scripts.ts';
import type { Measurement } from './measurement.ts';

const limitKb = { script: 145, style: 20, html: 45 };

export async function benchFirstLoad(): Promise<Measurement[]> {
  if (!existsSync('.next/server/app')) throw new Error('No build found: run npm run build first');
  const floor = weighBlankPage();
  const measurements: Measurement[] = [
    { what: 'blank Next page, JavaScript', value: floor, unit: 'KB gzip' },
  ];
  for (const { path, kind } of routes) {
    const page = path === '/' ? 'index' : path.slice(1);
    const { script, style, html } = weigh('.next', page);
    measurements.push(
      {
        what: `${path} JavaScript (${(script / floor).toFixed(3)} of blank)`,
        value: script,
        unit: 'KB gzip',
        limit: { value: limitKb.script, kind: 'at most' },
      },
      {
        what: `${path} HTML`,
        value: html,
        unit: 'KB gzip',
        // A list of many questions may weigh more than a page about one product.
        ...(kind === 'product' || kind === 'home'
          ? { limit: { value: limitKb.html, kind: 'at most' as const } }
          : {}),
      },
      {
        what: `${path} CSS`,
        value: style,
        unit: 'KB gzip',
        limit: { value: limitKb.style, kind: 'at most' },
      },
    );
  }
  return measurements;
}

function weigh(buildDir: string, page: string): { script: number; style: number; html: number } {
  const html = readFileSync(join(buildDir, `server/app/${page}.html`), 'utf8');
  const files = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? '')),
  ];
  // What old browsers would load as well is marked noModule; no browser we support asks for it.
  const scripts = [
    ...files(/<script (?![^>]*noModule)[^>]*src="\/_next\/([^"]+\.js)"/g),
    ...deferredScripts(html).map((source) => source.replace('/_next/', '')),
  ];
  const styles = files(/<link[^>]*href="\/_next\/([^"]+\.css)"[^>]*>/g);
  const sum = (list: string[]) =>
    list.reduce((total, file) => total + kilobytes(readFileSync(join(buildDir, file))), 0);
  return { script: sum(scripts), style: sum(styles), html: kilobytes(Buffer.from(html)) };
}

function kilobytes(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1024;
}

function weighBlankPage(): number {
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
    return weigh(join(dir, '.next'), 'index').script;
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
