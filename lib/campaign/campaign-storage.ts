/** The browser's memory of where this visit came from: session storage, gone when the tab is closed. */
import { type Campaign, hasTrackingParams, parseTouch } from './campaign.ts';

const storageKey = 'campaign';

// Where storage is switched off, at least what this page's own URL says.
let pageCampaign: Campaign | null = null;

/**
 * The first page of a visit is its first touch; a later page counts when its URL carries tags. The page
 * before, where it was ours, comes first: on a slow phone it may have been left before its script ran.
 */
export function recordCampaign(): void {
  const before = readCampaign();
  let campaign = before;
  for (const url of [document.referrer, location.href]) {
    if (!URL.canParse(url)) continue;
    const { origin, pathname, searchParams } = new URL(url);
    if (origin !== location.origin) continue;
    const touch = parseTouch(pathname, searchParams);
    if (!campaign || hasTrackingParams(touch))
      campaign = { first: campaign?.first ?? touch, last: touch };
  }
  if (!campaign || campaign === before) return;
  pageCampaign = campaign;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pageCampaign));
  } catch {
    // Off or full: the visit then begins anew on every page.
  }
}

/** As stored; anybody can write there, so whoever takes it checks it (campaign-schema.ts). */
export function readCampaign(): Campaign | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const isCampaign = typeof stored === 'object' && stored !== null && 'first' in stored;
    return isCampaign ? (stored as Campaign) : pageCampaign;
  } catch {
    return pageCampaign;
  }
}
