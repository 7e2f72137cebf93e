/** No page or handler of the desk is without the checks of its frame. */
import { globSync, readFileSync } from 'node:fs';

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

test('every handler is a step of the sign-in or a deskAction', () => {
  const route = read('app/api/desk/[...action]/route.ts');
  const [, list = ''] = /deskRoute\(\[([^\]]*)\]\)/.exec(route) ?? [];
  const handlers = list.match(/\w+/g) ?? [];
  const signIn = ['startWithProvider', 'finishWithProvider', 'requestDeskCode', 'enterDeskCode'];
  const sources = globSync('lib/desk/*.server.ts').map(read).join('\n');
  const others = handlers.filter((name) => {
    const isAction = new RegExp(`export const ${name} = (?:deskAction|recordAction)[<(]`);
    return !signIn.includes(name) && !isAction.test(sources);
  });
  expect(handlers.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
  expect(sources).toMatch(/function recordAction\([^)]*\) \{\n {2}return deskAction</);
});
