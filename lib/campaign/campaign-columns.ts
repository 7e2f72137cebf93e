/** How a campaign stands in a lead's row: its words, and apart from them the click's id, which its network can tie to a person. */
import { type Campaign, clickIdNames, type Touch, utmNames } from './campaign.ts';

export type CampaignColumns = { campaign: string | null; click_ids: string | null };

export function campaignColumns(campaign: Campaign | undefined): CampaignColumns {
  if (!campaign) return { campaign: null, click_ids: null };
  const { first, last } = campaign;
  const withoutIds = (touch: Touch) => pick(touch, ['path', ...utmNames]);
  return {
    campaign: JSON.stringify({ first: withoutIds(first), last: withoutIds(last) }),
    click_ids: clickIdsOf(last) ?? clickIdsOf(first),
  };
}

function clickIdsOf(touch: Touch): string | null {
  const ids = pick(touch, clickIdNames);
  return Object.keys(ids).length > 0 ? JSON.stringify(ids) : null;
}

function pick(touch: Touch, names: readonly (keyof Touch)[]): Touch {
  return Object.fromEntries(
    names.flatMap((name) => (touch[name] === undefined ? [] : [[name, touch[name]]])),
  );
}
