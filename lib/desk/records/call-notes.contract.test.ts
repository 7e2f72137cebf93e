import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { dayMs } from '../../dates/iso-date.ts';
import { eraseExpiredLeads } from '../../leads/retention.server.ts';
import { eraseExpiredRequests } from '../../requests/erase-expired-requests.server.ts';
import type { DeskActor } from '../trail/audit-trail.server.ts';
import { eraseExpiredNotes, noteCall, readCallNotes } from './call-notes.server.ts';

onDesk((desk) => {
  test('a note is sealed, and is erased with the number', async () => {
    const actor = newActor();
    const lead = await desk.addCall({}, desk.daysAgo(365));
    const note = (text: string) =>
      noteCall(desk.services, actor, lead.reference, { outcome: 'called', note: text });
    expect(await note('₹'.repeat(200))).toEqual({ kind: 'noted' });
    const stored = await desk.services.store.db.selectFrom('call_note').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('₹');
    expect(await eraseExpiredNotes(desk.services)).toBe(0);
    await eraseExpiredLeads(desk.services, new Date(desk.now().getTime() + 2 * dayMs));
    expect(await eraseExpiredNotes(desk.services)).toBe(1);
    expect(await readCallNotes(desk.services, lead.reference)).toMatchObject([{ note: 'erased' }]);
    expect(await note('later')).toEqual({ kind: 'erased' });
  });

  test('a note on a request is erased with the request', async () => {
    const { services } = desk;
    const { reference, erase_at } = await desk.addQuestion();
    await noteCall(services, newActor(), reference, { outcome: 'called', note: 'rang at ten' });
    await eraseExpiredRequests(services, desk.now());
    expect(await eraseExpiredNotes(services)).toBe(0);
    await eraseExpiredRequests(services, new Date(erase_at));
    expect(await eraseExpiredNotes(services)).toBe(1);
    expect(await readCallNotes(services, reference)).toMatchObject([{ note: 'erased', actor: '' }]);
  });

  test('the same note within a minute is a second press, later or by somebody else another call', async () => {
    const { services } = desk;
    const lead = await desk.addCall();
    const pressed = desk.now().getTime();
    const note = async (seconds: number, by: DeskActor) => {
      const later = { ...by, now: new Date(pressed + seconds * 1000) };
      await noteCall(services, later, lead.reference, { outcome: 'not-reached', note: 'engaged' });
      return (await readCallNotes(services, lead.reference)).length;
    };
    const [first, second] = [newActor(), newActor()];
    expect(await note(0, first)).toBe(1);
    expect(await note(59, first)).toBe(1);
    expect(await note(60, first)).toBe(2);
    expect(await note(61, second)).toBe(3);
  });
});
