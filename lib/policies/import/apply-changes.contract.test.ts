/** Changes of an import that was interrupted after its commit. */
import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { acquireImportLock } from '../../imports/import-lock.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import type { Services } from '../../store/services.server.ts';
import { readPolicies } from '../read-policies.server.ts';
import { finishInterruptedImport } from './apply-changes.server.ts';

const tables = [
  'policy_import',
  'policy',
  'policy_contact',
  'policy_document',
  'policy_document_chunk',
  'policy_staged',
] as const;
const [asha, ravi] = ['9876543210', '9876500000'];
const now = new Date('2026-11-23T06:00:00Z');

onBothDatabases(tables, (database) => {
  const premiumsOf = async (services: Services, mobile: string) =>
    (
      await readPolicies(services, mobileKey(services.encryption, mobile), services.store.now())
    ).map(({ premium }) => premium);
  const stagedRows = () =>
    database.store.db.selectFrom('policy_staged').select('policy_id').execute();

  /** The state after an interruption: after the commit, or before it. */
  async function stage(services: Services, committedAt: string | null) {
    const policy = await seedPolicy(services, asha, { premium: '₹100' });
    const details = {
      ...policy,
      premium: '₹200',
      mobiles: [ravi],
      emails: [],
      documents: undefined,
    };
    const [id, to] = [policy.id, policy.to];
    const started = { id: 'import-2', started_at: '2026-11-23', committed_at: committedAt };
    await services.store.db.insertInto('policy_import').values(started).execute();
    await services.store.db
      .insertInto('policy_staged')
      .values({
        policy_id: id,
        import_id: 'import-2',
        details_sealed: services.encryption.seal(JSON.stringify(details), id),
        details_digest: 'two',
        contacts_digest: 'two',
        ends_on: to,
        loaded_on: '2026-11-23',
        contacts: JSON.stringify([mobileKey(services.encryption, ravi)]),
      })
      .execute();
    return policy;
  }

  test('the sweeper applies them completely and once', async () => {
    const services = database.services();
    await stage(services, '2026-11-23');
    expect(await premiumsOf(services, asha)).toEqual(['₹100']);
    await finishInterruptedImport(services, now);
    expect([await premiumsOf(services, asha), await premiumsOf(services, ravi)]).toEqual([
      [],
      ['₹200'],
    ]);
    expect(await stagedRows()).toEqual([]);
  });

  test('a later document with the same title becomes the newest', async () => {
    const services = database.services();
    const { id } = await stage(services, '2026-11-23');
    const { db } = services.store;
    const [card] = await db
      .selectFrom('policy_document')
      .selectAll()
      .where('kind', '=', 'e-card')
      .execute();
    if (!card) throw new Error('not seeded');
    const newer = {
      ...card,
      id: 'a-newer-document',
      import_id: 'import-2',
      title_sealed: services.encryption.seal('E-card', 'a-newer-document'),
    };
    await db.insertInto('policy_document').values(newer).execute();
    await finishInterruptedImport(services, now);
    const [policy] = await readPolicies(
      services,
      mobileKey(services.encryption, ravi),
      services.store.now(),
    );
    expect(policy?.id).toBe(id);
    expect(
      policy?.documents.map((one) => [one.id === newer.id, Boolean(one.supersededOn)]),
    ).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test('changes of an import that is not committed, or still running, are not touched', async () => {
    const services = database.services();
    await stage(services, null);
    await finishInterruptedImport(services, now);
    expect(await premiumsOf(services, asha)).toEqual(['₹100']);
    await services.store.db
      .updateTable('policy_import')
      .set({ committed_at: '2026-11-23' })
      .execute();
    const lock = await acquireImportLock(services.store, 'policies', { waitMs: 1000 });
    await finishInterruptedImport(services, now);
    expect(await premiumsOf(services, asha)).toEqual(['₹100']);
    await lock.release();
  });

  test('they do not restore a policy that was erased meanwhile', async () => {
    const services = database.services();
    const { id } = await stage(services, '2026-11-23');
    await services.store.db.deleteFrom('policy').where('id', '=', id).execute();
    await finishInterruptedImport(services, now);
    expect(await premiumsOf(services, ravi)).toEqual([]);
    const contacts = await services.store.db
      .selectFrom('policy_contact')
      .select('contact_key')
      .execute();
    expect(contacts).toEqual([{ contact_key: mobileKey(services.encryption, asha) }]);
  });
});
