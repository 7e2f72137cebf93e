/**
 * Whether the site is on https, so that its cookies are `Secure`. A demonstration is opened over http and under any
 * host name, where browsers store no such cookie.
 */
export function usesHttps({ siteOrigin }: { siteOrigin: string }): boolean {
  return siteOrigin.startsWith('https:');
}
