import { addCall } from '../../../testing/data/add-call.ts';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { openStoreAt } from '../../store/open-store.server.ts';
import { sealedLeadColumns } from '../../store/schema/lead-schema.ts';
import { servicesFor } from '../../store/services.server.ts';
import { type ListedLead, toListedLead } from './lead-list.server.ts';

test('Lead.svc’s message is decrypted only on request, like the number', async () => {
  const data = temporaryDataDir();
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const { encryption } = services;
  const row = await addCall(services);
  const refused = { ...row, refusal_sealed: encryption.seal('9876543210 is blocked', row.id) };
  expect(JSON.stringify(toListedLead({ encryption }, refused, false))).not.toContain('9876543210');
  expect(toListedLead({ encryption }, refused, false).refusal).toContain('--reveal');
  expect(toListedLead({ encryption }, refused, true).refusal).toBe('9876543210 is blocked');
  expect(toListedLead({ encryption }, row, true)).toMatchObject({
    refusal: '',
    mobile: '9876543210',
  });
  const listed = sealedLeadColumns.flatMap(({ column, text }) => {
    const name = column === 'mobile_sealed' ? 'mobile' : text?.listed;
    return name ? [{ column, name: name as keyof ListedLead }] : [];
  });
  expect(Object.keys(toListedLead({ encryption }, row, false))).toEqual(
    expect.arrayContaining(listed.map(({ name }) => name)),
  );
  const whole = { ...row };
  for (const { column } of sealedLeadColumns)
    Object.assign(whole, { [column]: encryption.seal(`9876543210 of ${column}`, row.id) });
  expect(JSON.stringify(toListedLead({ encryption }, whole, false))).not.toContain(' of ');
  const revealed = toListedLead({ encryption }, whole, true);
  for (const { column, name } of listed) expect(revealed[name]).toBe(`9876543210 of ${column}`);
  await store.db.destroy();
  data.remove();
});
