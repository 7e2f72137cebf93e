import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { answerRequest } from './answer-request.server.ts';

onDesk((desk) => {
  test('of two staff members who mark the same request the second sees who did', async () => {
    const [one, other] = [newActor(), newActor()];
    const { reference } = await desk.addQuestion();
    // Its mail is on the way; the sender of a row that has ended changes nothing.
    const sending = { sending_since: desk.now().toISOString() };
    await desk.services.store.db.updateTable('service_request').set(sending).execute();
    const outcomes = await Promise.all(
      [one, other].map((actor) => answerRequest(desk.services, actor, reference)),
    );
    const events = [await desk.eventsOf(one), await desk.eventsOf(other)];
    const first = events.findIndex((list) => list.length > 0);
    expect(events.flat()).toEqual([['answered', reference, '203.0.x.x']]);
    expect(outcomes[first]).toEqual({ kind: 'answered' });
    expect(outcomes[1 - first]).toEqual({
      kind: 'already-answered',
      by: { actor: [one, other][first]?.actor, at: expect.any(String) },
    });
    const { db } = desk.services.store;
    expect(await db.selectFrom('service_request').select('sending_since').execute()).toEqual([
      { sending_since: null },
    ]);
  });

  test('a request that ended before anybody answered stays so, and an unknown one is not found', async () => {
    const actor = newActor();
    const { reference } = await desk.addQuestion();
    const { db } = desk.services.store;
    await db.updateTable('service_request').set({ state: 'expired' }).execute();
    const outcomes = [
      await answerRequest(desk.services, actor, reference),
      await answerRequest(desk.services, actor, 'SR-2222-2222'),
    ];
    expect(outcomes).toEqual([{ kind: 'expired' }, { kind: 'not-found' }]);
    expect(await desk.eventsOf(actor)).toEqual([]);
  });
});
