/** The outbox on both databases, against a real HTTP server in place of Lead.svc. */
import { addCall, readLead, recordCall } from '../../testing/data/add-call.ts';
import { lastTimeSlot, validCallBack } from '../../testing/data/valid-call-back.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { freePort } from '../../testing/databases/temporary-database.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { advertiserReportRecords, consentRecords } from '../content/consent-record.ts';
import { dayMs } from '../dates/iso-date.ts';
import { codeLifetimeMs } from '../identity/one-time-codes/one-time-code.ts';
import type { PageLanguage } from '../site/hindi-pages.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import {
  erasedLeadColumns,
  type LeadRow,
  leadColumnNames,
  leadColumnsErasedOnWithdrawal,
  personalLeadColumns,
  sealedLeadColumns,
  sentLeadColumns,
} from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { countLeads } from './count-leads.server.ts';
import { deliverLead, leadLeaseMs } from './deliver/deliver-lead.server.ts';
import { maxLeadDelayMs } from './deliver/lead-transitions.ts';
import { claimDue, initialUpstreamHealth, sweepLeads } from './deliver/sweep-leads.server.ts';
import { removeFromDoNotCallList, stopNumbers, stoppedUntil } from './do-not-call-list.server.ts';
import { leadServiceValues } from './lead-values.server.ts';
import { toListedLead } from './list/lead-list.server.ts';
import {
  type CallBackDetails,
  type CallBackSubmission,
  callBackSchema,
} from './submit/call-back-submission.ts';
import type { RecordOptions } from './submit/record-lead.server.ts';
import { capLeadRetryDelays, eraseExpiredLeads, expireOldLeads } from './time-limits.server.ts';
import { addToDoNotCallList, withdrawLead, withdrawLeads } from './withdraw-lead.server.ts';

type OfCall = [changed?: Partial<CallBackSubmission>, options?: Partial<RecordOptions>];

/** Values that the field accepts, other than that of `validCallBack`. */
function otherValues(name: keyof CallBackDetails) {
  const typed = ['true', '3', lastTimeSlot, '9876500001', 'Pune', '2026-11-22', 'a@example.in'];
  return typed.flatMap((text) => {
    const { success, data } = callBackSchema.shape[name].safeParse(text);
    return success && data ? { value: data } : [];
  });
}

function consentColumns(language: PageLanguage) {
  const { version, hash } = consentRecords[language];
  return { consent_version: version, consent_hash: hash };
}

onBothDatabases(['lead'], (database) => {
  let leadService: LeadServiceStandIn;
  let services: Services;

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
    services = database.services({
      QA_SERVICE_URL: leadService.url,
      // Long enough for a loaded machine: a time-out is a result of its own.
      LEAD_SERVICE_TIMEOUT_MS: '10000',
    });
  });

  afterAll(() => leadService.close());

  beforeEach(() => {
    leadService.setMode({ mode: 'accept' });
    leadService.clear();
  });

  const record = (...call: OfCall) => recordCall(services, ...call);
  const inserted = (...call: OfCall) => addCall(services, ...call);
  const read = (lead: LeadRow) => readLead(services, lead);

  /** A row left by a process that died before its send ended: the lease has expired. */
  async function abandoned(over: Partial<CallBackSubmission> = {}): Promise<LeadRow> {
    return inserted(over, { now: new Date(Date.now() - 60_000) });
  }

  const answer = '/term-insurance/human-life-value-calculator/answer?age=34&income=1200000';

  describe('insert', () => {
    test('an accepted request is stored with its enquiry, and its number is not readable', async () => {
      const lead = await read(await inserted({ page: '/term-insurance', source: 'hero' }));
      expect(lead).toMatchObject({ state: 'pending', page: '/term-insurance', source: 'hero' });
      expect(lead).toMatchObject(consentColumns('english'));
      expect(Date.parse(lead.expires_at) - Date.parse(lead.created_at)).toBe(7 * dayMs);
      expect(JSON.stringify(lead)).not.toContain('9876543210');
      expect(services.encryption.openOrThrow(lead.mobile_sealed ?? '', lead.id)).toBe('9876543210');
    });

    test('a request of a Hindi page keeps the version and the hash of the Hindi consent text', async () => {
      const lead = await read(
        await inserted({ page: '/hi/term-insurance', language: 'hindi', reportToAdvertiser: true }),
      );
      expect(lead).toMatchObject({
        ...consentColumns('hindi'),
        advertiser_report_version: advertiserReportRecords.hindi.version,
      });
      expect(toListedLead(services, lead, false).consentVersion).toBe(consentRecords.hindi.version);
    });

    test('the same key sent again is the same lead, also concurrently', async () => {
      const once = () => record({ idempotencyKey: 'a-key-of-the-browser' });
      const all = await Promise.all([once(), once(), once()]);
      expect(all.map(({ kind }) => kind).sort()).toEqual(['inserted', 'repeated', 'repeated']);
    });

    test('the same mobile, product and slot within minutes is one lead; another slot is another lead', async () => {
      await inserted();
      expect((await record()).kind).toBe('repeated');
      expect((await record({ timeSlot: lastTimeSlot })).kind).toBe('inserted');
      expect((await record({}, { now: new Date(Date.now() + 11 * 60_000) })).kind).toBe('inserted');
    });

    test('a reference that is already in use is replaced, not an error', async () => {
      const first = await inserted();
      const bytes = [...first.reference.replace(/^CB|-/g, '').slice(0, 7)].map((letter) =>
        '23456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter),
      );
      // The random source repeats the first reference once, then continues.
      const random = jest.spyOn(crypto, 'getRandomValues');
      for (const byte of bytes) random.mockReturnValueOnce(Uint8Array.of(byte));
      const second = await inserted({ product: 3 });
      random.mockRestore();
      expect(second.reference).not.toBe(first.reference);
    });

    test('a key reused with other details is another request', async () => {
      await inserted({ idempotencyKey: 'a-key-of-the-browser' });
      const other = await record({ idempotencyKey: 'a-key-of-the-browser', product: 4 });
      expect(other.kind).toBe('inserted');
    });

    test('a mobile has five requests a day, and the refusal says when the next is possible', async () => {
      const slots = [validCallBack.timeSlot, lastTimeSlot];
      for (const product of [2, 3] as const)
        for (const timeSlot of slots) await inserted({ product, timeSlot });
      await inserted({ product: 4 });
      const sixth = await record({ product: 5 });
      expect(sixth).toMatchObject({ kind: 'too-many' });
      if (sixth.kind === 'too-many') {
        expect(sixth.retryAfterSeconds).toBeGreaterThan(86_000);
        expect(sixth.retryAfterSeconds).toBeLessThanOrEqual(86_400);
      }
      expect((await record({ product: 5, mobile: '9876500000' })).kind).toBe('inserted');
    });
  });

  describe('deliver', () => {
    test('a usable response settles the lead: delivered or refused, with the message sealed', async () => {
      const lead = await inserted();
      await deliverLead(services, lead);
      expect(await read(lead)).toMatchObject({ state: 'delivered', sending_since: null });

      leadService.setMode({ mode: 'refuse', message: '9876543210 is already registered' });
      const refused = await inserted({ product: 3 });
      await deliverLead(services, refused);
      const row = await read(refused);
      expect(row.state).toBe('refused');
      expect(JSON.stringify(row)).not.toContain('9876543210');
      expect(services.encryption.openOrThrow(row.refusal_sealed ?? '', row.id)).toContain(
        'already registered',
      );
    });

    test.each([
      'empty',
      'html-ok',
      'malformed',
      'server-error-html',
      'request-error',
      'reset',
      'slow',
    ] as const)(
      'the answer "%s" is not a refusal: the lead waits, then goes out once',
      async (mode) => {
        leadService.setMode({ mode, delayMs: 6_000 });
        const lead = await inserted();
        const impatient = { ...services, env: { ...services.env, leadServiceTimeoutMs: 1_000 } };
        await deliverLead(impatient, lead);
        expect(await read(lead)).toMatchObject({
          state: 'pending',
          sending_since: null,
          possibly_duplicate: 1,
        });

        leadService.setMode({ mode: 'accept' });
        leadService.clear();
        await services.store.db
          .updateTable('lead')
          .set({ next_attempt_at: lead.created_at })
          .execute();
        await sweepLeads(services, initialUpstreamHealth());
        expect(await read(lead)).toMatchObject({ state: 'delivered', attempts: 2 });
        expect(leadService.received().filter(({ outcome }) => outcome === 'accepted')).toHaveLength(
          1,
        );
      },
    );

    async function withoutLeadService(): Promise<Services> {
      const qaServiceUrl = `http://127.0.0.1:${await freePort()}`;
      return { ...services, env: { ...services.env, qaServiceUrl } };
    }

    test('with the connection refused the lead waits and is not marked as a possible duplicate', async () => {
      const lead = await inserted();
      await deliverLead(await withoutLeadService(), lead);
      expect(await read(lead)).toMatchObject({ state: 'pending', possibly_duplicate: 0 });
    });

    test('a lead that only an operator can free waits the longest delay from the first attempt on', async () => {
      const lead = await inserted();
      const { broker } = services.env;
      const licence = { ...broker.licence, validUntil: '2020-01-31' as const };
      const over = { ...services.env, broker: { ...broker, licence } };
      const before = services.store.now().getTime();
      await deliverLead({ ...services, env: over }, lead);
      const { attempts, last_problem, next_attempt_at } = await read(lead);
      expect({ attempts, last_problem }).toEqual({
        attempts: 1,
        last_problem: 'not-sent: registration ends before the call',
      });
      // A quarter shorter at most; a fault of Lead.svc would wait two seconds.
      expect(Date.parse(next_attempt_at) - before).toBeGreaterThanOrEqual(0.75 * maxLeadDelayMs);
    });

    test('a lead that may have arrived stays a possible duplicate when the next connection is refused', async () => {
      leadService.setMode({ mode: 'slow', delayMs: 6_000 });
      const lead = await inserted();
      const impatient = { ...services, env: { ...services.env, leadServiceTimeoutMs: 1_000 } };
      await deliverLead(impatient, lead);
      expect(await read(lead)).toMatchObject({ possibly_duplicate: 1 });

      const now = new Date(services.store.now().getTime() + 2 * maxLeadDelayMs);
      const [claimed] = await claimDue(services, 'qa', { limit: 10, now });
      if (!claimed) throw new Error('not due');
      await deliverLead(await withoutLeadService(), claimed);
      const { possibly_duplicate, last_problem } = await read(lead);
      expect(last_problem).toContain('ECONNREFUSED');
      expect(possibly_duplicate).toBe(1);
    });

    test('a send that never ended is repeated after its lease, marked as a possible duplicate', async () => {
      const lead = await abandoned();
      await sweepLeads(services, initialUpstreamHealth());
      expect(await read(lead)).toMatchObject({
        state: 'delivered',
        attempts: 2,
        possibly_duplicate: 1,
      });
    });

    test('a lead older than seven days is not sent, also before the sweeper has ended it', async () => {
      const now = services.store.now();
      await inserted({}, { now: new Date(now.getTime() - 7 * dayMs) });
      expect(await claimDue(services, 'qa', { limit: 10, now })).toEqual([]);
    });

    test('a lead that is being sent is left to its sender', async () => {
      await inserted();
      expect(await claimDue(services, 'qa', { limit: 10, now: services.store.now() })).toHaveLength(
        0,
      );
    });

    test('after a clock was set back, rows wait at most the longest delay, and leases still hold', async () => {
      const now = services.store.now();
      const hourAhead = new Date(now.getTime() + 60 * 60_000);
      const sending = await inserted({}, { now: hourAhead });
      expect(await capLeadRetryDelays(services, now)).toBe(1);
      expect(
        await claimDue(services, 'qa', { limit: 10, now: new Date(now.getTime() + 14_000) }),
      ).toHaveLength(0);
      const [claimedAgain] = await claimDue(services, 'qa', {
        limit: 10,
        now: new Date(now.getTime() + 76_000),
      });
      expect(claimedAgain).toMatchObject({ id: sending.id, attempts: 2 });
      expect(await capLeadRetryDelays(services, now)).toBe(1);
      expect(await capLeadRetryDelays(services, now)).toBe(0);
    });

    test('after such a clock change the desk is told of an unconfirmed call as soon, and only once', async () => {
      const now = services.store.now();
      const hourAhead = new Date(now.getTime() + 60 * 60_000);
      const lead = await inserted({}, { now: hourAhead, codeLifetimeMs });
      expect(await capLeadRetryDelays(services, now)).toBe(1);
      const latest = new Date(now.getTime() + 13 * 60_000).toISOString();
      expect((await read(lead)).next_attempt_at < latest).toBe(true);
      await services.store.db
        .updateTable('lead')
        .set({ next_attempt_at: lead.expires_at })
        .execute();
      expect(await capLeadRetryDelays(services, now)).toBe(0);
    });
  });

  describe('sweep', () => {
    test('two concurrent sweepers never claim the same lead', async () => {
      for (let index = 0; index < 30; index++) await abandoned({ mobile: `98765000${10 + index}` });
      const rounds = [1, 2, 3, 4].map(() => sweepLeads(services, initialUpstreamHealth()));
      await Promise.all(rounds);
      const numbers = leadService.received().map(({ mobile }) => mobile);
      expect(numbers).toHaveLength(30);
      expect(new Set(numbers).size).toBe(30);
    });

    test('a sender that lost its lease does not overwrite the new holder’s result', async () => {
      const stale = await abandoned();
      const [fresh] = await claimDue(services, 'qa', { limit: 1, now: services.store.now() });
      leadService.setMode({ mode: 'refuse', message: 'late' });
      await deliverLead(services, stale);
      expect(await read(stale)).toEqual(fresh);
      leadService.setMode({ mode: 'accept' });
      if (fresh) await deliverLead(services, fresh);
      expect(await read(stale)).toMatchObject({ state: 'delivered' });
    });

    test('while the upstream is down one lead probes it at a time; then the whole backlog is sent', async () => {
      for (let index = 0; index < 20; index++) await abandoned({ mobile: `98765000${10 + index}` });
      leadService.setMode({ mode: 'server-error-html' });
      const health = initialUpstreamHealth();
      await sweepLeads(services, health);
      const afterFirstRound = leadService.received().length;
      expect(afterFirstRound).toBeLessThanOrEqual(8);
      await sweepLeads(services, health);
      expect(leadService.received()).toHaveLength(afterFirstRound + 1);

      leadService.setMode({ mode: 'accept' });
      await services.store.db
        .updateTable('lead')
        .set({ next_attempt_at: services.store.now().toISOString() })
        .execute();
      await sweepLeads(services, health);
      expect(await countLeads(services.store, services.store.now())).toMatchObject({
        pending: 0,
        delivered: 20,
      });
    });

    test('leads that Lead.svc cannot read, however many, do not block the others', async () => {
      leadService.setMode({ mode: 'request-error', onlyProduct: 7 });
      for (let index = 0; index < 20; index++)
        await abandoned({ product: 7, mobile: `98765000${10 + index}` });
      const stuck = services.store.db.updateTable('lead').where('product', '=', 7);
      await stuck.set({ attempts: 9 }).execute();
      const health = initialUpstreamHealth();
      await sweepLeads(services, health);
      const others: LeadRow[] = [];
      for (let index = 0; index < 20; index++)
        others.push(await abandoned({ mobile: `98765001${10 + index}` }));
      for (let round = 0; round < 4; round++) await sweepLeads(services, health);
      for (const other of others) expect(await read(other)).toMatchObject({ state: 'delivered' });
      expect(await countLeads(services.store, services.store.now())).toMatchObject({ pending: 20 });
    });

    test('live and QA leads go to their own service', async () => {
      const live = await startLeadServiceStandIn();
      const both = { ...services, env: { ...services.env, liveServiceUrl: live.url } };
      await inserted(
        { mobile: '9876500001' },
        { upstream: 'live', now: new Date(Date.now() - 60_000) },
      );
      await abandoned({ mobile: '9876500002' });
      await sweepLeads(both, initialUpstreamHealth());
      expect(live.received().map(({ mobile }) => mobile)).toEqual(['9876500001']);
      expect(leadService.received().map(({ mobile }) => mobile)).toEqual(['9876500002']);
      await live.close();
    });
  });

  describe('expire', () => {
    test('a request older than seven days is never sent', async () => {
      const old = await inserted({}, { now: new Date(Date.now() - 7 * dayMs - 1000) });
      await expireOldLeads(services, services.store.now());
      await sweepLeads(services, initialUpstreamHealth());
      expect(await read(old)).toMatchObject({ state: 'expired' });
      expect(leadService.received()).toHaveLength(0);
    });

    test('a lead in flight when its seven days are over is left to its sender, who writes that it arrived', async () => {
      const sentAt = services.store.now();
      const created = new Date(sentAt.getTime() - 7 * dayMs + 1000);
      const { id } = await inserted({}, { now: created });
      const [lead] = await claimDue(services, 'qa', { limit: 1, now: sentAt });
      if (lead?.id !== id) throw new Error('not claimed');
      expect(await expireOldLeads(services, new Date(sentAt.getTime() + 2000))).toBe(0);
      await deliverLead(services, lead);
      expect(await read(lead)).toMatchObject({ state: 'delivered' });
    });

    test('a lead whose sender died before its seven days were over expires once the lease has ended', async () => {
      const sentAt = services.store.now();
      const lead = await inserted({}, { now: new Date(sentAt.getTime() - 7 * dayMs + 1000) });
      await claimDue(services, 'qa', { limit: 1, now: sentAt });
      const leaseEnd = new Date(sentAt.getTime() + leadLeaseMs(services.env));
      expect(await expireOldLeads(services, new Date(leaseEnd.getTime() - 1))).toBe(0);
      expect(await expireOldLeads(services, leaseEnd)).toBe(1);
      expect(await read(lead)).toMatchObject({ state: 'expired', sending_since: null });
    });

    test('a request is sent until its seven days are over', async () => {
      const young = await inserted({}, { now: new Date(Date.now() - 7 * dayMs + 60_000) });
      await expireOldLeads(services, services.store.now());
      expect(await read(young)).toMatchObject({ state: 'pending' });
    });
  });

  describe('withdraw and stop', () => {
    test('a withdrawn waiting request is never sent; for a delivered one the result says so', async () => {
      const waiting = await abandoned();
      const sent = await inserted({ product: 3 });
      await deliverLead(services, sent);
      leadService.clear();
      const withdraw = (reference: string) =>
        withdrawLead(services, reference, services.store.now());
      expect(await withdraw(waiting.reference)).toMatchObject({ lead: { state: 'expired' } });
      expect(await withdraw(sent.reference)).toMatchObject({
        lead: { state: 'delivered' },
        mayBeCalled: true,
      });
      expect(await withdraw('CB-2222-2222')).toBeNull();
      await sweepLeads(services, initialUpstreamHealth());
      expect(leadService.received()).toHaveLength(0);
    });

    test('a second withdrawal keeps the time of the first', async () => {
      const lead = await inserted();
      await deliverLead(services, lead);
      const first = services.store.now();
      const later = new Date(first.getTime() + 60_000);
      for (const now of [first, later]) await withdrawLead(services, lead.reference, now);
      expect(await read(lead)).toMatchObject({ withdrawn_at: first.toISOString() });
    });

    test('a stop of the number marks its delivered calls of seven days; by its reference an older one is marked too', async () => {
      const { db, now: clock } = services.store;
      const now = clock();
      const daysAgo = (days: number) => ({ now: new Date(now.getTime() - days * dayMs) });
      const old = await inserted({}, daysAgo(8));
      const recent = await inserted({}, daysAgo(6));
      await db.updateTable('lead').set({ state: 'delivered' }).execute();
      await withdrawLeads(db, { mobileKey: recent.mobile_key ?? '' }, now);
      const withdrawn = { state: 'delivered', withdrawn_at: now.toISOString() };
      expect(await read(recent)).toMatchObject(withdrawn);
      expect(await read(old)).toMatchObject({ state: 'delivered', withdrawn_at: null });
      await withdrawLeads(db, { reference: old.reference }, now);
      expect(await read(old)).toMatchObject(withdrawn);
    });

    test('of a call that was refused after an attempt without an answer, the callers are told when it is withdrawn', async () => {
      const lead = await abandoned();
      leadService.setMode({ mode: 'refuse', message: 'not possible' });
      await sweepLeads(services, initialUpstreamHealth());
      const withdrawn = await withdrawLead(services, lead.reference, services.store.now());
      expect(withdrawn).toMatchObject({
        lead: { state: 'delivered', follow_up: 'check', possibly_duplicate: 1 },
        mayBeCalled: true,
      });
      expect(withdrawn?.lead.followed_up_at).not.toBeNull();
    });

    test('a number that is stopped again keeps its first day, and the later stop counts', async () => {
      const { db } = services.store;
      const on = (day: number) => new Date(Date.UTC(2026, 10, 1) + day * dayMs);
      const stops = () => db.selectFrom('stopped_number').select(['stopped_at', 'until']).execute();
      const entry = (first: number, last: number) => [
        { stopped_at: on(first).toISOString(), until: stoppedUntil(on(last)) },
      ];
      await addToDoNotCallList(db, 'key', on(0));
      await stopNumbers(db, ['key'], on(10));
      expect(await stops()).toEqual(entry(0, 10));
      expect(await removeFromDoNotCallList(db, 'key', on(5))).toBe(false);
      expect(await stops()).toEqual(entry(0, 10));
      // The entry before is over: this one is new.
      await addToDoNotCallList(db, 'key', on(200));
      expect(await stops()).toEqual(entry(200, 200));
      expect(await removeFromDoNotCallList(db, 'key', on(201))).toBe(true);
      expect(await stops()).toEqual([]);
    });
  });

  describe('erase', () => {
    test('after its retention period a number is erased, with everything that could identify it', async () => {
      const lead = await inserted({ idempotencyKey: 'a-key-of-the-browser' });
      await deliverLead(services, lead);
      await eraseExpiredLeads(services, new Date(Date.now() + 366 * dayMs));
      expect(await read(lead)).toMatchObject({
        state: 'delivered',
        mobile_sealed: null,
        mobile_key: null,
        idempotency_key: null,
        request_key: '',
      });
    });

    test('an answer shown to the expert is sealed, is not sent to Lead.svc, and is erased with the number', async () => {
      const lead = await inserted({ answer, showAnswer: true });
      const stored = await read(lead);
      expect(JSON.stringify(stored)).not.toContain('1200000');
      expect(services.encryption.openOrThrow(stored.answer_sealed ?? '', lead.id)).toBe(answer);
      await deliverLead(services, lead);
      expect(JSON.stringify(leadService.received())).not.toContain('answer');
      expect((await read(lead)).answer_sealed).toBe(stored.answer_sealed);
      await eraseExpiredLeads(services, new Date(Date.now() + 366 * dayMs));
      expect(await read(lead)).toMatchObject({ answer_sealed: null, mobile_sealed: null });
    });

    test('the answer of a call that is withdrawn is erased at once, also of a delivered one', async () => {
      const lead = await inserted({ answer, showAnswer: true });
      await deliverLead(services, lead);
      await withdrawLead(services, lead.reference, services.store.now());
      expect(await read(lead)).toMatchObject({ state: 'delivered', answer_sealed: null });
    });
  });

  describe('ask again after a withdrawal', () => {
    test('who withdraws a delivered call and asks again at once gets a new call', async () => {
      const lead = await inserted({});
      await deliverLead(services, lead);
      await withdrawLead(services, lead.reference, services.store.now());
      const again = await record({});
      expect(again).toMatchObject({ kind: 'inserted' });
      expect(again.kind === 'inserted' && again.row.reference).not.toBe(lead.reference);
    });

    test('a second press of the same form after a withdrawal is a new call, and fills nothing of the old one', async () => {
      const idempotencyKey = 'a-key-of-the-browser';
      const lead = await inserted({ idempotencyKey, answer, showAnswer: true });
      await withdrawLead(services, lead.reference, services.store.now());
      const again = await record({ idempotencyKey, answer, showAnswer: true });
      expect(again).toMatchObject({ kind: 'inserted' });
      expect(await read(lead)).toMatchObject({ state: 'expired', answer_sealed: null });
    });
  });

  describe('columns', () => {
    test('Lead.svc gets what the list of columns names, and nothing else', async () => {
      const lead = await inserted({});
      const { mobile, product, timeSlot } = validCallBack;
      const ours = { MobileNumber: mobile, ProductId: product, SlotDateTime: timeSlot };
      expect(leadServiceValues(services.encryption, lead)).toEqual(ours);
      const named = Object.fromEntries(
        sentLeadColumns.map(({ column, sentAs }) => [sentAs, column]),
      );
      const words = services.encryption.seal('words', lead.id);
      const filled = Object.fromEntries(sealedLeadColumns.map(({ column }) => [column, words]));
      expect(leadServiceValues(services.encryption, { ...lead, ...filled })).toEqual(
        Object.fromEntries(
          Object.entries(named).map(([sentAs, column]) => [
            sentAs,
            column in filled ? 'words' : lead[column],
          ]),
        ),
      );
    });

    /** Consents belong to the notice and the time of the first post, which prove them. */
    const provenByFirstPost = ['callDespiteDoNotDisturb', 'ageConfirmed', 'reportToAdvertiser'];

    test.each(Object.keys(callBackSchema.shape) as (keyof CallBackDetails)[])(
      'the field "%s" is stored, and a repeat that adds it stores it too',
      async (name) => {
        const now = services.store.now();
        const opened = async (lead: LeadRow) => {
          const row = await read(lead);
          const { id, reference, request_key, conversion_id, promised_at, ...rest } = row;
          const texts = sealedLeadColumns.map(({ column }) => {
            const value = row[column];
            return [column, value && services.encryption.openOrThrow(String(value), id)];
          });
          return { ...rest, ...Object.fromEntries(texts) };
        };
        const stored = async (over: Partial<CallBackSubmission>) => {
          await services.store.db.deleteFrom('lead').execute();
          return opened(await inserted(over, { now }));
        };
        const { value } = otherValues(name)[0] ?? {};
        expect(value).toBeDefined();
        const added = { [name]: value, ...(name === 'showAnswer' && { answer }) };
        const withValue = await stored(added);
        expect(withValue).not.toEqual(await stored({}));
        const repeat = await record(added, { now });
        if (repeat.kind === 'repeated' && !provenByFirstPost.includes(name))
          expect(await opened(repeat.row)).toEqual(withValue);
      },
    );

    test('every column of the table is in the list of columns, and no personal one survives erasure', async () => {
      const lead = await inserted({});
      expect(Object.keys(await read(lead)).sort()).toEqual(leadColumnNames.toSorted());
      const filled = Object.fromEntries(
        personalLeadColumns.map(({ column }) => [column, 'someone']),
      );
      const { db } = services.store;
      const delivered = { ...filled, state: 'delivered' } as const;
      await db.updateTable('lead').set(delivered).where('id', '=', lead.id).execute();
      await withdrawLead(services, lead.reference, services.store.now());
      expect(await read(lead)).toMatchObject({ ...filled, ...leadColumnsErasedOnWithdrawal });
      await eraseExpiredLeads(services, new Date(Date.now() + 366 * dayMs));
      expect(await read(lead)).toMatchObject(erasedLeadColumns);
    });
  });

  describe('status and schema', () => {
    test('the status counts states and the age of the oldest waiting lead', async () => {
      await inserted({}, { now: new Date(Date.now() - 80_000) });
      // Counts of ended rows are cached for seconds: avoid those of the previous test.
      expect(await countLeads(services.store, new Date(Date.now() + 10_000))).toMatchObject({
        pending: 1,
        delivered: 0,
        oldestPendingSeconds: 90,
      });
    });

    test('opening the store again finds the schema up to date', async () => {
      const again = await openStoreAt(database.location);
      expect(await countLeads(again, again.now())).toMatchObject({ pending: 0 });
      await again.db.destroy();
    });
  });
});
