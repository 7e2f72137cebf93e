/** The nonce of a page rendered per request: Next reads it from the request's policy and adds it to its scripts. */
import { type NextRequest, NextResponse } from 'next/server';
import { preHydrationScript } from '../browser/pre-hydration/pre-hydration-script.ts';
import { cspHash } from '../text/sha256-hex.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Hash of our own inline script (components/layout/root-document.tsx); Next's get the nonce. */
const preHydrationScriptHash = cspHash(preHydrationScript);

/**
 * @param isAnswer whether the URL holds the visitor's choices.
 * @param extraSources sources by directive, for a page with third-party scripts (lib/site/campaign/tag-manager.ts).
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
  // The answer's address says what the visitor typed, so other sites get no referrer at all.
  if (isAnswer) response.headers.set('referrer-policy', 'same-origin');
  return response;
}
