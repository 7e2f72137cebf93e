/**
 * Unknown paths go home (the owner's rule), with their query: an advertisement's tags survive a mistyped
 * path. Known pages, the API, Next's own files and the site's files never come here: the matcher leaves
 * them out, because middleware in front of a static page halves its throughput. It must be a literal;
 * middleware.test.ts holds it equal to the route table.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { withNoncePolicy } from './lib/site/nonce-policy';

export function middleware(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/get-a-call') return withNoncePolicy(request);
  return NextResponse.redirect(new URL(`/${request.nextUrl.search}`, request.url), 307);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!$|health-insurance$|critical-illness-insurance$|super-topup$|senior-citizen$|family-health-insurance$|maternity-health-insurance$|1crore-health-insurance$|diabetes-health-insurance$|term-insurance$|child-plans$|investment-plans$|pension-plans$|capital-guarantee$|car-insurance$|bike-insurance$|travel-insurance$|renewal$|claim$|cashless-hospital$|customer-login$|joy-center$|about-us$|careers$|contact-us$|insurance-companies$|faqs$|grievance-redressal$|terms-and-conditions$|privacy-policy$|legal$|api(?:/|$)|_next(?:/|$)|favicon\\.ico$|icon\\.svg$|apple-icon$|opengraph-image$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
  ],
};
