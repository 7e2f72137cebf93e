import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { shortestRetentionDays } from '../../config/environment-variables.ts';
import { requestKinds } from '../../content/requests/request-kinds.ts';
import { dayMs, todayInIndia } from '../../dates/iso-date.ts';
import { readSessions, startSession } from '../../identity/sessions/sessions.server.ts';
import type { Contact } from '../../input/contact.ts';
import { deliverLead } from '../../leads/deliver/deliver-lead.server.ts';
import type { CallBackSubmission } from '../../leads/submit/call-back-submission.ts';
import { readPolicies } from '../../policies/read-policies.server.ts';
import { recordRequest } from '../../requests/submit/record-request.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { noteCall, readCallNotes } from '../records/call-notes.server.ts';
import { openRecord } from '../records/open-record.server.ts';
import { erasePerson, planErasure } from './erase-person.server.ts';

onDesk((desk) => {
  /** A delivered call of ten days ago, one of more than a year ago, a question, and a policy with two documents. */
  async function addAsha() {
    const { services } = desk;
    const campaign = { first: { path: '/', gclid: 'abc' }, last: { path: '/', gclid: 'abc' } };
    const young = await desk.addCall({ campaign } as Partial<CallBackSubmission>, desk.daysAgo(10));
    await deliverLead(services, young);
    const old = await desk.addCall({ product: 3 }, desk.daysAgo(400), 800);
    const request = await desk.addQuestion({}, desk.daysAgo(3));
    const policy = await seedPolicy(services, asha.address);
    return { young, old, request, policy };
  }
  const erase = (actor = newActor(), contact = asha) =>
    erasePerson(desk.services, actor, contact, { reason: 'asked in writing' });

  test('what the law keeps is named with its day before an erasure, and the rest as erased', async () => {
    const { young, old, request } = await addAsha();
    const kept = (at: string) => todayInIndia(new Date(Date.parse(at) + 366 * dayMs));
    const { rows } = await planErasure(desk.services, asha, desk.now());
    expect(rows).toEqual([
      expect.objectContaining({ name: old.reference, outcome: 'erased' }),
      expect.objectContaining({
        name: young.reference,
        outcome: 'kept',
        until: kept(young.created_at),
        why: 'proof-of-enquiry',
      }),
      expect.objectContaining({
        name: request.reference,
        outcome: 'kept',
        until: kept(request.created_at),
        why: 'proof-of-answer',
      }),
      expect.objectContaining({ what: 'policy', outcome: 'erased', documents: 2 }),
    ]);
  });

  test('a plan erases nothing', async () => {
    const { young } = await addAsha();
    const before = await desk.readLead(young);
    await planErasure(desk.services, asha, desk.now());
    const key = mobileKey(desk.services.encryption, asha.address);
    expect(await readPolicies(desk.services, key, desk.now())).toHaveLength(1);
    expect(await desk.readLead(young)).toEqual(before);
  });

  test('an erasure does what its plan says, with one event', async () => {
    await addAsha();
    const actor = newActor();
    const planned = await planErasure(desk.services, asha, desk.now());
    expect(await erase(actor)).toEqual(planned);
    expect(await desk.eventsOf(actor)).toEqual([['erased', '••••••••10', '203.0.x.x']]);
  });

  test('of a call that the law keeps only its proof is left, of an older one nothing', async () => {
    const { young, old } = await addAsha();
    await erase();
    expect(await desk.readLead(old)).toMatchObject({ mobile_sealed: null, mobile_key: null });
    expect(await desk.readLead(young)).toMatchObject({
      mobile_sealed: expect.any(String),
      campaign: null,
      click_ids: null,
      conversion_id: null,
      refusal_sealed: null,
      answer_sealed: null,
      client_key: null,
    });
  });

  test('notes on the person’s calls are erased', async () => {
    const { young } = await addAsha();
    const note = { outcome: 'called', note: 'Asha, Pune' } as const;
    await noteCall(desk.services, newActor(), young.reference, note);
    await erase();
    expect(await readCallNotes(desk.services, young.reference)).toMatchObject([{ note: 'erased' }]);
  });

  test('policies and documents are gone', async () => {
    const { policy } = await addAsha();
    await erase();
    const { db } = desk.services.store;
    for (const table of ['policy', 'policy_contact', 'policy_document'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(await openRecord(desk.services, newActor(), policy.id)).toEqual({ kind: 'not-found' });
  });

  test('of somebody unknown nothing is erased, and there is no event', async () => {
    await addAsha();
    const actor = newActor();
    const nobody: Contact = { channel: 'sms', address: '9876599999' };
    expect(await erase(actor, nobody)).toBeNull();
    expect(await desk.eventsOf(actor)).toEqual([]);
  });

  test('an erased person is signed out, also without a policy', async () => {
    const { services } = desk;
    await desk.addCall();
    const contactKey = mobileKey(services.encryption, asha.address);
    const client = { headers: new Headers(), now: desk.now() };
    await startSession(services, { contactKey, contact: asha.address }, client);
    expect(await readSessions(services, contactKey, desk.now())).toHaveLength(1);
    await erasePerson(services, newActor(), asha, { reason: 'asked' });
    expect(await readSessions(services, contactKey, desk.now())).toEqual([]);
  });

  test('a request whose own time ends before the law’s is kept until its own day, no longer', async () => {
    const request = await recordRequest(
      desk.services,
      { kind: 'allow-calls', fields: { mobile: asha.address }, page: '/contact-us' },
      desk.daysAgo(3),
    );
    if (request.kind !== 'inserted') throw new Error(request.kind);
    const { id, reference, created_at, erase_at } = request.row;
    const days = requestKinds['allow-calls'].retentionDays;
    expect(days).toBeLessThan(shortestRetentionDays);
    const until = todayInIndia(new Date(Date.parse(created_at) + days * dayMs));
    const planned = await planErasure(desk.services, asha, desk.services.store.now());
    expect(planned.rows).toMatchObject([{ name: reference, outcome: 'kept', until }]);
    await erasePerson(desk.services, newActor(), asha, { reason: 'asked' });
    const { db } = desk.services.store;
    const stored = db.selectFrom('service_request').select('erase_at').where('id', '=', id);
    expect(await stored.execute()).toEqual([{ erase_at }]);
  });

  test.each(['accept', 'refuse'] as const)(
    'erasing with a call on its way (Lead.svc will %s): it ends, its answer is not stored, the desk is told',
    async (mode) => {
      const actor = newActor();
      const sending = await desk.addCall();
      const waiting = await desk.addWaitingCall({ product: 3 });
      expect(await erasePerson(desk.services, actor, asha, { reason: 'asked' })).toMatchObject({
        mayBeCalled: [sending.reference],
        withdrawn: [waiting.reference],
      });
      desk.leadService.setMode({ mode });
      await deliverLead(desk.services, sending);
      expect(await desk.readLead(sending)).toMatchObject({
        state: 'expired',
        withdrawn_at: expect.any(String),
        refusal_sealed: null,
      });
      expect(await desk.readLead(waiting)).toMatchObject({ state: 'expired' });
    },
  );
});
