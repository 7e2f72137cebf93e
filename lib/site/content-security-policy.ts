/**
 * The site's Content-Security-Policy. Prerendered pages get the hashes of their own inline scripts after the build
 * (scripts/build/post-build.ts); pages rendered per request get a nonce. Never 'unsafe-inline'.
 */

/**
 * @param inlineScripts source expressions for inline scripts: `'sha256-…'` or `'nonce-…'`.
 * @param extraSources sources by directive, for a page with third-party scripts (lib/site/campaign/tag-manager.ts).
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  extraSources: Readonly<Record<string, readonly string[]>> = {},
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(extraSources[name] ?? [])])
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}
