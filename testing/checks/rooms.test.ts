import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { findForbiddenImports, type RoomImport, roomOf, rooms } from './rooms.ts';

const root = join(__dirname, '../..');

const sources = globSync('{app,components,lib,packages,scripts,server,testing}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).filter((file) => !/\.(test|d)\.tsx?$/.test(file));

/** `import x from 'y'`, `export … from 'y'`, `import 'y'` and `import('y')`, types included. */
const specifiers = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

function importsOf(file: string): RoomImport[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const target = resolve(file, specifier);
    return target ? [{ from: file, to: target }] : [];
  });
}

/** Null for a package. */
function resolve(file: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(file), specifier)
      : null;
  if (base === null) return null;
  const found = ['', '.ts', '.tsx'].map((end) => base + end).find((path) => isFile(path));
  if (!found) throw new Error(`${file} imports ${specifier}, which is no file`);
  return found;
}

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(root, path));

test('every import leads to a lower tier, so there are no cycles between rooms', () => {
  expect(findForbiddenImports(sources.flatMap(importsOf))).toEqual([]);
});

/** The rooms of a folder may be on different tiers: only all of them together show whether two folders need each other. */
test('the folders of lib import in one direction', () => {
  const folderOf = (file: string) => /^lib\/[^/]+/.exec(file)?.[0];
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of sources.flatMap(importsOf)) {
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (folder && other && folder !== other)
      arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other));
  }
  const circles = [...arrows.keys()].filter((folder) => {
    const reached = new Set(arrows.get(folder));
    for (const one of reached) for (const next of arrows.get(one) ?? []) reached.add(next);
    return reached.has(folder);
  });
  expect(circles).toEqual([]);
});

test('every code folder belongs to a room, and every listed room exists', () => {
  expect(sources.filter((file) => !roomOf(file))).toEqual([]);
  const empty = rooms.filter((room) => !sources.some((file) => roomOf(file) === room));
  expect(empty).toEqual([]);
});

test('imports to a higher or the same tier and cycles are reported with their import', () => {
  const down = { from: 'lib/content/terms.ts', to: 'lib/dates/clock.ts' };
  const up = { from: 'lib/dates/clock.ts', to: 'lib/content/types.ts' };
  const across = { from: 'lib/messages/mail/mail.ts', to: 'lib/http/read-body.server.ts' };
  expect(findForbiddenImports([down])).toEqual([]);
  expect(findForbiddenImports([across])).toEqual([
    'lib/messages/mail/mail.ts imports lib/http/read-body.server.ts: lib/http is not below lib/messages/mail.',
  ]);
  expect(findForbiddenImports([down, up])).toEqual([
    'lib/dates/clock.ts imports lib/content/types.ts: lib/content is not below lib/dates. lib/content leads back to lib/dates: a circle.',
  ]);
});

test('a file belongs to the innermost room, wherever the tiers of both are', () => {
  for (const room of rooms) expect(roomOf(`${room}/a.ts`)).toBe(room);
});

/** What a file gets wrong of the lines that say where it runs: `import 'server-only'` and `'use client'`. */
function misplacedMark(file: string, text: string): string[] {
  const firstImport = /^import\b.*$/m.exec(text)?.[0];
  if (file.startsWith('lib/') && file.endsWith('.server.ts') && firstImport !== serverMark)
    return [`${file}: its first import is not 'server-only'`];
  if (/^['"]use client['"];?$/m.test(text) && !text.startsWith("'use client';\n"))
    return [`${file}: 'use client' is not its first line`];
  return [];
}

const serverMark = "import 'server-only';";

test("'server-only' is the first import of a server module, and 'use client' the first line of a client module", () => {
  const files = sources.filter((file) => !file.startsWith('packages/'));
  expect(files.filter((file) => /^lib\/.*\.server\.ts$/.test(file)).length).toBeGreaterThan(150);
  const wrong = files.flatMap((file) =>
    misplacedMark(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['lib/a/b.server.ts', "/** A. */\nimport 'server-only';\nimport x from './x.ts';\n", 0],
  ['lib/a/b.server.ts', "import x from './x.ts';\nimport 'server-only';\n", 1],
  ['lib/a/b.server.ts', 'export const a = 1;\n', 1],
  ['lib/a/b.ts', "import x from './x.ts';\n", 0],
  ['components/a.tsx', "'use client';\n/** A. */\nimport x from './x';\n", 0],
  ['components/a.tsx', "/** A. */\n'use client';\nimport x from './x';\n", 1],
])('%s with %j has %i misplaced marks', (file, text, count) => {
  expect(misplacedMark(file, text)).toHaveLength(count);
});
