/**
 * Unknown paths go home (the owner's rule), with their query: an advertisement's tags survive a mistyped
 * path. A page's path in other capitals, and an old address, lead to the page. Known pages, the API, Next's own
 * files and the site's files never come here: the matcher leaves them out, because middleware in front of a
 * static page halves its throughput. A tool's page comes here only with its own query, to be made per request.
 * The matcher must be a literal; middleware.test.ts holds it equal to the route table.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { isConversionPage, tagManagerSources } from './lib/campaign/tag-manager';
import { environment } from './lib/config/environment.server';
import { consumeRateLimit } from './lib/http/page-rate-limit.server';
import { findRedirect } from './lib/site/find-redirect';
import { answerRewrites, noindexPaths } from './lib/site/noindex-paths';
import { withNoncePolicy } from './lib/site/with-nonce-policy';

const tooManyPages = (phone: string) =>
  `Many pages were asked for from your network just now. Please wait ten seconds, then load this page again, or phone us on ${phone}.`;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (noindexPaths.some((path) => path === pathname)) return serveDynamicPage(request);
  const tool = answerRewrites.find(({ path }) => path === pathname);
  if (tool?.keys.some((key) => searchParams.has(key)))
    return serveDynamicPage(request, tool.answer);
  const page = findRedirect(pathname);
  const target = new URL(`${page ?? '/'}${request.nextUrl.search}`, request.url);
  return NextResponse.redirect(target, page ? 308 : 307);
}

/** Looked at before the page is made: making it takes the time of many that lie ready. */
async function serveDynamicPage(request: NextRequest, shown?: string): Promise<NextResponse> {
  const seconds = await consumeRateLimit('page', request.headers, environment());
  if (seconds === 0) {
    const mayReport = environment().tagManagerId !== null && isConversionPage(request.nextUrl);
    return withNoncePolicy(request, shown, mayReport ? tagManagerSources : {});
  }
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' };
  return new NextResponse(tooManyPages(environment().broker.phone), { status: 429, headers });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!$|health-insurance$|critical-illness-insurance$|super-topup$|senior-citizen$|family-health-insurance$|maternity-health-insurance$|1crore-health-insurance$|diabetes-health-insurance$|term-insurance$|child-plans$|investment-plans$|pension-plans$|capital-guarantee$|car-insurance$|bike-insurance$|travel-insurance$|renewal$|claim$|cashless-hospital$|customer-login$|joy-center$|about-us$|careers$|contact-us$|insurance-companies$|faqs$|grievance-redressal$|terms-and-conditions$|privacy-policy$|legal$|api(?:/|$)|_next(?:/|$)|favicon\\.ico$|icon\\.svg$|apple-icon$|apple-touch-icon\\.png$|sharing/(?:home|health-insurance|critical-illness-insurance|super-topup|senior-citizen|family-health-insurance|maternity-health-insurance|1crore-health-insurance|diabetes-health-insurance|term-insurance|child-plans|investment-plans|pension-plans|capital-guarantee|car-insurance|bike-insurance|travel-insurance|renewal|claim|cashless-hospital|customer-login|joy-center|about-us|careers|contact-us|insurance-companies|faqs|grievance-redressal|terms-and-conditions|privacy-policy|legal)\\.png$|pictures/(?:health-insurance-waits|super-topup-layers|senior-citizen-waits|diabetes-health-insurance-waits|term-insurance-cover-by-age|pension-plans-annuity|car-insurance-bonus|car-insurance-value|bike-insurance-value)\\.svg$|icons/(?:192|512|maskable-512)\\.png$|(?:health-insurance|critical-illness-insurance|super-topup|senior-citizen|family-health-insurance|maternity-health-insurance|1crore-health-insurance|diabetes-health-insurance|term-insurance|child-plans|investment-plans|pension-plans|capital-guarantee|car-insurance|bike-insurance|travel-insurance|renewal|claim|insurance-companies|grievance-redressal)\\.md$|llms\\.txt$|metrics$|\\.well-known/security\\.txt$|robots\\.txt$|sitemap\\.xml$|manifest\\.webmanifest$).*)',
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'q' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'city' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'pin' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'kind' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'insurer' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'speciality' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'tie-up' }] },
    { source: '/cashless-hospital', has: [{ type: 'query', key: 'near' }] },
    { source: '/faqs', has: [{ type: 'query', key: 'q' }] },
    { source: '/renewal', has: [{ type: 'query', key: 'line' }] },
    { source: '/renewal', has: [{ type: 'query', key: 'on' }] },
    { source: '/claim', has: [{ type: 'query', key: 'type' }] },
    { source: '/grievance-redressal', has: [{ type: 'query', key: 'complained' }] },
    { source: '/grievance-redressal', has: [{ type: 'query', key: 'on' }] },
    { source: '/joy-center', has: [{ type: 'query', key: 'event' }] },
    { source: '/joy-center', has: [{ type: 'query', key: 'plan' }] },
    { source: '/customer-login', has: [{ type: 'query', key: 'problem' }] },
    { source: '/customer-login', has: [{ type: 'query', key: 'insurers' }] },
    { source: '/customer-login', has: [{ type: 'query', key: 'ask' }] },
    { source: '/health-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/critical-illness-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/super-topup', has: [{ type: 'query', key: 'tool' }] },
    { source: '/senior-citizen', has: [{ type: 'query', key: 'tool' }] },
    { source: '/family-health-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/maternity-health-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/1crore-health-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/diabetes-health-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/term-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/child-plans', has: [{ type: 'query', key: 'tool' }] },
    { source: '/investment-plans', has: [{ type: 'query', key: 'tool' }] },
    { source: '/pension-plans', has: [{ type: 'query', key: 'tool' }] },
    { source: '/capital-guarantee', has: [{ type: 'query', key: 'tool' }] },
    { source: '/car-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/bike-insurance', has: [{ type: 'query', key: 'tool' }] },
    { source: '/travel-insurance', has: [{ type: 'query', key: 'tool' }] },
  ],
};
