/** The desk's mail about calls without the required code, through a real mail server, on both databases. */
import { addCall, readLead } from '../../../testing/data/add-call.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { freePort } from '../../../testing/databases/temporary-database.ts';
import { pollUntil } from '../../../testing/poll-until.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../../../testing/servers/smtp-stand-in.ts';
import { codeLifetimeMs } from '../../identity/one-time-codes/one-time-code.ts';
import { requestCode } from '../../identity/one-time-codes/request-code.server.ts';
import { sweepQueue } from '../../outbox/sweep-queue.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { confirmLead } from '../submit/confirm-with-code.server.ts';
import { capLeadRetryDelays, expireOldLeads } from '../time-limits.server.ts';
import { withdrawLead } from '../withdraw-lead.server.ts';
import { unconfirmedQueue } from './unconfirmed-queue.server.ts';

const mobile = '9876543210';
const minute = 60_000;
const day = 24 * 60 * minute;

onBothDatabases(['lead', 'one_time_code', 'code_allowance'], (database) => {
  let smtp: SmtpStandIn;
  let services: Services;
  /** Different products: a repeated request would be the same lead. */
  let asks = 0;

  beforeAll(async () => {
    smtp = await startSmtpStandIn();
    services = database.services({
      SMTP_URL: smtp.url,
      SMTP_TIMEOUT_MS: '10000',
      BROKER_HELP_MAILBOX: 'help@suraksha.in',
      OTP_REQUIRED: 'true',
    });
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    smtp.setMode({ mode: 'accept' });
    smtp.clear();
  });

  function asked(minutesAgo: number, over: { codeLifetimeMs?: undefined } = {}): Promise<LeadRow> {
    asks += 1;
    const product = ((asks % 4) + 2) as 2 | 3 | 4 | 5;
    const now = new Date(Date.now() - minutesAgo * minute);
    return addCall(services, { product, mobile, page: '/' }, { codeLifetimeMs, ...over, now });
  }
  const tell = (health = { isUp: true }) => sweepQueue(unconfirmedQueue(services), health);
  const read = (lead: LeadRow) => readLead(services, lead);

  test('the desk is told once, without the number, not to call and until when that may change', async () => {
    const lead = await asked(11);
    await Promise.all([tell(), tell(), tell()]);
    // It is due when it expires, which no clock that was set back explains.
    expect(await capLeadRetryDelays(services, services.store.now())).toBe(0);
    await tell();
    const [mail, ...more] = smtp.received();
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['help@suraksha.in']);
    // Mail headers and bodies are folded.
    const source = mail?.source.replace(/=\r?\n/g, '') ?? '';
    expect(source).toContain(`Subject: Not confirmed, do not call: ${lead.reference}`);
    expect(source).toContain('DO NOT CALL');
    expect(source).toMatch(/If its holder enters a code by \d+ \w+ \d{4}, \d+:\d\d [ap]m/);
    expect(source).toMatch(/The number is deleted on \d+ \w+ \d{4}\./);
    expect(source).not.toContain(mobile);
    expect(source).not.toContain(mobile.slice(-4));
    expect((await read(lead)).state).toBe('unconfirmed');
  });

  test('a call is not reported while its first or a later code is still valid', async () => {
    await asked(9);
    await tell();
    expect(smtp.received()).toEqual([]);
    await services.store.db.deleteFrom('lead').execute();
    const lead = await asked(11);
    const contact = { channel: 'sms', address: mobile } as const;
    const wish = {
      purpose: 'call-back',
      contact,
      subject: lead.reference,
      isKnown: false,
    } as const;
    const issued = await requestCode(services, new Headers(), wish, services.store.now());
    expect(issued.kind).toBe('issued');
    await tell();
    expect(smtp.received()).toEqual([]);
    // The clock of the instances is the database's, some milliseconds apart from this machine's.
    const over = new Date(services.store.now().getTime() - 1000).toISOString();
    await services.store.db.updateTable('one_time_code').set({ expires_at: over }).execute();
    // A code for something else confirms no call.
    const signIn = { ...wish, purpose: 'sign-in', subject: null } as const;
    const issuedToo = await requestCode(services, new Headers(), signIn, services.store.now());
    expect(issuedToo.kind).toBe('issued');
    await tell();
    expect(smtp.received()).toHaveLength(1);
  });

  test('no mail for a call that is confirmed, withdrawn or expired, nor where no code is needed', async () => {
    await confirmLead(services, await asked(11), services.store.now());
    await withdrawLead(services, (await asked(12)).reference, services.store.now());
    await asked(13, { codeLifetimeMs: undefined });
    await asked((8 * day) / minute);
    await tell();
    expect(smtp.received()).toEqual([]);
    await expireOldLeads(services, services.store.now());
    await tell();
    expect(smtp.received()).toEqual([]);
  });

  test('a code that is entered after seven days confirms nothing, also before the sweeper ended the call', async () => {
    const lead = await asked((8 * day) / minute);
    await expect(confirmLead(services, lead, services.store.now())).rejects.toThrow(
      'The lead has ended',
    );
    expect(await read(lead)).toEqual(lead);
  });

  test('a call confirmed while its mail is being sent stays claimed by its sender', async () => {
    const lead = await asked(11);
    smtp.setMode({ mode: 'slow', delayMs: 300 });
    const telling = tell();
    await pollUntil(smtp.unanswered, { what: 'a mail', timeoutMs: 60_000, everyMs: 10 });
    const through = await confirmLead(services, lead, services.store.now());
    await telling;
    expect(await read(lead)).toEqual(through.row);
    expect(through.row).toMatchObject({ state: 'pending', attempts: 1, possibly_duplicate: 0 });
  });

  test('a failed mail is retried, and its fault leaves no trace on the call', async () => {
    const lead = await asked(11);
    smtp.setMode({ mode: 'hang-up-after-data' });
    const health = { isUp: true };
    await tell(health);
    expect(await read(lead)).toMatchObject({ state: 'unconfirmed', possibly_duplicate: 1 });
    const now = services.store.now().toISOString();
    await services.store.db.updateTable('lead').set({ next_attempt_at: now }).execute();
    smtp.setMode({ mode: 'accept' });
    await tell(health);
    const ids = smtp.received().map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect((await read(lead)).last_problem).toBeNull();
    const through = await confirmLead(services, lead, services.store.now());
    expect(through.row).toMatchObject({ attempts: 1, possibly_duplicate: 0, last_problem: null });
  });

  test('while the mail server is down one mail probes it at a time', async () => {
    for (const minutes of [11, 22, 33]) await asked(minutes);
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
    const down = { ...services, env: { ...services.env, mail: { ...services.env.mail, smtpUrl } } };
    const health = { isUp: false };
    expect(await sweepQueue(unconfirmedQueue(down), health)).toEqual({ settled: 0, unusable: 1 });
    await services.store.db
      .updateTable('lead')
      .set({ next_attempt_at: services.store.now().toISOString() })
      .execute();
    await tell(health);
    expect(smtp.received()).toHaveLength(3);
  });
});
