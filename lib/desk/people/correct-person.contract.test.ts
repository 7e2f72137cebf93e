import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { readSessions, startSession } from '../../identity/sessions/sessions.server.ts';
import type { Contact } from '../../input/contact.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import { findRecords } from '../records/find-records.server.ts';
import { openRecord } from '../records/open-record.server.ts';
import { correctPerson } from './correct-person.server.ts';

onDesk((desk) => {
  const to: Contact = { channel: 'sms', address: '9876500042' };
  const from: Contact = { channel: 'email', address: 'asha@example.in' };
  const right: Contact = { channel: 'email', address: 'asha.k@example.in' };
  const correct = (pair: { from: Contact; to: Contact }, actor = newActor()) =>
    correctPerson(desk.services, actor, pair, 'a slip');

  test('with a corrected number go requests and policies', async () => {
    const request = await desk.addQuestion();
    await seedPolicy(desk.services, asha.address);
    expect(await correct({ from: asha, to })).toMatchObject({
      kind: 'corrected',
      requests: [request.reference],
      policies: 1,
      unreadable: [],
    });
    const search = { kind: 'contact', contact: to } as const;
    const { records } = await findRecords(desk.services, search, { now: desk.now() });
    expect(records.map(({ kind }) => kind)).toEqual(['request', 'policy']);
  });

  test('a call stays with the number that asked for it: it is withdrawn, and the desk is told of one on its way', async () => {
    const onItsWay = await desk.addCall();
    const waiting = await desk.addWaitingCall({ product: 3 });
    expect(await correct({ from: asha, to })).toMatchObject({
      withdrawn: [waiting.reference],
      mayBeCalled: [onItsWay.reference],
    });
    for (const lead of [onItsWay, waiting])
      expect(await desk.readLead(lead)).toMatchObject({
        state: 'expired',
        mobile_key: lead.mobile_key,
      });
  });

  test('number and address of one request are corrected one after the other', async () => {
    const actor = newActor();
    const { reference } = await desk.addQuestion({ email: from.address });
    await correct({ from: asha, to }, actor);
    await correct({ from, to: right }, actor);
    expect(await openRecord(desk.services, actor, reference)).toMatchObject({
      record: { fields: { mobile: to.address, email: right.address } },
    });
  });

  test.each([
    ['a number for an address', { from: asha, to: right }, 'other-channel'],
    ['a number for itself', { from: to, to }, 'same'],
    ['a number that nothing has', { from: to, to: asha }, 'nothing-found'],
  ])('%s is corrected nowhere, and there is no event', async (_, pair, kind) => {
    const actor = newActor();
    await desk.addQuestion();
    expect(await correct(pair, actor)).toEqual({ kind });
    expect(await desk.eventsOf(actor)).toEqual([]);
  });

  test('a request that cannot be opened keeps the old number and is named; its holder is signed out', async () => {
    const { services } = desk;
    const to: Contact = { channel: 'sms', address: '9876500043' };
    const [sealed, erased] = [
      await desk.addQuestion(),
      await desk.addQuestion({ message: 'Else?' }),
    ];
    await services.store.db
      .updateTable('service_request')
      .set({ fields_sealed: null })
      .where('id', '=', erased.id)
      .execute();
    const contactKey = contactKeyOf(services.encryption, asha);
    const client = { headers: new Headers(), now: desk.now() };
    await startSession(services, { contactKey, contact: asha.address }, client);
    expect(await correctPerson(services, newActor(), { from: asha, to }, 'a slip')).toMatchObject({
      requests: [sealed.reference],
      unreadable: [erased.reference],
    });
    expect(await readSessions(services, contactKey, desk.now())).toEqual([]);
  });
});
