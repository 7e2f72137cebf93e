import { recordCall, throttledAdmission } from '../../../testing/data/add-call.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { hourMs } from '../../dates/iso-date.ts';
import { deliverLead } from '../../leads/deliver/deliver-lead.server.ts';
import { releaseThrottledLeads } from '../../leads/limits.server.ts';
import { claimDueRows } from '../../outbox/claim-due-rows.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { recordRequest } from '../../requests/submit/record-request.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import { answerRequest } from './answer-request.server.ts';
import { noteCall } from './call-notes.server.ts';
import { markDelivered } from './mark-delivered.server.ts';
import { openRecord } from './open-record.server.ts';
import { readRecord } from './record-story.server.ts';
import { withdrawCalls } from './withdraw-calls.server.ts';

onDesk((desk) => {
  async function storyOf({ reference }: Pick<LeadRow, 'reference'>) {
    const found = await readRecord(desk.services, reference, desk.now());
    return found?.story.map(({ what, text }) => (text ? `${what}: ${text}` : what));
  }

  /** Claimed an hour from now, when it is due again. */
  async function claimAgain(): Promise<LeadRow> {
    const now = new Date(desk.now().getTime() + hourMs);
    const options = { limit: 1, order: 'longest-due', leaseMs: 60_000, now } as const;
    const [claimed] = await claimDueRows<LeadRow>(desk.services.store, 'lead', options);
    if (!claimed) throw new Error('nothing is due');
    return claimed;
  }

  test('a record tells its story: what happened to it, and who of the staff did what', async () => {
    const actor = newActor();
    const lead = await desk.addCall();
    await deliverLead(desk.services, lead);
    await openRecord(desk.services, actor, lead.reference);
    await noteCall(desk.services, actor, lead.reference, {
      outcome: 'not-reached',
      note: 'at 6\nagain',
    });
    const { story, record } =
      (await readRecord(desk.services, lead.reference, desk.services.store.now())) ?? {};
    expect(record).toMatchObject({ waitsFor: 'second-try' });
    expect(story?.map(({ what, actor }) => [what, actor])).toEqual([
      ['received', null],
      ['delivered', null],
      ['opened-number', actor.actor],
      ['not-reached', actor.actor],
    ]);
    expect(await readRecord(desk.services, 'CB-2222-2222', desk.services.store.now())).toBeNull();
  });

  test('what row and trail both know is told once, with who did it', async () => {
    const actor = newActor();
    const [call, request] = [await desk.addWaitingCall({}), await desk.addQuestion()];
    await withdrawCalls(desk.services, actor, [call.reference]);
    await answerRequest(desk.services, actor, request.reference);
    const whoDid = async (what: string, reference: string) =>
      (await readRecord(desk.services, reference, desk.services.store.now()))?.story
        .filter((entry) => entry.what === what)
        .map((entry) => entry.actor);
    expect(await whoDid('withdrew', call.reference)).toEqual([actor.actor]);
    expect(await whoDid('answered', request.reference)).toEqual([actor.actor]);
  });

  test('a waiting call that Lead.svc has all the same is marked as delivered, once, and was taken on its day', async () => {
    const actor = newActor();
    const { reference, created_at } = await desk.addWaitingCall({});
    const references = [reference, 'CB-2222-2222'];
    const kinds = async () =>
      (await markDelivered(desk.services, actor, references)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['delivered', 'not-found']);
    expect(await kinds()).toEqual(['not-waiting', 'not-found']);
    const lead = await readByReference(desk.services.store.db, 'lead', reference);
    expect(lead).toMatchObject({
      state: 'delivered',
      settled_at: created_at,
      withdrawn_at: null,
    });
    const record = await readRecord(desk.services, reference, desk.services.store.now());
    expect(record?.story.map(({ what }) => what)).toContain('corrected');
  });

  test('Lead.svc’s words are in the story without the number that they repeat', async () => {
    const lead = await desk.addCall();
    await desk.services.store.db
      .updateTable('lead')
      .set({
        state: 'refused',
        sending_since: null,
        settled_at: desk.now().toISOString(),
        refusal_sealed: desk.services.encryption.seal('9876543210 is blocked', lead.id),
      })
      .execute();
    const { story } =
      (await readRecord(desk.services, lead.reference, desk.services.store.now())) ?? {};
    expect(story?.at(-1)).toMatchObject({ what: 'refused', text: '••••••••10 is blocked' });
  });

  test('a request to stop calls, of which no number is kept, names the calls that Lead.svc has', async () => {
    const delivered = await desk.addCall();
    await deliverLead(desk.services, delivered);
    const waiting = await desk.addCall({ product: 3 });
    const stop = {
      kind: 'stop-calls',
      fields: { mobile: asha.address },
      page: '/contact-us',
    } as const;
    const outcome = await recordRequest(desk.services, stop, desk.now());
    if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
    const found = await readRecord(desk.services, outcome.row.reference, desk.services.store.now());
    expect(found?.stoppedCalls).toEqual([delivered.reference]);
    expect(await desk.readLead(waiting)).toMatchObject({ state: 'expired' });
    const other = await readRecord(
      desk.services,
      (await desk.addQuestion()).reference,
      desk.services.store.now(),
    );
    expect(other?.stoppedCalls).toEqual([]);
  });

  test('a call above a limit tells by which it was put in the queue, and that it left it', async () => {
    const admission = throttledAdmission();
    const outcome = await recordCall(desk.services, {}, { admission });
    if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
    expect(await storyOf(outcome.row)).toEqual(['received', 'throttled: above the limit: client']);
    expect(await releaseThrottledLeads(desk.services, desk.now())).toBe(1);
    const story = ['received', 'throttled: above the limit: client', 'released'];
    expect(await storyOf(outcome.row)).toEqual(story);
  });

  test('a call on its way tells so, and one that waits tells what went wrong and when it is tried again', async () => {
    const lead = await desk.addCall({}, new Date(desk.now().getTime() - hourMs));
    expect(await storyOf(lead)).toEqual(['received', 'sending: attempt 1']);
    // Its claim ran out before it could be sent.
    await deliverLead(desk.services, lead);
    const problem = 'not-sent: claim ran out';
    expect(await storyOf(lead)).toEqual([
      'received',
      `tried: 1 attempt; ${problem}`,
      'next-attempt',
    ]);
    const { story } = (await readRecord(desk.services, lead.reference, desk.now())) ?? {};
    expect(story?.at(-1)?.at).toBe((await desk.readLead(lead)).next_attempt_at);
    const again = await claimAgain();
    expect(await storyOf(lead)).toEqual(['received', 'sending: attempt 2']);
    await deliverLead(desk.services, again);
    expect(await storyOf(lead)).toEqual(['received', 'tried: 2 attempts', 'delivered']);
  });

  test('of a call whose answer was lost the story says that it may have arrived twice', async () => {
    const lead = await desk.addCall();
    desk.leadService.setMode({ mode: 'reset' });
    await deliverLead(desk.services, lead);
    expect(await storyOf(lead)).toContainEqual(
      expect.stringMatching(/^tried: 1 attempt; .*; may have arrived twice$/),
    );
    desk.leadService.setMode({ mode: 'accept' });
    await deliverLead(desk.services, await claimAgain());
    expect(await storyOf(lead)).toContain('tried: 2 attempts; may have arrived twice');
  });

  test('of a call that arrived at its first attempt no attempts are told', async () => {
    const lead = await desk.addCall();
    await deliverLead(desk.services, lead);
    expect(await storyOf(lead)).toEqual(['received', 'delivered']);
  });
});
