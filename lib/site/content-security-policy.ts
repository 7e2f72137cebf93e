/**
 * The site's Content-Security-Policy. Prerendered pages get the hashes of their own inline scripts after
 * the build (scripts/finish-pages.ts); the one page made per request gets a nonce. Never 'unsafe-inline'.
 */
/** @param inlineScripts source expressions for inline scripts: `'sha256-…'` or `'nonce-…'`. */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
