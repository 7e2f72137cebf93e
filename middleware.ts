/**
 * Redirects unknown paths home with their query (the owner's rule): an advertisement's tags survive a mistyped path. A
 * page's path in other capitals redirects to the page. Answers and other pages rendered per request get their nonce and
 * the rate limit here. What server/static-files.ts sends never reaches it.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './lib/config/environment.server';
import { isDeskPath } from './lib/desk/desk-paths';
import { isDeskVisible } from './lib/desk/is-desk-visible.server';
import { setDeskHeaders } from './lib/desk/set-desk-headers';
import { delayOrReject } from './lib/http/delay-or-reject.server';
import { tooManyReply } from './lib/http/form-reply';
import { isStaticPath } from './lib/publishing/static-paths';
import { isConversionPage, tagManagerSources } from './lib/site/campaign/tag-manager';
import { isAnswerPath, isDynamicPath } from './lib/site/dynamic-paths';
import { findRedirect } from './lib/site/find-redirect';
import { englishPathOf } from './lib/site/hindi-pages';
import { withNoncePolicy } from './lib/site/with-nonce-policy';

const tooManyPagesInHindi = (phone: string) =>
  `आपके नेटवर्क से अभी बहुत-से पेज माँगे गए। दस सेकंड रुकें, फिर यह पेज दोबारा खोलें, या हमें ${phone} पर कॉल करें।`;
const tooManyPages = (phone: string) =>
  `Many pages were asked for from your network just now. Please wait ten seconds, then load this page again, or call us on ${phone}.`;

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (isStaticPath(pathname)) return NextResponse.next();
  if (isDynamicPath(pathname)) return serveDynamicPage(request);
  if (isDeskPath(pathname) && isDeskVisible(request.headers, environment()))
    return serveDeskPage(request);
  const page = findRedirect(pathname);
  return NextResponse.redirect(new URL(`${page ?? '/'}${search}`, request.url), page ? 308 : 307);
}

/** Checked before the page is rendered, because one rendering costs as much as many static pages. */
async function serveDynamicPage(request: NextRequest): Promise<NextResponse> {
  const retryAfterSeconds = await delayOrReject('page', request.headers, environment());
  if (retryAfterSeconds === 0) {
    const mayReport = environment().tagManagerId !== null && isConversionPage(request.nextUrl);
    const isAnswer = isAnswerPath(request.nextUrl.pathname);
    return withNoncePolicy(request, isAnswer, mayReport ? tagManagerSources : {});
  }
  const isHindi = englishPathOf(request.nextUrl.pathname) !== undefined;
  const { status, body, headers } = tooManyReply(
    retryAfterSeconds,
    (isHindi ? tooManyPagesInHindi : tooManyPages)(environment().broker.phone),
  );
  return new NextResponse(body.message, { status, headers });
}

async function serveDeskPage(request: NextRequest): Promise<NextResponse> {
  const response = await serveDynamicPage(request);
  setDeskHeaders(response);
  return response;
}

export const config = {
  runtime: 'nodejs',
  // A literal, because Next reads it from the source text.
  matcher: '/((?!(?:api|_next)(?:/|$)|metrics$).*)',
};
