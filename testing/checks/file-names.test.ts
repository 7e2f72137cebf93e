import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

/** The verbs of docs/how-to/code.md ("A name"), and others that begin a file's name and are no noun or adjective. */
const verbs = new Set(
  `parse read fetch find is has can check assert create compute write delete erase remove import export
  collect load gather handle receive append insert send notify settle admit cap print summarize judge describe format`.split(
    /\s+/,
  ),
);

/** `readPolicyDocuments` becomes `read-policy-documents`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

test('a file that is named with a verb, or is a brief, has the name of the only function that it exports', () => {
  const files = globSync('{app,components,lib,scripts,server,testing}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const wrong = files.flatMap((file) => {
    const name = basename(file).replace(/(\.server)?\.tsx?$/, '');
    const isOfFunction = verbs.has(name.split('-')[0] ?? '') || name.endsWith('-brief');
    if (name.includes('.') || !isOfFunction) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const functions = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)];
    const [only] = functions.length === 1 ? functions : [];
    return only?.[1] && kebabCase(only[1]) !== name ? [`${file}: ${only[1]}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('no two modules export functions or values of one name', () => {
  const files = globSync(
    '{components,lib,server,scripts/{bench,build,command-line}}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: (path) => /\.test\.tsx?$/.test(path),
    },
  );
  const modulesByName = new Map<string, string[]>();
  for (const file of files) {
    const exported = readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:async )?(?:function\*?|const|class) (\w+)/gm,
    );
    for (const [, name = ''] of exported)
      modulesByName.set(name, [...(modulesByName.get(name) ?? []), file]);
  }
  expect(modulesByName.size).toBeGreaterThan(1000);
  expect([...modulesByName].filter(([, modules]) => modules.length > 1)).toEqual([]);
});
