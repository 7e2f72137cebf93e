import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { todayInIndia } from '../../dates/iso-date.ts';
import { isOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { countDoNotCallList } from './entries.server.ts';
import { importDoNotCallList } from './import-do-not-call-list.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onDesk((desk) => {
  test('the broker’s own file: a dry run changes nothing; the import names rejected rows', async () => {
    const actor = newActor();
    const file = join(folder, 'stop.csv');
    const rows = ['Sr;Mobile No;Name', '1;98765 43210;x', '2;;y', '3;=1+1;z', '4;9876543210;x'];
    writeFileSync(file, [...rows, '5;+91 9876500001;w'].join('\n'));
    const lead = await desk.addCall();
    const delivered = await desk.addCall({ mobile: '9876500001' });
    await desk.services.store.db
      .updateTable('lead')
      .set({ state: 'delivered', conversion_id: 'c', click_ids: '{}' })
      .where('id', '=', delivered.id)
      .execute();
    const read = (isDryRun: boolean) =>
      importDoNotCallList(desk.services, actor, { file, isDryRun });
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
    expect(await countDoNotCallList(desk.services, desk.services.store.now())).toMatchObject({
      numbers: 0,
      firstDay: null,
    });
    expect(await desk.eventsOf(actor)).toEqual([]);
    expect(await read(false)).toEqual({ ...report, withdrawn: 1 });
    expect(await desk.readLead(lead)).toMatchObject({ state: 'expired' });
    // Lead.svc has it: the callers must be told, and no network hears of it any more.
    expect(await desk.readLead(delivered)).toMatchObject({
      state: 'delivered',
      withdrawn_at: expect.any(String),
      conversion_id: null,
      click_ids: null,
    });
    const key = mobileKey(desk.services.encryption, '9876500001');
    expect(await isOnDoNotCallList(desk.services.store.db, key, desk.now())).toBe(true);
    expect(await read(false)).toMatchObject({ added: 0, renewed: 2 });
    expect(await countDoNotCallList(desk.services, desk.services.store.now())).toMatchObject({
      numbers: 2,
      firstDay: todayInIndia(desk.now()),
      endingWithinAWeek: 0,
    });
    writeFileSync(file, '9876500003\n9876500004\n');
    expect(await read(true)).toMatchObject({ column: null, rows: 2, added: 2 });
    writeFileSync(file, 'a,b\nc,d\n');
    await expect(read(true)).rejects.toThrow('No column is called');
    writeFileSync(file, 'Mobile,Phone\n9876500003,9876500004\n');
    await expect(read(true)).rejects.toThrow('Keep one');
  });
});
