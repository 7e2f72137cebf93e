/**
 * The duties to erase are carried out: of each, a row whose time is over and one whose time is not, and the list that
 * the sweeper runs. What each erasing function does in detail is tested beside it.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { dataModelRows } from '../../testing/checks/data-model-rows.ts';
import { addCall, throttledAdmission } from '../../testing/data/add-call.ts';
import { seedPolicy } from '../../testing/data/seed-policy.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { consentRetryBar, enquiryValidity } from '../content/figures/call-rules.ts';
import { requestKinds } from '../content/requests/request-kinds.ts';
import { addDays, dayMs, hourMs, timestampAfter, todayInIndia } from '../dates/iso-date.ts';
import { maxDeskIdleMs } from '../desk/desk-paths.ts';
import { readListUpload } from '../desk/lists/list-uploads.server.ts';
import { storeUpload } from '../desk/lists/store-upload.server.ts';
import { fileRetentionMs } from '../desk/lists/upload-limits.ts';
import { noteCall, readCallNotes } from '../desk/records/call-notes.server.ts';
import { deskSessions, startDeskSession } from '../desk/sign-in/desk-sessions.server.ts';
import { readDeskEvents, recordDeskEvent } from '../desk/trail/audit-trail.server.ts';
import { maxIdleMs } from '../identity/sessions/session-limits.ts';
import { findSessionCookie } from '../identity/sessions/session-store.server.ts';
import { customerSessions, startSession } from '../identity/sessions/sessions.server.ts';
import { isOnDoNotCallList } from '../leads/do-not-call-list.server.ts';
import type { Admission } from '../leads/limits.server.ts';
import { putLoadInForce, storeBatches } from '../leads/stop-list-batches.server.ts';
import { enforceTimeLimitsOfLeads } from '../leads/time-limits.server.ts';
import { addToDoNotCallList } from '../leads/withdraw-lead.server.ts';
import { readAccesses, recordAccess } from '../policies/access-log.server.ts';
import { recordRequest } from '../requests/submit/record-request.server.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { timeLimits } from './time-limits.server.ts';

type Table = keyof Tables;

type Duty = {
  what: string;
  /** Where it erases. */
  tables: readonly Table[];
  limitMs: number;
  /**
   * Writes what begins at the services' time.
   * @returns reads what the database and the disk have of it.
   */
  write(services: Services): Promise<() => Promise<unknown>>;
  /** What is left once the time is over. */
  left: unknown;
};

/** As the environment below says; the mark of an erased policy as its row says. */
const days = { lead: 366, policy: 400, access: 500, desk: 600, mark: 100 };
const actorAt = ({ store }: Services) => ({
  actor: 'asha@example.in',
  from: null,
  now: store.now(),
});

let written = 0;
/** The limit of a day counts calls of one number. */
const newMobile = () => String(9_000_000_000 + ++written);

/** A lead in the queue of its client. */
const addThrottledLead = (services: Services) =>
  addLead(services, throttledAdmission({ clientKey: `client ${++written}` }));

const addLead = (services: Services, admission?: Admission) =>
  addCall(services, { mobile: newMobile() }, { admission });

function readColumns<Column extends keyof LeadRow>(
  { store }: Services,
  { id }: LeadRow,
  columns: readonly Column[],
) {
  return store.db
    .selectFrom('lead')
    .select(columns as readonly (keyof LeadRow)[])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function addRequest(services: Services) {
  const fields = { message: 'Why?', name: 'Asha', mobile: newMobile() };
  const file = { name: 'letter.pdf', bytes: Buffer.from('%PDF-1.4') };
  const request = { kind: 'contact', fields, file, page: '/contact-us' } as const;
  const outcome = await recordRequest(services, request, services.store.now());
  if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
  return outcome.row;
}

async function countRows({ store }: Services, table: Table, column: string, value: string) {
  const column_ = store.db.dynamic.ref(column);
  const { length } = await store.db
    .selectFrom(table)
    .select(column_)
    .where(column_, '=', value)
    .execute();
  return length;
}

/** Blobs of documents and lists: chunks in Postgres, files otherwise. */
async function countBlobs(services: Services, ids: readonly string[]): Promise<number> {
  const { store, env } = services;
  if (store.dialect === 'postgres') {
    const rows = await store.db
      .selectFrom('policy_document_chunk')
      .select('document_id')
      .distinct()
      .where('document_id', 'in', ids)
      .execute();
    return rows.length;
  }
  const files = readdirSync(env.dataDir, { recursive: true }).map(String);
  return ids.filter((id) => files.some((file) => file.includes(id))).length;
}

async function addImport(services: Services, committed_at: string | null): Promise<string> {
  const id = randomUUID();
  const started_at = services.store.now().toISOString();
  const { db } = services.store;
  await db.insertInto('policy_import').values({ id, started_at, committed_at }).execute();
  await db
    .insertInto('policy_staged')
    .values({
      policy_id: randomUUID(),
      import_id: id,
      details_sealed: services.encryption.seal('details', id),
      details_digest: 'two',
      contacts_digest: 'two',
      ends_on: '2031-03-12',
      loaded_on: '2026-11-23',
      contacts: null,
    })
    .execute();
  return id;
}

async function addCode({ store, encryption }: Services): Promise<string> {
  const id = randomUUID();
  const now = store.now();
  await store.db
    .insertInto('one_time_code')
    .values({
      id,
      purpose: 'sign-in',
      browser_key: id,
      contact_key: id,
      contact_sealed: encryption.seal('9876543210', id),
      channel: 'sms',
      subject: null,
      code_key: id,
      tries: 0,
      sending: 'sent',
      created_at: now.toISOString(),
      expires_at: timestampAfter(now, hourMs),
      closed_at: null,
      is_used: 0,
    })
    .execute();
  return id;
}

const newSession = ({ store }: Services) => ({
  headers: new Headers(),
  now: store.now(),
  value: randomBytes(32).toString('base64url'),
});

const duties: readonly Duty[] = [
  {
    what: 'a waiting call expires',
    tables: ['lead'],
    limitMs: enquiryValidity.clock.days * dayMs,
    async write(services) {
      const lead = await addLead(services);
      return () => readColumns(services, lead, ['state']);
    },
    left: { state: 'expired' },
  },
  {
    what: 'the number of a call',
    tables: ['lead'],
    limitMs: days.lead * dayMs,
    async write(services) {
      const lead = await addLead(services);
      return () => readColumns(services, lead, ['mobile_sealed', 'mobile_key']);
    },
    left: { mobile_sealed: null, mobile_key: null },
  },
  {
    what: 'the key of the client of a throttled call',
    tables: ['lead'],
    limitMs: dayMs,
    async write(services) {
      const lead = await addThrottledLead(services);
      return () => readColumns(services, lead, ['client_key']);
    },
    left: { client_key: null },
  },
  {
    what: 'a request with its file',
    tables: ['service_request', 'request_file'],
    limitMs: requestKinds.contact.retentionDays * dayMs,
    async write(services) {
      const { id } = await addRequest(services);
      return async () => ({
        ...(await services.store.db
          .selectFrom('service_request')
          .select(['fields_sealed', 'mobile_key'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()),
        files: await countRows(services, 'request_file', 'request_id', id),
      });
    },
    left: { fields_sealed: null, mobile_key: null, files: 0 },
  },
  {
    what: 'a draft',
    tables: ['form_draft'],
    limitMs: hourMs,
    async write(services) {
      const id = randomUUID();
      const erase_at = timestampAfter(services.store.now(), hourMs);
      const row = { id, sealed: services.encryption.seal('{}', id), erase_at };
      await services.store.db.insertInto('form_draft').values(row).execute();
      return () => countRows(services, 'form_draft', 'id', id);
    },
    left: 0,
  },
  {
    what: 'an entry of the do-not-call list',
    tables: ['stopped_number'],
    limitMs: consentRetryBar.clock.days * dayMs,
    async write(services) {
      const key = mobileKey(services.encryption, newMobile());
      await addToDoNotCallList(services.store.db, key, services.store.now());
      return () => countRows(services, 'stopped_number', 'mobile_key', key);
    },
    left: 0,
  },
  {
    what: 'a file of stopped numbers that was not put in force',
    tables: ['stop_list_batch'],
    limitMs: dayMs,
    async write(services) {
      const { store } = services;
      const loadId = await storeBatches(store, ['a', 'b'], store.now());
      return () => countRows(services, 'stop_list_batch', 'load_id', loadId);
    },
    left: 0,
  },
  {
    what: 'a policy with its documents',
    tables: [
      'policy',
      'policy_contact',
      'policy_document',
      'policy_document_chunk',
      'policy_change',
    ],
    limitMs: days.policy * dayMs,
    async write(services) {
      const to = todayInIndia(services.store.now());
      const { id, documents } = await seedPolicy(services, newMobile(), { to });
      const change = { id: randomUUID(), policy_id: id, at: to, what: 'mobile-changed' } as const;
      const reason_sealed = services.encryption.seal('asked by telephone', change.id);
      const { db } = services.store;
      await db
        .insertInto('policy_change')
        .values({ ...change, reason_sealed })
        .execute();
      const blobs = documents.map((document) => document.id);
      return async () => [
        await countRows(services, 'policy', 'id', id),
        await countRows(services, 'policy_contact', 'policy_id', id),
        await countRows(services, 'policy_document', 'policy_id', id),
        await countRows(services, 'policy_change', 'policy_id', id),
        await countBlobs(services, blobs),
      ];
    },
    left: [0, 0, 0, 0, 0],
  },
  {
    what: 'an access to a policy',
    tables: ['policy_access'],
    limitMs: days.access * dayMs,
    async write(services) {
      const key = mobileKey(services.encryption, newMobile());
      await recordAccess(
        services,
        key,
        { what: 'list' },
        { clientClass: 'a browser', now: services.store.now() },
      );
      return async () => (await readAccesses(services, key)).length;
    },
    left: 0,
  },
  {
    what: 'the mark of an erased policy',
    tables: ['erased_policy'],
    limitMs: days.mark * dayMs,
    async write(services) {
      const policy_key = randomUUID();
      const { encryption, store } = services;
      const today = todayInIndia(store.now());
      const reason_sealed = encryption.seal('asked in writing', policy_key);
      const forget_on = addDays(today, days.mark);
      await store.db
        .insertInto('erased_policy')
        .values({ policy_key, erased_at: today, forget_on, reason_sealed })
        .execute();
      return () => countRows(services, 'erased_policy', 'policy_key', policy_key);
    },
    left: 0,
  },
  {
    what: 'an import that was not finished, with its changes',
    tables: ['policy_import', 'policy_staged'],
    limitMs: dayMs,
    async write(services) {
      const id = await addImport(services, null);
      return async () => [
        await countRows(services, 'policy_import', 'id', id),
        await countRows(services, 'policy_staged', 'import_id', id),
      ];
    },
    left: [0, 0],
  },
  {
    what: 'the contact of a code',
    tables: ['one_time_code'],
    limitMs: hourMs,
    async write(services) {
      const id = await addCode(services);
      return () =>
        services.store.db
          .selectFrom('one_time_code')
          .select('contact_sealed')
          .where('id', '=', id)
          .executeTakeFirst();
    },
    left: { contact_sealed: null },
  },
  {
    what: 'a code',
    tables: ['one_time_code'],
    limitMs: dayMs,
    async write(services) {
      const id = await addCode(services);
      return () => countRows(services, 'one_time_code', 'id', id);
    },
    left: 0,
  },
  {
    what: 'a session of a customer',
    tables: ['login_session'],
    limitMs: maxIdleMs,
    async write(services) {
      const client = newSession(services);
      await startSession(services, { contactKey: 'a', contact: '9876543210' }, client);
      return async () => Boolean(await findSessionCookie(customerSessions, services, client.value));
    },
    left: false,
  },
  {
    what: 'a session of the desk',
    tables: ['desk_session'],
    limitMs: maxDeskIdleMs,
    async write(services) {
      const { headers, now, value } = newSession(services);
      await startDeskSession(
        services,
        { address: 'asha@example.in', groups: [] },
        { headers, now, value },
      );
      return async () => Boolean(await findSessionCookie(deskSessions, services, value));
    },
    left: false,
  },
  {
    what: 'a note to a call',
    tables: ['call_note'],
    limitMs: days.lead * dayMs,
    async write(services) {
      const { reference } = await addLead(services);
      await noteCall(services, actorAt(services), reference, {
        outcome: 'called',
        note: 'Asked for Monday',
      });
      return async () => (await readCallNotes(services, reference)).map(({ note }) => note);
    },
    left: ['erased'],
  },
  {
    what: 'an event of the desk',
    tables: ['desk_event'],
    limitMs: days.desk * dayMs,
    async write(services) {
      const subject = `CB-${++written}`;
      await recordDeskEvent(services, { ...actorAt(services), action: 'answered', subject });
      return async () => (await readDeskEvents(services, { subject, limit: 9 })).total;
    },
    left: 0,
  },
  {
    what: 'an uploaded list with its file',
    tables: ['list_upload'],
    limitMs: fileRetentionMs,
    async write(services) {
      const { id, blobs } = await addUpload(services);
      return async () => [
        await countRows(services, 'list_upload', 'id', id),
        await countBlobs(services, blobs),
      ];
    },
    left: [0, 0],
  },
  {
    what: 'the files in clear text of a thread that was killed',
    tables: [],
    limitMs: hourMs,
    async write({ env, store }) {
      const parent = join(env.dataDir, 'list-uploads');
      const name = `list-${++written}`;
      mkdirSync(join(parent, name), { recursive: true });
      utimesSync(join(parent, name), store.now(), store.now());
      return async () => readdirSync(parent).includes(name);
    },
    left: false,
  },
];

async function addUpload(services: Services): Promise<{ id: string; blobs: string[] }> {
  const options = { insurer: 'Example Insurer A', listKind: null, asOf: null, columns: '' };
  const list = { name: 'list.csv', bytes: Buffer.from('Hospital Name\n') };
  const upload = { kind: 'hospitals', options, list, documents: [] } as const;
  const stored = await storeUpload(services, actorAt(services), upload);
  if (stored.kind !== 'stored') throw new Error(stored.kind);
  const found = await readListUpload(services, stored.id, services.store.now());
  return { id: stored.id, blobs: found ? [found.list.id] : [] };
}

/** Emptied before each test; the trail cannot be. */
const cleared = [...new Set(duties.flatMap(({ tables }) => tables))].filter(
  (table) => table !== 'desk_event',
);

onBothDatabases(cleared, (database) => {
  let services: Services;
  beforeAll(() => {
    services = database.services({
      POLICY_RETENTION_DAYS: String(days.policy),
      ACCESS_RETENTION_DAYS: String(days.access),
      DESK_AUDIT_DAYS: String(days.desk),
    });
  });

  const at = (ageMs: number): Services => {
    const time = new Date(Date.now() - ageMs);
    return { ...services, store: { ...services.store, now: () => time } };
  };
  async function enforceAll() {
    await enforceTimeLimitsOfLeads(services, services.store.now());
    for (const { enforce } of timeLimits) await enforce(services, services.store.now());
  }

  test.each(duties)('$what: gone after its time, untouched before', async (duty) => {
    const readOver = await duty.write(at(1.1 * duty.limitMs));
    const readCurrent = await duty.write(at(0.9 * duty.limitMs));
    const current = await readCurrent();
    expect(await readOver()).not.toEqual(duty.left);
    expect(current).not.toEqual(duty.left);
    await enforceAll();
    expect(await readOver()).toEqual(duty.left);
    expect(await readCurrent()).toEqual(current);
  });

  test('a wait that is too long is shortened, of a call and of a request; another stays', async () => {
    const { db } = services.store;
    const read = async () => [
      await db.selectFrom('lead').select(['id', 'next_attempt_at']).orderBy('created_at').execute(),
      await db
        .selectFrom('service_request')
        .select(['id', 'next_attempt_at'])
        .orderBy('created_at')
        .execute(),
    ];
    for (const clock of [at(0), at(-dayMs)]) {
      await addLead(clock);
      await addRequest(clock);
    }
    const before = await read();
    await enforceAll();
    const after = await read();
    const soon = timestampAfter(services.store.now(), dayMs / 2);
    for (const [table, rows] of after.entries()) {
      expect(rows[0]).toEqual(before[table]?.[0]);
      expect((before[table]?.[1]?.next_attempt_at ?? '') > soon).toBe(true);
      expect((rows[1]?.next_attempt_at ?? soon) < soon).toBe(true);
    }
  });

  test('the changes of an import that was interrupted after its commit are applied', async () => {
    const id = await addImport(services, services.store.now().toISOString());
    await enforceAll();
    expect(await countRows(services, 'policy_staged', 'import_id', id)).toBe(0);
    expect(await countRows(services, 'policy_import', 'id', id)).toBe(1);
  });

  test('an import of stopped numbers that was interrupted after its commit is finished', async () => {
    const { store } = services;
    const lead = await addLead(at(0));
    const key = lead.mobile_key ?? '';
    const loadId = await storeBatches(store, [key, 'another'], store.now());
    await enforceAll();
    expect(await isOnDoNotCallList(store.db, key, store.now())).toBe(false);
    await store.db
      .transaction()
      .execute((transaction) => putLoadInForce(transaction, loadId, store.now()));
    await enforceAll();
    expect(await isOnDoNotCallList(store.db, key, store.now())).toBe(true);
    expect(await readColumns(services, lead, ['state'])).toEqual({ state: 'expired' });
    for (const table of ['stop_list_load', 'stop_list_batch'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('every table with personal data, or with a time at which its rows end, has a duty', async () => {
    const tables = await services.store.db.introspection.getTables();
    const ends = ['erase_at', 'expires_at', 'forget_on', 'until'];
    const withEnd = tables.filter(({ columns }) => columns.some(({ name }) => ends.includes(name)));
    const personal = dataModelRows.filter(({ personal: has }) => has !== 'no');
    const needed = [...withEnd.map(({ name }) => name), ...personal.map(({ table }) => table)];
    const covered = new Set<string>(duties.flatMap((duty) => duty.tables));
    expect(withEnd).not.toEqual([]);
    expect([...new Set(needed)].filter((table) => !covered.has(table))).toEqual([]);
  });
});
