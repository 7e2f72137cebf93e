import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';

onBothDatabases(['lead'], (database) => {
  test('a count is a number', async () => {
    const row = await database.store.db
      .selectFrom('lead')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('attempts').as('attempts')])
      .executeTakeFirst();
    expect(row).toEqual({ count: 0, attempts: null });
  });
});
