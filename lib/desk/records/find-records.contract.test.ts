import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { dayMs, todayInIndia } from '../../dates/iso-date.ts';
import type { TimeSlot } from '../../lead-service/time-slots.ts';
import { stopNumbers } from '../../leads/do-not-call-list.server.ts';
import { eraseExpiredLeads } from '../../leads/time-limits.server.ts';
import { eraseExpiredRequests } from '../../requests/erase-expired-requests.server.ts';
import { recordRequest } from '../../requests/submit/record-request.server.ts';
import { noteCall } from './call-notes.server.ts';
import { findRecords, findWaiting, readNeighbors } from './find-records.server.ts';

onDesk((desk) => {
  type Search = Parameters<typeof findRecords>[1];
  const ofAsha: Search = { kind: 'contact', contact: asha };
  const found = async (search: Search, limit?: number) =>
    findRecords(desk.services, search, { now: desk.now(), limit });

  /** A call of two days ago, a question of today, and a policy. */
  async function addRecords() {
    const call = await desk.addCall({}, desk.daysAgo(2));
    const request = await desk.addQuestion({ email: 'asha@example.in' });
    await seedPolicy(desk.services, asha.address);
    return { call, request };
  }

  test('by a number all of a person is found, the oldest first, and masked', async () => {
    const { call } = await addRecords();
    const { records } = await found(ofAsha);
    expect(records.map(({ kind }) => kind)).toEqual(['call', 'request', 'policy']);
    expect(JSON.stringify(records)).not.toMatch(/9876543210|asha@|000123456/);
    expect(records[0]).toMatchObject({ reference: call.reference, waitsFor: 'lead-service' });
  });

  test.each<[string, (reference: string) => Search]>([
    ['its reference', (reference) => ({ kind: 'reference', reference })],
    [
      'an address in capitals',
      () => ({ kind: 'contact', contact: { channel: 'email', address: 'ASHA@example.in' } }),
    ],
    ['its day', () => ({ kind: 'day', day: todayInIndia(desk.now()) })],
  ])('a request is found by %s, and nothing else is', async (_, toSearch) => {
    const { request } = await addRecords();
    const { records } = await found(toSearch(request.reference));
    expect(records).toMatchObject([{ kind: 'request', reference: request.reference }]);
  });

  test('a call is found by the day on which it was requested', async () => {
    const { call } = await addRecords();
    const { records } = await found({ kind: 'day', day: todayInIndia(desk.daysAgo(2)) });
    expect(records).toMatchObject([{ reference: call.reference }]);
  });

  test('a search with more records than it may have says that it is cut', async () => {
    await addRecords();
    expect((await found(ofAsha, 2)).isCut).toBe(true);
    expect((await found(ofAsha, 3)).isCut).toBe(false);
  });

  test('calls and requests wait, a policy does not', async () => {
    await addRecords();
    const { records } = await findWaiting(desk.services, { now: desk.now() });
    expect(records.map(({ kind }) => kind)).toEqual(['call', 'request']);
  });

  test('what waits is in the order in which it is due, before the list is cut', async () => {
    const { services } = desk;
    const at = (time: string) => new Date(`2026-11-22T${time}:00+05:30`);
    const call = async (mobile: string, timeSlot: TimeSlot, time: string) => {
      const { reference } = await desk.addCall({ mobile, timeSlot }, at(time));
      return reference;
    };
    // 9:30 has begun: it is the next day's.
    const tomorrow = await call('9876500061', '9:30 AM - 10:00 AM', '09:40');
    const late = await call('9876500062', '4:30 PM - 5:00 PM', '09:41');
    const question = await desk.addQuestion({}, at('09:42'));
    const noon = await call('9876500063', '11:30 AM - 12:00 PM', '09:43');
    const waiting = async (limit?: number) => {
      const { records } = await findWaiting(services, { now: at('10:00'), limit });
      return records.map(({ reference }) => reference);
    };
    expect(await waiting()).toEqual([noon, late, tomorrow, question.reference]);
    expect(await waiting(1)).toEqual([noon]);
    // A call that was made has left the list: the next one is due after it.
    await noteCall(services, newActor(), late, { outcome: 'called', note: '' });
    const [current] = (await found({ kind: 'reference', reference: late })).records;
    if (!current) throw new Error('no record');
    const list = { kind: 'not-yet' } as const;
    expect(await readNeighbors(services, list, current, at('10:00'))).toMatchObject({
      previous: { reference: noon },
      next: { reference: tomorrow },
    });
  });

  test('a request to allow calls again waits for the code of its visitor, not for the desk', async () => {
    const { services } = desk;
    const fields = { mobile: asha.address };
    const asked = await recordRequest(services, { kind: 'allow-calls', fields }, desk.now());
    if (asked.kind !== 'inserted') throw new Error(asked.kind);
    const search = { kind: 'reference', reference: asked.row.reference } as const;
    expect((await found(search)).records).toMatchObject([{ waitsFor: 'mail' }]);
    await services.store.db.updateTable('service_request').set({ state: 'delivered' }).execute();
    expect((await found(search)).records).toMatchObject([{ waitsFor: null }]);
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
