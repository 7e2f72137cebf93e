/** Insurers' lists on both databases: uploaded, read, put in force, taken back; each with its event, or not at all. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { smallPdf } from '../../../testing/data/pdf.ts';
import { exampleRow, planTable } from '../../../testing/data/plan-rows.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import type { UploadKind } from '../../store/schema/desk-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { readUndoableLists } from '../../tools/hospitals/import/replace-list.server.ts';
import { readListsInForce } from '../../tools/hospitals/lists/list-queries.server.ts';
import { readHospitalLists } from '../../tools/hospitals/lists/read-hospital-lists.server.ts';
import { readInsurerPlans } from '../../tools/plans/import/import-plans.server.ts';
import { readUndoablePlans } from '../../tools/plans/import/write-plans.server.ts';
import { type DeskActor, readDeskEvents } from '../trail/audit-trail.server.ts';
import { beginLoading, beginReading, finishStep } from './list-upload-steps.server.ts';
import {
  deleteExpiredUploads,
  discardUpload,
  isAtWork,
  readListUpload,
  readListUploads,
  sealContent,
} from './list-uploads.server.ts';
import {
  loadHospitals,
  removeHospitals,
  removePlan,
  undoHospitalLoad,
  undoPlanLoad,
} from './load-lists.server.ts';
import { deleteLeftFolders, runListJob } from './run-list-job.server.ts';
import { type NewUpload, storeUpload } from './store-upload.server.ts';
import { readUploadedFile } from './uploaded-files.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let tests = 0;
const newActor = (): DeskActor => ({
  actor: `manager-${++tests}@example.in`,
  from: null,
  // Each act has its own time.
  get now() {
    return new Date();
  },
});
const insurer = 'Example Insurer A';
const nothing = () => undefined;

function hospitalCsv(count: number, name = 'Hospital') {
  const rows = Array.from(
    { length: count },
    (_, at) => `${name} ${at},Road ${at},Pune,Maharashtra,${411_001 + (at % 60)}`,
  );
  return `Hospital Name,Address,City,State,Pincode\n${rows.join('\n')}\n`;
}

const cleared = [
  'hospital_list',
  'hospital_entry',
  'hospital_import_lock',
  'insurer_plan',
  'insurer_plan_rate',
  'earlier_version',
  'list_upload',
  'policy',
  'policy_contact',
  'policy_import',
  'policy_staged',
  'policy_document',
  'policy_document_chunk',
  'stopped_number',
] as const;

onBothDatabases(cleared, (database) => {
  let services: Services;
  let actor: DeskActor;
  beforeAll(() => {
    services = database.services();
  });
  beforeEach(() => {
    actor = newActor();
  });

  const options = {
    insurer,
    listKind: 'network' as const,
    asOf: '2026-06-29' as const,
    columns: '',
  };

  async function upload(kind: UploadKind, text: string, over: Partial<NewUpload> = {}) {
    const list = { name: 'list.csv', bytes: Buffer.from(text) };
    const given = { kind, options, list, documents: [], ...over };
    const stored = await storeUpload(services, actor, given);
    if (stored.kind !== 'stored') throw new Error(stored.kind);
    await runListJob(services, stored.id);
    return read(stored.id);
  }

  async function read(id: string) {
    const found = await readListUpload(services, id, services.store.now());
    if (!found) throw new Error('gone');
    return found;
  }

  async function putInForce(id: string, confirmed: string[] = []) {
    const { kind: begun } = await beginLoading(
      services,
      await read(id),
      confirmed,
      services.store.now(),
    );
    if (begun === 'begun') await runListJob(services, id);
    return { begun, ...(await read(id)) };
  }

  async function load(kind: UploadKind, text: string, confirmed: string[] = []) {
    const { id } = await upload(kind, text);
    return putInForce(id, confirmed);
  }

  const events = async () =>
    (await readDeskEvents(services, { actor: actor.actor, limit: 50 })).events
      .map(({ action, subject, detail }) => [action, subject, detail])
      .toReversed();
  const inForce = async () =>
    (await readListsInForce(services.store)).map((list) => [list.insurer, list.hospitals]);
  const nameOfFirst = async () =>
    (await readHospitalLists(services.store, 'demonstration')).hospitals[0]?.name;
  const uploadFolder = () => {
    try {
      return readdirSync(join(services.env.dataDir, 'list-uploads'));
    } catch {
      return [];
    }
  };

  test('a list is read, changes nothing until it is put in force, and then is what was uploaded', async () => {
    const uploaded = await upload('hospitals', `${hospitalCsv(3)},No name,Pune,,\n`);
    expect(uploaded).toMatchObject({ state: 'read', message: null });
    expect(uploaded.report?.lines.join()).toContain('Hospital Name');
    expect(uploaded.report?.counts).toContainEqual(['hospitals of the list', '3']);
    expect(uploaded.report?.rejected).toEqual([{ row: '5', reason: expect.any(String) }]);
    expect(await inForce()).toEqual([]);
    const loaded = await putInForce(uploaded.id);
    expect(loaded).toMatchObject({ state: 'loaded', message: null });
    expect(await inForce()).toEqual([[insurer, 3]]);
    expect(await events()).toEqual([
      ['uploaded-list', insurer, expect.stringMatching(/^hospitals: \d+ bytes$/)],
      ['imported-list', insurer, 'hospitals, network: 3 of 2026-06-29, the first list; list.csv'],
    ]);
    expect(uploadFolder()).toEqual([]);
  });

  describe('take back', () => {
    const networkList = { insurer, kind: 'network' } as const;
    /** A list, and a newer one in its place. */
    async function loadTwice() {
      await load('hospitals', hospitalCsv(4, 'Old'));
      await load('hospitals', hospitalCsv(3, 'New'), ['other', 'fewer']);
      expect(await nameOfFirst()).toMatch(/^New/);
    }
    const undoable = () => readUndoableLists(services.store, services.store.now());

    test('the last load is taken back to the list before it, with an event', async () => {
      await loadTwice();
      const [last] = await undoable();
      expect(last?.before).toEqual({ hospitals: 4, asOf: '2026-06-29' });
      expect(await undoHospitalLoad(services, actor, networkList)).toBe(true);
      expect([await inForce(), await nameOfFirst()]).toEqual([
        [[insurer, 4]],
        expect.stringMatching(/^Old/),
      ]);
      expect((await events()).at(-1)).toEqual(['undid-import', insurer, 'hospitals, network']);
    });

    test('a load that was taken back is not listed as in force any more', async () => {
      await loadTwice();
      expect(await readListUploads(services, services.store.now())).toHaveLength(2);
      await undoHospitalLoad(services, actor, networkList);
      expect(await readListUploads(services, services.store.now())).toHaveLength(1);
    });

    test('a load is taken back once', async () => {
      await loadTwice();
      await undoHospitalLoad(services, actor, networkList);
      expect(await undoable()).toEqual([]);
      expect(await undoHospitalLoad(services, actor, networkList)).toBe(false);
    });

    test('a first load is taken back to none', async () => {
      await load('hospitals', hospitalCsv(2, 'First'));
      expect(await undoHospitalLoad(services, actor, networkList)).toBe(true);
      expect(await inForce()).toEqual([]);
    });

    test('a list is removed once, with its rows and one event, and its load cannot be taken back', async () => {
      await load('hospitals', hospitalCsv(4, 'Old'));
      const steps = { onProgress: nothing };
      expect(await removeHospitals(services, actor, networkList, steps)).toBe(true);
      expect(await removeHospitals(services, actor, networkList, steps)).toBe(false);
      expect((await events()).filter(([action]) => action === 'removed-list')).toEqual([
        ['removed-list', insurer, 'hospitals, network'],
      ]);
      const { db } = services.store;
      expect(await db.selectFrom('hospital_entry').select('name').execute()).toEqual([]);
      expect(await undoHospitalLoad(services, actor, networkList)).toBe(false);
    });

    test('while two lists are being read or loaded a third one is not begun', async () => {
      const { id } = await upload('hospitals', hospitalCsv(2));
      const begin = async () => beginLoading(services, await read(id), [], services.store.now());
      const given = { kind: 'hospitals', options, documents: [] } as const;
      for (const name of ['one', 'two'])
        await storeUpload(services, actor, { ...given, list: { name, bytes: Buffer.from(name) } });
      expect(await begin()).toEqual({ kind: 'busy' });
      const atWork = (await readListUploads(services, services.store.now())).find(isAtWork);
      await services.store.db
        .deleteFrom('list_upload')
        .where('id', '=', atWork?.id ?? '')
        .execute();
      expect(await begin()).toEqual({ kind: 'begun' });
    });

    test('a load is not taken back to rows that are gone, nor after 30 days', async () => {
      const list = { insurer, kind: 'network' } as const;
      await load('hospitals', hospitalCsv(4, 'Old'));
      await load('hospitals', hospitalCsv(4, 'New'), ['other']);
      const { db } = services.store;
      await db.deleteFrom('hospital_entry').where('name', '=', 'Old 1').execute();
      expect(await undoHospitalLoad(services, actor, list)).toBe(false);
      await load('hospitals', hospitalCsv(4, 'Newer'), ['other']);
      await db.updateTable('earlier_version').set({ keep_until: '2020-01-01' }).execute();
      expect(await undoHospitalLoad(services, actor, list)).toBe(false);
      expect(await nameOfFirst()).toMatch(/^Newer/);
    });

    test('each list has its own last load; only one version before is kept', async () => {
      for (const name of ['One', 'Two', 'Three'])
        await load('hospitals', hospitalCsv(5, name), ['other']);
      const other = { options: { ...options, insurer: 'Example Insurer B' } };
      const { id } = await upload('hospitals', hospitalCsv(2, 'Other'), other);
      await putInForce(id);
      const rows = await services.store.db.selectFrom('hospital_entry').select('name').execute();
      expect(new Set(rows.map(({ name }) => name.split(' ')[0]))).toEqual(
        new Set(['Two', 'Three', 'Other']),
      );
      expect(await undoHospitalLoad(services, actor, { insurer, kind: 'network' })).toBe(true);
      expect(await nameOfFirst()).toBeDefined();
      expect(await inForce()).toEqual([
        [insurer, 5],
        ['Example Insurer B', 2],
      ]);
    });
  });

  describe('confirm and refuse', () => {
    test('a warning stops the load until it is confirmed, also one that arose after the report', async () => {
      await load('hospitals', hospitalCsv(10));
      const { id, report } = await upload('hospitals', hospitalCsv(3));
      expect(report?.questions.map((question) => question.id)).toEqual(['fewer']);
      const first = await putInForce(id);
      expect(first).toMatchObject({ state: 'read', message: expect.stringContaining('changed') });
      expect(await inForce()).toEqual([[insurer, 10]]);
      expect(await putInForce(id, ['fewer'])).toMatchObject({ state: 'loaded' });
      expect(await inForce()).toEqual([[insurer, 3]]);
    });

    test('a file that is read again asks again what was confirmed before', async () => {
      await load('hospitals', hospitalCsv(10));
      const { id } = await upload('hospitals', hospitalCsv(3));
      const newer = { options: { ...options, asOf: '2026-07-01' as const } };
      await putInForce((await upload('hospitals', hospitalCsv(10), newer)).id);
      // Only now it is the older one.
      expect(await putInForce(id, ['fewer'])).toMatchObject({
        state: 'read',
        confirmed: ['fewer'],
      });
      expect(await beginReading(services, await read(id), options, services.store.now())).toEqual({
        kind: 'begun',
      });
      await runListJob(services, id);
      const { report, confirmed } = await read(id);
      expect(report?.questions.map((question) => question.id)).toEqual(['fewer', 'older']);
      expect(confirmed).toEqual([]);
    });

    test('rubbish, an empty table and 200,000 rows are refused with a reason, and their files are gone', async () => {
      const rubbish = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
      for (const bytes of [rubbish, Buffer.from('a,b\n'), Buffer.from(hospitalCsv(200_000))]) {
        const list = { name: 'list.csv', bytes };
        const refused = await upload('hospitals', '', { list });
        expect(refused).toMatchObject({
          state: 'refused',
          message: expect.stringMatching(/\w{5}/),
        });
        expect(await putInForce(refused.id)).toMatchObject({ begun: 'not-ready' });
        await expect(readUploadedFile(services, refused.list)).rejects.toThrow();
      }
      expect(await inForce()).toEqual([]);
      expect(uploadFolder()).toEqual([]);
    });

    test('a second click loads nothing twice, and a file is not discarded while it loads', async () => {
      const { id } = await upload('hospitals', hospitalCsv(2));
      const before = await read(id);
      const begun = await Promise.all([
        beginLoading(services, before, [], services.store.now()),
        beginLoading(services, before, [], services.store.now()),
      ]);
      expect(begun.map(({ kind }) => kind).toSorted()).toEqual(['begun', 'not-ready']);
      expect(await discardUpload(services, await read(id))).toBe(false);
      const loading = await read(id);
      await Promise.all([runListJob(services, id), runListJob(services, id)]);
      // A second process that finds the files deleted.
      await finishStep(services, loading, {
        state: 'refused',
        now: services.store.now(),
        report: null,
        message: 'no file',
      });
      expect(await read(id)).toMatchObject({ state: 'loaded', message: null });
    });

    test('a process that was killed shows as stopped, and its file can be loaded again or discarded', async () => {
      const { id } = await upload('hospitals', hospitalCsv(2));
      expect(await beginLoading(services, await read(id), [], services.store.now())).toEqual({
        kind: 'begun',
      });
      await services.store.db
        .updateTable('list_upload')
        .set({ touched_at: '2020-01-01T00:00:00.000Z' })
        .execute();
      expect(await read(id)).toMatchObject({ state: 'loading', isStopped: true });
      expect(await putInForce(id)).toMatchObject({ begun: 'begun', state: 'loaded' });

      const killed = await upload('hospitals', hospitalCsv(2));
      expect(await discardUpload(services, killed)).toBe(true);
      expect(await readListUpload(services, killed.id, services.store.now())).toBeNull();
    });
  });

  describe('files that wait', () => {
    test('files that wait are few, and go after an hour', async () => {
      const first = await upload('hospitals', hospitalCsv(2));
      for (let nth = 1; nth < 6; nth++) await upload('hospitals', hospitalCsv(2));
      await expect(upload('hospitals', hospitalCsv(2))).rejects.toThrow('full');
      const hour = new Date(services.store.now().getTime() + 3_600_001);
      const later = { ...services, store: { ...services.store, now: () => hour } };
      expect(await readListUploads(later, later.store.now())).toEqual([]);
      expect(await readListUpload(later, first.id, later.store.now())).toBeNull();
      expect(await deleteExpiredUploads(later, later.store.now())).toBe(6);
      const chunks = await services.store.db
        .selectFrom('policy_document_chunk')
        .select('number')
        .execute();
      expect(chunks).toEqual([]);
      const given = {
        kind: 'hospitals' as const,
        options,
        list: { name: 'a', bytes: Buffer.from('a') },
      };
      for (const kind of ['stored', 'stored', 'busy'])
        expect(await storeUpload(services, actor, { ...given, documents: [] })).toMatchObject({
          kind,
        });
      expect((await readListUploads(services, services.store.now())).every(isAtWork)).toBe(true);
    });

    test('files that wait are 160 MB at most, however few', async () => {
      const waiting = await upload('hospitals', hospitalCsv(2));
      const given = { kind: 'hospitals' as const, options, documents: [] };
      const more = { ...given, list: { name: 'more', bytes: Buffer.from('m') } };
      /** The row says how much it holds; no such file is written. */
      const holding = (bytes: number) => {
        const { actor, from, list, documents, confirmed, report, message } = waiting;
        const size = { ...list, bytes };
        const content = { actor, from, options, list: size, documents, confirmed, report, message };
        return services.store.db
          .updateTable('list_upload')
          .set({ content_sealed: sealContent(services.encryption, waiting.id, content) })
          .where('id', '=', waiting.id)
          .execute();
      };
      const limit = 160 * 1024 * 1024;
      await holding(limit);
      expect(await storeUpload(services, actor, more)).toEqual({ kind: 'full' });
      await holding(limit - 1);
      expect(await storeUpload(services, actor, more)).toMatchObject({ kind: 'stored' });
    });

    test('an upload sealed with a lost key does not hide the others, and is deleted on time', async () => {
      const lost = await upload('hospitals', hospitalCsv(2));
      const { id } = await upload('hospitals', hospitalCsv(2));
      await services.store.db
        .updateTable('list_upload')
        .set({ content_sealed: 'sealed with another key' })
        .where('id', '=', lost.id)
        .execute();
      expect((await readListUploads(services, services.store.now())).map((one) => one.id)).toEqual([
        id,
      ]);
      const hour = new Date(services.store.now().getTime() + 3_600_001);
      const later = { ...services, store: { ...services.store, now: () => hour } };
      expect(await deleteExpiredUploads(later, later.store.now())).toBe(2);
    });

    test('clear text that a killed process left is deleted after an hour', async () => {
      await upload('hospitals', hospitalCsv(2));
      const left = mkdtempSync(join(services.env.dataDir, 'list-uploads', 'list-'));
      await deleteLeftFolders(services, services.store.now());
      expect(uploadFolder()).toHaveLength(1);
      const longAgo = new Date(services.store.now().getTime() - 3_700_000);
      utimesSync(left, longAgo, longAgo);
      await deleteLeftFolders(services, services.store.now());
      expect(uploadFolder()).toEqual([]);
    });
  });

  describe('plans and policies', () => {
    test('plans are loaded and taken back together, changed ones to their earlier rates', async () => {
      const second = { ...exampleRow, UIN: 'EXAMPLE-2', Plan: 'Second example' };
      expect(await load('plans', planTable(exampleRow))).toMatchObject({ message: null });
      const dearer = planTable({ ...exampleRow, Premium: '10,000' }, second);
      expect(await load('plans', dearer)).toMatchObject({ message: null });
      const rates = async () =>
        (
          await services.store.db
            .selectFrom('insurer_plan')
            .innerJoin('insurer_plan_rate as rate', 'rate.version_id', 'insurer_plan.version_id')
            .select(['uin', 'paise'])
            .orderBy('uin')
            .execute()
        ).map(({ uin, paise }) => [uin, Number(paise)]);
      expect(await rates()).toEqual([
        ['EXAMPLE-1', 1_000_000],
        ['EXAMPLE-2', 921_450],
      ]);
      expect(await readUndoablePlans(services.store, services.store.now())).toMatchObject({
        restoredUins: ['EXAMPLE-1'],
        removedUins: ['EXAMPLE-2'],
      });
      const uploads = (await readListUploads(services, services.store.now())).length;
      expect(await undoPlanLoad(services, actor)).toBe(true);
      // Nothing says any longer that the load is in force: it was taken back.
      expect(await readListUploads(services, services.store.now())).toHaveLength(uploads - 1);
      expect(await rates()).toEqual([['EXAMPLE-1', 921_450]]);
      expect(await undoPlanLoad(services, actor)).toBe(false);
      expect((await events()).at(-1)).toEqual(['undid-import', null, 'plans: 2 plans']);
      const invalid = await upload('plans', planTable({ ...exampleRow, Premium: 'many' }));
      expect(invalid).toMatchObject({
        state: 'refused',
        message: expect.stringContaining('row 2, Premium'),
      });
      expect(await readInsurerPlans(services.store)).toHaveLength(1);
      expect(await removePlan(services, actor, 'example-2')).toBe(false);
      expect((await events()).at(-1)?.[0]).toBe('uploaded-list');
      expect(await removePlan(services, actor, 'example-1')).toBe(true);
      expect((await events()).at(-1)).toEqual(['removed-list', null, 'plans: EXAMPLE-1']);
      expect(await rates()).toEqual([]);
    });

    test('policies come with their documents, and rows set aside have a reason without their content', async () => {
      const rows = [
        'Insurer,Policy No,Plan name,Insured name,Mobile,Start date,End date,File name',
        'Example Insurer A,12/34,Example Health,Asha,9876543210,2026-04-01,2027-03-31,p.pdf',
        'Example Insurer A,12/35,Example Health,Asha,12,2026-04-01,2027-03-31,',
      ];
      const documents = [{ name: 'C:\\files\\p.pdf', bytes: Buffer.from(smallPdf) }];
      const given = { options: { ...options, insurer: null, asOf: null }, documents };
      const missing = await upload('policies', rows.join('\n'), { ...given, documents: [] });
      expect(missing).toMatchObject({
        state: 'refused',
        message: expect.stringContaining('row 2'),
      });
      const { id, report } = await upload('policies', rows.join('\n'), given);
      expect(report?.counts).toContainEqual(['added', '1']);
      expect(report?.rejected).toEqual([{ row: '3', reason: expect.any(String) }]);
      expect(JSON.stringify(report)).not.toContain('Asha');
      expect(await putInForce(id)).toMatchObject({ state: 'loaded' });
      expect((await events()).at(-1)).toEqual([
        'imported-list',
        null,
        'policies: 1 added or changed',
      ]);
      const stored = await services.store.db
        .selectFrom('policy_document')
        .select('bytes')
        .execute();
      expect(stored).toHaveLength(1);
    });

    test('a list of policies that is in force, but whose changes are not all applied, is not shown as refused', async () => {
      const table = (product: string) =>
        [
          'Insurer,Policy No,Plan name,Insured name,Mobile,Start date,End date',
          `Example Insurer A,12/34,${product},Asha,9876543210,2026-04-01,2027-03-31`,
        ].join('\n');
      await load('policies', table('Example Health'));
      const { id } = await upload('policies', table('Example Health Plus'));
      const stopFailing = await failOnDelete('policy_staged');
      const loaded = await putInForce(id);
      await stopFailing();
      expect(loaded).toMatchObject({
        state: 'loaded',
        message: expect.stringContaining(
          'The list is in force, but not all of its changes are shown',
        ),
      });
    });

    /** The database rejects each deletion from the table, until the function that is returned is called. */
    async function failOnDelete(table: 'policy_staged'): Promise<() => Promise<unknown>> {
      const { db, dialect } = services.store;
      const name = sql.table(table);
      if (dialect === 'sqlite') {
        await sql`create trigger full_disk before delete on ${name}
        begin select raise(abort, 'disk is full'); end`.execute(db);
        return () => sql`drop trigger full_disk`.execute(db);
      }
      await sql`create or replace function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'disk is full'; end $$`.execute(db);
      await sql`create trigger full_disk before delete on ${name}
      for each row execute function full_disk()`.execute(db);
      return () => sql`drop trigger full_disk on ${name}`.execute(db);
    }
  });

  describe('do-not-call list', () => {
    test('the broker’s own do-not-call list: sealed while it waits, numbers in no report, put on the list once', async () => {
      const given = { options: { ...options, insurer: null, asOf: null } };
      const { id, list, ...read } = await upload(
        'stop-list',
        'Mobile No,Name\n98765 43210,Asha\n,x\nnobody,y\n9876543210,z\n',
        given,
      );
      const { db } = services.store;
      const numbers = () => db.selectFrom('stopped_number').select('mobile_key').execute();
      expect(read).toMatchObject({
        state: 'read',
        report: {
          lines: ['Column that was read: Mobile No'],
          counts: expect.arrayContaining([
            ['numbers added', '1'],
            ['the same number again', '1'],
            ['rows rejected', '2'],
          ]),
          rejected: [
            { row: '3', reason: 'empty' },
            { row: '4', reason: 'not a mobile number' },
          ],
          questions: [],
        },
      });
      expect(JSON.stringify(read.report)).not.toMatch(/98765|Asha|waiting calls/);
      const stored = await db.selectFrom('list_upload').selectAll().where('id', '=', id).execute();
      expect(JSON.stringify(stored)).not.toMatch(/98765|Asha|Mobile/);
      expect(await numbers()).toEqual([]);
      expect(await putInForce(id)).toMatchObject({ begun: 'begun', state: 'loaded' });
      expect(await numbers()).toHaveLength(1);
      expect(await events()).toEqual([
        ['uploaded-list', null, expect.stringMatching(/^stop-list: \d+ bytes$/)],
        ['imported-stop-list', null, 'list.csv: 1 added, 0 renewed, 2 rejected'],
      ]);
      expect(await putInForce(id)).toMatchObject({ begun: 'not-ready' });
      await expect(readUploadedFile(services, list)).rejects.toThrow();
      const refused = await upload('stop-list', 'a,b\nc,d\n', given);
      expect(refused).toMatchObject({
        state: 'refused',
        message: 'No column is called Mobile, Phone or Number.',
      });
    });

    test('a do-not-call list of 200,000 rows is read', async () => {
      const { report } = await upload(
        'stop-list',
        `Mobile,Name\n${'9876543210,x\n'.repeat(200_000)}`,
      );
      expect(report?.counts).toContainEqual(['the same number again', '199999']);
    });
  });

  test('a load whose event cannot be written does not happen', async () => {
    const file = join(folder, 'list.csv');
    writeFileSync(file, hospitalCsv(2));
    const request = { file, insurer, kind: 'network', asOf: '2026-06-29', map: new Map() } as const;
    const failing = {
      ...services,
      encryption: {
        ...services.encryption,
        seal: () => {
          throw new Error('no event');
        },
      },
    };
    const given = { ...request, isDryRun: false, confirmed: new Set<string>() };
    await expect(
      loadHospitals(failing as Services, actor, given, { onProgress: nothing }),
    ).rejects.toThrow('no event');
    expect(await inForce()).toEqual([]);
  });
});
