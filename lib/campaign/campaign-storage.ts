/** The browser's record of where this visit came from: session storage, deleted when the tab is closed. */
import { type Campaign, hasTrackingParams, parseTouch } from './campaign.ts';

const storageKey = 'campaign';

// Without storage, the current page's own URL is the only source.
let pageCampaign: Campaign | null = null;

/**
 * The first page of a visit is its first touch; a later page counts if its URL has tags. An own referrer is recorded
 * first: on a slow phone that page may have been left before its script ran.
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
    // Storage is disabled or full: each page then starts a new visit.
  }
}

/** Not validated: anybody can write there, so the reader must check it (campaign-schema.ts). */
export function readCampaign(): Campaign | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const isCampaign = typeof stored === 'object' && stored !== null && 'first' in stored;
    return isCampaign ? (stored as Campaign) : pageCampaign;
  } catch {
    return pageCampaign;
  }
}
