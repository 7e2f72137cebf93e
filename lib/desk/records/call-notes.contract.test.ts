import { newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { dayMs } from '../../dates/iso-date.ts';
import { eraseExpiredLeads } from '../../leads/time-limits.server.ts';
import { eraseExpiredRequests } from '../../requests/erase-expired-requests.server.ts';
import type { DeskActor } from '../trail/audit-trail.server.ts';
import {
  eraseExpiredNotes,
  noteCall,
  readCallNotes,
  readLastCalls,
  readLastNotes,
} from './call-notes.server.ts';

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

  test('of several records each one’s last note is read, and none of a record without notes', async () => {
    const { services } = desk;
    const [one, other, unnoted] = [
      await desk.addCall(),
      await desk.addCall({ mobile: '9876500001' }),
      await desk.addCall({ mobile: '9876500002' }),
    ];
    const at = desk.now().getTime();
    const note = (reference: string, seconds: number, text: string) =>
      noteCall(services, { ...newActor(), now: new Date(at + seconds * 1000) }, reference, {
        outcome: text === 'spoke' ? 'called' : 'not-reached',
        note: text,
      });
    // The order of writing is not that of the calls.
    await note(one.reference, 2, 'spoke');
    await note(one.reference, 1, 'engaged');
    await note(other.reference, 3, 'switched off');
    const references = [one, other, unnoted].map(({ reference }) => reference);
    const notes = [...(await readLastNotes(services, references))];
    expect(notes.map(([reference, { note: text }]) => [reference, text])).toEqual([
      [one.reference, 'spoke'],
      [other.reference, 'switched off'],
    ]);
    const calls = await readLastCalls(services, references);
    expect(calls.get(one.reference)).toMatchObject({ outcome: 'called' });
    expect(calls.has(unnoted.reference)).toBe(false);
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
