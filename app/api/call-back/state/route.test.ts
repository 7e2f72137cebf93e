/** The final state of a call-back, on the page that is still open, on the result page and in the look-up. */
import { addDays, todayInIndia } from '@/lib/dates/iso-date';
import { validCallBack } from '@/testing/data/valid-call-back.ts';
import { countTableRows, withDatabase } from '@/testing/databases/with-database.ts';
import { setUpCallBackHandler } from '@/testing/handlers/call-back-handler.ts';
import { callHandler, postNativeForm, testOrigin } from '@/testing/handlers/call-handler.ts';
import { pollUntil } from '@/testing/poll-until.ts';

const site = setUpCallBackHandler();
const request = validCallBack;
const refusal = 'We cannot call 9876543210.';

type Handler = (request: Request) => Promise<Response>;
let state: Handler;
let lookUp: Handler;
beforeAll(async () => {
  ({ POST: state } = await import('./route.ts'));
  ({ POST: lookUp } = await import('@/app/api/requests/look-up/route.ts'));
});

beforeEach(() => {
  withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead; DELETE FROM service_request'));
  site.leadService.setMode({ mode: 'empty' });
});

async function saved(): Promise<{ reference: string; pass: string; stopPass: string }> {
  const answer = await site.call({ body: request });
  expect(answer.status).toBe(202);
  return answer.body;
}

const stateOf = (pass: unknown, who = site.visitor) =>
  callHandler(state, {
    path: '/api/call-back/state',
    visitor: who,
    body: JSON.stringify({ pass }),
  });

async function sweep(): Promise<void> {
  withDatabase(site.dataDir, (db) => db.exec("UPDATE lead SET next_attempt_at = '2020-01-01'"));
  const { openServices } = await import('@/lib/store/services.server');
  const { initialUpstreamHealth, sweepLeads } = await import(
    '@/lib/leads/deliver/sweep-leads.server'
  );
  await sweepLeads(await openServices(), initialUpstreamHealth());
}

async function lookedUp(fields: Record<string, string>) {
  const { location } = await postNativeForm(lookUp, '/api/requests/look-up', { fields });
  const { searchParams } = new URL(location ?? '/', testOrigin);
  const { readRequestConfirmation } = await import(
    '@/lib/requests/status/read-request-confirmation.server'
  );
  return readRequestConfirmation(Object.fromEntries(searchParams), undefined);
}

/** Promised, because Lead.svc answered 500, and refused then. */
async function refusedAfterPromise() {
  site.leadService.setMode({ mode: 'server-error-html' });
  const accepted = await saved();
  expect(await stateOf(accepted.pass)).toMatchObject({ status: 200, body: { status: 'waiting' } });
  site.leadService.setMode({ mode: 'refuse', message: refusal });
  await sweep();
  return accepted;
}

const change = (columns: string) =>
  withDatabase(site.dataDir, (db) => db.exec(`UPDATE lead SET ${columns}`));

test('refused after it was promised: one of our people calls; then, that somebody has seen to it', async () => {
  const { pass, reference } = await refusedAfterPromise();
  const notice = expect.stringMatching(/One of our people has it and will call you.* \d[\d ]+\.$/);
  expect((await stateOf(pass)).body).toEqual({ status: 'with-person', notice });
  const lookUp = () => lookedUp({ reference, contact: '9876543210' });
  expect(await lookUp()).toMatchObject({ state: 'with-person', notice, ending: null });
  change("expires_at = '2020-01-01'");
  expect((await stateOf(pass)).body).toEqual({
    status: 'over',
    message: expect.stringContaining('time in which we may call about it is over'),
  });
  change('followed_up_at = created_at');
  const seenTo = expect.stringContaining('one of our people has seen to it');
  expect((await stateOf(pass)).body).toEqual({ status: 'seen-to', message: seenTo });
  expect(await lookUp()).toMatchObject({ ending: seenTo, isEndingFromLeadService: false });
  change('withdrawn_at = created_at');
  expect((await stateOf(pass)).body.status).toBe('withdrawn');
});

test('the same form posted again says what became of the first; a new one is a new call', async () => {
  const body = { ...request, idempotencyKey: 'a'.repeat(32) };
  site.leadService.setMode({ mode: 'server-error-html' });
  const first = await site.call({ body });
  site.leadService.setMode({ mode: 'refuse', message: refusal });
  await sweep();
  expect(await site.call({ body })).toMatchObject({
    status: 202,
    body: {
      status: 'queued',
      reference: first.body.reference,
      notice: expect.stringContaining('One of our people has it'),
    },
  });
  change('followed_up_at = created_at');
  expect(await site.call({ body })).toMatchObject({
    status: 422,
    body: { status: 'refused', message: expect.stringContaining('has seen to it') },
  });
  // Before a promise: told at once.
  expect(await site.call({ body: request })).toMatchObject({
    status: 422,
    body: { status: 'refused', message: refusal },
  });
});

test('refused while the same form, sent from another tab, was promised: both are told that a person calls', async () => {
  site.leadService.setMode({ mode: 'slow-refuse', message: refusal, delayMs: 1500 });
  const first = site.call({ body: request });
  await pollUntil(() => countTableRows(site.dataDir, 'lead'), {
    what: 'the lead of the first tab',
    timeoutMs: 10_000,
    everyMs: 20,
  });
  expect((await site.call({ body: request })).status).toBe(202);
  expect(await first).toMatchObject({
    status: 202,
    body: { status: 'queued', notice: expect.stringContaining('One of our people has it') },
  });
});

test('an unreadable answer, then a refusal: Lead.svc may have it, so a person checks and no time is promised', async () => {
  const { pass, reference } = await saved();
  site.leadService.setMode({ mode: 'refuse', message: refusal });
  await sweep();
  const notice = expect.stringMatching(/do not know yet.* One of our people checks it/);
  expect((await stateOf(pass)).body).toEqual({ status: 'with-person', notice });
  const again = await site.call({ body: request });
  expect(again.body).toMatchObject({ status: 'queued', reference, notice });
  // Somebody at the desk has checked.
  change('followed_up_at = created_at');
  expect((await stateOf(pass)).body).toEqual({ status: 'passed-on', call: expect.anything() });
});

test('passed on after its slot had started: page and look-up name the next day of the slot', async () => {
  const { pass, reference } = await saved();
  change("created_at = '2026-11-27T03:00:00.000Z', expires_at = '2099-01-01T00:00:00.000Z'");
  site.leadService.setMode({ mode: 'accept' });
  await sweep();
  const dateAfter = async (settledAt: string) => {
    change(`settled_at = '${settledAt}'`);
    const { call } = (await stateOf(pass)).body;
    const view = await lookedUp({ reference, contact: request.mobile });
    expect(view).toMatchObject({ call: { slot: call.slot } });
    return call.slot.date;
  };
  expect(await dateAfter('2026-11-27T03:01:00.000Z')).toBe('2026-11-27');
  expect(await dateAfter('2026-11-27T14:00:00.000Z')).toBe('2026-11-28');
});

test('a booked call after its slot: late until Lead.svc takes it, then the next day’s, then over', async () => {
  const { stopPass } = await saved();
  const set = (change: string) =>
    withDatabase(site.dataDir, (db) => db.exec(`UPDATE lead SET ${change}`));
  const slot = "time_slot = '9:30 AM - 10:00 AM'";
  const daysAgo = (days: number) => `'${addDays(todayInIndia(new Date()), -days)}T03:00:00.000Z'`;
  set(`${slot}, created_at = ${daysAgo(2)}`);
  const [late] = await remembered({ booked: [stopPass] });
  expect(late).toMatchObject({ status: 'booked', call: { isLate: true } });
  set(`state = 'delivered', settled_at = ${daysAgo(2)}`);
  expect(await remembered({ booked: [stopPass] })).toEqual([]);
  set("settled_at = '2999-01-01T00:00:00.000Z'");
  const [moved] = await remembered({ booked: [stopPass] });
  expect(moved).toMatchObject({ status: 'booked', call: { date: '2999-01-01' } });
  expect(moved?.call).not.toHaveProperty('isLate');
});

test('delivered, stopped, expired: each state is reported', async () => {
  const { pass } = await saved();
  site.leadService.setMode({ mode: 'accept' });
  await sweep();
  expect((await stateOf(pass)).body).toEqual({ status: 'passed-on', call: expect.anything() });
  const set = (change: string) =>
    withDatabase(site.dataDir, (db) => db.exec(`UPDATE lead SET ${change}`));
  set('withdrawn_at = created_at');
  expect((await stateOf(pass)).body).toMatchObject({
    status: 'withdrawn',
    message: expect.stringContaining('they are told not to call'),
  });
  set("state = 'expired', withdrawn_at = created_at");
  expect((await stateOf(pass)).body).toMatchObject({ status: 'withdrawn', message: /taken out/ });
  set('possibly_duplicate = 1');
  expect((await stateOf(pass)).body.message).toContain('may have reached our callers');
  set('withdrawn_at = NULL, possibly_duplicate = 0');
  expect((await stateOf(pass)).body.status).toBe('expired');
});

test('another browser, a reference, an old access token and invalid input reveal nothing', async () => {
  const { pass, reference } = await saved();
  const { issueAccessToken } = await import('@/lib/forms/record-access-token.server');
  const { openServices } = await import('@/lib/store/services.server');
  const session = /session=([\w-]+)/.exec(site.visitor.cookies)?.[1];
  const at = async (hoursAgo: number) =>
    issueAccessToken(await openServices(), reference, {
      now: new Date(Date.now() - hoursAgo * 3_600_000),
      session,
      kind: 'poll',
    });
  expect((await stateOf(await at(7 * 24))).status).toBe(200);
  const refused = [
    stateOf(pass, await site.newVisitor()),
    stateOf(await at(8 * 24 + 1)),
    ...[reference, '', 7, { pass }, null].map((wrong) => stateOf(wrong)),
  ];
  for (const answer of await Promise.all(refused)) expect(answer.status).toBe(410);
  const { status } = await callHandler(state, {
    path: '/api/call-back/state',
    visitor: { cookies: '', token: '' },
    body: JSON.stringify({ pass }),
  });
  expect(status).toBe(403);
});

test('the result page shows product, slot and refusal for its access token alone, not for the reference', async () => {
  site.leadService.setMode({ mode: 'refuse', message: refusal });
  const { headers } = await site.postForm(
    { ...request, product: '2' },
    { cookie: site.visitor.cookies },
  );
  const location = new URL(headers.get('location') ?? '', testOrigin);
  expect(location.href).not.toContain(request.mobile);
  const { readCallBackConfirmation } = await import(
    '@/lib/leads/status/read-call-back-confirmation.server'
  );
  const query = Object.fromEntries(location.searchParams);
  expect(await readCallBackConfirmation(query)).toEqual({
    kind: 'message',
    message: refusal,
    isFromLeadService: true,
  });
  const { pass, ...withReference } = query;
  const { reference = '' } = withReference;
  expect(await readCallBackConfirmation(withReference)).toEqual({ kind: 'look-up', reference });
  change("state = 'delivered', withdrawn_at = created_at");
  expect(await readCallBackConfirmation(query)).toEqual({
    kind: 'stopped',
    message: expect.stringContaining('they are told not to call'),
  });
  // A page's access token is not valid for a script, nor a script's for a page.
  expect((await stateOf(pass)).status).toBe(410);
});

test('reference and number together find a call; another person’s number does not', async () => {
  const { reference } = await saved();
  expect(await lookedUp({ reference, contact: '+91 98765 43210' })).toMatchObject({
    kind: 'call',
    reference,
    state: 'waiting',
    product: 'Health',
    ending: null,
  });
  const wrong = await lookedUp({ reference: 'CB-2222-2222', contact: '9876543210' });
  for (const contact of ['9876543211', 'asha@suraksha.in', ''])
    expect(await lookedUp({ reference, contact })).toEqual({ ...wrong, reference });
  // Refused before a promise.
  change("state = 'refused'");
  expect(await lookedUp({ reference, contact: '9876543210' })).toMatchObject({
    state: 'refused',
    ending: expect.stringContaining('could not take this request'),
  });
});

const stop = (stopPass: unknown, who = site.visitor) =>
  callHandler(state, {
    path: '/api/call-back/state',
    visitor: who,
    body: JSON.stringify({ stopPass }),
  });

test('the token that stops a call stops it for good, and the access token does not', async () => {
  const { pass, stopPass } = await saved();
  // As after a refused connection: nothing has arrived.
  withDatabase(site.dataDir, (db) => db.exec('UPDATE lead SET possibly_duplicate = 0'));
  expect((await stop(pass)).status).toBe(410);
  expect((await stop(stopPass, await site.newVisitor())).status).toBe(410);
  expect(await stateOf(stopPass)).toMatchObject({ status: 410 });
  expect((await stateOf(pass)).body).toMatchObject({ status: 'waiting' });
  expect(await stop(stopPass)).toMatchObject({ status: 200, body: { status: 'stopped' } });
  site.leadService.setMode({ mode: 'accept' });
  site.leadService.clear();
  await sweep();
  expect(site.leadService.received()).toEqual([]);
  expect((await stateOf(pass)).body).toMatchObject({ status: 'withdrawn' });
});

test('when a delivered call is stopped, the desk is told once', async () => {
  site.leadService.setMode({ mode: 'accept' });
  const answer = await site.call({ body: request });
  const { reference, stopPass } = answer.body;
  for (let n = 0; n < 2; n++)
    expect(await stop(stopPass)).toMatchObject({ status: 200, body: { status: 'desk-told' } });
  const { openServices } = await import('@/lib/store/services.server');
  const { readRequests, toListedRequest } = await import('@/lib/requests/list/request-list.server');
  const services = await openServices();
  const { requests } = await readRequests(services, { limit: 10 });
  expect(requests.map((row) => toListedRequest(services, row, true))).toMatchObject([
    {
      kind: 'stop-one-call',
      fields: {
        call: reference,
        // The desk needs the day for which the call was planned.
        slot: expect.stringMatching(/^\d{1,2}.[A-Z][a-z]+ \d{4}, .* [AP]M - .* [AP]M$/),
        mobile: request.mobile,
      },
    },
  ]);
  expect(await numberIsFree()).toBe(true);
});

test('no page says that the desk was told before its request is written', async () => {
  site.leadService.setMode({ mode: 'accept' });
  const { stopPass } = (await site.call({ body: request })).body;
  const exec = (sql: string) => withDatabase(site.dataDir, (db) => db.exec(sql));
  exec(
    "CREATE TRIGGER no_request BEFORE INSERT ON service_request BEGIN SELECT RAISE(ABORT, 'full'); END",
  );
  expect((await stop(stopPass)).status).toBe(503);
  exec('DROP TRIGGER no_request');
  const remembered = await callHandler(state, {
    path: '/api/call-back/state',
    visitor: site.visitor,
    body: JSON.stringify({ booked: [stopPass] }),
  });
  expect(remembered.body.calls).toMatchObject([{ status: 'booked' }]);
  expect(await stop(stopPass)).toMatchObject({ status: 200, body: { status: 'desk-told' } });
});

test('when a call without a usable reply is stopped, the desk is told: Lead.svc may have it', async () => {
  const { stopPass } = await saved();
  expect((await stop(stopPass)).body).toEqual({ status: 'desk-told' });
});

/** A new call may be requested: stopping one puts the number on no list. */
async function numberIsFree(): Promise<boolean> {
  return (await site.call({ body: { ...request, product: 3 } })).status === 200;
}

const remembered = async (
  sent: { keys?: unknown; booked?: unknown },
  who = site.visitor,
): Promise<Record<string, unknown>[]> => {
  const { status, body } = await callHandler(state, {
    path: '/api/call-back/state',
    visitor: who,
    body: JSON.stringify(sent),
  });
  expect(status).toBe(200);
  return body.calls;
};

async function stopCalls(): Promise<void> {
  const { POST } = await import('@/app/api/requests/route.ts');
  const { status } = await callHandler(POST, {
    path: '/api/requests',
    visitor: site.visitor,
    body: JSON.stringify({ kind: 'stop-calls', mobile: request.mobile, page: '/contact-us' }),
  });
  expect(status).toBe(202);
}

const allowCalls = () => withDatabase(site.dataDir, (db) => db.exec('DELETE FROM stopped_number'));

test('a post whose answer was lost is found by its key: the booked call with its stop token, or why nobody calls', async () => {
  const [key, refused, unknown] = ['1', '2', '3'].map((n) => n.repeat(32));
  const { body } = await site.call({ body: { ...request, idempotencyKey: key } });
  site.leadService.setMode({ mode: 'refuse', message: refusal });
  await site.call({ body: { ...request, product: 4, idempotencyKey: refused } });
  const calls = await remembered({ keys: [key, refused, unknown, 7, ''], booked: 'x' });
  expect(calls).toEqual([
    {
      key,
      reference: body.reference,
      status: 'booked',
      call: {
        ...body.call.slot,
        about: 'Health',
        reference: body.reference,
        pass: expect.any(String),
      },
      scheduled: body.call,
    },
    { key: refused, reference: expect.any(String), status: 'ended', message: refusal },
  ]);
  const [{ call }] = calls as [{ call: { pass: string } }];
  expect((await stop(call.pass)).status).toBe(200);
  // Withdrawn: its key finds nothing any more.
  expect(await remembered({ keys: [key] })).toEqual([]);
});

test('what is told of a call during its first send is a promise: refused then, it is seen to by a person', async () => {
  const key = '4'.repeat(32);
  site.leadService.setMode({ mode: 'slow-refuse', delayMs: 2_000 });
  const first = site.call({ body: { ...request, idempotencyKey: key } });
  await pollUntil(async () => (await remembered({ keys: [key] })).length > 0, {
    what: 'the post is found while it is sent',
    timeoutMs: 30_000,
    everyMs: 20,
  });
  // As the form is told whose first post still waits for its answer.
  expect((await first).body).toMatchObject({ status: 'queued', notice: /one of our people/i });
  expect(await remembered({ keys: [key] })).toMatchObject([{ status: 'booked' }]);
});

test('after "stop calls" the booked calls of the number are over in every tab; a stranger’s token tells nothing', async () => {
  try {
    const first = await saved();
    site.leadService.setMode({ mode: 'accept' });
    const { body: second } = await site.call({ body: { ...request, product: 4 } });
    const booked = [first.stopPass, second.stopPass, 'x'];
    expect(await remembered({ booked })).toMatchObject([
      { status: 'booked' },
      { status: 'booked' },
    ]);
    await stopCalls();
    expect(await remembered({ booked })).toEqual(
      [first, second].map(({ reference }) => ({
        reference,
        status: 'ended',
        message: expect.stringContaining('they are told not to call'),
      })),
    );
    expect(await remembered({ booked }, await site.newVisitor())).toEqual([]);
  } finally {
    allowCalls();
  }
});

test.each([
  ['slow', 'they are told not to call'],
  ['slow-refuse', 'Nobody calls about it'],
] as const)(
  'calls are stopped while Lead.svc answers "%s": the visitor is told "%s", by script and natively',
  async (mode, words) => {
    const { readCallBackConfirmation } = await import(
      '@/lib/leads/status/read-call-back-confirmation.server'
    );
    const stopDuring = async <Answer>(answer: Promise<Answer>) => {
      await pollUntil(() => countTableRows(site.dataDir, 'lead'), {
        what: 'the lead that is sent',
        timeoutMs: 10_000,
        everyMs: 20,
      });
      await stopCalls();
      const answered = await answer;
      withDatabase(site.dataDir, (db) => db.exec('DELETE FROM service_request'));
      allowCalls();
      return answered;
    };
    site.leadService.setMode({ mode, message: refusal, delayMs: 1500 });
    expect(await stopDuring(site.call({ body: request }))).toMatchObject({
      status: 422,
      body: { status: 'withdrawn', message: expect.stringContaining(words) },
    });
    withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead'));
    const { location } = await stopDuring(site.postForm({ ...request, product: '2' }));
    const { searchParams } = new URL(location ?? '/', testOrigin);
    expect(searchParams.get('result')).toBe('withdrawn');
    expect(await readCallBackConfirmation(Object.fromEntries(searchParams))).toEqual({
      kind: 'stopped',
      message: expect.stringContaining(words),
    });
  },
);

test('without scripts who looks a call up can cancel it; a token that is over leads to the look-up', async () => {
  const { reference } = await saved();
  const view = await lookedUp({ reference, contact: request.mobile });
  if (view.kind !== 'call') throw new Error(view.kind);
  const cancel = (stopPass: string, page = '/your-request') =>
    postNativeForm(state, '/api/call-back/state', { fields: { stopPass, page } });
  const { location } = await cancel(view.stopToken);
  const { searchParams, pathname } = new URL(location ?? '/', testOrigin);
  expect(pathname).toBe('/your-request');
  const { readRequestConfirmation } = await import(
    '@/lib/requests/status/read-request-confirmation.server'
  );
  expect(await readRequestConfirmation(Object.fromEntries(searchParams), undefined)).toMatchObject({
    kind: 'call',
    state: 'withdrawn',
    ending: expect.stringContaining('stopped'),
  });
  expect((await cancel(view.stopToken, '/hi/your-request')).location).toContain('/hi/your-request');
  expect((await cancel('over')).location).toBe('/your-request?result=look-up#problem');
});
