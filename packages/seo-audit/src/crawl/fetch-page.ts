/**
 * Fetches, decodes and parses one page. A network failure becomes the page's problem; a parser failure is the audit's
 * own and is reported apart.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { emptyPage } from '../empty-site.ts';
import { errorMessage } from '../error-message.ts';
import { charsetOf, decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient, HttpResponse } from '../network/http-client.ts';
import type { Subresource } from '../page/page-facts.ts';
import type { ParsePage } from '../page/parse-page.ts';
import { parseWebUrl } from '../page/web-url.ts';
import type { Page, ResponseHeaders } from '../site.ts';
import { auditedUrl, type OriginMap, publicUrl } from './public-url.ts';
import { rewriteToPublicOrigin } from './rewrite-to-public-origin.ts';
import { robotsRules } from './robots-header.ts';

type FetchContext = { client: HttpClient; map: OriginMap; parsePage: ParsePage };

const securityHeaders = ['Strict-Transport-Security', 'Content-Security-Policy', 'Referrer-Policy'];
const maxRetryMs = 20_000;
const htmlOrMissingType = /html|^$/i;

export async function fetchPage(
  url: string,
  foundBy: Page['foundBy'],
  tools: FetchContext,
): Promise<Page> {
  const page = emptyPage(url, foundBy);
  try {
    const answer = await fetchWithRetry(auditedUrl(url, tools.map), tools.client);
    recordHeaders(page, answer, tools.map);
    if (answer.status === 200 && htmlOrMissingType.test(page.contentType))
      await recordBody(page, answer, tools);
  } catch (error) {
    const message = errorMessage(error);
    // The request succeeded, so this is a limit of the audit or a page that the parser cannot handle.
    if (error instanceof FetchFailure && error.kind !== 'too-slow')
      page.problem = { kind: error.kind, message };
    else page.unreadReason = message;
  }
  return page;
}

/** Honours Retry-After once. */
async function fetchWithRetry(url: string, client: HttpClient): Promise<HttpResponse> {
  const answer = await client.fetchOnce(url, { onlyContentType: htmlOrMissingType });
  if (answer.status !== 429 && answer.status !== 503) return answer;
  const waitMs = Number(answer.header('retry-after')) * 1000;
  if (!(waitMs > 0 && waitMs <= maxRetryMs)) return answer;
  await wait(waitMs);
  return client.fetchOnce(url, { onlyContentType: htmlOrMissingType });
}

function recordHeaders(page: Page, answer: HttpResponse, map: OriginMap): void {
  page.status = answer.status;
  page.contentType = answer.header('content-type');
  page.charsetHeader = charsetOf(page.contentType);
  page.robotsHeader = robotsRules(answer.header('x-robots-tag'));
  page.linkHeader = answer.header('link').slice(0, 2_000);
  page.headers = headersOf(answer);
  page.encoding = answer.header('content-encoding');
  page.transferredBytes = answer.transferredBytes;
  page.htmlBytes = answer.body.length;
  page.isCut = answer.isCut;
  page.firstByteMs = answer.firstByteMs;
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
    const location = answer.header('location');
    const to = location ? publicUrl(location, page.url, map) : null;
    page.redirect = { to, location: location.slice(0, 300) };
  }
}

function headersOf({ header, cookies }: HttpResponse): ResponseHeaders {
  return {
    cacheControl: header('cache-control'),
    vary: header('vary'),
    setCookie: cookies,
    contentTypeOptions: header('x-content-type-options'),
    disposition: header('content-disposition'),
    refresh: header('refresh'),
    contentLanguage: header('content-language'),
    missingSecurityHeaders: securityHeaders.filter((name) => !header(name)).join(', '),
    software: [header('server'), header('x-powered-by')].filter(Boolean).join(', '),
  };
}

async function recordBody(page: Page, { body }: HttpResponse, tools: FetchContext): Promise<void> {
  const { text, charset, unknownLabel, isBinary } = decodeText(body, page.charsetHeader);
  if (isBinary) {
    page.problem = { kind: 'binary', message: 'the response is declared as HTML and is binary' };
    return;
  }
  if (unknownLabel) {
    page.problem = {
      kind: 'charset',
      message: `no browser knows the charset "${unknownLabel}"; read as ${charset}`,
    };
  }
  const facts = await tools.parsePage({ html: text, url: page.url });
  facts.subresources.push(...preloadsOf(page.linkHeader, page.url));
  page.facts = rewriteToPublicOrigin(facts, tools.map);
}

/** Preloads of a Link header, which browsers fetch before they parse the page. */
function preloadsOf(linkHeader: string, base: string): Subresource[] {
  return [
    ...linkHeader.matchAll(/<([^<>]+)>((?:\s*;\s*[\w*]+\s*=\s*(?:"[^"]*"|[^\s,;"]+))*)/g),
  ].flatMap(([, href = '', rest = '']) => {
    const kind = /;\s*as\s*=\s*"?(script|style)\b/i.exec(rest)?.[1]?.toLowerCase();
    const url = parseWebUrl(href, base);
    if (!url || !kind || !/;\s*rel\s*=\s*"?[^;,"]*\bpreload\b/i.test(rest)) return [];
    return [{ kind: kind as 'script' | 'style', url: url.href }];
  });
}
