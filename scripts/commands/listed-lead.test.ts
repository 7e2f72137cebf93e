import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { recordLead } from '../../lib/leads/record-lead.server.ts';
import { personalLeadColumns } from '../../lib/store/lead-columns.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { servicesFor } from '../../lib/store/services.server.ts';
import { validCallBack } from '../../testing/data/valid-call-back.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { toListedLead } from './listed-lead.ts';

test('Lead.svc’s message is decrypted only on request, like the number', async () => {
  const data = temporaryDataDir();
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const { encryption } = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const recorded = await recordLead(store, encryption, validCallBack, {
    upstream: 'qa',
    perMobilePerDay: 5,
    retentionDays: 366,
    leaseMs: 0,
    now: new Date(),
  });
  if (recorded.kind !== 'inserted') throw new Error(recorded.kind);
  const { row } = recorded;
  const refused = { ...row, refusal_sealed: encryption.seal('9876543210 is blocked', row.id) };
  expect(JSON.stringify(toListedLead(refused, encryption, false))).not.toContain('9876543210');
  expect(toListedLead(refused, encryption, false).refusal).toContain('--reveal');
  expect(toListedLead(refused, encryption, true).refusal).toBe('9876543210 is blocked');
  expect(toListedLead(row, encryption, true)).toMatchObject({ refusal: '', mobile: '9876543210' });
  const listed = personalLeadColumns.flatMap(({ listed }) => listed ?? []);
  expect(Object.keys(toListedLead(row, encryption, false))).toEqual(expect.arrayContaining(listed));
  await store.db.destroy();
  data.remove();
});
