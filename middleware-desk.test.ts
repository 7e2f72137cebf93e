/** The desk in the middleware: an unknown path to all but its staff's networks, and never cached. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync } from 'node:fs';
import { noindexPaths } from './lib/site/dynamic-paths.ts';
import { middleware } from './middleware.ts';

// Next's code expects a global of its server.
Object.assign(globalThis, { AsyncLocalStorage });
Object.assign(process.env, {
  SITE_ENV: 'qa',
  DESK_STAFF: 'asha@broker.in=desk',
  DESK_NETWORKS: '203.0.113.0/24',
  PAGES_PER_CLIENT_PER_MINUTE: '1000000',
});

async function ask(path: string, from: string, headers: Record<string, string> = {}) {
  const { NextRequest } = await import('next/server');
  const url = `http://localhost:3000${path}?gclid=a`;
  const all = { 'x-forwarded-for': from, ...headers };
  const response = await middleware(new NextRequest(url, { headers: all }));
  return [response.status, [...response.headers].sort(), await response.text()] as const;
}

/** Every page; `[...unknown]` is any other path below. */
const pages = globSync('app/(en)/desk/**/page.tsx').map((file) =>
  file.replace(/^app\/\(en\)|\/page\.tsx$/g, '').replace(/\[[^\]]+\]/, 'x'),
);

test('every page is tried here', () => {
  expect(pages.length).toBeGreaterThan(9);
  expect(pages).toEqual(expect.arrayContaining(['/desk', '/desk/sign-in', '/desk/records/x']));
});

test.each([...pages, '/desk/', '/desk/%2e', '/deskx'])(
  '%s is an unknown path to a stranger, to the byte',
  async (path) => {
    const sent: Record<string, string>[] = [{}, { rsc: '1' }, { cookie: '__Host-login=x' }];
    for (const headers of sent) {
      const expected = await ask('/nothing-here', '198.51.100.7', headers);
      expect(expected[0]).toBe(307);
      expect(await ask(path, '198.51.100.7', headers)).toEqual(expected);
      // Forged by a client that reached the port: server/ has put its address twice.
      const forged = '203.0.113.9, 198.51.100.7';
      expect(await ask(path, forged, headers)).toEqual(await ask('/nothing-here', forged, headers));
    }
  },
);

test.each(['/Desk', '/DESK/sign-in', '/%64esk', '//desk', '/desk.rsc', '/desks'])(
  '%s is an unknown path to the office too',
  async (path) => {
    expect(await ask(path, '203.0.113.9')).toEqual(await ask('/nothing-here', '203.0.113.9'));
  },
);

test.each(pages)(
  '%s is rendered for the office, under a nonce, in no cache and no index',
  async (path) => {
    const [status, headers] = await ask(path, '203.0.113.9');
    const named = Object.fromEntries(headers);
    expect(status).toBe(200);
    expect(named.location).toBeUndefined();
    expect(named['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
    expect(named).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
  },
);

test('hundreds of pages of one client are refused, as on every page rendered per request', async () => {
  const statuses = [];
  for (let n = 0; n < 602; n++) statuses.push((await ask('/desk', '203.0.113.77'))[0]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test('the desk is in none of the lists of pages', () => {
  expect(noindexPaths.filter((path) => path.startsWith('/desk'))).toEqual([]);
});
