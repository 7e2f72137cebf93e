/** Number of requests per campaign, by the last tagged page of each visit. */
import type { Campaign } from '../../site/campaign/campaign.ts';
import { type CampaignColumns, parseClickIds } from '../../site/campaign/campaign-columns.ts';
import type { LeadState } from '../../store/schema/lead-schema.ts';

export type CampaignCount = {
  source: string;
  medium: string;
  campaign: string;
  requests: number;
  delivered: number;
};

type CountedLead = CampaignColumns & { state: LeadState };

/** Most requests first. */
export function countByCampaign(leads: readonly CountedLead[]): CampaignCount[] {
  const counts = new Map<string, CampaignCount>();
  for (const lead of leads) {
    const campaignName = nameOf(lead);
    const key = JSON.stringify(campaignName);
    const count = counts.get(key) ?? { ...campaignName, requests: 0, delivered: 0 };
    count.requests += 1;
    if (lead.state === 'delivered') count.delivered += 1;
    counts.set(key, count);
  }
  return [...counts.values()].sort((a, b) => b.requests - a.requests);
}

/** A click without utm tags: networks tag their own clicks with an id only. */
function nameOf({ campaign, click_ids }: CountedLead) {
  const last = parseCampaignColumn(campaign)?.last ?? {};
  return {
    source: last.utm_source ?? (click_ids ? `${networkOf(click_ids)} (click id only)` : ''),
    medium: last.utm_medium ?? '',
    campaign: last.utm_campaign ?? '',
  };
}

function networkOf(clickIds: string): string {
  const { gclid, gbraid, wbraid, fbclid } = parseClickIds(clickIds);
  if (gclid ?? gbraid ?? wbraid) return 'google';
  return fbclid ? 'facebook' : 'microsoft';
}

/** Null for a request without a campaign: from an older form, without JavaScript, or without storage. */
export function parseCampaignColumn(campaign: string | null): Campaign | null {
  return campaign === null ? null : (JSON.parse(campaign) as Campaign);
}
