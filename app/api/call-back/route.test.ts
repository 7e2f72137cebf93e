/** The contract's table, row by row: the handler on a temporary database, with a real Lead.svc stand-in. */

import { consentRecords } from '@/lib/content/consent-record';
import { dayMs } from '@/lib/dates/iso-date';
import { formatSlot } from '@/lib/lead-service/time-slots';
import { callBackFieldNames, callBackFieldRules } from '@/lib/leads/submit/call-back-field-rules';
import { validCallBack } from '@/testing/data/valid-call-back.ts';
import { countTableRows, withDatabase } from '@/testing/databases/with-database.ts';
import { type SentCallBack, setUpCallBackHandler } from '@/testing/handlers/call-back-handler.ts';
import { nativeFormHeaders, testOrigin } from '@/testing/handlers/call-handler.ts';
import { pollUntil } from '@/testing/poll-until.ts';
import { startLeadServiceStandIn } from '@/testing/servers/lead-service-stand-in/lead-service-stand-in.ts';

const site = setUpCallBackHandler({ LEAD_SERVICE_TIMEOUT_MS: '1000' });

beforeEach(() => {
  withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead; DELETE FROM form_draft'));
  site.leadService.setMode({ mode: 'accept' });
  site.leadService.clear();
});

/** The slot as it is recorded. */
const arranged = {
  when: expect.stringMatching(
    new RegExp(`^To(?:day|morrow), \\d+ [A-Z][a-z]+, ${formatSlot(validCallBack.timeSlot)}$`),
  ),
  within: expect.stringMatching(/^to(?:day|morrow) between 9:30 and 9:45 am$/),
  until: expect.stringMatching(/^\d+ [A-Z][a-z]+$/),
  callDespiteDoNotDisturb: false,
  calendarHref: expect.stringMatching(/^\/api\/calendar\?for=call&on=[\d-]{10}&slot=/),
  slot: {
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    at: formatSlot(validCallBack.timeSlot).split(' to ')[0],
    endsAt: expect.stringMatching(/T\d\d:\d\d:00\.000Z$/),
  },
};

const storedCount = () => countTableRows(site.dataDir, 'lead');

const honeypotMarks = () =>
  withDatabase(site.dataDir, (db) =>
    db
      .prepare('SELECT honeypot_filled FROM lead ORDER BY created_at')
      .all()
      .map((row) => row.honeypot_filled),
  );

const call = (sent: SentCallBack = {}) => site.call({ body: validCallBack, ...sent });

test('a consent to a box that a site without a tag manager never shows is not stored', async () => {
  expect((await call({ body: { ...validCallBack, reportToAdvertiser: true } })).status).toBe(200);
  const [row] = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT advertiser_report_version AS version, conversion_id FROM lead').all(),
  );
  expect(row).toEqual({ version: null, conversion_id: null });
});

/** The result page shows the form again, and is in no list of pages. */
test.each([
  ['/term-insurance', 'english', '/term-insurance'],
  ['/hi/term-insurance', 'hindi', '/hi/term-insurance'],
  ['/hi/get-a-call', 'hindi', null],
  ['/hi/joy-center', 'english', null],
] as const)('posted from %s, the record has the %s consent text', async (page, language, kept) => {
  await call({ body: { ...validCallBack, page } });
  await site.postForm({ ...validCallBack, product: '3', page });
  const rows = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT page, consent_version AS version, consent_hash AS hash FROM lead').all(),
  );
  const row = { page: kept, ...consentRecords[language] };
  expect(rows.map((stored) => ({ ...stored }))).toEqual([row, row]);
});

test('the consent is in the language of the form, also where the page of the form is not known', async () => {
  const fields = { ...validCallBack, product: '3', page: '/gone' };
  for (const [mobile, origin] of [
    ['9876543211', testOrigin],
    ['9876543212', 'https://elsewhere.example'],
  ] as const)
    await site.postForm({ ...fields, mobile }, { referer: `${origin}/hi/term-insurance` });
  const rows = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT consent_version AS version FROM lead ORDER BY created_at').all(),
  );
  expect(rows.map(({ version }) => version)).toEqual([
    consentRecords.hindi.version,
    consentRecords.english.version,
  ]);
});

test('consent to call despite do-not-disturb is recorded only where the line was ticked', async () => {
  const stored = () =>
    withDatabase(
      site.dataDir,
      (db) =>
        db.prepare('SELECT call_despite_do_not_disturb AS ticked FROM lead').all() as unknown[],
    );
  for (const [sent, ticked] of [
    [true, 1],
    ['true', 1],
    [false, 0],
    ['', 0],
    ['yes', 0],
    [1, 0],
    [null, 0],
    [{}, 0],
    [undefined, 0],
  ] as const) {
    withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead'));
    const { status, body } = await call({
      body: { ...validCallBack, callDespiteDoNotDisturb: sent },
    });
    expect({ sent, status }).toEqual({ sent, status: 200 });
    expect(body).toMatchObject({ call: { callDespiteDoNotDisturb: ticked === 1 } });
    expect({ sent, stored: stored() }).toEqual({ sent, stored: [{ ticked }] });
  }
});

const life = '/term-insurance/human-life-value-calculator';
const answer = `${life}/answer?age=34&income=1200000`;

/** What the lead has of an answer. */
async function storedAnswer(): Promise<string | null> {
  const [row] = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT id, answer_sealed FROM lead').all(),
  );
  if (!row || row.answer_sealed === null) return null;
  const { openServices } = await import('@/lib/store/services.server');
  return (await openServices()).encryption.openOrThrow(String(row.answer_sealed), String(row.id));
}

test.each([
  ['ticked', { showAnswer: true, answer }, true],
  ['ticked, as form text', { showAnswer: 'true', answer }, true],
  ['not ticked', { answer }, false],
  ['not ticked, as a browser without scripts posts it', { showAnswer: '', answer }, false],
  ['ticked without an answer', { showAnswer: true }, false],
  ['forged: a page', { showAnswer: true, answer: '/privacy-policy?age=34' }, false],
  ['forged: another host', { showAnswer: true, answer: `https://example.com${answer}` }, false],
  ['forged: text', { showAnswer: true, answer: 'call me at 9876543210' }, false],
  ['forged: no text', { showAnswer: true, answer: [answer] }, false],
] as const)('the answer beside the form, %s', async (_, sent, isStored) => {
  const { status } = await call({ body: { ...validCallBack, ...sent } });
  expect(status).toBe(200);
  expect(await storedAnswer()).toEqual(isStored ? expect.stringContaining(answer) : null);
  expect(JSON.stringify(site.leadService.received())).not.toContain('income');
});

test('without JavaScript an answer is stored only where its box was ticked', async () => {
  const { product, ...rest } = validCallBack;
  const filled = { product: String(product), ...rest, page: life, answer };
  await site.postForm(filled);
  expect(await storedAnswer()).toBeNull();
  withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead'));
  await site.postForm({ ...filled, showAnswer: 'true' });
  expect(await storedAnswer()).toContain(answer);
  const [row] = withDatabase(site.dataDir, (db) => db.prepare('SELECT page FROM lead').all());
  expect(row?.page).toBe(life);
});

test('without JavaScript an error comes back to the answer, with a draft of its own that ends with the request', async () => {
  const fields = { product: '3', timeSlot: '', mobile: '98765', page: life, answer };
  const { headers } = await site.postForm({ ...fields, showAnswer: 'true' });
  const location = headers.get('location') ?? '';
  expect(location).toMatch(/^\/term-insurance\/human-life-value-calculator\/answer\?age=34&/);
  expect(location).toMatch(/&result=invalid&.*fields=timeSlot%2Cmobile.*#problem$/);
  expect(location).not.toContain('98765');
  expect(headers.get('set-cookie')).toContain(`Path=${life}/answer;`);
  // A foreign address leads nowhere.
  const forged = await site.postForm({ ...fields, answer: 'https://example.com/a/answer?age=34' });
  expect(forged.headers.get('location')).toMatch(/^\/get-a-call\?/);
  const { product, ...rest } = validCallBack;
  const second = await site.postForm({ ...fields, ...rest, product: String(product) });
  expect(second.headers.get('location')).toMatch(/^\/get-a-call\?result=delivered/);
  expect(second.headers.getSetCookie()).toContainEqual(
    expect.stringContaining(`draft=; Max-Age=0; Path=${life}/answer;`),
  );
});

test('without JavaScript a request that is accepted elsewhere ends the draft beside an answer, and so does a second draft', async () => {
  const countDrafts = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT id FROM form_draft').all()).length;
  const fields = { product: '3', timeSlot: '', mobile: '98765', page: life, answer };
  const draftOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.includes('Path=/api/call-back'))
      ?.split(';')[0];
  const first = await site.postForm(fields);
  const cookie = draftOf(first.headers) ?? '';
  expect(cookie).toMatch(/^draft=[\w-]{32}$/);
  expect(countDrafts()).toBe(1);
  const { answer: _, ...elsewhere } = fields;
  const second = await site.postForm(elsewhere, { cookie });
  expect(countDrafts()).toBe(1);
  const { product, ...rest } = validCallBack;
  const accepted = { ...rest, product: String(product), page: '/contact-us' };
  await site.postForm(accepted, { cookie: draftOf(second.headers) ?? '' });
  expect(countDrafts()).toBe(0);
});

test('of a request that is sent twice the latest tick decides whether its answer is stored, and said to be', async () => {
  const isSaid = async (body: object) =>
    ((await call({ body })).body as { isAnswerShown?: boolean }).isAnswerShown;
  const ticked = { ...validCallBack, showAnswer: true, answer };
  expect(await isSaid(ticked)).toBe(true);
  expect(await storedAnswer()).toContain(answer);
  expect(await isSaid({ ...validCallBack, answer })).toBeUndefined();
  expect(storedCount()).toBe(1);
  expect(await storedAnswer()).toBeNull();
  expect(await isSaid(ticked)).toBe(true);
  expect(await storedAnswer()).toContain(answer);
  // An address that is none of ours is not stored, so nobody has it in front of them.
  expect(await isSaid({ ...ticked, answer: 'https://example.com/?a=1' })).toBeUndefined();
});

test('Lead.svc answers IsError false: 200 delivered, with a reference', async () => {
  const { status, body, headers } = await call();
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'delivered',
    reference: expect.stringMatching(/^CB-/),
    call: arranged,
    about: 'Health',
    stopPass: expect.stringMatching(/^v2\.[\w.-]+$/),
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(site.leadService.received()).toMatchObject([
    { productId: 2, slot: validCallBack.timeSlot, token: site.visitor.token },
  ]);
});

test.each([
  'empty',
  'html-ok',
  'malformed',
  'server-error-json',
  'request-error',
  'redirect',
  'reset',
  'slow',
] as const)('Lead.svc answers "%s": 202 queued, and the request is on disk', async (mode) => {
  site.leadService.setMode({ mode, delayMs: 3_000 });
  const { status, body } = await call();
  expect(status).toBe(202);
  expect(body).toEqual({
    status: 'queued',
    reference: expect.stringMatching(/^CB-/),
    call: arranged,
    about: 'Health',
    pass: expect.stringMatching(/^v2\.[\w.-]+$/),
    stopPass: expect.stringMatching(/^v2\.[\w.-]+$/),
  });
  expect(storedCount()).toBe(1);
});

test('Lead.svc answers IsError true: 422 with its own message', async () => {
  site.leadService.setMode({ mode: 'refuse', message: 'We cannot call this number.' });
  const { status, body } = await call();
  expect(status).toBe(422);
  expect(body).toEqual({ status: 'refused', message: 'We cannot call this number.' });
});

test('a refused request may be sent again, and a repetition with the same key gets the same message', async () => {
  site.leadService.setMode({ mode: 'refuse', message: 'No.', times: 1 });
  const first = { ...validCallBack, idempotencyKey: 'first-key-0123456' };
  await call({ body: first });
  expect((await call({ body: first })).body).toEqual({ status: 'refused', message: 'No.' });
  expect(
    (await call({ body: { ...validCallBack, idempotencyKey: 'second-key-012345' } })).status,
  ).toBe(200);
});

test('invalid fields: 422 with the specification’s messages, nothing stored', async () => {
  const { status, body } = await call({ body: {} });
  expect(status).toBe(422);
  expect(body).toEqual({
    errors: {
      product: 'Select product',
      timeSlot: 'Select Time Slot',
      mobile: 'Enter valid mobile no.',
    },
  });
  expect(storedCount()).toBe(0);
});

test.each([
  ['0000000000', 'mobile'],
  ['9'.repeat(10_000), 'mobile'],
  ['98765\u000043210', 'mobile'],
  ['abc9876543210', 'mobile'],
  [9_876_543_210, 'mobile'],
  [['9876543210'], 'mobile'],
  [{ toString: 'x' }, 'mobile'],
  [null, 'mobile'],
])('the mobile %j is refused and not stored', async (mobile, field) => {
  const { status, body } = await call({ body: { ...validCallBack, mobile } });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(storedCount()).toBe(0);
});

test.each([
  [{ product: 1 }, 'product'],
  [{ product: [2] }, 'product'],
  [{ product: { code: 2 } }, 'product'],
  [{ product: '2\u0000' }, 'product'],
  [{ product: '02' }, 'product'],
  [{ product: { toString: 'x' } }, 'product'],
  [{ timeSlot: { toString: null } }, 'timeSlot'],
  [{ timeSlot: '3:00 AM - 4:00 AM' }, 'timeSlot'],
  [{ timeSlot: [validCallBack.timeSlot] }, 'timeSlot'],
  [{ idempotencyKey: 'short' }, 'idempotencyKey'],
])('the field %j is refused by name and nothing is stored', async (field, name) => {
  const { status, body } = await call({ body: { ...validCallBack, ...field } });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([name]);
  expect(storedCount()).toBe(0);
});

test.each(['९८७६५४३२१०', '+91 98765 43210', '098765 43210', '0091-98765-43210'])(
  'the mobile "%s" reaches Lead.svc as ten digits',
  async (mobile) => {
    expect((await call({ body: { ...validCallBack, mobile } })).status).toBe(200);
    expect(site.leadService.received()[0]?.mobile).toBe('9876543210');
  },
);

test.each([
  ['not JSON', 'product=2'],
  ['an array', '[1,2]'],
  ['a string', '"hello"'],
  ['null', 'null'],
  ['nothing', ''],
  ['a cut-off object', '{"product":2'],
])('a body that is %s: 400', async (_what, text) => {
  const { status, body } = await call({ text });
  expect(status).toBe(400);
  expect(body.message).toMatch(/could not be read/);
  expect(storedCount()).toBe(0);
});

test('a body of 1 MB: 413', async () => {
  const { status } = await call({ body: { ...validCallBack, page: 'x'.repeat(1_048_576) } });
  expect(status).toBe(413);
  expect(storedCount()).toBe(0);
});

test.each([null, 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
  'the content type %s: 415',
  async (type) => {
    const { status } = await call({ headers: { 'content-type': type } });
    expect(status).toBe(415);
    expect(storedCount()).toBe(0);
  },
);

test.each([
  ['no token', { 'x-xsrf-token': null }],
  ['an empty token', { 'x-xsrf-token': '' }],
  [
    'a forged token',
    { 'x-xsrf-token': 'abcdefgh.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  ],
  ['no cookies', { cookie: null }],
])('%s: 403', async (_what, headers) => {
  const { status, body } = await call({ headers });
  expect(status).toBe(403);
  expect(body.message).toMatch(/Reload/);
  expect(storedCount()).toBe(0);
});

test('a token of another session: 403', async () => {
  const { createSessionId } = await import('@/lib/http/anti-forgery/token.server');
  const { status } = await call({
    headers: {
      cookie: site.visitor.cookies.replace(/session=[^;]+/, `session=${createSessionId()}`),
    },
  });
  expect(status).toBe(403);
});

test('an expired token: 403', async () => {
  const { issueToken } = await import('@/lib/http/anti-forgery/token.server');
  const { keys } = await import('@/lib/config/keys.server');
  const { environment } = await import('@/lib/config/environment.server');
  const session = /session=([^;]+)/.exec(site.visitor.cookies)?.[1] ?? '';
  const yesterday = new Date(Date.now() - dayMs);
  const old = issueToken(session, keys(environment()).antiForgerySecret, yesterday);
  const headers = { cookie: `session=${session}; XSRF-TOKEN=${old}`, 'x-xsrf-token': old };
  expect((await call({ headers })).status).toBe(403);
});

test.each([
  ['cross-site', null],
  ['same-site', null],
  ['none', null],
  [null, 'https://elsewhere.example'],
  [null, 'null'],
  [null, null],
])('a request from site %s, origin %s: 403', async (site, from) => {
  const { status, body } = await call({ headers: { 'sec-fetch-site': site, origin: from } });
  expect(status).toBe(403);
  expect(body.message).toMatch(/our own pages/);
});

test('an old browser without Fetch Metadata passes with our own origin', async () => {
  expect((await call({ headers: { 'sec-fetch-site': null, origin: testOrigin } })).status).toBe(
    200,
  );
});

test('a filled honeypot: 400 with a message', async () => {
  const { status, body } = await call({
    body: { ...validCallBack, website: 'https://spam.example' },
  });
  expect(status).toBe(400);
  expect(body.message).toMatch(/automated/);
  expect(storedCount()).toBe(0);
});

test('a honeypot filled by a person’s browser: 200, and the record is marked', async () => {
  const website = 'https://a-password-manager.example';
  expect((await call({ body: { ...validCallBack, website, byHand: 'yes' } })).status).toBe(200);
  expect(
    (await call({ body: { ...validCallBack, mobile: '9876543211', byHand: 'yes' } })).status,
  ).toBe(200);
  expect(honeypotMarks()).toEqual([1, 0]);
  expect(site.leadService.received()).toHaveLength(2);
});

test('a native post suppresses the popup like any other: a cookie with tomorrow’s date in India', async () => {
  jest.useFakeTimers({
    now: new Date('2026-01-31T18:29:00Z'),
    doNotFake: ['nextTick', 'setTimeout', 'setImmediate'],
  });
  try {
    const posted = (mobile: string) =>
      site.postForm({ ...validCallBack, product: '2', mobile }, { origin: testOrigin });
    const cookieOf = async (mobile: string) => (await posted(mobile)).headers.getSetCookie()[0];
    expect(await cookieOf('9876543210')).toBe(
      'localhost=1; Max-Age=86400; Path=/; SameSite=Strict',
    );
    jest.setSystemTime(new Date('2026-01-31T18:31:00Z'));
    expect(await cookieOf('9876543211')).toMatch(/^localhost=2;/);
    expect(await cookieOf('123')).not.toContain('localhost=');
    site.leadService.setMode({ mode: 'refuse', message: 'No.' });
    expect(await cookieOf('9876543212')).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test.each(['a b', ':80', '"><x', '[', ''])(
  'a form posted natively to the Host %j is taken, and no cookie is named after it',
  async (host) => {
    const answer = await site.postForm({ ...validCallBack, product: '2' }, { host });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/[?]result=delivered/);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^draft=;/),
      expect.stringMatching(/^draft=;/),
    ]);
    expect(storedCount()).toBe(1);
  },
);

test('the same request twice is one lead and one reference', async () => {
  const body = { ...validCallBack, idempotencyKey: 'one-press-of-the-button' };
  const [first, second] = await Promise.all([call({ body }), call({ body })]);
  expect(first.body.reference).toBe(second.body.reference);
  expect(storedCount()).toBe(1);
  expect(site.leadService.received()).toHaveLength(1);
});

test('a sixth request for one mobile within a day: 429 with Retry-After', async () => {
  for (const product of [2, 3, 4, 5, 6]) await call({ body: { ...validCallBack, product } });
  const { status, headers, body } = await call({ body: { ...validCallBack, product: 7 } });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.message).toMatch(/call us/);
});

test.each([
  ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
  ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1073741823'],
])(
  'a database that is %s: 503, nothing pretended, and the next request passes',
  async (_what, breakIt, mendIt) => {
    const { openStore } = await import('@/lib/store/open-store.server');
    const { CompiledQuery } = await import('kysely');
    const { db } = await openStore();
    // Fill the current pages, so that the next row needs a new one, which the file may not get.
    await db.executeQuery(CompiledQuery.raw(breakIt));
    const filler = Array.from({ length: 40 }, (_, index) => ({
      ...validCallBack,
      mobile: `98765432${10 + index}`,
    }));
    let status = 200;
    for (const body of filler) ({ status } = await call({ body }));
    expect(status).toBe(503);
    const refused = await call({ body: { ...validCallBack, mobile: '9000000001' } });
    expect(refused.body.message).toMatch(/could not save/);
    await db.executeQuery(CompiledQuery.raw(mendIt));
    expect((await call({ body: { ...validCallBack, mobile: '9000000001' } })).status).toBe(200);
  },
);

test.each(['live', 'qa'] as const)(
  'a page of the %s origin uses its own service',
  async (upstream) => {
    const { environment } = await import('@/lib/config/environment.server');
    const env = environment();
    const live = await startLeadServiceStandIn();
    Object.assign(env, { productionOrigins: ['https://www.broker.in'], liveServiceUrl: live.url });
    const from = upstream === 'live' ? 'https://www.broker.in' : 'https://trial.broker.in';
    expect((await call({ headers: { origin: from } })).status).toBe(200);
    expect(live.received()).toHaveLength(upstream === 'live' ? 1 : 0);
    expect(site.leadService.received()).toHaveLength(upstream === 'live' ? 0 : 1);
    await live.close();
  },
);

test('without JavaScript: a post is accepted and answered 303 to the result, without the number in the URL', async () => {
  const form = async (
    fields: Record<string, string>,
    headers: Record<string, string | null> = {},
    expected = 303,
  ) => {
    const response = await site.postForm(fields, headers);
    expect(response.status).toBe(expected);
    return response.headers.get('location') ?? '';
  };
  const filled = {
    product: '2',
    timeSlot: validCallBack.timeSlot,
    mobile: '98765 43210',
    website: '',
  };
  expect(await form(filled)).toMatch(/^\/get-a-call\?result=delivered&reference=CB-/);
  expect(site.leadService.received()).toHaveLength(1);

  const invalid = await form({ product: '4', timeSlot: '', mobile: '123', website: '' });
  expect(invalid).toBe('/get-a-call?result=invalid&fields=timeSlot%2Cmobile&product=4#problem');
  await form(filled, { 'sec-fetch-site': 'cross-site' }, 403);
  await form({ ...filled, website: 'x' }, {}, 400);
  const filledByBrowser = { ...filled, website: 'x', mobile: '9876543211' };
  expect(await form(filledByBrowser, { 'sec-fetch-user': '?1' })).toContain('result=delivered');
  expect(honeypotMarks()).toEqual([0, 1]);
  await form({ ...filled, page: 'x'.repeat(20_000) }, {}, 413);
  expect(await form(filled, { 'sec-fetch-site': null, origin: testOrigin })).toContain(
    'result=delivered',
  );
});

test('a native post with two different numbers is invalid by the number’s own sentence; twice the same is one', async () => {
  const post = async (...mobiles: string[]) => {
    const posted = new URLSearchParams({ product: '2', timeSlot: validCallBack.timeSlot });
    for (const mobile of mobiles) posted.append('mobile', mobile);
    return (await site.call({ text: String(posted), headers: nativeFormHeaders })).headers;
  };
  const invalid = (await post('9876543210', '9876543211')).get('location');
  expect(invalid).toContain('result=invalid&fields=mobile');
  expect(storedCount()).toBe(0);
  expect((await post('9876543210', '9876543210')).get('location')).toContain('result=delivered');
});

test('sent again with other details after a lost answer: the first is not sent if Lead.svc cannot have it, and the desk sees both', async () => {
  const [first, second, third] = ['1', '2', '3'].map((n) => n.repeat(32));
  const rows = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM lead ORDER BY created_at').all());
  site.leadService.setMode({ mode: 'empty' });
  await call({ body: { ...validCallBack, idempotencyKey: first } });
  // As after a refused connection: nothing has arrived.
  withDatabase(site.dataDir, (db) => db.exec('UPDATE lead SET possibly_duplicate = 0'));
  site.leadService.setMode({ mode: 'accept' });
  const corrected = { ...validCallBack, mobile: '9876543211', idempotencyKey: second };
  const again = await call({ body: { ...corrected, earlierKeys: [first] } });
  expect(again.status).toBe(200);
  const [replaced, inserted] = rows();
  expect(replaced).toMatchObject({
    state: 'expired',
    last_problem: `replaced by ${again.body.reference}`,
  });
  expect(inserted).toMatchObject({ state: 'delivered', earlier: replaced?.reference });
  // Lead.svc has the second: it stays, and its visitor is told of it (state/route.test.ts). A malformed key drops itself.
  const other = { ...validCallBack, mobile: '9876543212', idempotencyKey: third };
  await call({ body: { ...other, earlierKeys: ['x', second, 7] } });
  expect(rows()[2]).toMatchObject({ earlier: again.body.reference });
  await call({
    body: { ...other, product: 4, idempotencyKey: '4'.repeat(32), earlierKeys: [third] },
  });
  expect(rows()[2]).toMatchObject({ state: 'delivered', withdrawn_at: null });
  expect(rows()[3]).toMatchObject({ earlier: rows()[2]?.reference });
});

test('a post that arrives after its correction is that call: its wrong number is not stored', async () => {
  const [first, second] = ['1', '2'].map((n) => n.repeat(32));
  const body = { ...validCallBack, mobile: '9876543211', idempotencyKey: second };
  const corrected = await call({ body: { ...body, earlierKeys: [first] } });
  const late = await call({ body: { ...validCallBack, idempotencyKey: first } });
  expect(late).toMatchObject({ status: 200, body: { reference: corrected.body.reference } });
  const beacon = await site.postForm({
    ...validCallBack,
    product: '2',
    idempotencyKey: String(first),
  });
  expect(beacon.location).toContain(`reference=${corrected.body.reference}`);
  expect([storedCount(), site.leadService.received().length]).toEqual([1, 1]);
  // Another number at another time is another person's.
  const other = { ...validCallBack, timeSlot: '5:30 PM - 6:30 PM', idempotencyKey: first };
  await call({ body: other });
  expect(storedCount()).toBe(2);
});

test('a stopped call is answered as stopped to the late post that it corrected; repeats note ten posts at most', async () => {
  const [first, second] = ['1', '2'].map((n) => n.repeat(32));
  const body = { ...validCallBack, mobile: '9876543211', idempotencyKey: second };
  await call({ body: { ...body, earlierKeys: [first] } });
  const keysOf = (repeat: string) =>
    ['a', 'b', 'c', 'd', 'e'].map((key) => (key + repeat).repeat(16));
  for (const repeat of ['1', '2', '3'])
    await call({ body: { ...body, earlierKeys: keysOf(repeat) } });
  const keys = withDatabase(site.dataDir, (db) =>
    db.prepare('SELECT earlier_keys FROM lead').get(),
  );
  expect(String(keys?.earlier_keys).split(' ')).toHaveLength(10);
  withDatabase(site.dataDir, (db) => db.exec("UPDATE lead SET withdrawn_at = '2026-11-02'"));
  const late = await call({ body: { ...validCallBack, idempotencyKey: first } });
  expect(late).toMatchObject({ status: 422, body: { status: 'withdrawn' } });
});

test('a correction that repeats a call takes the first one’s place all the same, also as a native post', async () => {
  const first = '1'.repeat(32);
  const rows = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM lead ORDER BY created_at').all());
  const body = { ...validCallBack, mobile: '9876543211' };
  const standing = await call({ body });
  site.leadService.setMode({ mode: 'empty' });
  await call({ body: { ...validCallBack, idempotencyKey: first } });
  withDatabase(site.dataDir, (db) => db.exec('UPDATE lead SET possibly_duplicate = 0'));
  const earlierKeys = `x,${first}`;
  const again = await site.postForm({ ...body, product: '2', earlierKeys });
  expect(again.location).toContain(`reference=${standing.body.reference}`);
  expect(rows()).toMatchObject([
    { state: 'delivered', earlier: rows()[1]?.reference },
    { state: 'expired', last_problem: `replaced by ${standing.body.reference}` },
  ]);
});

test('another person’s call on the same phone, with another number and time, takes no place', async () => {
  const rows = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM lead ORDER BY created_at').all());
  site.leadService.setMode({ mode: 'empty' });
  await call({ body: { ...validCallBack, idempotencyKey: '1'.repeat(32) } });
  withDatabase(site.dataDir, (db) => db.exec('UPDATE lead SET possibly_duplicate = 0'));
  const other = { mobile: '9876543211', timeSlot: '5:30 PM - 6:30 PM' };
  const earlierKeys = ['1'.repeat(32)];
  await call({
    body: { ...validCallBack, ...other, idempotencyKey: '2'.repeat(32), earlierKeys },
  });
  expect(rows()[0]).toMatchObject({ state: 'pending', withdrawn_at: null });
  expect(rows()[1]).toMatchObject({ earlier: rows()[0]?.reference });
});

test('a refusal that cannot be written is answered as saved, and becomes one after a promise', async () => {
  const read = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT state, follow_up FROM lead').get());
  site.leadService.setMode({ mode: 'refuse', message: 'Not today.' });
  withDatabase(site.dataDir, (db) =>
    db.exec(
      `CREATE TRIGGER no_refusal BEFORE UPDATE OF state ON lead WHEN NEW.state = 'refused' BEGIN SELECT RAISE(ABORT, 'full'); END`,
    ),
  );
  const { body } = await call();
  withDatabase(site.dataDir, (db) => db.exec('DROP TRIGGER no_refusal'));
  expect(body).toMatchObject({ status: 'queued' });
  await pollUntil(() => read()?.state === 'refused', {
    what: 'the refusal is written',
    timeoutMs: 30_000,
    everyMs: 50,
  });
  expect(read()?.follow_up).toBe('refused-after-promise');
});

test('what an invalid native post has typed is stored sealed for an hour, and shown to this browser alone', async () => {
  const texts = { ...validCallBack, product: '4', timeSlot: '', mobile: '98765 4321' };
  const boxes = callBackFieldNames.filter((name) => callBackFieldRules[name].isConsent);
  const ticks = Object.fromEntries(boxes.map((name) => [name, 'true']));
  const { headers } = await site.postForm({ ...texts, ...ticks });
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^draft=[\w-]{32}; Max-Age=3600; Path=\/get-a-call; HttpOnly; SameSite=Strict/,
  );
  const rows = withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM form_draft').all());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('98765');
  const { readPreviousChoices } = await import(
    '@/lib/leads/status/read-call-back-confirmation.server'
  );
  const query = { result: 'invalid', product: '4' };
  const id = /draft=([\w-]+)/.exec(cookie)?.[1];
  const shown = await readPreviousChoices(query, id);
  // A box is never ticked in advance.
  expect(shown).toMatchObject({ product: 4 });
  expect(shown.draft).toEqual(texts);
  // Of the same browser, and of another form: what was typed appears in none but its own.
  const { readDraft } = await import('@/lib/forms/form-draft.server');
  expect(await readDraft(id, 'call-back')).toMatchObject({ values: texts });
  expect(await readDraft(id, 'complaint')).toBeNull();
  expect(await readPreviousChoices({ result: 'stopped' }, id)).toMatchObject({ draft: {} });
  expect(await readPreviousChoices(query, undefined)).toMatchObject({ draft: {} });
});

test('without a referer a native post is answered in the language of its form, and so is its draft', async () => {
  const page = '/hi/term-insurance';
  const invalid = await site.postForm({ ...validCallBack, product: '2', mobile: '123', page });
  expect(invalid.location).toMatch(/^\/hi\/get-a-call\?result=invalid/);
  expect(invalid.headers.get('set-cookie')).toMatch(/^draft=[\w-]{32};.* Path=\/hi\/get-a-call;/);
  const accepted = await site.postForm({ ...validCallBack, product: '2', page });
  expect(accepted.location).toMatch(/^\/hi\/get-a-call\?result=delivered/);
  const inEnglish = await site.postForm({
    ...validCallBack,
    product: '2',
    page: '/term-insurance',
  });
  expect(inEnglish.location).toMatch(/^\/get-a-call\?/);
});

test.each(['/term-insurance', '/hi/term-insurance'])(
  'a corrected native post from %s keeps its landing page, and the draft is not shown again',
  async (page) => {
    const post = async (fields: object, referer: string) => {
      const { headers } = await site.postForm(
        { ...fields, page },
        { referer: `${testOrigin}${referer}` },
      );
      return { location: headers.get('location') ?? '', cookies: headers.getSetCookie() };
    };
    const first = await post({ ...validCallBack, mobile: '123' }, `${page}?utm_source=g&gclid=G1`);
    expect(first.location).toContain('utm_source=g');
    const query = Object.fromEntries(new URLSearchParams(first.location.split(/[?#]/)[1]));
    const { readPreviousChoices } = await import(
      '@/lib/leads/status/read-call-back-confirmation.server'
    );
    expect(await readPreviousChoices(query, undefined)).toMatchObject({
      timeSlot: validCallBack.timeSlot,
    });
    // The form shows its own language in the field, so a consent given in English never counts as one in Hindi.
    expect(await readPreviousChoices(query, undefined)).toMatchObject({ page: '/term-insurance' });
    const removed = await readPreviousChoices({ ...query, slot: '8 AM - 9 AM' }, undefined);
    expect(removed.timeSlot).toBeUndefined();

    const second = await post(validCallBack, first.location.split('#')[0] ?? '');
    expect(second.location).toContain('result=delivered');
    expect(second.cookies).toContainEqual(
      expect.stringMatching(/^draft=; Max-Age=0; Path=(?:\/hi)?\/get-a-call/),
    );
    const [row] = withDatabase(site.dataDir, (db) => db.prepare('SELECT campaign FROM lead').all());
    expect(JSON.parse(String(row?.campaign)).first).toMatchObject({ path: page, utm_source: 'g' });
  },
);
