/**
 * Writes src/page/schema-vocabulary.txt: one type per line, with its parents and its own properties. The source is the
 * npm package schema-dts, whose typings are generated from schema.org's own release. To update:
 *
 *     npm run vocabulary -w seo-audit -- "$PWD/node_modules/schema-dts"
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  version: string;
};
const typings = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');
const day = new Date().toISOString().slice(0, 10);

const declared = /interface (\w+?)(Base|Leaf) (?:extends ([^{]+) )?\{([\s\S]*?)\n\}/g;

/** A type without properties of its own has only a leaf type, based on its parent. */
const types = new Map<string, { parents: string[]; properties: string[] }>();
for (const [, type = '', kind, above = '', body = ''] of typings.matchAll(declared)) {
  // Terms of other vocabularies, and data types.
  if (/^[a-z]/.test(type)) continue;
  const parents = above
    .split(',')
    .map((name) => name.trim().replace(/Base$/, ''))
    .filter((name) => name && name !== type);
  const properties = [...body.matchAll(/^ {4}"([a-zA-Z][a-zA-Z0-9]*)"\??:/gm)].map(
    ([, name = '']) => name,
  );
  if (kind === 'Base' || !types.has(type)) types.set(type, { parents, properties });
}

const lines = [...types]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([type, { parents, properties }]) =>
    [type, parents.join(','), ...properties].join(' ').trimEnd(),
  );
const origin = `# The vocabulary of schema.org (CC BY-SA 3.0), from schema-dts ${version} (Apache-2.0), ${day}`;
writeFileSync(
  join(import.meta.dirname, '../src/page/schema-vocabulary.txt'),
  `${[origin, ...lines].join('\n')}\n`,
);
