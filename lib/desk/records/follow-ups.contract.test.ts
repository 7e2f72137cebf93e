/** Calls that a person has to see to after `IsError`: where the desk sees them, and how they end. */
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import { exportRecords } from '../export/export-records.server.ts';
import { erasePerson } from '../people/erase-person.server.ts';
import { noteCall } from './call-notes.server.ts';
import { findFollowUps, findWaiting } from './find-records.server.ts';
import { readRecord } from './record-story.server.ts';
import { withdrawCalls } from './withdraw-calls.server.ts';

onDesk((desk) => {
  const open = async () => findFollowUps(desk.services, desk.now());
  const openReferences = async () => (await open()).map(({ reference }) => reference);
  const waitingReferences = async (limit?: number) => {
    const { records } = await findWaiting(desk.services, { now: desk.now(), limit });
    return records.map(({ reference }) => reference);
  };
  const read = async ({ reference }: Pick<LeadRow, 'reference'>) => {
    const found = await readRecord(desk.services, reference, desk.now());
    if (found?.record.kind !== 'call') throw new Error('no call');
    return { record: found.record, story: found.story };
  };
  const note = (lead: LeadRow, outcome: 'called' | 'not-reached' | 'closed', text = '') =>
    noteCall(desk.services, newActor(), lead.reference, { outcome, note: text });

  test('they stand in a list of their own, without a limit, with Lead.svc’s words and no number', async () => {
    const promised = await desk.addFollowUp();
    const check = await desk.addFollowUp('check', { mobile: '9876500001' });
    const plain = await desk.addCall({ mobile: '9876500002' });
    expect(await open()).toMatchObject([
      {
        reference: promised.reference,
        followUp: 'refused-after-promise',
        waitsFor: 'refused-after-promise',
        mobile: '••••••••10',
        refusalWords: 'Duplicate: ••••• •••10',
        isOver: false,
      },
      { reference: check.reference, followUp: 'check', waitsFor: 'check', state: 'delivered' },
    ]);
    expect(await waitingReferences(1)).toEqual([plain.reference]);
  });

  test.each(['refused-after-promise', 'check'] as const)(
    '%s: a note that it was called or closed ends it, "not reached" does not',
    async (kind) => {
      for (const outcome of ['called', 'closed'] as const) {
        const lead = await desk.addFollowUp(kind, outcome === 'closed' ? { product: 3 } : {});
        expect(await note(lead, 'not-reached')).toEqual({ kind: 'noted' });
        expect(await openReferences()).toEqual([lead.reference]);
        expect(await note(lead, outcome)).toEqual({ kind: 'noted' });
        expect(await openReferences()).toEqual([]);
        expect((await read(lead)).record.waitsFor).toBeNull();
        expect(await waitingReferences()).toEqual([]);
        expect((await desk.readLead(lead)).followed_up_at).not.toBeNull();
      }
    },
  );

  test('the story says what Lead.svc said, and who closed it when; the second person changes nothing', async () => {
    const lead = await desk.addFollowUp();
    const [first, second] = [newActor(), newActor()];
    const close = (actor: typeof first) =>
      noteCall(desk.services, actor, lead.reference, { outcome: 'closed', note: '' });
    expect(await close(first)).toEqual({ kind: 'noted' });
    const { followed_up_at } = await desk.readLead(lead);
    expect(await close(first)).toEqual({ kind: 'noted' });
    expect(await close(second)).toEqual({ kind: 'seen-to-before' });
    expect(await desk.eventsOf(second)).toEqual([]);
    expect((await desk.eventsOf(first)).map(([action]) => action)).toEqual(['closed']);
    expect((await desk.readLead(lead)).followed_up_at).toBe(followed_up_at);
    const { story } = await read(lead);
    expect(story.map(({ what, text, actor }) => [what, text, actor])).toEqual([
      ['received', '', null],
      ['tried', '2 attempts; may have arrived twice', null],
      ['refused-after-promise', 'Duplicate: ••••• •••10', null],
      ['closed', '', first.actor],
    ]);
    // Words are kept all the same.
    expect(await note(lead, 'called', 'He rang us')).toEqual({ kind: 'noted' });
  });

  test('what nobody has to see to cannot be closed', async () => {
    expect(await note(await desk.addCall(), 'closed')).toEqual({ kind: 'nothing-to-close' });
    const { reference } = await desk.addQuestion();
    expect(
      await noteCall(desk.services, newActor(), reference, { outcome: 'closed', note: '' }),
    ).toEqual({ kind: 'nothing-to-close' });
  });

  test('after its seven days it stays until it is closed, and is in no list of people to call', async () => {
    const lead = await desk.addFollowUp();
    await note(lead, 'not-reached');
    const unreached = async () => {
      const { rows } = await exportRecords(
        desk.services,
        newActor(),
        { kind: 'unreached', within: null },
        { isRevealed: false },
      );
      return rows;
    };
    expect(await unreached()).toBe(1);
    await desk.services.store.db
      .updateTable('lead')
      .set({ expires_at: desk.daysAgo(1).toISOString() })
      .execute();
    expect(await open()).toMatchObject([{ reference: lead.reference, isOver: true }]);
    expect(await unreached()).toBe(0);
  });

  test('withdrawn, or erased, it is not open', async () => {
    const withdrawn = await desk.addFollowUp();
    const [{ kind } = {}] = await withdrawCalls(desk.services, newActor(), [withdrawn.reference]);
    expect(kind).toBe('withdrawn');
    expect(await open()).toEqual([]);
    const erased = await desk.addFollowUp('check', { product: 3 });
    await erasePerson(desk.services, newActor(), asha, { reason: 'asked' });
    expect(await open()).toEqual([]);
    expect((await read(erased)).record.followUp).toBeNull();
    const kept = await desk.addFollowUp('check', { mobile: '9876500003' });
    await desk.services.store.db
      .updateTable('lead')
      .set({ mobile_sealed: null })
      .where('id', '=', kept.id)
      .execute();
    expect(await open()).toEqual([]);
  });
});
