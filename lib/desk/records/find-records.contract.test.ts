import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, onDesk } from '../../../testing/databases/on-desk.ts';
import { dayMs, todayInIndia } from '../../dates/iso-date.ts';
import type { Contact } from '../../input/contact.ts';
import { stopNumbers } from '../../leads/do-not-call-list.server.ts';
import { eraseExpiredLeads } from '../../leads/retention.server.ts';
import { eraseExpiredRequests } from '../../requests/erase-expired-requests.server.ts';
import { findRecords, findWaiting } from './find-records.server.ts';

onDesk((desk) => {
  test('records are found by reference, number, address and day, oldest first, and masked', async () => {
    const first = await desk.addCall({}, desk.daysAgo(2));
    const later = await desk.addQuestion({ email: 'asha@example.in' });
    await seedPolicy(desk.services, asha.address);
    const found = async (...search: Parameters<typeof findRecords>[1][]) =>
      (
        await findRecords(desk.services, search[0] ?? { kind: 'contact', contact: asha }, {
          now: desk.now(),
        })
      ).records;
    const all = await found();
    expect(all.map(({ kind }) => kind)).toEqual(['call', 'request', 'policy']);
    expect(JSON.stringify(all)).not.toMatch(/9876543210|asha@|000123456/);
    expect(all[0]).toMatchObject({ reference: first.reference, waitsFor: 'lead-service' });
    const email: Contact = { channel: 'email', address: 'ASHA@example.in' };
    for (const search of [
      { kind: 'reference', reference: later.reference },
      { kind: 'contact', contact: email },
      { kind: 'day', day: todayInIndia(desk.now()) },
    ] as const) {
      expect((await found(search)).map((one) => one.kind === 'request' && one.reference)).toEqual([
        later.reference,
      ]);
    }
    const day = todayInIndia(desk.daysAgo(2));
    expect(await found({ kind: 'day', day })).toMatchObject([{ reference: first.reference }]);
    expect((await findWaiting(desk.services, { now: desk.now() })).records).toHaveLength(2);
    expect(
      (
        await findRecords(
          desk.services,
          { kind: 'contact', contact: asha },
          { now: desk.now(), limit: 2 },
        )
      ).isCut,
    ).toBe(true);
  });

  test('the list of what waits says that it is cut, and has no request whose code was entered', async () => {
    const call = await desk.addCall({}, desk.daysAgo(1));
    const asked = await desk.addQuestion();
    const waiting = async (limit?: number) => {
      const { records, isCut } = await findWaiting(desk.services, { now: desk.now(), limit });
      return { references: records.map(({ reference }) => reference), isCut };
    };
    expect(await waiting(1)).toEqual({ references: [call.reference], isCut: true });
    expect(await waiting(2)).toEqual({
      references: [call.reference, asked.reference],
      isCut: false,
    });
    // As "allow calls again" has it until its second mail is sent: nothing is left to do.
    await desk.services.store.db
      .updateTable('service_request')
      .set({ answered_at: desk.now().toISOString() })
      .execute();
    expect(await waiting()).toEqual({ references: [call.reference], isCut: false });
  });

  test('the list is cut also where the rows that were read wait for nothing more', async () => {
    const { db } = desk.services.store;
    const stopped = await desk.addCall({ mobile: '9876500051' }, desk.daysAgo(3));
    await desk.addCall({ mobile: '9876500052' }, desk.daysAgo(2));
    await desk.addCall({ mobile: '9876500053' }, desk.daysAgo(1));
    await db.updateTable('lead').set({ state: 'delivered' }).execute();
    await stopNumbers(db, [stopped.mobile_key ?? ''], desk.now());
    const waiting = async (limit: number) => {
      const { records, isCut } = await findWaiting(desk.services, { now: desk.now(), limit });
      return [records.length, isCut];
    };
    expect(await waiting(1)).toEqual([1, true]);
    expect(await waiting(3)).toEqual([2, false]);
  });

  test('a record whose number and fields are erased says so, whatever its last problem was', async () => {
    const { services } = desk;
    const { reference } = await desk.addCall();
    const asked = await desk.addQuestion();
    const { db } = services.store;
    await db.updateTable('service_request').set({ last_problem: 'mail: 451' }).execute();
    const isErased = async () =>
      (
        await Promise.all(
          [reference, asked.reference].map((one) =>
            findRecords(
              services,
              { kind: 'reference', reference: one },
              { now: services.store.now() },
            ),
          ),
        )
      ).flatMap(({ records }) => records.map((one) => one.kind !== 'policy' && one.isErased));
    expect(await isErased()).toEqual([false, false]);
    const inTenYears = new Date(desk.now().getTime() + 3650 * dayMs);
    await eraseExpiredLeads(services, inTenYears);
    await eraseExpiredRequests(services, inTenYears);
    expect(await isErased()).toEqual([true, true]);
  });
});
