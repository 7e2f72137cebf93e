/** The actions of stopped calls, people and exports on a temporary database: what they do and answer, by role. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { dayMs } from '@/lib/dates/iso-date';
import { lastWrites } from '@/lib/process/last-writes';
import type { Services } from '@/lib/store/services.server';
import { seedPolicy } from '@/testing/data/seed-policy.ts';
import { asha, deskSite, ravi } from '@/testing/handlers/desk-site.ts';

const mobile = '9876543210';
const formula = '=HYPERLINK("http://evil.test")';

const { post, signIn, call, question, lastEvent, ...desk } = deskSite([
  'lead',
  'service_request',
  'call_note',
  'stopped_number',
  'policy',
]);
let services: Services;
beforeAll(() => {
  services = desk.services();
});

async function setLead(id: string, columns: Record<string, string | number | null>) {
  await services.store.db.updateTable('lead').set(columns).where('id', '=', id).execute();
}

async function notReached(reference: string, note = '') {
  const { noteCall } = await import('@/lib/desk/records/call-notes.server');
  const actor = { actor: asha, from: null, now: services.store.now() };
  await noteCall(services, actor, reference, { outcome: 'not-reached', note });
}

async function keyOf(address: string): Promise<string> {
  const { mobileKey } = await import('@/lib/store/field-encryption.server');
  return mobileKey(services.encryption, address);
}

const cellsOf = (csv: string) => (parse(csv, { bom: true }) as string[][]).flat();

const managersActions = [
  'find-person',
  'correct-person',
  'erase-person',
  'export-records',
  'export-conversions',
  'export-events',
  'withdraw-policy',
  'restore-policy',
  'correct-policy',
  'delete-document',
];

test.each(managersActions)(
  'a desk staff member gets nothing of %s; the try is an event',
  async (action) => {
    const lead = await call();
    const fields = { contact: mobile, who: await keyOf(mobile), reason: 'x', confirm: 'yes' };
    const answer = await post(await signIn(asha), action, {
      ...fields,
      which: 'unreached',
      name: 'Call',
    });
    expect(answer).toMatchObject({ status: 303, location: '/desk?message=role#message', text: '' });
    expect(await lastEvent()).toMatchObject({
      actor: asha,
      action: 'refused',
      detail: `${action}: role`,
    });
    expect(await services.store.db.selectFrom('lead').select('state').execute()).toEqual([
      { state: lead.state },
    ]);
  },
);

test('a number is stopped by desk staff: its address has no digit of it and names calls on their way', async () => {
  const { reference } = await call();
  const waiting = await call({ product: 3 });
  await setLead(waiting.id, { sending_since: null });
  const cookie = await signIn(asha);
  const { location } = await post(cookie, 'stop-calls', { mobile: '98765 43210' });
  const key = await keyOf(mobile);
  expect(location).toBe(`/desk/stop-calls?who=${key}&tell=${reference}&message=stop-done#message`);
  const { readEntry } = await import('@/lib/desk/do-not-call/entries.server');
  expect(await readEntry(services, key, services.store.now())).toMatchObject({
    entry: { until: expect.any(String) },
    history: [{ what: 'stopped-by-desk', by: asha }],
  });
  const states = await services.store.db.selectFrom('lead').select('state').execute();
  expect(states).toEqual([{ state: 'expired' }, { state: 'expired' }]);
  await post(cookie, 'prove-stop', { mobile });
  expect(await lastEvent()).toMatchObject({ action: 'proved-stop', subject: '••••••••10' });
  expect((await post(cookie, 'stop-calls', { mobile: '12345' })).location).toBe(
    '/desk/stop-calls?message=stop-no-mobile#stop-mobile',
  );
});

test('a person is found, and erased only with a reason and a tick; the callers must be told', async () => {
  const sending = await call();
  await question();
  await seedPolicy(services, mobile);
  const cookie = await signIn(ravi);
  const key = await keyOf(mobile);
  const own = `/desk/people?who=${key}`;
  expect((await post(cookie, 'find-person', { contact: '+91 98765-43210' })).location).toBe(
    `${own}#desk-heading`,
  );
  const erase = async (fields: Record<string, string>) =>
    (await post(cookie, 'erase-person', { who: key, ...fields })).location;
  expect(await erase({ confirm: 'yes' })).toBe(
    `${own}&step=erase&message=person-no-reason#erase-person-reason`,
  );
  expect(await erase({ reason: 'a letter' })).toBe(
    `${own}&step=erase&message=person-not-confirmed#erase-confirm`,
  );
  expect(await services.store.db.selectFrom('policy').select('id').execute()).toHaveLength(1);
  expect(await erase({ reason: 'a letter', confirm: 'yes' })).toBe(
    `${own}&tell=${sending.reference}&message=person-erased#message`,
  );
  expect(await services.store.db.selectFrom('policy').select('id').execute()).toEqual([]);
  expect(await lastEvent()).toMatchObject({
    actor: ravi,
    action: 'erased',
    detail: '1 calls, 1 requests, 1 policies: a letter',
  });
});

test('a policy is withdrawn, shown again, corrected and loses a document, each for a reason and with an event', async () => {
  const { findPolicies } = await import('@/lib/policies/find-policies.server');
  const { id, documents } = await seedPolicy(services, mobile);
  const cookie = await signIn(ravi);
  const own = `/desk/records/${id}`;
  const change = async (action: string, fields: Record<string, string> = {}) =>
    (await post(cookie, action, { id, reason: 'a letter', ...fields })).location.replace(own, '');
  const said = (message: string, fieldId = 'message') => `?message=${message}#${fieldId}`;
  expect(await change('withdraw-policy', { reason: ' ' })).toBe(
    said('person-no-reason', 'withdraw-policy-reason'),
  );
  expect(await change('restore-policy')).toBe(said('policy-unchanged'));
  expect(await change('withdraw-policy')).toBe(said('policy-withdrawn'));
  expect(await change('withdraw-policy')).toBe(said('policy-unchanged'));
  expect(await lastEvent()).toMatchObject({ action: 'withdrew', subject: id, detail: 'a letter' });
  expect(await change('restore-policy')).toBe(said('policy-restored'));
  const value = await keyOf(mobile);
  for (const [contact, message] of [
    ['', 'person-not-typed'],
    ['a@b.example', 'person-other-kind'],
    ['+91 98765-43210', 'person-same'],
  ] as const)
    expect(await change('correct-policy', { value, contact })).toBe(said(message, 'policy-to'));
  const contact = '98765 43219';
  const other = await keyOf('9876543219');
  expect(await change('correct-policy', { value: other, contact })).toBe(
    said('policy-unchanged', 'policy-to'),
  );
  expect(await change('correct-policy', { value, contact })).toBe(said('policy-corrected'));
  expect(await lastEvent()).toMatchObject({ action: 'corrected', subject: id, actor: ravi });
  const [policy] = await findPolicies(services, { id }, 1);
  expect(policy?.details.mobiles).toEqual(['9876543219']);
  const document = documents[0]?.id ?? '';
  expect(await change('delete-document', { value: id })).toBe(said('policy-unchanged'));
  expect(await change('delete-document', { value: document })).toBe(said('document-deleted'));
  expect(await lastEvent()).toMatchObject({ action: 'erased', detail: 'one document: a letter' });
  const gone = { id: '00000000-0000-0000-0000-000000000000', reason: 'x' };
  expect((await post(cookie, 'withdraw-policy', gone)).location).toBe(
    '/desk?message=no-record#message',
  );
});

test('nobody, a mistyped one, one of whom only a stop is left, and a made-up address', async () => {
  const cookie = await signIn(ravi);
  const find = async (contact: string) => (await post(cookie, 'find-person', { contact })).location;
  expect(await find('98765')).toBe('/desk/people?message=person-not-typed#person');
  expect(await find('9876500000')).toBe('/desk/people?message=person-unknown#message');
  await post(cookie, 'stop-calls', { mobile });
  expect(await find(mobile)).toBe('/desk/people?message=person-only-stopped#message');
  for (const who of ['', 'x', 'a'.repeat(64)])
    expect(
      (await post(cookie, 'erase-person', { who, reason: 'x', confirm: 'yes' })).location,
    ).toBe('/desk/people?message=person-unknown#message');
});

test('a person is found by a mail address too, of a request or a policy', async () => {
  const { findContact } = await import('@/lib/desk/people/find-contact.server');
  const { emailKey } = await import('@/lib/store/field-encryption.server');
  await question({ email: 'Asha@Example.in' });
  const found = await findContact(services, emailKey(services.encryption, 'asha@example.in'));
  expect(found).toEqual({ channel: 'email', address: 'Asha@Example.in' });
  await services.store.db.deleteFrom('service_request').execute();
  await seedPolicy(services, mobile);
  expect(await findContact(services, await keyOf(mobile))).toEqual({
    channel: 'sms',
    address: mobile,
  });
});

test('a number is corrected in a request, and the address of the answer is the new one’s', async () => {
  const { reference } = await question();
  const lead = await call();
  const cookie = await signIn(ravi);
  const [old, next] = [await keyOf(mobile), await keyOf('9876500042')];
  const correct = async (contact: string, reason = 'a slip') =>
    (await post(cookie, 'correct-person', { who: old, contact, reason })).location;
  const own = `/desk/people?who=${old}`;
  expect(await correct('98')).toBe(`${own}&message=person-not-typed#correct-to`);
  expect(await correct('9876500042', '')).toBe(
    `${own}&message=person-no-reason#correct-person-reason`,
  );
  expect(await correct('a@example.in')).toBe(`${own}&message=person-other-kind#correct-to`);
  expect(await correct(mobile)).toBe(`${own}&message=person-same#correct-to`);
  expect(await correct('9876500042')).toBe(
    `/desk/people?who=${next}&tell=${lead.reference}&message=person-corrected#message`,
  );
  const { findRecords } = await import('@/lib/desk/records/find-records.server');
  const contact = { channel: 'sms', address: '9876500042' } as const;
  expect(
    (await findRecords(services, { kind: 'contact', contact }, { now: services.store.now() }))
      .records,
  ).toMatchObject([{ reference }]);
});

test('attack: every export of a formula as a name, a note and a file is a file without one, and an event', async () => {
  const cookie = await signIn(ravi);
  const request = await question({ name: formula });
  await services.store.db
    .updateTable('service_request')
    .set({ state: 'delivered' })
    .where('id', '=', request.id)
    .execute();
  await notReached(request.reference, '+1+1');
  const folder = mkdtempSync(join(tmpdir(), 'stop-list-'));
  const file = join(folder, '=1+1.csv');
  writeFileSync(file, `Mobile\n${mobile}\n9876500001\n`);
  const { importDoNotCallList } = await import(
    '@/lib/desk/do-not-call/import-do-not-call-list.server'
  );
  await importDoNotCallList(
    services,
    { actor: ravi, from: null, now: services.store.now() },
    { file, isDryRun: false },
  );
  rmSync(folder, { recursive: true });
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const exports: [string, Record<string, string>, string][] = [
    ['export-records', { which: 'day', day, numbers: 'yes' }, `'${formula}`],
    ['export-records', { which: 'day', day }, request.reference],
    ['export-events', {}, "'=1+1.csv: 2 added, 0 renewed, 0 rejected"],
  ];
  for (const [action, fields, expected] of exports) {
    const { status, headers, text } = await post(cookie, action, fields);
    expect([action, status, headers.get('content-type')]).toEqual([
      action,
      200,
      'text/csv; charset=utf-8',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(cellsOf(text)).toContain(expected);
    for (const cell of cellsOf(text)) expect(cell).not.toMatch(/^\s*[=+\-@|%]/);
    expect(await lastEvent()).toMatchObject({ actor: ravi, action: 'exported' });
  }
  for (const name of [formula, '-1', '@x', ''])
    expect((await post(cookie, 'export-conversions', { name })).location).toBe(
      '/desk/exports?message=export-no-name#export-name',
    );
  expect((await post(cookie, 'export-records', { which: 'day', day: '31/02' })).location).toBe(
    '/desk/exports?message=export-no-day#export-day',
  );
});

test('the unreached are those that may still be called, of all days, masked without the tick', async () => {
  const again = await call();
  const made = await call({ product: 3 });
  const withdrawn = await call({ product: 4 });
  const old = await call({ product: 5 });
  for (const { id } of [again, made, withdrawn, old]) await setLead(id, { state: 'delivered' });
  for (const { reference } of [again, made, withdrawn, old]) await notReached(reference);
  const { noteCall } = await import('@/lib/desk/records/call-notes.server');
  const earlier = new Date(Date.now() - 60_000).toISOString();
  await services.store.db.updateTable('call_note').set({ at: earlier }).execute();
  await noteCall(services, { actor: asha, from: null, now: services.store.now() }, made.reference, {
    outcome: 'called',
    note: '',
  });
  const past = new Date(Date.now() - dayMs).toISOString();
  await setLead(withdrawn.id, { withdrawn_at: past });
  await setLead(old.id, { expires_at: past });
  const cookie = await signIn(ravi);
  const masked = await post(cookie, 'export-records', { which: 'unreached' });
  const references = cellsOf(masked.text).filter((cell) => cell.startsWith('CB-'));
  expect(references).toEqual([again.reference]);
  expect(masked.text).not.toContain(mobile);
  const open = await post(cookie, 'export-records', { which: 'unreached', numbers: 'yes' });
  expect(cellsOf(open.text)).toContain(mobile);
  expect(await lastEvent()).toMatchObject({ detail: '1 rows with numbers' });
});

test('the conversions are a file for the importer, and an event', async () => {
  const lead = await call();
  await setLead(lead.id, { conversion_id: '7e2f', click_ids: '{"gclid":"Cj0"}' });
  const { text } = await post(await signIn(ravi), 'export-conversions', { name: 'Call, asked' });
  expect(text).toMatch(/^Parameters:TimeZone=\+0530\n.*\nCj0,,,"Call, asked",.*,7e2f\n$/);
  expect(await lastEvent()).toMatchObject({ action: 'exported', subject: 'conversions' });
});

test('the trail as CSV has the filter of its page', async () => {
  const desk = await signIn(asha);
  await post(desk, 'stop-calls', { mobile });
  const cookie = await signIn(ravi);
  await post(cookie, 'stop-calls', { mobile });
  const { readDeskActors } = await import('@/lib/desk/trail/audit-trail.server');
  const actors = await readDeskActors(services);
  expect(actors.map(({ actor }) => actor)).toEqual([asha, ravi]);
  const worker = actors[0]?.key ?? '';
  const { text } = await post(cookie, 'export-events', { worker, action: 'stopped-number' });
  const rows = parse(text, { bom: true }) as string[][];
  expect(new Set(rows.slice(1).map(([, who, what]) => `${who} ${what}`))).toEqual(
    new Set([`${asha} stopped-number`]),
  );
  const none = await post(cookie, 'export-events', { day: '2020-01-01' });
  expect(parse(none.text, { bom: true })).toHaveLength(1);
});

test('an export whose event cannot be written is no file', async () => {
  const cookie = await signIn(ravi);
  await call();
  const { db } = services.store;
  await sql`create trigger full_disk before insert on desk_event
    begin select raise(abort, 'disk is full'); end`.execute(db);
  try {
    for (const [action, fields] of [
      ['export-records', { which: 'unreached', numbers: 'yes' }],
      ['export-conversions', { name: 'Call' }],
      ['export-events', {}],
      ['stop-calls', { mobile }],
    ] as const) {
      const { status, text } = await post(cookie, action, fields);
      expect([action, status]).toEqual([action, 503]);
      expect(text).not.toContain('CB-');
    }
    expect(await db.selectFrom('stopped_number').selectAll().execute()).toEqual([]);
  } finally {
    await sql`drop trigger full_disk`.execute(db);
  }
});

test('the line of every page says what to do where calls wait, the disk is full or the licence ends', async () => {
  const { readStatusLine } = await import('@/lib/start-up/site-status/site-status.server');
  const items = async (now = services.store.now()) =>
    Object.fromEntries((await readStatusLine(services, now)).map((one) => [one.name, one]));
  lastWrites().probe = null;
  expect(await items()).toMatchObject({
    'Lead.svc': { state: 'nothing waits', todo: null },
    Disk: { state: 'works', todo: null },
  });
  await call();
  await question();
  const late = await items(new Date(services.store.now().getTime() + 600_000));
  expect(late['Lead.svc']).toMatchObject({
    state: '1 call waiting, the oldest for 10 minutes',
    todo: expect.stringContaining('engineer'),
  });
  expect(late.Mail?.todo).toEqual(expect.stringContaining('engineer'));
  lastWrites().failedAt = performance.now();
  expect((await items()).Disk).toMatchObject({
    state: 'saves nothing',
    todo: expect.stringContaining('engineer'),
  });
  lastWrites().failedAt = null;
  const env = services.env as { broker: object };
  const before = env.broker;
  env.broker = { ...before, licence: { mode: 'fixed_term', validUntil: '2026-12-01' } };
  const licenceOn = async (day: string) => (await items(new Date(`${day}T06:00:00Z`))).Licence;
  const told = { todo: expect.stringContaining('principal officer') };
  expect(await licenceOn('2026-11-26')).toMatchObject({ state: 'ends in 5 days', ...told });
  // A renewal takes weeks: two months before.
  expect(await licenceOn('2026-10-02')).toMatchObject({ state: 'ends in 60 days', ...told });
  expect(await licenceOn('2026-10-01')).toMatchObject({ state: 'ends in 61 days', todo: null });
  env.broker = before;
});
