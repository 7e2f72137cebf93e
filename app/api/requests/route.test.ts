/** POST /api/requests and its look-up, row by row: the handlers on a temporary database, mail into files. */
import { noticeRecord } from '@/lib/content/requests/notice-record';
import { addDays, dayMs, todayInIndia } from '@/lib/dates/iso-date';
import { timeSlots } from '@/lib/lead-service/time-slots';
import { logger } from '@/lib/process/logging/logger.server';
import { smallPdf } from '@/testing/data/pdf.ts';
import { countTableRows, withDatabase } from '@/testing/databases/with-database.ts';
import {
  callHandler,
  nativeFormHeaders,
  postNativeForm,
  testOrigin,
} from '@/testing/handlers/call-handler.ts';
import { setUpRequestHandler } from '@/testing/handlers/request-handler.ts';

const site = setUpRequestHandler({
  SERVICE_REQUESTS_PER_CLIENT_PER_HOUR: '1000',
  LOOK_UPS_PER_CLIENT_PER_HOUR: '30',
});
const contact = {
  kind: 'contact',
  name: 'Asha Rao',
  message: 'Which papers?',
  mobile: '9876543210',
};
const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
const complaint = {
  kind: 'complaint',
  category: 'our-calls',
  eventDate: yesterday,
  whatHappened: 'You rang twice.',
  wanted: 'Stop it.',
  name: 'Asha Rao',
  email: 'asha@suraksha.in',
};

let lookUpPost: (request: Request) => Promise<Response>;
beforeAll(async () => {
  ({ POST: lookUpPost } = await import('@/app/api/requests/look-up/route.ts'));
});

const count = (table: string) => countTableRows(site.dataDir, table);

type Call = { body?: unknown; raw?: BodyInit; headers?: Record<string, string | null> };

const call = ({ body = contact, raw, headers }: Call = {}) =>
  callHandler(site.post, {
    path: '/api/requests',
    visitor: site.visitor,
    body: raw ?? JSON.stringify(body),
    ...(headers && { headers }),
  });

const native = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call({
    raw: new URLSearchParams(fields).toString(),
    headers: { ...nativeFormHeaders, ...headers },
  });

function application(cv: string | Uint8Array, name = 'cv.pdf'): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({
    kind: 'job-application',
    role: 'claims',
    name: 'Asha Rao',
    email: 'asha@suraksha.in',
    message: 'I settled a dispute.',
  })) {
    form.set(field, value);
  }
  form.set('cv', new File([cv as BlobPart], name, { type: 'application/pdf' }));
  return form;
}

test('a request is stored before it is answered: 202 with a reference and the day of the answer', async () => {
  const info = jest.spyOn(logger(), 'info').mockImplementation();
  const { status, body, headers } = await call();
  expect(status).toBe(202);
  expect(body).toEqual({
    status: 'queued',
    reference: expect.stringMatching(/^SR-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    by: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(count('service_request')).toBe(1);
  // Who rings with a reference is found in the log.
  const { reference } = body;
  expect(info.mock.calls.map(([fields]) => fields)).toContainEqual(
    expect.objectContaining({ handler: 'requests', outcome: 'queued', reference }),
  );
  info.mockRestore();
});

test.each([
  ['/contact-us', 'english'],
  ['/hi/contact-us', 'hindi'],
] as const)('posted from %s, the record has the %s notice', async (page, language) => {
  await call({ body: { ...contact, page } });
  await native({ ...contact, name: 'Ravi', page });
  const rows = withDatabase(site.dataDir, (db) =>
    db
      .prepare('SELECT page, consent_version AS version, consent_hash AS hash FROM service_request')
      .all(),
  );
  const row = { page, ...noticeRecord('contact', language) };
  expect(rows.map((stored) => ({ ...stored }))).toEqual([row, row]);
});

test('the notice is in the language of the form, also where the page of the form is not known', async () => {
  const headers = { referer: `${testOrigin}/hi/contact-us` };
  await native({ ...contact, page: '/gone' }, headers);
  const [row] = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT page, consent_version AS version FROM service_request').all(),
  );
  expect(row).toEqual({ page: null, version: noticeRecord('contact', 'hindi').version });
});

test('a complaint is answered by the fourteenth day, counted in India', async () => {
  const before = todayInIndia(new Date());
  const { body } = await call({ body: complaint });
  // Midnight may pass in between.
  const days = [before, todayInIndia(new Date())];
  expect(days.map((day) => addDays(day, 14))).toContain(body.by);
});

test('the same key twice is one request under one reference', async () => {
  const keyed = { ...contact, idempotencyKey: 'a-key-of-the-browser' };
  const [first, second] = [await call({ body: keyed }), await call({ body: keyed })];
  expect(second.body.reference).toBe(first.body.reference);
  expect(count('service_request')).toBe(1);
});

test.each([
  ['no kind', {}, 'kind'],
  ['a kind that is none', { kind: '__proto__' }, 'kind'],
  ['no way to answer', { ...contact, mobile: '' }, 'email'],
  ['a header in the name', { ...contact, name: 'Asha\r\nBcc: all@x.in' }, 'name'],
  ['HTML in the name', { ...contact, name: '<img src=x onerror=alert(1)>' }, 'name'],
  ['a header in the address', { ...contact, email: 'a@b.in\r\nBcc: c@d.in' }, 'email'],
  ['two addresses', { ...contact, email: 'a@b.in,c@d.in' }, 'email'],
  ['a name in the address', { ...contact, email: '"x" <a@b.in>' }, 'email'],
  ['a message of 5,000 letters', { ...contact, message: 'अ'.repeat(5000) }, 'message'],
  ['a message of spaces and zero-width letters', { ...contact, message: ' \u200b\n ' }, 'message'],
  ['a mobile of a landline', { ...contact, mobile: '022 2345' }, 'mobile'],
  ['a list where text belongs', { ...contact, name: ['Asha'] }, 'name'],
  ['a day in the future', { ...complaint, eventDate: '2999-01-01' }, 'eventDate'],
  ['a day that is none', { ...complaint, eventDate: '2026-02-30' }, 'eventDate'],
  [
    '500 letters of a policy number',
    { ...complaint, policyNumber: 'A'.repeat(500) },
    'policyNumber',
  ],
  ['a script as a policy number', { ...complaint, policyNumber: "1'; DROP TABLE" }, 'policyNumber'],
  ['a choice that is not offered', { ...complaint, category: 'free-money' }, 'category'],
  ['a key that is none', { ...contact, idempotencyKey: 'x' }, 'idempotencyKey'],
  ['an object as a key', { ...contact, idempotencyKey: { toString: 'x' } }, 'idempotencyKey'],
  ['a list as a key', { ...contact, idempotencyKey: ['a-key-of-the-browser'] }, 'idempotencyKey'],
  ['a number as a key', { ...contact, idempotencyKey: 1234567890123456 }, 'idempotencyKey'],
  ['nothing as a key', { ...contact, idempotencyKey: null }, 'idempotencyKey'],
])('%s: 422 names the field, nothing is stored', async (_what, body, field) => {
  const { status, body: answer } = await call({ body });
  expect(status).toBe(422);
  expect(Object.keys(answer.errors)).toContain(field);
  expect(count('service_request')).toBe(0);
});

test('attack: a client posts fields that only the site writes for the holder of an access token', async () => {
  const fields = { call: 'CB-2345-6789', slot: timeSlots[0], mobile: '9876543210' };
  const { status, body } = await call({ body: { kind: 'stop-one-call', ...fields } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { kind: expect.any(String) } });
  expect(count('service_request')).toBe(0);
});

test('spaces and Devanagari digits in a policy number are accepted as printed', async () => {
  expect((await call({ body: { ...complaint, policyNumber: ' २१/०४ 99-A ' } })).status).toBe(202);
  expect((await call({ body: { ...complaint, policyNumber: '21/0499-A' } })).status).toBe(202);
  expect(count('service_request')).toBe(1);
});

test('HTML in a long text is treated as text', async () => {
  const message = '<script>alert(1)</script> What is this?';
  expect((await call({ body: { ...contact, message } })).status).toBe(202);
});

test('without a token 403, from another site 403, as text 415, not JSON 400, too large 413, a honeypot 400', async () => {
  expect((await call({ headers: { 'x-xsrf-token': null } })).status).toBe(403);
  expect((await call({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await call({ headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await call({ raw: '[1]' })).status).toBe(400);
  expect((await call({ raw: JSON.stringify({ ...contact, x: 'y'.repeat(70_000) }) })).status).toBe(
    413,
  );
  expect((await call({ body: { ...contact, website: 'x' } })).status).toBe(400);
  expect(count('service_request')).toBe(0);
});

test('a honeypot filled by a person’s browser loses no request: it is accepted and marked', async () => {
  expect((await call({ body: { ...contact, website: 'x', byHand: 'yes' } })).status).toBe(202);
  const [row] = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT honeypot_filled FROM service_request').all(),
  );
  expect(row?.honeypot_filled).toBe(1);
});

test('a native post is answered with the URL of a page that holds nothing typed', async () => {
  const { status, headers } = await native(contact);
  expect(status).toBe(303);
  expect(headers.get('location')).toMatch(
    /^\/your-request\?result=queued&reference=SR-[\w-]+&pass=v2\.[\w.-]+$/,
  );
  expect(count('service_request')).toBe(1);
});

test('an invalid native post is stored sealed for an hour, bound to a cookie of this browser', async () => {
  const { status, headers } = await native({ ...contact, mobile: '12', page: '/hi/contact-us' });
  expect(status).toBe(303);
  // In the language of the form, though the browser sent no referer.
  expect(headers.get('location')).toBe('/hi/your-request?result=invalid&kind=contact#problem');
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^draft=[\w-]{32}; Max-Age=3600; Path=\/hi\/your-request; HttpOnly; SameSite=Strict/,
  );
  const rows = withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM form_draft').all());
  expect(JSON.stringify(rows)).not.toContain('Asha');
  const { readRequestConfirmation } = await import(
    '@/lib/requests/status/read-request-confirmation.server'
  );
  const query = { result: 'invalid', kind: 'contact' };
  expect(await readRequestConfirmation(query, /draft=([\w-]+)/.exec(cookie)?.[1])).toMatchObject({
    kind: 'form',
    // As the English path: the form puts the language in which it is shown before it.
    page: '/contact-us',
    values: { name: 'Asha Rao', message: 'Which papers?', mobile: '12' },
    errors: { mobile: 'Enter valid mobile no.' },
  });
  expect(await readRequestConfirmation(query, undefined)).toMatchObject({ values: {}, errors: {} });
});

test('a draft of more than 48 KB is not stored: the form is shown empty', async () => {
  const form = application(smallPdf);
  for (const field of ['name', 'email', 'mobile', 'message']) form.set(field, 'अ'.repeat(4000));
  const { status, headers } = await call({ raw: form, headers: { 'x-xsrf-token': null } });
  expect([status, headers.get('set-cookie')]).toEqual([303, null]);
  expect(count('form_draft')).toBe(0);
});

test('an application with a PDF is accepted, from fetch and natively', async () => {
  expect((await call({ raw: application(smallPdf) })).status).toBe(202);
  const second = application(`${smallPdf}\n`);
  expect((await call({ raw: second, headers: { 'x-xsrf-token': null } })).status).toBe(303);
  expect(count('request_file')).toBe(2);
  const stored = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT sealed, bytes FROM request_file').all(),
  );
  expect(JSON.stringify(stored)).not.toContain('Catalog');
  // The quota counts what the disk holds.
  for (const { sealed, bytes } of stored) expect(bytes).toBe(String(sealed).length);
});

test.each([
  ['a renamed program', `MZ\x90\x00${smallPdf}`, 'no PDF'],
  ['a text', 'Curriculum vitae', 'no PDF'],
  ['an empty file', '', 'no PDF'],
  ['a picture', '\x89PNG\r\n\x1a\n', 'no PDF'],
  [
    'a PDF with a password',
    smallPdf.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 5 0 R'),
    'password',
  ],
  ['half a PDF', smallPdf.slice(0, 30), 'not complete'],
  ['a PDF of 2 MB and a byte', smallPdf.padEnd(2 * 1024 * 1024 + 1, '\n'), 'larger than 2 MB'],
])('%s as a CV is refused with a word that helps', async (_what, cv, words) => {
  const { status, body } = await call({ raw: application(Buffer.from(cv, 'latin1')) });
  expect(status).toBe(422);
  expect(body.errors.cv).toContain(words);
  expect(count('service_request')).toBe(0);
});

test('a PDF of 50 MB is not read to its end', async () => {
  let readMb = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (readMb === 50) return controller.close();
      readMb++;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await site.post(new Request(`${testOrigin}/api/requests`, init))).status).toBe(413);
  expect(readMb).toBeLessThan(6);
});

test('a broken multipart body is 400', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await call({ raw: '--y\r\nnonsense', headers })).status).toBe(400);
});

async function lookUp(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await postNativeForm(lookUpPost, '/api/requests/look-up', { fields, headers });
  const location = new URL(answer.location ?? '/', testOrigin);
  const { readRequestConfirmation } = await import(
    '@/lib/requests/status/read-request-confirmation.server'
  );
  const result = await readRequestConfirmation(
    Object.fromEntries(location.searchParams),
    undefined,
  );
  return { status: answer.status, location: location.search, result };
}

test('reference and mobile together show the state; neither is in the URL', async () => {
  const { reference } = (await call()).body;
  const { status, location, result } = await lookUp({
    reference: reference.toLowerCase().replaceAll('-', ' '),
    contact: '+91 98765 43210',
  });
  expect(status).toBe(303);
  expect(location).not.toContain('98765');
  expect(location).not.toContain(reference);
  expect(result).toMatchObject({ kind: 'state', reference, state: 'pending', sentOn: null });
});

test('without a referer a look-up on a Hindi page is answered in Hindi', async () => {
  const page = '/hi/your-request';
  const notFound = 'result=not-found&reference=SR-2222-2222#problem';
  for (const [posted, answer] of [
    [page, `/hi/your-request?${notFound}`],
    ['/hi//elsewhere.example', `/your-request?${notFound}`],
  ]) {
    const fields = { reference: 'SR-2222-2222', contact: '9876500000', page: posted ?? '' };
    const { location } = await postNativeForm(lookUpPost, '/api/requests/look-up', { fields });
    expect(location).toBe(answer);
  }
});

test('an e-mail address works too, in any case', async () => {
  const { reference } = (await call({ body: complaint })).body;
  expect((await lookUp({ reference, contact: 'ASHA@suraksha.in' })).result.kind).toBe('state');
});

test('a wrong reference and a wrong mobile get the same answer, with the reference that was typed', async () => {
  const { reference } = (await call()).body;
  const { result } = await lookUp({ reference: 'SR-2222-2222', contact: '9876543210' });
  expect(result).toMatchObject({ kind: 'message', reference: 'SR-2222-2222' });
  for (const [typed, contact, kept = typed] of [
    [reference, '9876543211'],
    [reference, ''],
    ['CB-2222-2222', '9876543210'],
    ['x'.repeat(10_000), "' OR 1=1 --", ''],
  ] as const) {
    expect((await lookUp({ reference: typed, contact })).result).toEqual({
      ...result,
      reference: kept,
    });
  }
});

test('a forged access token shows nothing, and neither does a reference alone', async () => {
  const { reference } = (await call()).body;
  const { readRequestConfirmation } = await import(
    '@/lib/requests/status/read-request-confirmation.server'
  );
  const read = (query: Record<string, string>) => readRequestConfirmation(query, undefined);
  const blank = { kind: 'look-up', reference: '' };
  expect(await read({ result: 'state', pass: 'v1.AAAA' })).toEqual(blank);
  expect(await read({ result: 'queued', pass: reference })).toEqual(blank);
  // The form has it filled in; the number is still required.
  expect(await read({ result: 'queued', reference })).toEqual({ kind: 'look-up', reference });
});

test('from another site it is 403, and guessing is limited', async () => {
  const cross = await lookUp({}, { 'sec-fetch-site': 'cross-site' });
  expect(cross.status).toBe(403);
  for (let index = 0; index < 30; index++)
    await lookUp({ reference: 'SR-2222-2222', contact: '9' });
  expect((await lookUp({ reference: 'x', contact: 'y' })).location).toBe('?result=too-many');
});
