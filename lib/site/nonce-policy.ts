/** The nonce of a page made per request: Next reads it from the request's policy and marks its scripts. */
import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from './content-security-policy.ts';

export function withNoncePolicy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`]);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
