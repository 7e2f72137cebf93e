/** A lead keeps where its visit came from, on both databases, and loses it with its number. */
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import { isRoutePath } from '../site/find-route.ts';
import { parseCallBackSubmission } from './call-back-submission.ts';
import { recordLead } from './record-lead.server.ts';
import { eraseExpiredLeads } from './retention.server.ts';

onBothDatabases(['lead'], (database) => {
  let outbox: Outbox;

  beforeAll(() => {
    outbox = database.outbox();
  });

  async function accept(mobile: string, campaign: unknown) {
    const body = { product: 3, timeSlot: '9:30 AM - 10:00 AM', mobile, campaign };
    const parsed = parseCallBackSubmission(body, isRoutePath);
    if (parsed.kind !== 'valid') throw new Error('The request was lost');
    const recorded = await recordLead(outbox.store, outbox.encryption, parsed.submission, {
      upstream: 'qa',
      perMobilePerDay: 5,
      retentionDays: 1,
      leaseMs: 1000,
      now: new Date('2026-11-21T10:00:00Z'),
    });
    if (recorded.kind !== 'inserted') throw new Error(recorded.kind);
    const { reference } = recorded.row;
    return () =>
      outbox.store.db
        .selectFrom('lead')
        .select(['campaign', 'click_ids', 'mobile_sealed'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
  }

  test('tags and click are written, and go when the number is erased', async () => {
    const first = { path: '/', utm_source: 'google', gclid: 'abc' };
    const stored = await accept('9876543210', { first, last: { ...first, utm_campaign: 'm' } });
    const { campaign, click_ids } = await stored();
    expect(JSON.parse(campaign ?? '')).toEqual({
      first: { path: '/', utm_source: 'google' },
      last: { path: '/', utm_source: 'google', utm_campaign: 'm' },
    });
    expect(JSON.parse(click_ids ?? '')).toEqual({ gclid: 'abc' });
    await eraseExpiredLeads(outbox, new Date('2026-12-01'));
    expect(await stored()).toEqual({ campaign: null, click_ids: null, mobile_sealed: null });
  });

  test.each(['x', 7, [], { first: 'x' }, { first: { utm_source: 'a'.repeat(9999) }, last: 1 }])(
    'whatever comes as campaign (%j), the request is kept',
    async (campaign) => {
      const mobile = `98${String(Math.random()).slice(2, 10).padEnd(8, '0')}`;
      expect(await (await accept(mobile, campaign))()).toMatchObject({ campaign: null });
    },
  );
});
