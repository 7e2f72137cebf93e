/** The browser's record of where this visit came from: session storage, deleted when the tab is closed. */
import { readStored, writeStored } from '../../browser/web-storage/stored-json.ts';
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
  // Without storage, each page starts a new visit.
  writeStored('sessionStorage', storageKey, campaign);
}

/** Not validated: anybody can write there, so the reader must check it (campaign-schema.ts). */
export function readCampaign(): Campaign | null {
  const stored = readStored('sessionStorage', storageKey);
  const isCampaign = typeof stored === 'object' && stored !== null && 'first' in stored;
  return isCampaign ? (stored as Campaign) : pageCampaign;
}
