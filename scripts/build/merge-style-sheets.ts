/**
 * Turbopack has one style sheet for all pages, or a file for every few components. Between compiling and prerendering
 * this makes two for each page: what its layout has, which is the same for all, and the rest, with what its scripts
 * would load later. One that came later would load a component's rules again, behind those that overrule them. Scripts
 * keep the names that they had before: a change of this file alone does not change them.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../lib/text/sha256-hex.ts';

type Manifest = { entryCSSFiles: Record<string, { path: string; inlined: boolean }[]> };

const chunk = /static\/chunks\/[\w~-]+\.(?:css|js)/g;
const sheetInScript = /"static\/chunks\/[\w~-]+\.css",?/g;

/** @throws where Next writes its manifests in another form. */
export function mergeStyleSheets(buildDir: string): void {
  const find = (pattern: string) => globSync(pattern, { cwd: buildDir });
  const read = (path: string) => readFileSync(join(buildDir, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(buildDir, path), text);
  const merge = (sheets: readonly string[]) => {
    if (sheets.length === 0) return [];
    const text = sheets.map(read).join('\n');
    const path = `static/chunks/${sha256Hex(text).slice(0, 13)}.css`;
    write(path, text);
    return [{ path, inlined: false }];
  };

  const parts = find('static/chunks/*.css');
  const manifests = find('server/app/**/page_client-reference-manifest.js');
  if (parts.length === 0 || manifests.length === 0)
    throw new Error(
      'Next writes its style sheets or manifests elsewhere: see docs/next-internals.md',
    );
  for (const file of manifests) {
    const [, start, json = ''] = read(file).match(/^([\s\S]*\] = )(\{[\s\S]*\});?\s*$/) ?? [];
    const manifest: Manifest = JSON.parse(json);
    const later = new Set(json.match(chunk)?.filter((path) => path.endsWith('.js')));
    // Iterating a set includes the elements that are added meanwhile.
    for (const path of later)
      if (path.endsWith('.js')) for (const next of read(path).match(chunk) ?? []) later.add(next);
    const entries = Object.entries(manifest.entryCSSFiles).map(
      ([entry, sheets]) => [entry, sheets.map(({ path }) => path)] as const,
    );
    const ofLayout = new Set(
      entries.flatMap(([entry, sheets]) => (/\/layout$/.test(entry) ? sheets : [])),
    );
    for (const [entry, sheets] of entries) {
      const all = new Set(/\/page$/.test(entry) ? [...sheets, ...later] : sheets);
      const own = [...all].filter((path) => path.endsWith('.css') && !ofLayout.has(path));
      manifest.entryCSSFiles[entry] = [
        ...merge(sheets.filter((path) => ofLayout.has(path))),
        ...merge(own),
      ];
    }
    write(file, `${start}${JSON.stringify(manifest)};`);
  }
  for (const script of find('static/chunks/*.js')) {
    const text = read(script).replace(sheetInScript, '');
    if (/static\/chunks\/[\w~-]+\.css/.test(text))
      throw new Error(`${script} loads a style sheet in a form that is not known`);
    write(script, text);
  }
  for (const part of parts) rmSync(join(buildDir, part));
}
