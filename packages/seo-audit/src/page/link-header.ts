import type { Alternate } from '../site.ts';

/** The language versions that a Link header names. */
export function alternatesInHeader(linkHeader: string): Alternate[] {
  const links = linkHeader.matchAll(/<([^<>]+)>((?:\s*;[^,;]+)+)/g);
  return Array.from(links, ([, href = '', parameters = '']) => ({
    href,
    hreflang: /\bhreflang="?([\w-]+)/i.exec(parameters)?.[1] ?? '',
  })).filter(({ hreflang }) => hreflang);
}
