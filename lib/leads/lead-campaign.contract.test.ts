/** A lead stores the campaign of its visit, on both databases, and loses it with its number. */
import { addCall } from '../../testing/data/add-call.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { campaignSchema } from '../site/campaign/campaign-schema.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import { eraseExpiredLeads } from './time-limits.server.ts';
import { withdrawLeads } from './withdraw-lead.server.ts';

onBothDatabases(['lead'], (database) => {
  let services: Services;

  beforeAll(() => {
    services = database.services();
  });

  async function accept(mobile: string, campaign: unknown, reportToAdvertiser = false) {
    const submission = {
      product: 3,
      mobile,
      campaign: campaignSchema.parse(campaign),
      reportToAdvertiser,
    } as const;
    const options = { retentionDays: 1, now: new Date('2026-11-21T10:00:00Z') };
    const { reference } = await addCall(services, submission, options);
    return () =>
      services.store.db
        .selectFrom('lead')
        .select([
          'campaign',
          'click_ids',
          'mobile_sealed',
          'advertiser_report_version',
          'conversion_id',
        ])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
  }

  test('tags and click id are stored, and deleted when the number is erased', async () => {
    const first = { path: '/', utm_source: 'google', gclid: 'abc' };
    const campaignOfVisit = { first, last: { ...first, utm_campaign: 'm' } };
    const stored = await accept('9876543210', campaignOfVisit, true);
    const { campaign, click_ids, advertiser_report_version, conversion_id } = await stored();
    expect(advertiser_report_version).toMatch(/^\d{4}-/);
    expect(conversion_id).not.toBeNull();
    expect(JSON.parse(campaign ?? '')).toEqual({
      first: { path: '/', utm_source: 'google' },
      last: { path: '/', utm_source: 'google', utm_campaign: 'm' },
    });
    expect(JSON.parse(click_ids ?? '')).toEqual({ gclid: 'abc' });
    await eraseExpiredLeads(services, new Date('2026-12-01'));
    expect(await stored()).toEqual({
      campaign: null,
      click_ids: null,
      mobile_sealed: null,
      advertiser_report_version: null,
      conversion_id: null,
    });
  });

  test('a withdrawal ends the report to a network, also for a delivered call', async () => {
    const tagged = { first: { path: '/', gclid: 'abc' }, last: { path: '/', gclid: 'abc' } };
    const stored = await accept('9876543211', tagged, true);
    const other = await accept('9876543212', tagged, true);
    const { db } = services.store;
    await db.updateTable('lead').set({ state: 'delivered' }).execute();
    const key = mobileKey(services.encryption, '9876543211');
    expect(await withdrawLeads(db, { mobileKey: key }, new Date())).toBe(0);
    expect(await stored()).toMatchObject({
      click_ids: null,
      conversion_id: null,
      // Proof that it was allowed once.
      advertiser_report_version: expect.stringMatching(/^2026-/),
      campaign: expect.stringContaining('path'),
    });
    expect(await other()).toMatchObject({ click_ids: expect.stringContaining('abc') });
  });

  test.each(['x', 7, [], { first: 'x' }, { first: { utm_source: 'a'.repeat(9999) }, last: 1 }])(
    'whatever comes as campaign (%j), the request is kept',
    async (campaign) => {
      expect(await (await accept('9876543213', campaign))()).toMatchObject({ campaign: null });
    },
  );
});
