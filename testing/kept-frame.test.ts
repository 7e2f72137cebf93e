import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const root = join(__dirname, '..');
const folder = 'components/layout';

/** Imports that are there at run time; those of types are gone by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/^(?:import|export)(?! type)\b[^'";]*['"]([^'"]+)['"]/gm);
  return [...found].flatMap(([, specifier = '']) => {
    if (!/^(@\/|\.)/.test(specifier)) return [];
    const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
    const target = ['.tsx', '.ts', '']
      .map((end) => base + end)
      .find((path) => existsSync(join(root, path)));
    if (!target) throw new Error(`${file} imports ${specifier}, which is no file`);
    return [target];
  });
}

function reachableFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  // A set is walked in the order of adding, what is added on the way included.
  for (const file of reached) {
    if (/\.tsx?$/.test(file)) for (const next of importsOf(file)) reached.add(next);
  }
  return [...reached];
}

const kept = reachableFrom([`${folder}/header.tsx`, `${folder}/footer.tsx`]);
const isStyle = (file: string) => file.endsWith('.css');

test('the frame brings the styles of all that header and footer are made of, and no others', () => {
  const needed = kept.filter(isStyle).sort();
  expect(needed.length).toBeGreaterThan(3);
  expect(importsOf(`${folder}/frame-part.tsx`).filter(isStyle).sort()).toEqual(needed);
});

test('header and footer are made of nothing that needs a script: it would be drawn and never answer', () => {
  const code = kept.filter((file) => !isStyle(file));
  expect(code).toContain(`${folder}/site-menu.tsx`);
  const needAScript = code.filter((file) =>
    /^\s*['"]use client['"]|\bon[A-Z]\w+=\{|\buse(?:State|Effect|Ref)\(/m.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(needAScript).toEqual([]);
});
