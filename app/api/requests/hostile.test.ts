/**
 * Limits of what one client can make POST /api/requests hold, parse and write: drafts, uploads, parts.
 * Clients are identified by address.
 */
import { smallPdf } from '@/testing/data/pdf.ts';
import { countTableRows, withDatabase } from '@/testing/databases/with-database.ts';
import { callHandler, testOrigin } from '@/testing/handlers/call-handler.ts';
import { setUpRequestHandler } from '@/testing/handlers/request-handler.ts';

const site = setUpRequestHandler({ SERVICE_REQUESTS_PER_CLIENT_PER_HOUR: '5' });

let maxDrafts: number;
beforeAll(async () => {
  ({ maxDrafts } = await import('@/lib/forms/form-draft.server'));
});

const visitor = { cookies: '', token: '' };

/** A native form post. */
const native = (body: BodyInit, client: string, type: string | null) =>
  callHandler(site.post, {
    path: '/api/requests',
    visitor,
    body,
    headers: {
      'x-xsrf-token': null,
      'x-forwarded-for': client,
      ...(type && { 'content-type': type }),
    },
  });

const wrongForm = (fields: Record<string, string>, client: string) =>
  native(
    new URLSearchParams({ kind: 'contact', ...fields }).toString(),
    client,
    'application/x-www-form-urlencoded',
  );

function application(): FormData {
  const form = new FormData();
  form.set('kind', 'job-application');
  form.set('cv', new File([smallPdf], 'cv.pdf', { type: 'application/pdf' }));
  return form;
}

/** An upload whose body stays open until it is released. */
function held(client: string) {
  let release = () => {};
  const body = new ReadableStream({
    start(controller) {
      release = () => controller.close();
    },
  });
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
    'x-forwarded-for': client,
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { answer: site.post(new Request(`${testOrigin}/api/requests`, init)), release };
}

const storedBytes = () =>
  withDatabase(site.dataDir, (db) =>
    Number(db.prepare('SELECT coalesce(sum(length(sealed)), 0) AS n FROM form_draft').get()?.n),
  );

test('an unknown page is not stored with a draft, however long it is', async () => {
  expect((await wrongForm({ page: 'A'.repeat(60_000) }, '10.1.0.1')).status).toBe(303);
  expect(countTableRows(site.dataDir, 'form_draft')).toBe(1);
  expect(storedBytes()).toBeLessThan(1_000);
});

test('one client’s invalid forms are answered, and only as many drafts are stored as it may send requests', async () => {
  for (let index = 0; index < 8; index++) {
    const { headers } = await wrongForm({ name: 'Asha' }, '10.1.0.2');
    expect(headers.get('location')).toBe('/your-request?result=invalid&kind=contact#problem');
    expect(headers.has('set-cookie')).toBe(index < 5);
  }
  expect(countTableRows(site.dataDir, 'form_draft')).toBe(5);
});

test('only the newest drafts are stored, from all senders together', async () => {
  withDatabase(site.dataDir, (db) => {
    const insert = db.prepare('INSERT INTO form_draft (id, sealed, erase_at) VALUES (?, ?, ?)');
    for (let index = 0; index < maxDrafts + 20; index++)
      insert.run(`old-${index}`, 'x', new Date(Date.now() + index).toISOString());
  });
  await wrongForm({}, '10.1.0.3');
  expect(countTableRows(site.dataDir, 'form_draft')).toBe(maxDrafts);
  const ids = withDatabase(site.dataDir, (db) => db.prepare('SELECT id FROM form_draft').all());
  expect(ids).not.toContainEqual({ id: 'old-0' });
  expect(ids).toContainEqual({ id: `old-${maxDrafts + 19}` });
});

/** @param stored size of an existing file in bytes, and its date. */
const storedFile = (stored: number, at: Date) =>
  withDatabase(site.dataDir, (db) =>
    db
      .prepare(
        'INSERT INTO request_file (request_id, sealed, bytes, stored_at) VALUES (?, ?, ?, ?)',
      )
      .run('there', 'x', stored, at.toISOString()),
  );

test.each([
  ['the site’s room for files is used up', 2_000 * 1024 * 1024, 48],
  ['this hour’s part of the room is used up', 100 * 1024 * 1024, 0],
])(
  'where %s, a form is taken without its file and says how to call us',
  async (_, bytes, hours) => {
    withDatabase(site.dataDir, (db) => db.exec('DELETE FROM request_file'));
    const complete = () => {
      const form = application();
      form.set('role', 'claims');
      form.set('name', 'Asha Rao');
      form.set('email', 'asha@example.com');
      form.set('message', 'A pump that was never primed.');
      return form;
    };
    // Small enough as it was sent, too large as it is stored.
    storedFile(bytes - smallPdf.length, new Date(Date.now() - hours * 60 * 60_000));
    const client = `10.2.0.${hours}`;
    const { headers } = await native(complete(), client, null);
    expect(headers.get('location')).toBe(
      '/your-request?result=invalid&kind=job-application#problem',
    );
    expect(headers.get('set-cookie')).toMatch(/^draft=/);
    const { readRequestConfirmation } = await import(
      '@/lib/requests/status/read-request-confirmation.server'
    );
    const cookie = /draft=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
    const view = await readRequestConfirmation(
      { result: 'invalid', kind: 'job-application' },
      cookie,
    );
    expect(view).toMatchObject({
      values: { name: 'Asha Rao' },
      errors: { cv: expect.stringMatching(/without it, or call us: 1800/) },
    });
    expect(countTableRows(site.dataDir, 'service_request')).toBe(0);
    const without = complete();
    without.delete('cv');
    expect((await native(without, client, null)).headers.get('location')).toMatch(/result=queued/);
    withDatabase(site.dataDir, (db) => db.exec('DELETE FROM request_file'));
    storedFile(bytes - 50, new Date(Date.now() - 2 * 60 * 60_000));
    const later = await native(complete(), client, null);
    expect(later.headers.get('location')).toMatch(hours === 0 ? /result=queued/ : /result=invalid/);
  },
);

test('a client’s files are counted before they are read, whether valid or not', async () => {
  const statuses: string[] = [];
  for (let index = 0; index < 17; index++) {
    const { headers } = await native(application(), '10.1.0.4', null);
    statuses.push(
      new URL(headers.get('location') ?? '', testOrigin).searchParams.get('result') ?? '',
    );
  }
  // As many as five people send, with a correction or two.
  expect(statuses.slice(0, 15)).toEqual(Array(15).fill('invalid'));
  expect(statuses.slice(15)).toEqual(['too-many', 'too-many']);
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
    'x-forwarded-for': '10.1.0.4',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  await site.post(new Request(`${testOrigin}/api/requests`, init));
  expect(isRead).toBe(false);
});

test('an upload beyond those that a client may have at a time is answered with Retry-After', async () => {
  const slow = ['1', '1', '1'].map((client) => held(`10.2.0.${client}`));
  const fourth = await native(application(), '10.2.0.1', null);
  expect(fourth.status).toBe(503);
  expect(fourth.headers.get('retry-after')).toBe('60');
  for (const { release } of slow) release();
  await Promise.all(slow.map(({ answer }) => answer));
  expect((await native(application(), '10.2.0.1', null)).status).toBe(303);
});

test.each([
  ['18,000 tiny files', (part: string) => part.repeat(18_000)],
  [
    '40 KB of headers in one part',
    (part: string) => part.replace('X: y', 'X: y\r\n'.repeat(7_000)),
  ],
])('a body of %s is refused before it is parsed', async (_, make) => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\nX: y\r\n\r\nx\r\n';
  const answer = await native(
    `${make(part)}--b--\r\n`,
    '10.3.0.1',
    'multipart/form-data; boundary=b',
  );
  expect(answer.status).toBe(400);
});

test('a second boundary in the content type does not hide the parts', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  const type = 'multipart/form-data; xboundary=z; boundary=b';
  expect((await native(`${part.repeat(100)}--b--\r\n--z--`, '10.3.0.2', type)).status).toBe(400);
});

test('a request to stop calls is never refused for earlier requests of its address: above the limit it is queued', async () => {
  const stop = (mobile: string) =>
    native(
      new URLSearchParams({ kind: 'stop-calls', mobile }).toString(),
      '10.4.0.1',
      'application/x-www-form-urlencoded',
    );
  const results: (string | null)[] = [];
  for (let index = 0; index < 6; index++) {
    const { headers } = await stop(`987654321${index}`);
    results.push(new URL(headers.get('location') ?? '', testOrigin).searchParams.get('result'));
  }
  expect(results).toEqual(Array(6).fill('queued'));
  expect(countTableRows(site.dataDir, 'stopped_number')).toBe(6);
  // This many at one instant are a script: it gets Retry-After, and no false confirmation.
  const flood = await Promise.all(Array.from({ length: 12 }, (_, i) => stop(`98765432${20 + i}`)));
  const queued = flood.filter(({ headers }) => headers.get('location')?.includes('result=queued'));
  expect(queued.length).toBeLessThan(flood.length);
  expect(countTableRows(site.dataDir, 'stopped_number')).toBe(6 + queued.length);
  expect(flood.some(({ headers }) => headers.get('location')?.includes('too-many'))).toBe(false);
  // A number that is already on the list needs no write, and the answer is the same.
  expect((await stop('9876543210')).headers.get('location')).toContain('result=queued');
});
