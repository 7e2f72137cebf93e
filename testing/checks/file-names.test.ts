import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

/** The verbs of docs/how-to/code.md ("A name"), and others that begin a file's name and are no noun or adjective. */
const verbs = [
  ...['parse', 'read', 'fetch', 'find', 'is', 'has', 'can', 'check', 'assert', 'create', 'compute'],
  ...[
    'write',
    'delete',
    'erase',
    'remove',
    'import',
    'export',
    'collect',
    'load',
    'gather',
    'handle',
  ],
  ...[
    'receive',
    'append',
    'insert',
    'send',
    'summarize',
    'summarise',
    'judge',
    'describe',
    'format',
  ],
];

/** `readPolicyDocuments` becomes `read-policy-documents`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

test('a file that is named with a verb has the name of the only function that it exports', () => {
  const files = globSync('{app,components,lib,scripts,server,testing}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const wrong = files.flatMap((file) => {
    const name = basename(file).replace(/(\.server)?\.tsx?$/, '');
    if (name.includes('.') || !verbs.includes(name.split('-')[0] ?? '')) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const functions = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)];
    const [only] = functions.length === 1 ? functions : [];
    return only?.[1] && kebabCase(only[1]) !== name ? [`${file}: ${only[1]}`] : [];
  });
  expect(wrong).toEqual([]);
});
