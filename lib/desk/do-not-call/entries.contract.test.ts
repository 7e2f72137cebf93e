import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { proveEntry, stopNumber } from './entries.server.ts';

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
});
