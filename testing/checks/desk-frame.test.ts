/** No page or handler of the desk is without the checks of its frame. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');

test('the first line of every page of the desk asks who is signed in', () => {
  const pages = globSync('app/desk/**/page.tsx').filter((page) => !page.includes('/sign-in/'));
  expect(pages.length).toBeGreaterThan(3);
  const open = pages.filter(
    (page) =>
      !/export default async function \w+\([^)]*\) \{\n {2}(?:const desk = )?await requireWorker\('(?:desk|manager)'\);\n/.test(
        read(page),
      ),
  );
  expect(open).toEqual([]);
});

test('the sign-in is the one page without a worker, and is shown only where the desk is', () => {
  expect(read('app/desk/sign-in/page.tsx')).toMatch(
    /\) \{\n {2}const sent = await headers\(\);\n {2}requireVisible\(sent\);\n/,
  );
});

test('below /desk and /api/desk nothing else answers', () => {
  expect(globSync('app/desk/**/route.ts')).toEqual([]);
  expect(globSync('app/api/desk/**/route.ts')).toEqual(['app/api/desk/[...action]/route.ts']);
});

test('every handler is a step of the sign-in or a deskAction, and is named after its path', async () => {
  const route = read('app/api/desk/[...action]/route.ts');
  const [, list = ''] = /deskRoute\(\[([^\]]*)\]\)/.exec(route) ?? [];
  const handlers = list.match(/\w+/g) ?? [];
  const signIn = ['signInAction', 'signedInAction', 'codeAction', 'sessionAction'];
  const files = globSync('lib/desk/**/*.server.ts');
  const sources = files.map(read).join('\n');
  const others = handlers.filter((name) => {
    const isAction = new RegExp(`export const ${name} = (?:deskAction|recordAction)[<(]`);
    return !signIn.includes(name) && !isAction.test(sources);
  });
  expect(handlers.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
  expect(sources).toMatch(/function recordAction\([^)]*\) \{\n {2}return deskAction</);
  const modules = files.filter((file) =>
    /export const \w+ = \w*(?:Action|Post|Get)[<(]/.test(read(file)),
  );
  const exported: [string, string][] = [];
  for (const file of modules)
    for (const [key, value] of Object.entries((await import(resolve(file))) as object))
      if (typeof value === 'object' && value && 'respond' in value)
        exported.push([key, value.name]);
  const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  for (const [key, name] of exported) expect(key).toBe(`${camelCase(name)}Action`);
  expect(exported.map(([key]) => key).sort()).toEqual([...handlers].sort());
});
