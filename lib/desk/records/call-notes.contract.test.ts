import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { dayMs } from '../../dates/iso-date.ts';
import { eraseExpiredLeads } from '../../leads/retention.server.ts';
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
});
