/** Service requests on both databases, with a real mail server. */
import { recordCall } from '../../testing/data/add-call.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { freePort } from '../../testing/databases/temporary-database.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/servers/smtp-stand-in.ts';
import { dayMs } from '../dates/iso-date.ts';
import { markRequestAnswered } from '../desk/records/answer-request.server.ts';
import { isOnDoNotCallList } from '../leads/do-not-call-list.server.ts';
import { deleteExpiredEntries } from '../leads/time-limits.server.ts';
import { sweepQueue } from '../outbox/sweep-queue.server.ts';
import { fieldEncryption, mobileKey } from '../store/field-encryption.server.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import type { ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import { type Services, servicesFor } from '../store/services.server.ts';
import { allowCallsByCode } from './allow-calls/allow-calls-code.server.ts';
import {
  claimDueRequests,
  deliverRequest,
  requestQueue,
} from './deliver/deliver-request.server.ts';
import { eraseExpiredRequests } from './erase-expired-requests.server.ts';
import { countRequests, readRequests, toListedRequest } from './list/request-list.server.ts';
import { readRequestView } from './status/read-request-confirmation.server.ts';
import { recordRequest } from './submit/record-request.server.ts';
import type { RequestSubmission } from './submit/request-submission.server.ts';

onBothDatabases(['lead', 'service_request', 'request_file', 'stopped_number'], (database) => {
  let smtp: SmtpStandIn;
  let services: Services;

  beforeAll(async () => {
    smtp = await startSmtpStandIn();
    services = database.services({
      SMTP_URL: smtp.url,
      // Long enough for a loaded machine: a time-out is a result of its own.
      SMTP_TIMEOUT_MS: '10000',
      BROKER_HELP_MAILBOX: 'help@suraksha.in',
      SERVICE_CALL_SERIES: '1600',
      SALES_CALL_SERIES: '140',
      BROKER_COMPLAINTS_MAILBOX: 'complaints@suraksha.in',
    });
  });

  afterAll(() => smtp.close());

  beforeEach(() => {
    smtp.setMode({ mode: 'accept' });
    smtp.clear();
  });

  const contact = (over: Partial<RequestSubmission> = {}): RequestSubmission => ({
    kind: 'contact',
    fields: { message: 'Which papers do I need?', name: 'Asha', mobile: '9876543210' },
    page: '/contact-us',
    ...over,
  });

  async function accepted(over: Partial<RequestSubmission> = {}, now = services.store.now()) {
    const outcome = await recordRequest(services, contact(over), now);
    if (outcome.kind !== 'inserted') throw new Error(`was ${outcome.kind}`);
    return outcome.row;
  }

  const numbered = (index: number) => ({
    fields: { message: 'Why?', name: 'Asha', mobile: String(9_100_000_000 + index) },
  });

  function read(row: ServiceRequestRow): Promise<ServiceRequestRow> {
    return services.store.db
      .selectFrom('service_request')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
  }

  const sweep = () => sweepQueue(requestQueue(services), { isUp: true });
  const makeDue = () =>
    services.store.db
      .updateTable('service_request')
      .set({ next_attempt_at: services.store.now().toISOString() })
      .execute();

  const call = (mobile = '9876543210') =>
    recordCall(services, { mobile }, { perMobilePerDay: 50, leaseMs: 0 });
  const change = (kind: 'stop-calls' | 'allow-calls', now = services.store.now()) =>
    recordRequest(services, { kind, fields: { mobile: '9876543210' } }, now);

  describe('insert', () => {
    test('no input and no attachment is readable in the database', async () => {
      const row = await accepted({
        file: { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4 secret') },
      });
      const file = await services.store.db.selectFrom('request_file').selectAll().execute();
      const stored = JSON.stringify([await read(row), file]);
      for (const typed of ['9876543210', 'Asha', 'papers', 'secret', 'cv.pdf'])
        expect(stored).not.toContain(typed);
      expect(row.consent_hash).toMatch(/^[0-9a-f]{64}$/);
    });

    test('the same key, and the same input within minutes, are one request; other input is another', async () => {
      const once = () =>
        recordRequest(
          services,
          contact({ idempotencyKey: 'key-of-browser-1' }),
          services.store.now(),
        );
      const all = await Promise.all([once(), once(), once()]);
      expect(all.map(({ kind }) => kind).sort()).toEqual(['inserted', 'repeated', 'repeated']);
      expect((await recordRequest(services, contact(), services.store.now())).kind).toBe(
        'repeated',
      );
      expect(
        (
          await recordRequest(
            services,
            contact({ fields: { ...contact().fields, message: 'And tax?' } }),
            services.store.now(),
          )
        ).kind,
      ).toBe('inserted');
    });

    test('one person may send ten requests a day', async () => {
      const ask = (index: number) =>
        recordRequest(
          services,
          contact({ fields: { ...contact().fields, message: `Question ${index}` } }),
          services.store.now(),
        );
      for (let index = 0; index < 10; index++) expect((await ask(index)).kind).toBe('inserted');
      expect((await ask(10)).kind).toBe('too-many');
      // Calls can be stopped even beyond that limit.
      expect((await change('stop-calls')).kind).toBe('inserted');
    });
  });

  describe('mail to the desk', () => {
    test('the desk of its kind gets one mail with the input, and the record says so', async () => {
      const row = await accepted({
        kind: 'complaint',
        fields: {
          category: 'our-calls',
          eventDate: '2026-11-01',
          whatHappened: 'Called twice.\nCc: everyone',
          wanted: 'Stop',
          name: 'M. K. Rao',
          email: 'rao@example.in',
        },
      });
      await Promise.all([sweep(), sweep(), sweep()]);
      expect(smtp.received()).toHaveLength(1);
      const [mail] = smtp.received();
      expect(mail?.to).toEqual(['complaints@suraksha.in']);
      expect(mail?.source).toContain(`Subject: Complaint: ${row.reference}`);
      expect(mail?.source).toContain('Reply-To: rao@example.in');
      expect(mail?.source).toContain('Calls or messages from us');
      expect(mail?.source).toContain('  Cc: everyone');
      expect(await read(row)).toMatchObject({
        state: 'delivered',
        attempts: 1,
        possibly_duplicate: 0,
      });
    });

    test('the CV arrives unchanged', async () => {
      const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0xff, 0x00, 0x80]);
      await accepted({ kind: 'job-application', file: { name: 'x.pdf', bytes } });
      await sweep();
      expect(smtp.received()[0]?.source).toContain(bytes.toString('base64'));
    });

    test('while the server is down one mail probes it at a time; then all are sent, each once', async () => {
      for (let index = 0; index < 20; index++) await accepted(numbered(index));
      const { port } = smtp;
      await smtp.close();
      const health = { isUp: true };
      const first = await sweepQueue(requestQueue(services), health);
      expect(first.unusable).toBeLessThanOrEqual(5);
      expect(await sweepQueue(requestQueue(services), health)).toMatchObject({
        settled: 0,
        unusable: 1,
      });
      expect(await countRequests(services.store, services.store.now())).toMatchObject({
        pending: 20,
      });
      smtp = await startSmtpStandIn(port);
      await makeDue();
      await sweepQueue(requestQueue(services), health);
      await sweepQueue(requestQueue(services), health);
      expect(new Set(smtp.received().map(({ messageId }) => messageId)).size).toBe(20);
      expect(smtp.received()).toHaveLength(20);
      const { requests } = await readRequests(services, { limit: 50 });
      expect(requests.every((request) => request.possibly_duplicate === 0)).toBe(true);
    });

    test('a refused recipient blocks no other request, waits longer, and is shown with its reason', async () => {
      const row = await accepted();
      smtp.setMode({ mode: 'refuse-recipient', code: 550 });
      await sweep();
      const waiting = await read(row);
      expect(waiting).toMatchObject({ state: 'pending', possibly_duplicate: 0 });
      expect(waiting.last_problem).toContain('550');
      expect(Date.parse(waiting.next_attempt_at) - Date.now()).toBeGreaterThan(5 * 60_000);
      smtp.setMode({ mode: 'accept' });
      await accepted(numbered(1));
      await sweep();
      expect(smtp.received()).toHaveLength(1);
    });

    test('after a disconnect the message is sent again with the same Message-ID', async () => {
      const row = await accepted();
      smtp.setMode({ mode: 'hang-up-after-data' });
      await sweep();
      expect(await read(row)).toMatchObject({ state: 'pending', possibly_duplicate: 1 });
      smtp.setMode({ mode: 'accept' });
      await makeDue();
      await sweep();
      const ids = smtp.received().map(({ messageId }) => messageId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
      expect(await read(row)).toMatchObject({ state: 'delivered' });
    });

    test('the row of a dead sender is claimed after its lease; that of a living one is not', async () => {
      const row = await accepted({}, new Date(Date.now() - 120_000));
      await claimDueRequests(services, 1, new Date(Date.now() - 60_000));
      await sweep();
      expect(await read(row)).toMatchObject({ state: 'delivered', possibly_duplicate: 1 });
      await accepted(numbered(1));
      await claimDueRequests(services, 1, services.store.now());
      expect(await claimDueRequests(services, 1, services.store.now())).toHaveLength(0);
    });

    test('a sender that lost its lease does not overwrite the new holder’s result', async () => {
      await accepted({}, new Date(Date.now() - 120_000));
      const [stale] = await claimDueRequests(services, 1, new Date(Date.now() - 60_000));
      const [fresh] = await claimDueRequests(services, 1, services.store.now());
      if (!stale || !fresh) throw new Error('not claimed');
      await deliverRequest(services, stale);
      // Nor the due time or the problem: the new holder's lease must hold.
      expect(await read(fresh)).toEqual(fresh);
      await deliverRequest(services, fresh);
      expect(await read(fresh)).toMatchObject({ state: 'delivered' });
      expect(smtp.received()).toHaveLength(1);
    });

    test('a request kind of a later release is listed, left to that release, and blocks nothing', async () => {
      const later = await accepted(numbered(1));
      await services.store.db
        .updateTable('service_request')
        .set({ kind: 'of-a-later-release' as RequestSubmission['kind'] })
        .execute();
      const known = await accepted(numbered(2));
      await sweep();
      expect((await read(known)).state).toBe('delivered');
      expect(await read(later)).toMatchObject({ state: 'pending', attempts: 0 });
      const { requests } = await readRequests(services, { limit: 10 });
      const listed = requests.map((request) => toListedRequest(services, request, false));
      expect(listed.map(({ kind }) => kind)).toContain('of-a-later-release');
    });

    test('the answer to who sold the policy decides the series in the list and in the mail', async () => {
      const renewal = { line: 'health', expiryDate: '2026-12-01', mobile: '9876543210' };
      await accepted({ kind: 'renewal', fields: renewal });
      await accepted({ kind: 'renewal', fields: { ...renewal, boughtThroughUs: 'yes' } });
      await accepted();
      const { requests } = await readRequests(services, { limit: 9 });
      const listed = requests.map((request) => toListedRequest(services, request, false));
      expect(listed.map(({ callSeries }) => callSeries).sort()).toEqual(['140', '1600', null]);
      expect(listed.map(({ fields }) => fields)).toEqual([{}, {}, {}]);
      await sweep();
      const mails = smtp.received().map(({ source }) => source);
      for (const series of ['140', '1600']) {
        const told = mails.filter((mail) => mail.includes(`from our ${series} series`));
        expect(told).toHaveLength(1);
      }
    });

    test('a request that the desk answered is answered, also if its mail failed', async () => {
      const row = await accepted();
      expect(
        await markRequestAnswered(services.store.db, row.reference, services.store.now()),
      ).toEqual({
        state: 'answered',
        isChanged: true,
      });
      await sweep();
      expect(smtp.received()).toHaveLength(0);
      expect(
        await markRequestAnswered(services.store.db, 'SR-2222-2222', services.store.now()),
      ).toBeNull();
    });
  });

  describe('retention and list', () => {
    test('after its retention period all personal data are erased, the file too; the row stays for statistics', async () => {
      const row = await accepted({
        idempotencyKey: 'a-key-of-the-browser',
        file: { name: 'cv.pdf', bytes: Buffer.from('%PDF-') },
      });
      await eraseExpiredRequests(services, new Date(Date.now() + 364 * dayMs));
      expect((await read(row)).fields_sealed).not.toBeNull();
      expect(await eraseExpiredRequests(services, new Date(Date.now() + 366 * dayMs))).toBe(1);
      expect(await read(row)).toMatchObject({
        kind: 'contact',
        state: 'expired',
        fields_sealed: null,
        mobile_key: null,
        email_key: null,
        request_key: '',
        idempotency_key: null,
      });
      expect(await services.store.db.selectFrom('request_file').selectAll().execute()).toEqual([]);
      expect(await eraseExpiredRequests(services, new Date(Date.now() + 367 * dayMs))).toBe(0);
    });

    test('the list has the totals by state and kind', async () => {
      for (let index = 0; index < 3; index++) await accepted(numbered(index));
      await accepted({ kind: 'stop-calls', fields: { mobile: '9876543210' } });
      const { requests, total } = await readRequests(services, { kind: 'contact', limit: 2 });
      expect(requests).toHaveLength(2);
      expect(total).toBe(3);
    });
  });

  describe('stop calls and allow calls', () => {
    test('stop calls: waiting calls are withdrawn, later ones refused, other numbers not affected', async () => {
      await call();
      await call('9876500000');
      await change('stop-calls');
      const leads = await services.store.db.selectFrom('lead').select('state').execute();
      expect(leads.map(({ state }) => state).sort()).toEqual(['expired', 'pending']);
      expect((await call()).kind).toBe('stopped');
      expect((await call('9876500001')).kind).toBe('inserted');
    });

    test('a request to allow calls changes nothing until the code is entered; then a call is accepted', async () => {
      await change('stop-calls', new Date(Date.now() - 2000));
      const stored = await change('allow-calls');
      if (!('row' in stored)) throw new Error(stored.kind);
      const { reference } = stored.row;
      const confirm = (which = reference) =>
        allowCallsByCode(services, which, services.store.now());
      expect((await call()).kind).toBe('stopped');
      await sweep();
      const told = smtp
        .received()
        .find(({ source }) => source.includes('Allow calls again'))?.source;
      expect(told).toContain('Until it is entered the number rests: do not call it');
      expect(await confirm('SR-2222-2222')).toEqual({ kind: 'not-found' });
      expect(await confirm((await accepted(numbered(1))).reference)).toEqual({
        kind: 'other-kind',
      });
      expect(await confirm()).toEqual({ kind: 'allowed' });
      expect((await call()).kind).toBe('inserted');
      smtp.clear();
      await sweep();
      const confirmed = smtp.received().filter(({ source }) => source.includes(reference));
      expect(confirmed).toHaveLength(1);
      expect(confirmed[0]?.source).toMatch(/entered: it is off the/);
      expect(confirmed[0]?.source).toContain('.confirmed@');
      expect((await read(stored.row)).state).toBe('answered');
      // After another stop the earlier request has no effect, and the desk gets another mail.
      expect((await change('stop-calls', new Date(Date.now() + 2000))).kind).toBe('inserted');
      expect((await call()).kind).toBe('stopped');
      expect(await confirm()).toEqual({ kind: 'stopped-again' });
      expect((await call()).kind).toBe('stopped');
    });

    test('to its visitor a request is answered once the code is entered, though its mail is still due', async () => {
      await change('stop-calls', new Date(Date.now() - 2000));
      const stored = await change('allow-calls');
      if (!('row' in stored)) throw new Error(stored.kind);
      const { reference } = stored.row;
      await allowCallsByCode(services, reference, services.store.now());
      expect(await read(stored.row)).toMatchObject({ state: 'pending' });
      expect(await readRequestView(services, reference)).toMatchObject({ state: 'answered' });
    });

    test('a mail to the desk in progress while the code is entered is followed by one that says so', async () => {
      await change('stop-calls', new Date(Date.now() - 2000));
      const stored = await change('allow-calls');
      if (!('row' in stored)) throw new Error(stored.kind);
      const claimed = await claimDueRequests(services, 10, services.store.now());
      expect(await allowCallsByCode(services, stored.row.reference, services.store.now())).toEqual({
        kind: 'allowed',
      });
      for (const row of claimed) await deliverRequest(services, row);
      await sweep();
      const told = smtp.received().filter(({ source }) => source.includes('Allow calls again'));
      expect(told.map(({ source }) => source.includes('.confirmed@'))).toEqual([false, true]);
    });

    test('a listed number can be stopped again at any time, and the desk is told once a day', async () => {
      const first = await change('stop-calls');
      const later = new Date(Date.now() + 3_600_000);
      const second = await change('stop-calls', later);
      if (!('row' in first && 'row' in second)) throw new Error(second.kind);
      expect(second).toMatchObject({ kind: 'repeated', row: { reference: first.row.reference } });
      const { until } = await services.store.db
        .selectFrom('stopped_number')
        .select('until')
        .executeTakeFirstOrThrow();
      expect(Date.parse(until)).toBe(later.getTime() + 90 * dayMs);
      expect((await change('stop-calls', new Date(Date.now() + 25 * 3_600_000))).kind).toBe(
        'inserted',
      );
    });

    test('after ninety days the stop ends and is deleted', async () => {
      await change('stop-calls');
      const key = mobileKey(services.encryption, '9876543210');
      const { db } = services.store;
      expect(await isOnDoNotCallList(db, key, new Date(Date.now() + 90 * dayMs - 60_000))).toBe(
        true,
      );
      const after = new Date(Date.now() + 90 * dayMs + 60_000);
      expect(await isOnDoNotCallList(db, key, after)).toBe(false);
      expect(await deleteExpiredEntries(db, after)).toBe(1);
      expect(await db.selectFrom('stopped_number').selectAll().execute()).toEqual([]);
    });

    test('the do-not-call list holds no number, and the request loses it once the desk has the mail', async () => {
      const outcome = await change('stop-calls');
      const listed = await services.store.db.selectFrom('stopped_number').selectAll().execute();
      expect(JSON.stringify(listed)).not.toContain('9876543210');
      await sweep();
      expect(smtp.received()[0]?.source).toContain('9876543210');
      if (!('row' in outcome)) throw new Error(outcome.kind);
      expect(await read(outcome.row)).toMatchObject({ state: 'delivered', fields_sealed: null });
    });

    test('a concurrent call and stop never leave a waiting call', async () => {
      await Promise.all([call(), change('stop-calls'), call('9876500002')]);
      const key = mobileKey(services.encryption, '9876543210');
      const waiting = await services.store.db
        .selectFrom('lead')
        .select('id')
        .where('mobile_key', '=', key)
        .where('state', '=', 'pending')
        .execute();
      expect(waiting).toEqual([]);
    });

    test('the desk is told if a number on the do-not-call list sends a request', async () => {
      await change('stop-calls');
      await accepted();
      await sweep();
      const mails = smtp.received().filter(({ source }) => source.includes('A question to us'));
      expect(mails[0]?.source).toContain('asked for no calls');
    });
  });

  describe('faults', () => {
    test('with the connection refused every request stays waiting', async () => {
      const nowhere = servicesFor(await openStoreAt(database.location), {
        ...services.env,
        mail: { ...services.env.mail, smtpUrl: `smtp://127.0.0.1:${await freePort()}` },
      });
      const row = await accepted();
      await sweepQueue(requestQueue(nowhere), { isUp: true });
      expect(await read(row)).toMatchObject({ state: 'pending', possibly_duplicate: 0 });
      await nowhere.store.db.destroy();
    });

    test('a request or a file that is sealed with a lost key is not mailed, and the list says why', async () => {
      const lost = fieldEncryption({ dataEncryptionKey: Buffer.alloc(32, 5).toString('base64') });
      const reason = 'sealed with a key that is not configured';
      const file = { name: 'cv.pdf', bytes: Buffer.from('a CV') };
      const row = await accepted({ file });
      expect(toListedRequest({ ...services, encryption: lost }, row, true)).toMatchObject({
        lastProblem: reason,
        fields: {},
      });
      await services.store.db
        .updateTable('request_file')
        .set({ sealed: lost.seal(file.bytes, row.id) })
        .execute();
      const [claimed] = await claimDueRequests(services, 1, services.store.now());
      if (!claimed) throw new Error('not due');
      await deliverRequest(services, claimed);
      expect(smtp.received()).toEqual([]);
      const { requests } = await readRequests(services, { limit: 1 });
      expect(requests).toMatchObject([{ state: 'pending', last_problem: reason }]);
    });
  });
});
