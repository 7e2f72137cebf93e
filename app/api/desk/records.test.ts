/** What a staff member does with a record, as her browser posts it: where she lands, what is changed, and how often. */
import type { DeskMessage } from '@/lib/desk/desk-messages';
import { waitUntilIdle } from '@/lib/http/handle-request.server';
import type { Services } from '@/lib/store/services.server';
import { asha, deskSite, ravi } from '@/testing/handlers/desk-site.ts';
import { startLeadServiceStandIn } from '@/testing/servers/lead-service-stand-in/lead-service-stand-in.ts';

const mobile = '9876543210';
const leadService = startLeadServiceStandIn();

const { signIn, staffMemberOf, ...desk } = deskSite(
  ['lead', 'service_request', 'call_note', 'stopped_number', 'form_draft'],
  async () => ({
    QA_SERVICE_URL: (await leadService).url,
    DESK_STAFF: `${asha}=desk, ${ravi}=desk`,
  }),
);
let services: Services;
beforeAll(() => {
  services = desk.services();
});
afterAll(async () => (await leadService).close());

/** @returns where the browser is sent, without the desk's own path. */
async function post(session: string, action: string, fields: Record<string, string>) {
  const { location } = await desk.post(session, action, fields);
  await waitUntilIdle();
  return location.replace(/^\/desk/, '');
}

const call = async (product: 2 | 3 = 2) => (await desk.call({ product })).reference;
const question = async () => (await desk.question()).reference;

async function actionsOn(reference: string): Promise<[string, string][]> {
  const { readDeskEvents } = await import('@/lib/desk/trail/audit-trail.server');
  const { events } = await readDeskEvents(services, { subject: reference, limit: 50 });
  return events.map(({ action, actor }) => [action, actor]);
}

const record = (id: string, message: string) => `/records/${id}?message=${message}#message`;

test('what was typed is in no address: a number, an address and a policy are a keyed hash', async () => {
  const session = await signIn(asha);
  const find = (words: string) => post(session, 'find', { words });
  const key = '[0-9a-f]{64}#result$';
  expect(await find('98765 43210')).toMatch(new RegExp(`^/find\\?mobile=${key}`));
  expect(await find('+91 9876543210')).toBe(await find(mobile));
  expect(await find('Asha@Example.in')).toMatch(new RegExp(`^/find\\?email=${key}`));
  expect(await find('P/12-3456')).toMatch(new RegExp(`^/find\\?policy=${key}`));
  expect(await find('26/11/2026')).toBe('/find?day=2026-11-26#result');
  expect(await find(' ')).toBe('/find?message=search-empty#desk-words');
  expect(await find('hello')).toBe('/find?message=search-unclear#desk-words');
  const reference = await call();
  const spoken = reference.toLowerCase().replaceAll('-', ' ');
  expect(await find(spoken)).toBe(`/records/${reference}#desk-heading`);
  const last = reference.endsWith('2') ? '3' : '2';
  expect(await find(reference.slice(0, -1) + last)).toBe(
    '/find?message=search-mistyped#desk-words',
  );
});

test('the hash of a search finds what the search finds', async () => {
  const [reference, request] = [await call(), await question()];
  const { findRecords, toKeyedSearch } = await import('@/lib/desk/records/find-records.server');
  const contact = { channel: 'sms', address: mobile } as const;
  const search = toKeyedSearch(services, { kind: 'contact', contact });
  const { records } = await findRecords(services, search, { now: services.store.now() });
  expect(records).toMatchObject([{ reference }, { reference: request }]);
  expect(JSON.stringify(search)).not.toContain(mobile);
});

test('a number is open to the staff member who opened it, in this session, for ten minutes', async () => {
  const [own, other] = [await signIn(asha), await signIn(ravi)];
  const reference = await call();
  const { readOpened } = await import('@/lib/desk/records/open-record.server');
  const seenBy = async (session: string) => {
    const staffMember = await staffMemberOf(session);
    if (!staffMember) throw new Error('not signed in');
    return (
      (await readOpened(services, staffMember, reference, services.store.now()))?.record ?? null
    );
  };
  expect(await seenBy(own)).toBeNull();
  const opened = `/records/${reference}#opened`;
  expect(await post(own, 'open', { id: reference })).toBe(opened);
  // A second press shows the same, and is no second event.
  expect(await post(own, 'open', { id: reference })).toBe(opened);
  expect(await actionsOn(reference)).toEqual([['opened-number', asha]]);
  expect(await seenBy(own)).toEqual({ kind: 'call', mobile, texts: [] });
  expect(await seenBy(other)).toBeNull();
  const { store } = services;
  const now = store.now;
  const later = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);
  try {
    store.now = later(1);
    // Her next session does not see it.
    expect(await seenBy(await signIn(asha))).toBeNull();
    store.now = later(9);
    expect(await seenBy(own)).not.toBeNull();
    store.now = later(11);
    expect(await seenBy(own)).toBeNull();
  } finally {
    store.now = now;
  }
});

test('a call is noted once for two presses; a third line of a note is not lost', async () => {
  const session = await signIn(asha);
  const reference = await call();
  const note = { id: reference, outcome: 'not-reached', note: 'rang twice\r\nbusy\r\nat 6' };
  const both = [post(session, 'note', note), post(session, 'note', note)];
  const saved = record(reference, 'not-reached');
  expect(await Promise.all(both)).toEqual([saved, saved]);
  const { readCallNotes } = await import('@/lib/desk/records/call-notes.server');
  expect(await readCallNotes(services, reference)).toMatchObject([
    { outcome: 'not-reached', note: 'rang twice\nbusy at 6', actor: asha },
  ]);
  expect(await actionsOn(reference)).toEqual([['not-reached', asha]]);
  expect(await post(session, 'note', { ...note, outcome: 'called' })).toBe(
    record(reference, 'called'),
  );
  expect(await readCallNotes(services, reference)).toHaveLength(2);
  expect(await post(session, 'note', { id: reference })).toBe(record(reference, 'no-outcome'));
  expect(await post(session, 'note', { ...note, note: 'x'.repeat(201) })).toBe(
    record(reference, 'note-too-long').replace('#message', '#desk-note'),
  );
});

test('of two staff members who close a refused call the second is told, and the story says who did', async () => {
  const [one, other] = [await signIn(asha), await signIn(ravi)];
  const reference = await call();
  const close = (session: string, outcome = 'closed') =>
    post(session, 'note', { id: reference, outcome, list: 'follow-ups' });
  const page = (message: string) =>
    `/records/${reference}?list=follow-ups&message=${message}#message`;
  expect(await close(one)).toBe(page('nothing-to-close'));
  await services.store.db
    .updateTable('lead')
    .set({ state: 'refused', follow_up: 'refused-after-promise' })
    .where('reference', '=', reference)
    .execute();
  expect(await close(one)).toBe(page('closed'));
  expect(await close(one)).toBe(page('closed'));
  expect(await close(other)).toBe(page('seen-to-before'));
  expect(await close(other, 'called')).toBe(page('seen-to-before'));
  expect(await actionsOn(reference)).toEqual([['closed', asha]]);
});

test('of two staff members who mark a request the second is told; the first may press twice', async () => {
  const [one, other] = [await signIn(asha), await signIn(ravi)];
  const reference = await question();
  const answer = (session: string) => post(session, 'answer', { id: reference });
  expect(await answer(one)).toBe(record(reference, 'marked-answered'));
  expect(await answer(one)).toBe(record(reference, 'marked-answered'));
  expect(await answer(other)).toBe(record(reference, 'answered-before'));
  expect(await actionsOn(reference)).toEqual([['answered', asha]]);
  const { readRecord } = await import('@/lib/desk/records/record-story.server');
  const { story } = (await readRecord(services, reference, services.store.now())) ?? {};
  expect(story?.map(({ what, actor }) => [what, actor])).toEqual([
    ['received', null],
    ['answered', asha],
  ]);
});

test('withdrawn, stopped: what came of it is on the page of the record', async () => {
  const session = await signIn(asha);
  const [sending, other, request] = [await call(), await call(3), await question()];
  const act = (action: string, id: string) => post(session, action, { id });
  expect(await act('withdraw', sending)).toBe(record(sending, 'may-be-called'));
  expect(await act('withdraw', sending)).toBe(record(sending, 'already'));
  expect(await act('withdraw', request)).toBe(record(request, 'no-record'));
  await services.store.db
    .updateTable('lead')
    .set({ state: 'delivered', sending_since: null })
    .where('reference', '=', other)
    .execute();
  const { findWaiting } = await import('@/lib/desk/records/find-records.server');
  const waiting = async () =>
    (await findWaiting(services, { now: services.store.now() })).records.map(({ kind }) => kind);
  expect(await waiting()).toEqual(['call', 'request']);
  // The desk acts on the request. Its number is stopped, so nobody is told to ring the call that Lead.svc has.
  expect(await act('stop-caller', request)).toBe(record(request, 'stopped'));
  expect(await waiting()).toEqual(['request']);
  const { isOnDoNotCallList } = await import('@/lib/leads/do-not-call-list.server');
  const { mobileKey } = await import('@/lib/store/field-encryption.server');
  const key = mobileKey(services.encryption, mobile);
  expect(await isOnDoNotCallList(services.store.db, key, services.store.now())).toBe(true);
});

test('a call that Lead.svc has waits for nobody once a list stops its number', async () => {
  const reference = await call();
  const { db } = services.store;
  await db
    .updateTable('lead')
    .set({ state: 'delivered', sending_since: null })
    .where('reference', '=', reference)
    .execute();
  const { readRecord } = await import('@/lib/desk/records/record-story.server');
  const seen = async () => (await readRecord(services, reference, services.store.now()))?.record;
  expect(await seen()).toMatchObject({ waitsFor: 'caller', isStopped: false });
  const { mobileKey } = await import('@/lib/store/field-encryption.server');
  const stop = (until: string) =>
    db
      .replaceInto('stopped_number')
      .values({
        mobile_key: mobileKey(services.encryption, mobile),
        stopped_at: '2026-11-01',
        until,
      })
      .execute();
  await stop('2999-01-01T00:00:00.000Z');
  expect(await seen()).toMatchObject({ waitsFor: null, isStopped: true });
  await stop('2026-11-02T00:00:00.000Z');
  expect(await seen()).toMatchObject({ waitsFor: 'caller', isStopped: false });
});

test.each(['open', 'note', 'answer', 'withdraw', 'stop-caller'])(
  '%s of what is no record changes nothing',
  async (action) => {
    const session = await signIn(asha);
    const outcome = { outcome: 'called' };
    for (const id of ['', 'CB-1', '../sign-in', '//evil.test', '?message=role'])
      expect(await post(session, action, { id, ...outcome })).toBe('?message=no-record#message');
    const unknown = 'CB-2222-2222';
    const message = action === 'stop-caller' ? 'no-number' : 'no-record';
    expect(await post(session, action, { id: unknown, ...outcome })).toBe(record(unknown, message));
  },
);

test('a post of a record that was opened out of a list leads back into it, and an unknown list is none', async () => {
  const session = await signIn(asha);
  const reference = await call();
  const land = (list: string, action = 'note') =>
    post(session, action, { id: reference, list, outcome: 'not-reached' });
  const own = `/records/${reference}`;
  expect(await land('for-you')).toBe(`${own}?list=for-you&message=not-reached#message`);
  expect(await land('day.2026-11-26', 'open')).toBe(`${own}?list=day.2026-11-26#opened`);
  for (const list of ['mobile.9876543210', 'day.x', '//evil.example', 'for-you&x=1'])
    expect(await land(list)).toBe(`${own}?message=not-reached#message`);
});

test('what was typed into a rejected form is kept for this session alone, sealed, until its next post', async () => {
  const [own, other] = [await signIn(asha), await signIn(ravi)];
  const { readRejectedForm } = await import('@/lib/desk/rejected-form.server');
  const refusedOf = async (session: string, message: DeskMessage | null = 'note-too-long') => {
    const staffMember = await staffMemberOf(session);
    return staffMember && readRejectedForm(services, staffMember, message, services.store.now());
  };
  const id = await call();
  const note = 'x'.repeat(201);
  await post(own, 'note', { id, outcome: 'called', note });
  expect(await refusedOf(own)).toEqual({
    action: 'note',
    message: 'note-too-long',
    fieldId: 'desk-note',
    values: { id, outcome: 'called', note },
  });
  expect(await refusedOf(other)).toBeNull();
  // Pages that the staff member opens meanwhile.
  expect([await refusedOf(own, null), await refusedOf(own, 'called')]).toEqual([null, null]);
  const rows = await services.store.db.selectFrom('form_draft').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('xxx');
  await post(own, 'note', { id, outcome: 'called', note: 'x' });
  expect(await refusedOf(own)).toBeNull();
  // What nobody types is not kept: a draft has 48 KB at most.
  await post(own, 'note', { id, outcome: 'called', note: 'x'.repeat(48 * 1024) });
  expect(await refusedOf(own)).toBeNull();
});
