/** %c3 and %C3 are the same byte (RFC 3986, 6.2.2.1): both spellings name one page. */
const lowerCaseHex = /%(?=[0-9a-fA-F]?[a-f])[0-9a-fA-F]{2}/g;

/** Absolute http(s) URL; null for mailto:, tel:, data:, javascript: and anything that cannot be parsed. */
export function parseWebUrl(href: string, base: string): URL | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.href.search(lowerCaseHex) === -1
    ? url
    : new URL(url.href.replace(lowerCaseHex, (byte) => byte.toUpperCase()));
}

/** Absolute and without fragment; null when invalid. */
export function resolveUrl(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return url.href;
}

/** Whether it is written with http:// or https://. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
