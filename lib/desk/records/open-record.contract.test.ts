import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { leadTextColumns, sealedLeadColumns } from '../../store/schema/lead-schema.ts';
import { openRecord } from './open-record.server.ts';
import { readRecord } from './record-story.server.ts';

onDesk((desk) => {
  test('a number is opened with an event; what is not there has none', async () => {
    const actor = newActor();
    const lead = await desk.addCall();
    expect(await openRecord(desk.services, actor, lead.reference)).toEqual({
      kind: 'opened',
      record: { kind: 'call', mobile: '9876543210', texts: [] },
    });
    const request = await desk.addQuestion();
    expect(await openRecord(desk.services, actor, request.reference)).toMatchObject({
      record: { fields: { name: 'Asha' } },
    });
    const policy = await seedPolicy(desk.services, asha.address);
    expect(await openRecord(desk.services, actor, policy.id)).toMatchObject({
      record: { details: { number: 'EX/2026/000123456' } },
    });
    expect(await openRecord(desk.services, actor, 'CB-2222-2222')).toEqual({ kind: 'not-found' });
    expect(await desk.eventsOf(actor)).toHaveLength(3);
  });

  test('an opened call shows every sealed column, and a masked one none; what is not sealed is on both', async () => {
    const { lead, wordsOf } = await desk.addFilledCall();
    const opened = JSON.stringify(await openRecord(desk.services, newActor(), lead.reference));
    const masked = JSON.stringify(
      (await readRecord(desk.services, lead.reference, desk.services.store.now()))?.record,
    );
    for (const { column } of sealedLeadColumns) {
      expect(opened).toContain(wordsOf(column));
      expect(masked).not.toContain(wordsOf(column));
    }
    for (const { column, isSealed } of leadTextColumns)
      if (!isSealed) expect(masked).toContain(wordsOf(column));
  });
});
