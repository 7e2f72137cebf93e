/** What the main job loads, by import and `import()`: nothing beside it can cost a call. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const root = join(__dirname, '../..');

/** Imports of values; those of types alone load nothing. */
const specifiers = [
  /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

function reachOf(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const pattern of specifiers)
      for (const [, specifier = ''] of text.matchAll(pattern)) {
        const found = resolve(file, specifier);
        if (found) reached.add(found);
      }
  }
  return [...reached];
}

/** Undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
  if (!/^[.@]/.test(specifier) || (specifier.startsWith('@') && base === specifier))
    return undefined;
  return ['', '.ts', '.tsx'].map((end) => base + end).find((path) => isSource(path));
}

const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(join(root, path));

test.each([
  ['app/api/call-back/route.ts', 98, ['lib/tools/']],
  ['app/api/requests/route.ts', 150, ['lib/tools/']],
  ['lib/start-up/lead-sweeper.server.ts', 100, ['lib/tools/', 'lib/desk/']],
  ['middleware.ts', 60, ['lib/tools/', 'lib/content/']],
] as const)('%s loads at most %d files, and none of %j', (entry, maxFiles, forbidden) => {
  const files = reachOf(entry);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => forbidden.some((folder) => file.startsWith(folder)))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(maxFiles);
});

test('the call-back route loads at most 8,000 lines', () => {
  const lines = reachOf('app/api/call-back/route.ts').map(
    (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1,
  );
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(8_000);
});
