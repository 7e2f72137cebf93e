/**
 * Writes the list of paths that are served as they are into middleware.ts and deploy/nginx.conf, which both want it as a
 * literal: node scripts/build/write-matcher.ts, after a page, tool or public file was added or removed.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cachedPathsPattern, staticPathsPattern } from '../../lib/publishing/static-paths.ts';

const root = new URL('../../', import.meta.url);
const publicFiles = globSync('public/**/*.*', { cwd: root })
  .map((file) => file.replace('public', ''))
  .sort();

replaceIn('middleware.ts', /(?<=\n {4}'\/\(\(\?!).+(?=\)\.\*\)',\n)/, () =>
  staticPathsPattern(publicFiles).replaceAll('\\', '\\\\'),
);
replaceIn('deploy/nginx.conf', /(?<=\n {4}"~\^\/\(\?:).+(?=\)" "";\n)/, () =>
  cachedPathsPattern(publicFiles),
);

function replaceIn(name: string, literal: RegExp, pattern: () => string): void {
  const file = new URL(name, root);
  const text = readFileSync(file, 'utf8');
  if (!literal.test(text)) throw new Error(`${name} has no list of paths where it is expected`);
  writeFileSync(file, text.replace(literal, pattern));
}
