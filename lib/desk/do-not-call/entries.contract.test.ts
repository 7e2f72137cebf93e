import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { dayMs, timestampAfter } from '../../dates/iso-date.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { countDoNotCallList, proveEntry, stopNumber } from './entries.server.ts';

onDesk((desk) => {
  test('a stopped number: its waiting call is withdrawn, its day can be proven', async () => {
    const actor = newActor();
    await desk.addCall();
    expect(await stopNumber(desk.services, actor, '9876543210')).toMatchObject({ withdrawn: 1 });
    expect(await proveEntry(desk.services, actor, '9876543210')).toMatchObject({
      entry: { stoppedAt: expect.any(String), until: expect.any(String) },
      history: expect.arrayContaining([
        { at: expect.any(String), what: 'stopped-by-desk', by: actor.actor },
      ]),
    });
    expect(await proveEntry(desk.services, actor, '9876500099')).toEqual({
      entry: null,
      history: [],
    });
    expect(await desk.eventsOf(actor)).toEqual(
      expect.arrayContaining([['stopped-number', '••••••••10', '203.0.x.x']]),
    );
  });

  test('the entries that end within a week are counted, and a request of another kind proves no stop', async () => {
    const ends = [
      ['9876543210', 6.9],
      ['9876543211', 7.1],
    ] as const;
    const { db } = desk.services.store;
    for (const [mobile, days] of ends) {
      await stopNumber(desk.services, newActor(), mobile);
      await db
        .updateTable('stopped_number')
        .set({ until: timestampAfter(desk.now(), days * dayMs) })
        .where('mobile_key', '=', mobileKey(desk.services.encryption, mobile))
        .execute();
    }
    expect(await countDoNotCallList(desk.services, desk.services.store.now())).toMatchObject({
      numbers: 2,
      endingWithinAWeek: 1,
    });
    await desk.addQuestion({ mobile: '9876500098' });
    const { history } = await proveEntry(desk.services, newActor(), '9876500098');
    expect(history).toEqual([]);
  });
});
