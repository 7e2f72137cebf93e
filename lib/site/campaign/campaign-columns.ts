/** The campaign's columns of a lead; the click id is separate, because its network can link it to a person. */
import {
  type Campaign,
  type CampaignTouch,
  type ClickIds,
  clickIdNames,
  utmNames,
} from './campaign.ts';

export type CampaignColumns = { campaign: string | null; click_ids: string | null };

export function campaignColumns(campaign: Campaign | undefined): CampaignColumns {
  if (!campaign) return { campaign: null, click_ids: null };
  const { first, last } = campaign;
  const withoutIds = (touch: CampaignTouch) => pick(touch, ['path', ...utmNames]);
  return {
    campaign: JSON.stringify({ first: withoutIds(first), last: withoutIds(last) }),
    click_ids: clickIdsOf(last) ?? clickIdsOf(first),
  };
}

function clickIdsOf(touch: CampaignTouch): string | null {
  const ids = pick(touch, clickIdNames);
  return Object.keys(ids).length > 0 ? JSON.stringify(ids) : null;
}

/** A lead's click ids; empty once they are erased. */
export function parseClickIds(column: string | null): ClickIds {
  return column === null ? {} : (JSON.parse(column) as ClickIds);
}

/** Data about a request that advertising networks may receive: never its reference. */
export type Conversion = { transactionId: string; clickIds: ClickIds };

/** Undefined if the visitor did not allow it or has withdrawn. */
export function conversionOf(lead: {
  conversion_id: string | null;
  click_ids: string | null;
}): Conversion | undefined {
  const { conversion_id: transactionId, click_ids } = lead;
  return transactionId === null ? undefined : { transactionId, clickIds: parseClickIds(click_ids) };
}

function pick(touch: CampaignTouch, names: readonly (keyof CampaignTouch)[]): CampaignTouch {
  return Object.fromEntries(
    names.flatMap((name) => (touch[name] === undefined ? [] : [[name, touch[name]]])),
  );
}
