import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { deliverLead } from '../../leads/deliver/deliver-lead.server.ts';
import { findRecords, findWaiting } from './find-records.server.ts';
import { withdrawCalls } from './withdraw-calls.server.ts';

onDesk((desk) => {
  test('several calls are withdrawn; of a delivered one it is written down and seen in lists', async () => {
    const actor = newActor();
    const delivered = await desk.addCall();
    await deliverLead(desk.services, delivered);
    const waiting = await desk.addWaitingCall({ product: 3 });
    const sending = await desk.addCall({ product: 4 });
    const references = [delivered, waiting, sending].map(({ reference }) => reference);
    const withdraw = async () =>
      (await withdrawCalls(desk.services, actor, [...references, 'CB-2222-2222'])).map(
        ({ kind }) => kind,
      );
    expect(await withdraw()).toEqual([
      'withdrawn-after-delivery',
      'withdrawn',
      'may-be-called',
      'not-found',
    ]);
    expect(await withdraw()).toEqual(['already', 'already', 'already', 'not-found']);
    expect(await desk.eventsOf(actor)).toHaveLength(3);
    const { records } = await findRecords(
      desk.services,
      {
        kind: 'reference',
        reference: delivered.reference,
      },
      { now: desk.services.store.now() },
    );
    expect(records).toMatchObject([
      { state: 'delivered', withdrawnAt: expect.any(String), waitsFor: null },
    ]);
    expect((await findWaiting(desk.services, { now: desk.services.store.now() })).records).toEqual(
      [],
    );
  });
});
