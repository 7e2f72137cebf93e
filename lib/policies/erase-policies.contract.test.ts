/** After erasure on request nothing leads to a person's policies. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { policyTables } from '../../testing/databases/policy-tables.ts';
import { readSessions, startSession } from '../identity/sessions/sessions.server.ts';
import { acquireImportLock } from '../imports/import-lock.server.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import { readAccesses, recordAccess } from './access-log.server.ts';
import { deleteExpiredPolicies } from './delete-policies.server.ts';
import { erasePolicies } from './erase-policies.server.ts';
import { findPolicies } from './find-policies.server.ts';
import { importPolicies } from './import/import-policies.server.ts';
import { examplePdf } from './import-example-customers.server.ts';
import { hasPolicies, readPolicies } from './read-policies.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'erased-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [asha, ravi] = ['9876543210', '9876500000'];

async function load(services: Services) {
  const file = join(folder, 'list.csv');
  const row = (number: string, mobiles: string) =>
    `Example Insurer A,${number},Example Health,Example Person,${mobiles},01/04/2026,31/03/2027,p.pdf`;
  writeFileSync(join(folder, 'p.pdf'), examplePdf(['x']));
  const rows = [row('EX/1', asha), row('EX/2', `${asha} / ${ravi}`)];
  writeFileSync(
    file,
    `Insurer,Policy No,Product,Insured Name,Mobile,Start Date,Expiry,Document\n${rows.join('\n')}\n`,
  );
  const options = { file, documents: folder, insurer: null, map: new Map(), isDryRun: false };
  return importPolicies(services, options, () => undefined);
}

onBothDatabases(policyTables, (database) => {
  const keyOf = (services: Services, mobile: string) => mobileKey(services.encryption, mobile);
  const countOf = async (table: (typeof policyTables)[number]) =>
    (await database.store.db.selectFrom(table).selectAll().execute()).length;
  const storedFiles = () =>
    readdirSync(database.location.dataDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.parentPath.includes('policy-documents'),
    );

  async function erase(services: Services, number: string | undefined, mobile?: string) {
    const contact =
      mobile === undefined ? undefined : ({ channel: 'sms', address: mobile } as const);
    const found = await findPolicies(services, { number, contact }, 10);
    const rows = found.map(({ row }) => row);
    await erasePolicies(services, rows, {
      reason: 'asked in writing',
      now: services.store.now(),
      onWait: () => undefined,
      record: async () => undefined,
    });
  }

  /** Signs in both holders. @returns a function that says who of the two is signed in still. */
  async function signInBoth(services: Services) {
    const now = services.store.now();
    for (const contact of [asha, ravi])
      await startSession(
        services,
        { contact, contactKey: keyOf(services, contact) },
        { headers: new Headers(), now },
      );
    return async () => {
      const sessions = await Promise.all(
        [asha, ravi].map((mobile) => readSessions(services, keyOf(services, mobile), now)),
      );
      return sessions.flat().map(({ contact }) => contact);
    };
  }

  test('one policy is erased with its documents; the access log keeps the entry without its object', async () => {
    const services = database.services();
    await load(services);
    const key = keyOf(services, asha);
    const policies = await readPolicies(services, key, services.store.now());
    for (const { id: policyId, documents } of policies) {
      const documentId = documents[0]?.id ?? '';
      await recordAccess(
        services,
        key,
        { what: 'document', policyId, documentId },
        { clientClass: 'a browser', now: services.store.now() },
      );
    }
    await erase(services, 'EX/1');
    expect(await readPolicies(services, key, services.store.now())).toHaveLength(1);
    const accesses = await database.store.db.selectFrom('policy_access').selectAll().execute();
    expect(
      accesses.filter((one) => one.policy_id === null && one.document_id === null),
    ).toHaveLength(1);
    expect(await countOf('policy')).toBe(1);
    expect(await countOf('policy_document')).toBe(1);
  });

  test('after everything of one number is erased, no log entry identifies the person', async () => {
    const services = database.services();
    const filesBefore = storedFiles().length;
    await load(services);
    const [mine, theirs] = [keyOf(services, asha), keyOf(services, ravi)];
    for (const key of [mine, theirs])
      await recordAccess(
        services,
        key,
        { what: 'list' },
        { clientClass: 'a browser', now: services.store.now() },
      );
    await erase(services, undefined, asha);
    expect([await hasPolicies(services, mine), await hasPolicies(services, theirs)]).toEqual([
      false,
      false,
    ]);
    expect(await readAccesses(services, mine)).toEqual([]);
    expect(await countOf('policy_access')).toBe(2);
    for (const table of [
      'policy',
      'policy_contact',
      'policy_document',
      'policy_document_chunk',
      'policy_change',
    ] as const) {
      expect([table, await countOf(table)]).toEqual([table, 0]);
    }
    expect(storedFiles()).toHaveLength(filesBefore);
  });

  test('a person without a policy left is signed out at once, a person with another policy is not', async () => {
    const services = database.services();
    await load(services);
    const signedIn = await signInBoth(services);
    await erase(services, 'EX/1');
    expect(await signedIn()).toEqual([asha, ravi]);
    await erase(services, 'EX/2');
    expect(await signedIn()).toEqual([]);
  });

  test('later lists of the desk do not restore it while they could', async () => {
    const services = database.services();
    await load(services);
    await erase(services, 'EX/1');
    expect(await load(services)).toMatchObject({
      added: 0,
      unchanged: 1,
      skippedRows: [{ row: 2, reason: 'erased on request' }],
    });
    const stored = JSON.stringify(
      await database.store.db.selectFrom('erased_policy').selectAll().execute(),
    );
    expect(stored).not.toMatch(/EX\/|asked/);
    await deleteExpiredPolicies(services, new Date('2028-03-31T12:00:00Z'));
    expect(await countOf('erased_policy')).toBe(1);
    await deleteExpiredPolicies(services, new Date('2028-04-03T12:00:00Z'));
    expect(await countOf('erased_policy')).toBe(0);
  });

  test('an interrupted erasure is invisible, and the sweeper completes it', async () => {
    const services = database.services();
    await load(services);
    const [policy] = await findPolicies(services, { number: 'EX/1' }, 1);
    if (!policy) throw new Error('not loaded');
    // The state that kill -9 leaves after the first step.
    await database.store.db
      .deleteFrom('policy_contact')
      .where('policy_id', '=', policy.row.id)
      .execute();
    await database.store.db
      .insertInto('erased_policy')
      .values({
        policy_key: policy.row.policy_key,
        erased_at: '2026-11-23',
        forget_on: '2999-01-01',
        reason_sealed: '',
      })
      .execute();
    await deleteExpiredPolicies(services, new Date('2026-11-23T12:00:00Z'));
    expect(await findPolicies(services, {}, 10)).toHaveLength(1);
    expect(await countOf('policy_document')).toBe(1);
  });

  test('an erasure waits for a running import, which would write the policy again', async () => {
    const services = database.services();
    await load(services);
    const lock = await acquireImportLock(services.store, 'policies', { waitMs: 1000 });
    const [policy] = await findPolicies(services, { number: 'EX/1' }, 1);
    const waited: Promise<void>[] = [];
    await erasePolicies(services, policy ? [policy.row] : [], {
      reason: 'asked',
      now: services.store.now(),
      onWait: () => waited.push(lock.release()),
      record: async () => undefined,
    });
    expect(waited).toHaveLength(1);
    expect(await findPolicies(services, {}, 10)).toHaveLength(1);
  });
});
