import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { insurers } from '../../content/insurers.ts';
import { readOfferedInsurers } from './read-offered-insurers.server.ts';

onBothDatabases(['hospital_list'], (database) => {
  const read = (registrationNumbers: readonly string[] = []) => {
    const { store, env } = database.services();
    const disclosures = { ...env.broker.disclosures, insurers: [...registrationNumbers] };
    return readOfferedInsurers({ store, env: { ...env, broker: { ...env.broker, disclosures } } });
  };
  const [health, general] = insurers.filter(({ kind }) => kind !== 'life');
  const life = insurers.find(({ kind }) => kind === 'life');
  if (!health || !general || !life) throw new Error('no insurer');

  async function putInForce(insurer: string): Promise<void> {
    const list = { insurer, kind: 'network', list_id: insurer, as_of: '2026-06-29' } as const;
    const imported = { imported_at: '2026-06-30T00:00:00.000Z', hospitals: 1 };
    await database.store.db
      .insertInto('hospital_list')
      .values({ ...list, ...imported })
      .execute();
  }

  test('without lists and agreements every insurer with hospitals is offered, and none of life', async () => {
    const names = await read();
    expect(names).toContain(health.brand);
    expect(names).not.toContain(life.brand);
  });

  test('of insurers without a list only those we place business with are offered', async () => {
    expect(await read([general.registrationNumber, life.registrationNumber])).toEqual([
      general.brand,
    ]);
  });

  test('an insurer with a list is offered once, first, and by the name of the list', async () => {
    await putInForce(general.legalName);
    const names = await read([health.registrationNumber, general.registrationNumber]);
    expect(names).toEqual([general.legalName, health.brand]);
  });
});
