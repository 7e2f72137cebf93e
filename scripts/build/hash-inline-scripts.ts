/** What the Content-Security-Policy of a prerendered page lets run: its inline scripts, each by its hash. */
import { createHash } from 'node:crypto';

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[\s>]|\sstyle="/;

/**
 * @returns source expressions, sorted, so that the same page gives the same policy.
 * @throws when there is no inline script: Next's data is one, so the pattern would be at fault.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(script)) {
    if (/\ssrc=/.test(attributes) || attributes.includes('application/ld+json')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  if (hashes.size === 0) throw new Error('no inline script was found to hash');
  return [...hashes].sort();
}

/** The policy forbids inline styles: a page that needs one would come out unstyled. */
export function hasInlineStyle(html: string): boolean {
  return style.test(html);
}
