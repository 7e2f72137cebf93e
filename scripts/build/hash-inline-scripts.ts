/** The hashes by which a Content-Security-Policy allows the inline scripts of a prerendered page. */
import { cspHash } from '../../lib/text/sha256-hex.ts';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[\s>]|\sstyle="/;

/**
 * @returns source expressions, sorted: the same page gives the same policy.
 * @throws if there is no inline script: Next always writes one, so the pattern must be wrong.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(script)) {
    if (/\ssrc=/.test(attributes) || attributes.includes('application/ld+json')) continue;
    hashes.add(cspHash(body));
  }
  if (hashes.size === 0) throw new Error('found no inline script to hash');
  return [...hashes].sort();
}

/** The policy blocks inline styles: a page with one would lose it. */
export function hasInlineStyle(html: string): boolean {
  return style.test(html);
}
