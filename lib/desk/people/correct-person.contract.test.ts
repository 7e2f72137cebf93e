import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import type { Contact } from '../../input/contact.ts';
import { readSessions, startSession } from '../../sessions/sessions.server.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import { findRecords } from '../records/find-records.server.ts';
import { openRecord } from '../records/open-record.server.ts';
import { correctPerson } from './correct-person.server.ts';

onDesk((desk) => {
  test('a corrected number: requests and policies follow, a waiting call does not', async () => {
    const actor = newActor();
    const to: Contact = { channel: 'sms', address: '9876500042' };
    const lead = await desk.addCall();
    const request = await desk.addQuestion({ email: 'asha@example.in' });
    await seedPolicy(desk.services, asha.address);
    expect(await correctPerson(desk.services, actor, { from: asha, to }, 'a slip')).toEqual({
      kind: 'corrected',
      requests: [request.reference],
      policies: 1,
      withdrawn: [],
      // Its send had begun.
      mayBeCalled: [lead.reference],
      unreadable: [],
    });
    expect(await desk.readLead(lead)).toMatchObject({ state: 'expired' });
    const { records } = await findRecords(
      desk.services,
      { kind: 'contact', contact: to },
      { now: desk.services.store.now() },
    );
    expect(records.map(({ kind }) => kind)).toEqual(['request', 'policy']);
    const from: Contact = { channel: 'email', address: 'asha@example.in' };
    const right: Contact = { channel: 'email', address: 'asha.k@example.in' };
    await correctPerson(desk.services, actor, { from, to: right }, 'a slip');
    expect(await openRecord(desk.services, actor, request.reference)).toMatchObject({
      record: { fields: { mobile: to.address, email: right.address } },
    });
    for (const [pair, kind] of [
      [{ from: asha, to: right }, 'other-channel'],
      [{ from: to, to }, 'same'],
      [{ from: asha, to }, 'nothing-found'],
    ] as const)
      expect(await correctPerson(desk.services, actor, pair, 'x')).toEqual({ kind });
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
