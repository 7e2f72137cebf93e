/** Runs the table of docs/lead-states.md, on both databases, against a real stand-in for Lead.svc. */
import { readFileSync } from 'node:fs';
import {
  addCall,
  readLead,
  recordCall,
  throttledAdmission,
} from '../../../testing/data/add-call.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { dayMs, minuteMs } from '../../dates/iso-date.ts';
import { retryDelayMs } from '../../outbox/retry-delay.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { releaseThrottledLeads } from '../limits.server.ts';
import { expireOldLeads } from '../time-limits.server.ts';
import { deliverLead } from './deliver-lead.server.ts';
import { maxLeadDelayMs } from './lead-transitions.ts';
import { initialUpstreamHealth, sweepLeads } from './sweep-leads.server.ts';

const rows = readFileSync('docs/lead-states.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (yes|no) /.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** What Lead.svc does, by the words of the table. */
const modes = {
  accepted: 'accept',
  IsError: 'refuse',
  'non-2xx': 'server-error-html',
  'unreadable 2xx': 'empty',
  'time-out': 'reset',
} as const;

onBothDatabases(['lead'], (database) => {
  let leadService: LeadServiceStandIn;
  let closedUrl: string;
  let now = Date.parse('2026-11-02T04:00:00Z');

  beforeAll(async () => {
    leadService = await startLeadServiceStandIn();
    const closed = await startLeadServiceStandIn();
    closedUrl = closed.url;
    await closed.close();
  });
  afterAll(() => leadService.close());

  /** The services under which Lead.svc does this. */
  function when(does: string): Services {
    const isRefused = does === 'refused connection';
    const mode = modes[does as keyof typeof modes];
    if (mode) leadService.setMode({ mode, message: 'Duplicate lead' });
    const services = database.services();
    const env = parseEnvironment({
      DATA_DIR: services.env.dataDir,
      QA_SERVICE_URL: isRefused ? closedUrl : leadService.url,
      LEAD_SERVICE_TIMEOUT_MS: '10000',
      ...(does === 'licence over' && { BROKER_LICENCE_VALID_UNTIL: '2026-01-01' }),
    });
    return { ...services, env, store: { ...services.store, now: () => new Date(now) } };
  }

  /** An attempt of the sweeper; with a licence that is over it makes none. */
  async function sweep(does: string): Promise<void> {
    now += minuteMs * 2;
    await sweepLeads(when(does), initialUpstreamHealth());
  }

  async function leadAfter(isPromised: boolean, earlier: string): Promise<LeadRow> {
    const services = when(earlier);
    if (isPromised && earlier === 'none') {
      const lead = await addCall(services, {}, { admission: throttledAdmission() });
      await releaseThrottledLeads(services, new Date(now));
      return lead;
    }
    const lead = await addCall(services);
    if (isPromised) await deliverLead(services, lead, { isBeforeAnswer: true });
    return lead;
  }

  test.each(rows)('promised: %s; earlier: %s; then %s: %s %s', async (...row) => {
    const [promised, earlier = '', then = '', state, followUp, possiblyDuplicate] = row;
    now += 2 * dayMs;
    const isPromised = promised === 'yes';
    const lead = await leadAfter(isPromised, earlier);
    if (then === 'expired') {
      now += 8 * dayMs;
      await expireOldLeads(when('none'), new Date(now));
    } else if (isPromised) await sweep(then);
    else await deliverLead(when(then), lead, { isBeforeAnswer: true });
    const after = await readLead(when('none'), lead);
    expect({
      state: after.state,
      followUp: after.follow_up ?? '',
      possiblyDuplicate: after.possibly_duplicate,
    }).toEqual({
      state: state?.split(',')[0],
      followUp,
      possiblyDuplicate: possiblyDuplicate === 'yes' ? 1 : 0,
    });
    if (state?.endsWith('promised')) expect(after.promised_at).not.toBeNull();
    expect(after.refusal_sealed === null).toBe(then !== 'IsError');
    expect(after.followed_up_at).toBeNull();
  });

  test('a process that was killed while it sent, then IsError: to be checked', async () => {
    const lead = await addCall(when('accepted'));
    await sweep('IsError');
    expect(await readLead(when('none'), lead)).toMatchObject({
      state: 'delivered',
      follow_up: 'check',
      possibly_duplicate: 1,
    });
  });

  test('a repeat that is answered "queued" during the first attempt makes its refusal one after a promise', async () => {
    const services = when('IsError');
    const lead = await addCall(services);
    const row = await recordAgain(services);
    expect(row.reference).toBe(lead.reference);
    await deliverLead(services, lead, { isBeforeAnswer: true });
    expect(await readLead(services, lead)).toMatchObject({
      state: 'refused',
      follow_up: 'refused-after-promise',
    });
  });

  test('a correction that came while the first call was on its way, and did not arrive: the wrong number is not sent again', async () => {
    const services = when('refused connection');
    const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
    const wrong = await addCall(services, { mobile: '9876543211', idempotencyKey: first });
    const corrected = { mobile: '9876543212', idempotencyKey: second, earlierKeys: [first] };
    const right = await addCall(services, corrected);
    await deliverLead(services, wrong, { isBeforeAnswer: true });
    const before = leadService.received().length;
    await sweep('accepted');
    expect(await readLead(services, wrong)).toMatchObject({
      state: 'expired',
      last_problem: `replaced by ${right.reference}`,
    });
    expect(leadService.received().slice(before)).toMatchObject([{ mobile: '9876543212' }]);
  });

  test('a call whose post names its own key is replaced by none', async () => {
    const services = when('refused connection');
    const key = '1'.repeat(32);
    const lead = await addCall(services, { idempotencyKey: key, earlierKeys: [key] });
    await deliverLead(services, lead, { isBeforeAnswer: true });
    await sweep('accepted');
    expect(await readLead(services, lead)).toMatchObject({ state: 'delivered' });
  });

  async function recordAgain(services: Services): Promise<LeadRow> {
    const outcome = await recordCall(services);
    if (outcome.kind !== 'repeated') throw new Error(`was ${outcome.kind}`);
    return outcome.row;
  }
});

test('within the promised fifteen minutes a lead is sent at least a dozen times', () => {
  let elapsedMs = 0;
  let attempts = 1;
  while (elapsedMs <= 15 * minuteMs) {
    elapsedMs += retryDelayMs(attempts, maxLeadDelayMs, 1);
    attempts += 1;
  }
  expect(attempts).toBeGreaterThanOrEqual(12);
});
