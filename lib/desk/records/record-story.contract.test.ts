import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { deliverLead } from '../../leads/deliver/deliver-lead.server.ts';
import { recordRequest } from '../../requests/submit/record-request.server.ts';
import { answerRequest } from './answer-request.server.ts';
import { noteCall } from './call-notes.server.ts';
import { openRecord } from './open-record.server.ts';
import { readRecord } from './record-story.server.ts';
import { withdrawCalls } from './withdraw-calls.server.ts';

onDesk((desk) => {
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
});
