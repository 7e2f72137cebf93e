/**
 * Where a visit came from: campaign tags and landing path of the visit's first page and of its last tagged page.
 * Lengths are bounded; an invalid value is dropped.
 */

export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
/** Click ids of Google, Meta and Microsoft. */
export const clickIdNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

type UtmName = (typeof utmNames)[number];
type ClickIdName = (typeof clickIdNames)[number];
export type ClickIds = { [Name in ClickIdName]?: string };
export type CampaignTouch = { path?: string } & ClickIds & {
    [Name in UtmName]?: string;
  };
export type Campaign = { first: CampaignTouch; last: CampaignTouch };

const maxTagLength = 150;

/** Rejects mail addresses and telephone numbers (personal data) and control characters (terminal injection). */
export function isUtmValue(value: string): boolean {
  const isWords = value.trim() !== '' && value.length <= maxTagLength && !/\p{C}/u.test(value);
  return isWords && !/@|%40/.test(value) && !hasTelephoneNumber(value);
}

/**
 * Ten digits in a row; or a mobile number in any grouping, also after 0, 91 or 0091. Longer runs of digits are a
 * network's campaign id, and grouped digits with another start may be a date.
 */
function hasTelephoneNumber(value: string): boolean {
  if (/(?<!\p{Nd})\p{Nd}{10}(?!\p{Nd})/u.test(value)) return true;
  const joined = value.replace(/(?<=\d)[\s().+_/-]+(?=\d)/g, '');
  return /(?<!\d)(?:0|91|0091)?[6-9]\d{9}(?!\d)/.test(joined);
}

/** Meta's click ids are the longest; the limit leaves room for them. */
export function isClickId(value: string): boolean {
  return /^[\w.-]{1,255}$/.test(value) && !hasTelephoneNumber(value);
}

/** A GUID without hyphens. One in forty has ten decimal digits in a row, so it is not checked for telephone numbers. */
export function isMicrosoftClickId(value: string): boolean {
  return /^[\da-f]{32}$/i.test(value);
}

export function isPath(value: string): boolean {
  return /^\/[\w/-]{0,80}$/.test(value) && !hasTelephoneNumber(value);
}

/** @param path of the page, without query. */
export function parseTouch(path: string, query: URLSearchParams): CampaignTouch {
  const touch: CampaignTouch = isPath(path) ? { path } : {};
  for (const name of utmNames) setIfValid(touch, name, query.get(name), isUtmValue);
  for (const name of clickIdNames)
    setIfValid(touch, name, query.get(name), name === 'msclkid' ? isMicrosoftClickId : isClickId);
  return touch;
}

/** Whether it has more than a landing page. */
export function hasTrackingParams({ path, ...tags }: CampaignTouch): boolean {
  return Object.keys(tags).length > 0;
}

/**
 * Reads a visit of which only this page is known. If it has no tags it may not be the first page, so nothing is
 * recorded.
 */
export function parseCampaignUrl({ pathname, searchParams }: URL): Campaign | null {
  const touch = parseTouch(pathname, searchParams);
  return hasTrackingParams(touch) ? { first: touch, last: touch } : null;
}

function setIfValid(
  touch: CampaignTouch,
  name: UtmName | ClickIdName,
  value: string | null,
  isValid: (value: string) => boolean,
): void {
  if (value !== null && isValid(value)) touch[name] = value;
}
