/** The nonce of a page made per request: Next reads it from the request's policy and marks its scripts. */
import { createHash } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { preHydrationScript } from '../pre-hydration/pre-hydration-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Our own inline script (app/layout.tsx); Next's get the nonce. */
const preHydrationScriptHash = `'sha256-${createHash('sha256').update(preHydrationScript).digest('base64')}'`;

/**
 * @param isAnswer whether the address holds what a visitor asked.
 * @param extraSources sources by directive, for a page that may load what is not ours (lib/campaign/tag-manager.ts).
 */
export function withNoncePolicy(
  request: NextRequest,
  isAnswer: boolean,
  extraSources?: Readonly<Record<string, readonly string[]>>,
): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, preHydrationScriptHash], extraSources);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // No other site learns even where from.
  if (isAnswer) response.headers.set('referrer-policy', 'same-origin');
  return response;
}
