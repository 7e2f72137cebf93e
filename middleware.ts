/**
 * Redirects unknown paths home with their query (the owner's rule): an advertisement's tags survive a mistyped path. A
 * page's path in other capitals redirects to the page. Answers and other pages rendered per request
 * get their nonce and the rate limit here.
 * The matcher excludes known pages, tools, the API, Next's own files and the site's files, because middleware in front
 * of a static page halves its throughput. It must be a literal: scripts/build/write-matcher.ts writes it, and
 * middleware.test.ts compares.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { isConversionPage, tagManagerSources } from './lib/campaign/tag-manager';
import { environment } from './lib/config/environment.server';
import { consumeRateLimit } from './lib/http/page-rate-limit.server';
import { isAnswerPath, isDynamicPath } from './lib/site/dynamic-paths';
import { findRedirect } from './lib/site/find-redirect';
import { withNoncePolicy } from './lib/site/with-nonce-policy';

const tooManyPages = (phone: string) =>
  `Many pages were asked for from your network just now. Please wait ten seconds, then load this page again, or phone us on ${phone}.`;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (isDynamicPath(pathname)) return serveDynamicPage(request);
  const page = findRedirect(pathname);
  return NextResponse.redirect(new URL(`${page ?? '/'}${search}`, request.url), page ? 308 : 307);
}

/** Checked before the page is rendered, because one rendering costs as much as many static pages. */
async function serveDynamicPage(request: NextRequest): Promise<NextResponse> {
  const seconds = await consumeRateLimit('page', request.headers, environment());
  if (seconds === 0) {
    const mayReport = environment().tagManagerId !== null && isConversionPage(request.nextUrl);
    const isAnswer = isAnswerPath(request.nextUrl.pathname);
    return withNoncePolicy(request, isAnswer, mayReport ? tagManagerSources : {});
  }
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' };
  return new NextResponse(tooManyPages(environment().broker.phone), { status: 429, headers });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:|health-insurance|critical-illness-insurance|super-topup|senior-citizen|family-health-insurance|maternity-health-insurance|1crore-health-insurance|diabetes-health-insurance|term-insurance|child-plans|investment-plans|pension-plans|capital-guarantee|car-insurance|bike-insurance|travel-insurance|renewal|claim|cashless-hospital|customer-login|joy-center|about-us|careers|contact-us|insurance-companies|faqs|grievance-redressal|terms-and-conditions|privacy-policy|legal)$|health-insurance/(?:cover-calculator|hospital-bill-calculator|waiting-period-calculator|80d-calculator)$|critical-illness-insurance/(?:cover-calculator)$|super-topup/(?:deductible-calculator)$|maternity-health-insurance/(?:maternity-cover-calculator)$|term-insurance/(?:human-life-value-calculator)$|child-plans/(?:child-education-calculator)$|investment-plans/(?:policy-return-calculator|maturity-tax-calculator)$|pension-plans/(?:pension-calculator|annuity-calculator)$|car-insurance/(?:third-party-premium-calculator|idv-calculator|ncb-calculator)$|bike-insurance/(?:third-party-premium-calculator|idv-calculator|ncb-calculator)$|travel-insurance/(?:cover-calculator)$|claim/(?:health-cashless|health-reimbursement|critical-illness|motor-theft|motor-own-damage|two-wheeler|motor-third-party|life-death|travel|personal-accident)$|(?:apple-touch-icon)\\.png$|(?:favicon)\\.ico$|(?:icon)\\.svg$|icons/(?:192|512|maskable-512)\\.png$|(?:apple-icon)$|(?:llms)\\.txt$|\\.well-known/(?:security)\\.txt$|sharing/(?:home|health-insurance|critical-illness-insurance|super-topup|senior-citizen|family-health-insurance|maternity-health-insurance|1crore-health-insurance|diabetes-health-insurance|term-insurance|child-plans|investment-plans|pension-plans|capital-guarantee|car-insurance|bike-insurance|travel-insurance|renewal|claim|cashless-hospital|customer-login|joy-center|about-us|careers|contact-us|insurance-companies|faqs|grievance-redressal|terms-and-conditions|privacy-policy|legal)\\.png$|pictures/(?:health-insurance-waits|super-topup-layers|senior-citizen-waits|diabetes-health-insurance-waits|term-insurance-cover-by-age|pension-plans-annuity|car-insurance-bonus|car-insurance-value|bike-insurance-value)\\.svg$|(?:health-insurance|critical-illness-insurance|super-topup|senior-citizen|family-health-insurance|maternity-health-insurance|1crore-health-insurance|diabetes-health-insurance|term-insurance|child-plans|investment-plans|pension-plans|capital-guarantee|car-insurance|bike-insurance|travel-insurance|renewal|claim|insurance-companies|grievance-redressal)\\.md$|api(?:/|$)|_next(?:/|$)|metrics$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
  ],
};
