/** The desk's actions on both databases: what they change, and that each is an event or does not happen. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { seedPolicy } from '../../testing/data/seed-policy.ts';
import { validCallBack } from '../../testing/data/valid-call-back.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { dayMs, todayInIndia } from '../dates/iso-date.ts';
import type { Contact } from '../input/contact.ts';
import { deliverLead } from '../leads/deliver/deliver-lead.server.ts';
import { isOnDoNotCallList } from '../leads/do-not-call-list.server.ts';
import { eraseExpiredLeads } from '../leads/retention.server.ts';
import type { CallBackSubmission } from '../leads/submit/call-back-submission.ts';
import { recordLead } from '../leads/submit/record-lead.server.ts';
import { findPolicies } from '../policies/find-policies.server.ts';
import { openDocument } from '../policies/open-document.server.ts';
import { readPolicies } from '../policies/read-policies.server.ts';
import { recordRequest } from '../requests/submit/record-request.server.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import { type LeadRow, leadTextColumns, sealedLeadColumns } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { countDoNotCallList, proveEntry, stopNumber } from './do-not-call/entries.server.ts';
import { importDoNotCallList } from './do-not-call/import-do-not-call-list.server.ts';
import {
  exportConversions,
  exportDeskEvents,
  exportRecords,
} from './export/export-records.server.ts';
import { correctPerson } from './people/correct-person.server.ts';
import { erasePerson, planErasure } from './people/erase-person.server.ts';
import { answerRequest } from './records/answer-request.server.ts';
import { eraseExpiredNotes, noteCall, readCallNotes } from './records/call-notes.server.ts';
import {
  changePolicy,
  erasePoliciesAs,
  type PolicyChange,
} from './records/change-policy.server.ts';
import { findRecords, findWaiting } from './records/find-records.server.ts';
import { openRecord } from './records/open-record.server.ts';
import { readRecord } from './records/record-story.server.ts';
import { withdrawCalls } from './records/withdraw-calls.server.ts';
import { type DeskActor, readDeskActors, readDeskEvents } from './trail/audit-trail.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The trail cannot be cleared between tests: each has staff members of its own. */
let tests = 0;
const newActor = (): DeskActor => ({ actor: `desk-${++tests}@example.in`, from: '203.0.x.x' });

const asha: Contact = { channel: 'sms', address: '9876543210' };
const cleared = [
  'lead',
  'service_request',
  'request_file',
  'stopped_number',
  'call_note',
  'policy',
  'policy_contact',
  'policy_import',
  'policy_document',
  'policy_document_chunk',
  'erased_policy',
] as const;

onBothDatabases(cleared, (database) => {
  let leadService: LeadServiceStandIn;
  let services: Services;

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
    services = database.services({
      QA_SERVICE_URL: leadService.url,
      LEAD_SERVICE_TIMEOUT_MS: '10000',
    });
  });
  afterAll(() => leadService.close());
  beforeEach(() => {
    leadService.setMode({ mode: 'accept' });
    leadService.clear();
  });

  const now = () => services.store.now();
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);

  async function call(over: Partial<CallBackSubmission> = {}, at = now(), retentionDays = 366) {
    const outcome = await recordLead(
      services.store,
      services.encryption,
      { ...validCallBack, ...over },
      { upstream: 'qa', perMobilePerDay: 9, retentionDays, leaseMs: 60_000, now: at },
    );
    if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
    return outcome.row;
  }

  async function question(fields: Record<string, string> = {}, at = now()) {
    const outcome = await recordRequest(
      services,
      {
        kind: 'contact',
        fields: { message: 'Why?', name: 'Asha', mobile: asha.address, ...fields },
        page: '/contact-us',
      },
      at,
    );
    if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
    return outcome.row;
  }

  const readLead = ({ id }: Pick<LeadRow, 'id'>) =>
    services.store.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function eventsOf({ actor }: DeskActor) {
    const { events } = await readDeskEvents(services, { actor, limit: 50 });
    return events.map(({ action, subject, from }) => [action, subject, from]);
  }

  test('records are found by reference, number, address and day, oldest first, and masked', async () => {
    const first = await call({}, daysAgo(2));
    const later = await question({ email: 'asha@example.in' });
    await seedPolicy(services, asha.address);
    const found = async (...search: Parameters<typeof findRecords>[1][]) =>
      (await findRecords(services, search[0] ?? { kind: 'contact', contact: asha })).records;
    const all = await found();
    expect(all.map(({ kind }) => kind)).toEqual(['call', 'request', 'policy']);
    expect(JSON.stringify(all)).not.toMatch(/9876543210|asha@|000123456/);
    expect(all[0]).toMatchObject({ reference: first.reference, waitsFor: 'lead-service' });
    const email: Contact = { channel: 'email', address: 'ASHA@example.in' };
    for (const search of [
      { kind: 'reference', reference: later.reference },
      { kind: 'contact', contact: email },
      { kind: 'day', day: todayInIndia(now()) },
    ] as const) {
      expect((await found(search)).map((one) => one.kind === 'request' && one.reference)).toEqual([
        later.reference,
      ]);
    }
    const day = todayInIndia(daysAgo(2));
    expect(await found({ kind: 'day', day })).toMatchObject([{ reference: first.reference }]);
    expect((await findWaiting(services)).records).toHaveLength(2);
    expect((await findRecords(services, { kind: 'contact', contact: asha }, 2)).isCut).toBe(true);
  });

  test('the answer that a visitor shows is opened with the number, and exported nowhere', async () => {
    const actor = newActor();
    const answer = '/term-insurance/human-life-value-calculator/answer?age=34';
    const lead = await call({ answer, showAnswer: true });
    expect(await openRecord(services, actor, lead.reference)).toMatchObject({
      record: { texts: [{ text: answer, isLink: true }] },
    });
    expect(await eventsOf(actor)).toHaveLength(1);
    const found = await findRecords(services, { kind: 'contact', contact: asha });
    expect(JSON.stringify(found)).not.toContain('human-life-value');
    const { csv } = await exportRecords(
      services,
      actor,
      { kind: 'contact', contact: asha },
      { isRevealed: true },
    );
    expect(csv).toContain('9876543210');
    expect(csv).not.toContain('human-life-value');
  });

  /** A call with words in every column that the desk reads as text, sealed or not. */
  async function filledCall() {
    const lead = await call();
    const wordsOf = (column: string) => `9876543210 in ${column}`;
    const columns = [...sealedLeadColumns, ...leadTextColumns].map(({ column }) => column);
    const sealed = new Set<string>(sealedLeadColumns.map(({ column }) => column));
    const filled = Object.fromEntries(
      columns.map((column) => {
        const words = wordsOf(column);
        return [column, sealed.has(column) ? services.encryption.seal(words, lead.id) : words];
      }),
    );
    await services.store.db.updateTable('lead').set(filled).where('id', '=', lead.id).execute();
    return { lead, wordsOf };
  }

  test('an opened call shows every sealed column, and a masked one none; what is not sealed is on both', async () => {
    const { lead, wordsOf } = await filledCall();
    const opened = JSON.stringify(await openRecord(services, newActor(), lead.reference));
    const masked = JSON.stringify((await readRecord(services, lead.reference))?.record);
    for (const { column } of sealedLeadColumns) {
      expect(opened).toContain(wordsOf(column));
      expect(masked).not.toContain(wordsOf(column));
    }
    for (const { column, isSealed } of leadTextColumns)
      if (!isSealed) expect(masked).toContain(wordsOf(column));
  });

  test('an export has a column for every text of a call, and the sealed ones only on request', async () => {
    const { wordsOf } = await filledCall();
    const search = { kind: 'contact', contact: asha } as const;
    const cellsOf = async (isRevealed: boolean) => {
      const { csv } = await exportRecords(services, newActor(), search, { isRevealed });
      const [row] = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
      return row ?? {};
    };
    const [open, masked] = [await cellsOf(true), await cellsOf(false)];
    for (const { column, text } of sealedLeadColumns) {
      const listed = column === 'mobile_sealed' ? 'mobile' : text?.listed;
      // The address of an answer is read at the desk alone (lead-schema.ts).
      if (!listed) expect(JSON.stringify(open)).not.toContain(wordsOf(column));
      else expect(open[listed]).toBe(wordsOf(column));
      expect(JSON.stringify(masked)).not.toContain(wordsOf(column));
    }
    for (const { column, isSealed, listed } of leadTextColumns)
      if (!isSealed && listed) expect(masked[listed]).toBe(wordsOf(column));
    expect(sealedLeadColumns.filter(({ text }) => text?.listed === null)).toMatchObject([
      { column: 'answer_sealed' },
    ]);
  });

  test('a number is opened with an event; a record tells its story', async () => {
    const actor = newActor();
    const lead = await call();
    await deliverLead(services, lead);
    expect(await openRecord(services, actor, lead.reference)).toEqual({
      kind: 'opened',
      record: { kind: 'call', mobile: '9876543210', texts: [] },
    });
    const request = await question();
    expect(await openRecord(services, actor, request.reference)).toMatchObject({
      record: { fields: { name: 'Asha' } },
    });
    const policy = await seedPolicy(services, asha.address);
    expect(await openRecord(services, actor, policy.id)).toMatchObject({
      record: { details: { number: 'EX/2026/000123456' } },
    });
    expect(await openRecord(services, actor, 'CB-2222-2222')).toEqual({ kind: 'not-found' });
    expect(await eventsOf(actor)).toHaveLength(3);
    await noteCall(services, actor, lead.reference, {
      outcome: 'not-reached',
      note: 'at 6\nagain',
    });
    const { story, record } = (await readRecord(services, lead.reference)) ?? {};
    expect(record).toMatchObject({ waitsFor: 'second-try' });
    expect(story?.map(({ what, actor }) => [what, actor])).toEqual([
      ['received', null],
      ['delivered', null],
      ['opened-number', actor.actor],
      ['not-reached', actor.actor],
    ]);
    expect(await readRecord(services, 'CB-2222-2222')).toBeNull();
  });

  test('Lead.svc’s words are in the story without the number that they repeat', async () => {
    const lead = await call();
    await services.store.db
      .updateTable('lead')
      .set({
        state: 'refused',
        sending_since: null,
        settled_at: now().toISOString(),
        refusal_sealed: services.encryption.seal('9876543210 is blocked', lead.id),
      })
      .execute();
    const { story } = (await readRecord(services, lead.reference)) ?? {};
    expect(story?.at(-1)).toMatchObject({ what: 'refused', text: '••••••••10 is blocked' });
  });

  test('a note is sealed, and is erased with the number', async () => {
    const actor = newActor();
    const lead = await call({}, daysAgo(365));
    const note = (text: string) =>
      noteCall(services, actor, lead.reference, { outcome: 'called', note: text });
    expect(await note('₹'.repeat(200))).toEqual({ kind: 'noted' });
    const stored = await services.store.db.selectFrom('call_note').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('₹');
    expect(await eraseExpiredNotes(services)).toBe(0);
    await eraseExpiredLeads(services, new Date(now().getTime() + 2 * dayMs));
    expect(await eraseExpiredNotes(services)).toBe(1);
    expect(await readCallNotes(services, lead.reference)).toMatchObject([{ note: 'erased' }]);
    expect(await note('later')).toEqual({ kind: 'erased' });
  });

  test('of two staff members who mark the same request the second sees who did', async () => {
    const [one, other] = [newActor(), newActor()];
    const { reference } = await question();
    const outcomes = await Promise.all(
      [one, other].map((actor) => answerRequest(services, actor, reference)),
    );
    const events = [await eventsOf(one), await eventsOf(other)];
    const first = events.findIndex((list) => list.length > 0);
    expect(events.flat()).toEqual([['answered', reference, '203.0.x.x']]);
    expect(outcomes[first]).toEqual({ kind: 'answered' });
    expect(outcomes[1 - first]).toEqual({
      kind: 'already-answered',
      by: { actor: [one, other][first]?.actor, at: expect.any(String) },
    });
    expect(await answerRequest(services, one, 'SR-2222-2222')).toEqual({ kind: 'not-found' });
  });

  test('several calls are withdrawn; of a delivered one it is written down and seen in lists', async () => {
    const actor = newActor();
    const delivered = await call();
    await deliverLead(services, delivered);
    const waiting = await call({ product: 3 });
    await services.store.db
      .updateTable('lead')
      .set({ sending_since: null })
      .where('id', '=', waiting.id)
      .execute();
    const sending = await call({ product: 4 });
    const references = [delivered, waiting, sending].map(({ reference }) => reference);
    const withdraw = async () =>
      (await withdrawCalls(services, actor, [...references, 'CB-2222-2222'])).map(
        ({ kind }) => kind,
      );
    expect(await withdraw()).toEqual([
      'withdrawn-after-delivery',
      'withdrawn',
      'may-be-called',
      'not-found',
    ]);
    expect(await withdraw()).toEqual(['already', 'already', 'already', 'not-found']);
    expect(await eventsOf(actor)).toHaveLength(3);
    const { records } = await findRecords(services, {
      kind: 'reference',
      reference: delivered.reference,
    });
    expect(records).toMatchObject([
      { state: 'delivered', withdrawnAt: expect.any(String), waitsFor: null },
    ]);
    expect((await findWaiting(services)).records).toEqual([]);
  });

  test('a stopped number: its waiting call is withdrawn, its day can be proven', async () => {
    const actor = newActor();
    await call();
    expect(await stopNumber(services, actor, '9876543210')).toMatchObject({ withdrawn: 1 });
    expect(await proveEntry(services, actor, '9876543210')).toMatchObject({
      entry: { stoppedAt: expect.any(String), until: expect.any(String) },
      history: expect.arrayContaining([
        { at: expect.any(String), what: 'stopped-by-desk', by: actor.actor },
      ]),
    });
    expect(await proveEntry(services, actor, '9876500099')).toEqual({ entry: null, history: [] });
    expect(await eventsOf(actor)).toEqual(
      expect.arrayContaining([['stopped-number', '••••••••10', '203.0.x.x']]),
    );
  });

  test('a request to stop calls, of which no number is kept, names the calls that Lead.svc has', async () => {
    const delivered = await call();
    await deliverLead(services, delivered);
    const waiting = await call({ product: 3 });
    const stop = {
      kind: 'stop-calls',
      fields: { mobile: asha.address },
      page: '/contact-us',
    } as const;
    const outcome = await recordRequest(services, stop, now());
    if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
    const found = await readRecord(services, outcome.row.reference);
    expect(found?.stoppedCalls).toEqual([delivered.reference]);
    expect(await readLead(waiting)).toMatchObject({ state: 'expired' });
    const other = await readRecord(services, (await question()).reference);
    expect(other?.stoppedCalls).toEqual([]);
  });

  test('the broker’s own file: a dry run changes nothing; the import names rejected rows', async () => {
    const actor = newActor();
    const file = join(folder, 'stop.csv');
    const rows = ['Sr;Mobile No;Name', '1;98765 43210;x', '2;;y', '3;=1+1;z', '4;9876543210;x'];
    writeFileSync(file, [...rows, '5;+91 9876500001;w'].join('\n'));
    const lead = await call();
    const delivered = await call({ mobile: '9876500001' });
    await services.store.db
      .updateTable('lead')
      .set({ state: 'delivered', conversion_id: 'c', click_ids: '{}' })
      .where('id', '=', delivered.id)
      .execute();
    const read = (isDryRun: boolean) => importDoNotCallList(services, actor, { file, isDryRun });
    const report = {
      column: 'Mobile No',
      rows: 5,
      added: 2,
      renewed: 0,
      repeated: 1,
      rejected: [
        { row: 3, reason: 'empty' },
        { row: 4, reason: 'not a mobile number' },
      ],
    };
    expect(await read(true)).toEqual({ ...report, withdrawn: 0 });
    expect(await countDoNotCallList(services)).toMatchObject({ numbers: 0, firstDay: null });
    expect(await eventsOf(actor)).toEqual([]);
    expect(await read(false)).toEqual({ ...report, withdrawn: 1 });
    expect(await readLead(lead)).toMatchObject({ state: 'expired' });
    // Lead.svc has it: the callers must be told, and no network hears of it any more.
    expect(await readLead(delivered)).toMatchObject({
      state: 'delivered',
      withdrawn_at: expect.any(String),
      conversion_id: null,
      click_ids: null,
    });
    const key = mobileKey(services.encryption, '9876500001');
    expect(await isOnDoNotCallList(services.store.db, key, now())).toBe(true);
    expect(await read(false)).toMatchObject({ added: 0, renewed: 2 });
    expect(await countDoNotCallList(services)).toMatchObject({
      numbers: 2,
      firstDay: todayInIndia(now()),
      endingWithinAWeek: 0,
    });
    writeFileSync(file, '9876500003\n9876500004\n');
    expect(await read(true)).toMatchObject({ column: null, rows: 2, added: 2 });
    writeFileSync(file, 'a,b\nc,d\n');
    await expect(read(true)).rejects.toThrow('No column is called');
    writeFileSync(file, 'Mobile,Phone\n9876500003,9876500004\n');
    await expect(read(true)).rejects.toThrow('Keep one');
  });

  test('an erased person: policies and documents are gone, what the law keeps is named with its day', async () => {
    const actor = newActor();
    const campaign = { first: { path: '/', gclid: 'abc' }, last: { path: '/', gclid: 'abc' } };
    const young = await call({ campaign } as Partial<CallBackSubmission>, daysAgo(10));
    await deliverLead(services, young);
    const old = await call({ product: 3 }, daysAgo(400), 800);
    const request = await question({}, daysAgo(3));
    const policy = await seedPolicy(services, asha.address);
    await noteCall(services, actor, young.reference, { outcome: 'called', note: 'Asha, Pune' });
    const planned = await planErasure(services, asha);
    const kept = (at: string) => todayInIndia(new Date(Date.parse(at) + 366 * dayMs));
    expect(planned.rows).toEqual([
      expect.objectContaining({ name: old.reference, outcome: 'erased' }),
      expect.objectContaining({
        name: young.reference,
        outcome: 'kept',
        until: kept(young.created_at),
        why: 'proof-of-enquiry',
      }),
      expect.objectContaining({
        name: request.reference,
        outcome: 'kept',
        until: kept(request.created_at),
        why: 'proof-of-answer',
      }),
      expect.objectContaining({ what: 'policy', outcome: 'erased', documents: 2 }),
    ]);
    expect(await readPolicies(services, mobileKey(services.encryption, asha.address))).toHaveLength(
      1,
    );
    expect(await erasePerson(services, actor, asha, { reason: 'asked in writing' })).toEqual(
      planned,
    );
    expect(await readLead(old)).toMatchObject({ mobile_sealed: null, mobile_key: null });
    expect(await readLead(young)).toMatchObject({
      mobile_sealed: expect.any(String),
      campaign: null,
      click_ids: null,
      conversion_id: null,
      refusal_sealed: null,
      answer_sealed: null,
      client_key: null,
    });
    expect(await readCallNotes(services, young.reference)).toMatchObject([{ note: 'erased' }]);
    const { db } = services.store;
    for (const table of ['policy', 'policy_contact', 'policy_document'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(await openRecord(services, actor, policy.id)).toEqual({ kind: 'not-found' });
    expect(await eventsOf(actor)).toContainEqual(['erased', '••••••••10', '203.0.x.x']);
    const nobody: Contact = { channel: 'sms', address: '9876599999' };
    expect(await erasePerson(services, actor, nobody, { reason: 'x' })).toBeNull();
  });

  test.each(['accept', 'refuse'] as const)(
    'erasing with a call on its way (Lead.svc will %s): it ends, its answer is not stored, the desk is told',
    async (mode) => {
      const actor = newActor();
      const sending = await call();
      const waiting = await call({ product: 3 });
      const { db } = services.store;
      await db
        .updateTable('lead')
        .set({ sending_since: null })
        .where('id', '=', waiting.id)
        .execute();
      expect(await erasePerson(services, actor, asha, { reason: 'asked' })).toMatchObject({
        mayBeCalled: [sending.reference],
        withdrawn: [waiting.reference],
      });
      leadService.setMode({ mode });
      await deliverLead(services, sending);
      expect(await readLead(sending)).toMatchObject({
        state: 'expired',
        withdrawn_at: expect.any(String),
        refusal_sealed: null,
      });
      expect(await readLead(waiting)).toMatchObject({ state: 'expired' });
    },
  );

  test('a corrected number: requests and policies follow, a waiting call does not', async () => {
    const actor = newActor();
    const to: Contact = { channel: 'sms', address: '9876500042' };
    const lead = await call();
    const request = await question({ email: 'asha@example.in' });
    await seedPolicy(services, asha.address);
    expect(await correctPerson(services, actor, { from: asha, to }, 'a slip')).toEqual({
      kind: 'corrected',
      requests: [request.reference],
      policies: 1,
      withdrawn: [],
      // Its send had begun.
      mayBeCalled: [lead.reference],
      unreadable: [],
    });
    expect(await readLead(lead)).toMatchObject({ state: 'expired' });
    const { records } = await findRecords(services, { kind: 'contact', contact: to });
    expect(records.map(({ kind }) => kind)).toEqual(['request', 'policy']);
    const from: Contact = { channel: 'email', address: 'asha@example.in' };
    const right: Contact = { channel: 'email', address: 'asha.k@example.in' };
    await correctPerson(services, actor, { from, to: right }, 'a slip');
    expect(await openRecord(services, actor, request.reference)).toMatchObject({
      record: { fields: { mobile: to.address, email: right.address } },
    });
    for (const [pair, kind] of [
      [{ from: asha, to: right }, 'other-channel'],
      [{ from: to, to }, 'same'],
      [{ from: asha, to }, 'nothing-found'],
    ] as const)
      expect(await correctPerson(services, actor, pair, 'x')).toEqual({ kind });
  });

  test('one policy is withdrawn, restored, given another mobile and erased, each with an event', async () => {
    const actor = newActor();
    await seedPolicy(services, asha.address);
    const find = () => findPolicies(services, {}, 1);
    const [policy] = await find();
    if (!policy) throw new Error('not found');
    const change = (what: PolicyChange) => changePolicy(services, actor, policy, what, 'asked');
    expect(await change({ kind: 'restore' })).toBe(false);
    expect(await change({ kind: 'withdraw' })).toBe(true);
    expect(await change({ kind: 'restore' })).toBe(true);
    const to: Contact = { channel: 'sms', address: '9876500042' };
    expect(await change({ kind: 'contact', from: to, to })).toBe(false);
    expect(await change({ kind: 'contact', from: asha, to })).toBe(true);
    await erasePoliciesAs(services, actor, await find(), 'asked', () => undefined);
    expect(await find()).toEqual([]);
    const events = await eventsOf(actor);
    expect(events.map(([action]) => action).toSorted()).toEqual([
      'corrected',
      'erased',
      'restored',
      'withdrew',
    ]);
    expect(new Set(events.map(([, subject]) => subject))).toEqual(new Set([policy.row.id]));
  });

  test('a document that was loaded wrongly is gone for its holder at once, and the version before it is the newest', async () => {
    const actor = newActor();
    const { id, documents } = await seedPolicy(services, asha.address);
    const [policy] = await findPolicies(services, { id }, 1);
    const [wrong, card] = documents;
    if (!policy || !wrong || !card) throw new Error('not found');
    // The card is the version before, as a later list leaves it.
    const { db } = services.store;
    await db.updateTable('policy_document').set({ title_key: 'one title' }).execute();
    await db
      .updateTable('policy_document')
      .set({ superseded_on: '2026-11-21' })
      .where('id', '=', card.id)
      .execute();
    const other = await seedPolicy(services, '9876500043');
    const change = (document: string) =>
      changePolicy(services, actor, policy, { kind: 'delete-document', id: document }, 'mixed up');
    expect(await change(other.documents[0]?.id ?? '')).toBe(false);
    expect(await change(wrong.id)).toBe(true);
    expect(await change(wrong.id)).toBe(false);
    const key = mobileKey(services.encryption, asha.address);
    expect(await openDocument(services, key, wrong.id)).toEqual({ kind: 'not-found' });
    expect(await readPolicies(services, key)).toMatchObject([
      { documents: [{ id: card.id, kind: 'e-card' }] },
    ]);
    expect((await readPolicies(services, key))[0]?.documents[0]).not.toHaveProperty('supersededOn');
    expect(await openDocument(services, key, card.id)).toMatchObject({ kind: 'opened' });
    expect(await eventsOf(actor)).toEqual([['erased', id, actor.from]]);
  });

  test('attack: no cell of an export is a formula; numbers are in it only on request', async () => {
    const formula = '=HYPERLINK("http://x")';
    const actor: DeskActor = { actor: `@${newActor().actor}`, from: '+1' };
    await call();
    const request = await question({ name: formula, message: '+1' });
    await noteCall(services, actor, request.reference, { outcome: 'not-reached', note: '-2' });
    await seedPolicy(services, asha.address, { product: '=1+1', number: '@9' });
    const search = { kind: 'contact', contact: asha } as const;
    const cells = (csv: string) => (parse(csv, { bom: true }) as string[][]).flat();
    const open = await exportRecords(services, actor, search, { isRevealed: true });
    const trail = await exportDeskEvents(services, actor, { actor: actor.actor });
    for (const cell of [...cells(open.csv), ...cells(trail.csv)])
      expect(cell).not.toMatch(/^\s*[=+\-@|%]/);
    expect(cells(open.csv)).toEqual(
      expect.arrayContaining([`'${formula}`, "'+1", "'-2", "'=1+1", "'@9", asha.address]),
    );
    const masked = await exportRecords(services, actor, search, { isRevealed: false });
    expect(masked.csv).not.toMatch(/9876543210|HYPERLINK/);
    const unreached = await exportRecords(
      services,
      actor,
      { kind: 'unreached', within: search },
      { isRevealed: false },
    );
    expect([open.rows, masked.rows, unreached.rows]).toEqual([3, 3, 1]);
    const { db } = services.store;
    await db.updateTable('service_request').set({ state: 'delivered' }).execute();
    const everyDay = await exportRecords(
      services,
      actor,
      { kind: 'unreached', within: null },
      { isRevealed: true },
    );
    expect([everyDay.rows, cells(everyDay.csv)]).toEqual([1, expect.arrayContaining(["'-2"])]);
    const conversions = await exportConversions(services, actor, 'Call');
    expect(conversions.csv).not.toMatch(/HYPERLINK|9876543210/);
    expect(await eventsOf(actor)).toHaveLength(7);
    const actors = await readDeskActors(services);
    const key = actors.find((one) => one.actor === actor.actor)?.key;
    expect(await readDeskEvents(services, { actorKey: key, limit: 1 })).toMatchObject({
      total: 7,
      events: [{ actor: actor.actor }],
    });
  });

  test('without its event no action happens: the trail’s disk is full', async () => {
    const actor = newActor();
    const lead = await call();
    const request = await question();
    const [document] = (await seedPolicy(services, asha.address)).documents;
    const [policy] = await findPolicies(services, {}, 1);
    if (!policy || !document) throw new Error('not found');
    const file = join(folder, 'full.csv');
    writeFileSync(file, 'Mobile,Name\n9876543210,x\n');
    const { db, dialect } = services.store;
    const snapshot = async () => {
      const tables: unknown[] = [];
      for (const table of cleared) tables.push(await db.selectFrom(table).selectAll().execute());
      return tables;
    };
    const before = await snapshot();
    await fillTrail(dialect);
    const to: Contact = { channel: 'sms', address: '9876500042' };
    const search = { kind: 'contact', contact: asha } as const;
    const actions: Record<string, () => Promise<unknown>> = {
      open: () => openRecord(services, actor, lead.reference),
      note: () => noteCall(services, actor, lead.reference, { outcome: 'called', note: '' }),
      answer: () => answerRequest(services, actor, request.reference),
      stop: () => stopNumber(services, actor, asha.address),
      prove: () => proveEntry(services, actor, asha.address),
      import: () => importDoNotCallList(services, actor, { file, isDryRun: false }),
      correct: () => correctPerson(services, actor, { from: asha, to }, 'x'),
      change: () => changePolicy(services, actor, policy, { kind: 'withdraw' }, 'x'),
      document: () =>
        changePolicy(services, actor, policy, { kind: 'delete-document', id: document.id }, 'x'),
      erase: () => erasePerson(services, actor, asha, { reason: 'x' }),
      withdraw: () => withdrawCalls(services, actor, [lead.reference]),
      conversions: () => exportConversions(services, actor, 'Call'),
      export: () => exportRecords(services, actor, search, { isRevealed: true }),
      trail: () => exportDeskEvents(services, actor, {}),
    };
    try {
      for (const [name, act] of Object.entries(actions)) {
        const outcome = await act().then(
          () => 'done',
          (error: Error) => error.message,
        );
        expect([name, outcome]).toEqual([name, expect.stringContaining('disk is full')]);
        expect([name, await snapshot()]).toEqual([name, before]);
      }
    } finally {
      await sql
        .raw(`drop trigger full_disk ${dialect === 'sqlite' ? '' : 'on desk_event'}`)
        .execute(db);
    }
    expect(await openRecord(services, actor, lead.reference)).toMatchObject({ kind: 'opened' });
  });

  async function fillTrail(dialect: 'sqlite' | 'postgres'): Promise<void> {
    const { db } = services.store;
    if (dialect === 'sqlite') {
      await sql`create trigger full_disk before insert on desk_event
        begin select raise(abort, 'disk is full'); end`.execute(db);
      return;
    }
    await sql`create or replace function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'disk is full'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on desk_event
      for each row execute function full_disk()`.execute(db);
  }
});
