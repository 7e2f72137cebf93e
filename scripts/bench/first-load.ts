/**
 * Compressed size of JavaScript, CSS and HTML that each page loads first, beside a blank Next page built in the same
 * run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '../../lib/site/routes.ts';
import { requireBuild } from '../../testing/servers/require-build.ts';
import { deferredScripts } from '../build/defer-scripts.ts';
import { type Measurement, withMax } from './measurement.ts';
import { withBlankPage } from './with-blank-page.ts';

/** The only place of these limits. Scripts are those of the first load in all, Next's 131 KB and ours, with gzip. */
const limitKb = { script: 150, style: 20, html: 45 };

export async function benchFirstLoad(): Promise<Measurement[]> {
  requireBuild('.next');
  const blankKb = await withBlankPage((buildDir) => weigh(buildDir, 'index').script);
  const measurements: Measurement[] = [
    { label: 'blank Next page, JavaScript', value: blankKb, unit: 'KB gzip' },
  ];
  for (const { path, kind } of routes) {
    const page = path === '/' ? 'index' : path.slice(1);
    const { script, style, html } = weigh('.next', page);
    measurements.push(
      withMax(
        `${path} JavaScript (${(script / blankKb).toFixed(3)} of blank)`,
        script,
        'KB gzip',
        limitKb.script,
      ),
      // A page that lists many questions may exceed the limit of a page about one product.
      kind === 'product' || kind === 'home'
        ? withMax(`${path} HTML`, html, 'KB gzip', limitKb.html)
        : { label: `${path} HTML`, value: html, unit: 'KB gzip' },
      withMax(`${path} CSS`, style, 'KB gzip', limitKb.style),
    );
  }
  return measurements;
}

function weigh(buildDir: string, page: string): { script: number; style: number; html: number } {
  const html = readFileSync(join(buildDir, `server/app/${page}.html`), 'utf8');
  const files = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? '')),
  ];
  // No browser that we support loads a noModule script.
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
