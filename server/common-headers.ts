/**
 * Headers of every response: server/request-guard.ts sets them first, and Next overwrites the few that next.config.ts
 * names. deploy/nginx.conf repeats them where nginx responds itself.
 */
import type { Environment } from '../lib/config/parse-environment.ts';

export function commonHeaders({ siteEnv }: Pick<Environment, 'siteEnv'>): Map<string, string> {
  return new Map([
    // A trial site must not be indexed as a broker's. robots.txt allows crawling, so that crawlers see this header.
    ...(siteEnv === 'production' ? [] : [['X-Robots-Tag', 'noindex'] as const]),
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ]);
}
