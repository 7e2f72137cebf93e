/** No page or handler of the desk answers before the checks of its frame, and no handler is forgotten in the route. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { asha, deskRequest, deskSite, office, ravi } from '../handlers/desk-site.ts';

/** Outside its server Next has no request. */
let mockHeaders = new Headers();
jest.mock('next/headers', () => ({ headers: async () => mockHeaders }));

const { signIn, send } = deskSite([], async () => ({ DESK_NETWORKS: `${office}/32` }));

const pages = globSync('app/(en)/desk/**/page.tsx');
const managersPages = ['events', 'exports', 'lists/[id]', 'lists', 'people'];

/** @returns where the browser is sent; undefined for a page. */
async function redirectOf(page: string, cookie = '', client = office): Promise<string | undefined> {
  mockHeaders = deskRequest('', { cookie, headers: { 'x-forwarded-for': client } }).headers;
  const props = { params: Promise.resolve({ id: 'x' }), searchParams: Promise.resolve({}) };
  try {
    await (await import(resolve(page))).default(props);
    return undefined;
  } catch (error) {
    return (error as { digest: string }).digest.split(';')[2];
  }
}

test.each(pages)(
  '%s: a stranger goes home, and who is not signed in goes to the sign-in',
  async (page) => {
    expect(await redirectOf(page, '', '198.51.100.7')).toBe('/');
    const signInPage = 'app/(en)/desk/sign-in/page.tsx';
    expect(await redirectOf(page)).toBe(page === signInPage ? undefined : '/desk/sign-in');
  },
);

test('a page for managers is for no other staff member', async () => {
  const cookie = await signIn(asha);
  const refused: string[] = [];
  for (const page of pages)
    if ((await redirectOf(page, cookie)) === '/desk?message=role#message') refused.push(page);
  expect(refused.sort()).toEqual(managersPages.map((page) => `app/(en)/desk/${page}/page.tsx`));
});

test('below /desk and /api/desk nothing else answers', () => {
  expect(globSync('app/(en)/desk/**/route.ts')).toEqual([]);
  expect(globSync('app/api/desk/**/route.ts')).toEqual(['app/api/desk/[...action]/route.ts']);
});

type Handler = { name: string; method: string };

async function findHandlers(): Promise<[string, Handler][]> {
  const handlers: [string, Handler][] = [];
  for (const file of globSync('lib/desk/**/*.server.ts'))
    for (const [key, value] of Object.entries((await import(resolve(file))) as object))
      if (typeof value === 'object' && value && 'respond' in value) handlers.push([key, value]);
  expect(handlers.length).toBeGreaterThan(20);
  return handlers;
}

test('to a stranger each handler is an unknown path; what a staff member gets of it is in no cache and no index', async () => {
  const unknown = (await import('../../app/api/[...unknown]/route.ts')).POST;
  const cookie = await signIn(ravi);
  for (const [, { name, method }] of await findHandlers()) {
    const sent = { method, cookie, ...(method === 'POST' && { fields: {} }) };
    const ask = async (from: string, handler?: typeof unknown) => {
      const headers = { 'x-forwarded-for': from };
      const {
        status,
        headers: got,
        text,
      } = await send(deskRequest(name, { ...sent, headers }), handler);
      return { status, headers: Object.fromEntries(got), text };
    };
    const stranger = '198.51.100.7';
    const expected = await ask(stranger, unknown);
    expect(expected.status).toBe(404);
    expect([name, await ask(stranger)]).toEqual([name, expected]);
    expect([name, (await ask(office)).headers]).toEqual([
      name,
      expect.objectContaining({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      }),
    ]);
  }
});

test('every handler is in the route and named after its path; each action needs a session and its form', async () => {
  const signInSteps = ['sign-in', 'signed-in', 'code', 'session'];
  const cookie = await signIn(ravi);
  for (const [key, { name, method }] of await findHandlers()) {
    const camelCase = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    expect(key).toBe(`${camelCase}Action`);
    const post = async (session: string) =>
      send(
        deskRequest(name, { method, cookie: session, ...(method === 'POST' && { fields: {} }) }),
      );
    const answers = [await post(''), await post(cookie)];
    if (signInSteps.includes(name)) expect([name, answers[0]?.status]).toEqual([name, 303]);
    else
      expect([name, ...answers.map(({ location }) => location)]).toEqual([
        name,
        '/desk/sign-in?message=ended#message',
        '/desk?message=form#message',
      ]);
  }
});
