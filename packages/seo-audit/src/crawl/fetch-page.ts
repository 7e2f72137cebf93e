/** Fetches, decodes and parses one page. A failure of the network, of the page or of the audit becomes its text. */
import { decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient, HttpResponse } from '../network/http-client.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { ParsePage } from '../page/parse-page.ts';
import { emptyPage, type Page } from '../site.ts';
import { errorMessage } from '../text.ts';
import { isThrottled } from './polite-client.ts';
import { auditedUrl, type OriginMap, publicUrl, rewriteToPublicOrigin } from './public-url.ts';
import { robotsRules } from './robots.ts';

type FetchContext = { client: HttpClient; map: OriginMap; parsePage: ParsePage };

const htmlOrMissingType = /html|^$/i;
/** A page that sends visitors on at once and says hardly more than that is a redirect. */
const [maxStubSeconds, maxStubWords] = [5, 40];

export async function fetchPage(
  url: string,
  foundBy: Page['foundBy'],
  { client, map, parsePage }: FetchContext,
): Promise<Page> {
  const page = emptyPage(url, foundBy);
  try {
    const answer = await client.fetchOnce(auditedUrl(url, map), {
      onlyContentType: htmlOrMissingType,
    });
    recordHeaders(page, answer, map);
    if (isThrottled(answer.status)) page.unreadReason = refusal(answer);
    if (answer.status !== 200 || !htmlOrMissingType.test(page.contentType)) return page;
    const { text, isBinary } = decodeText(answer.body, page.contentType);
    if (isBinary) page.problem = 'the response is declared as HTML and is binary';
    else {
      page.facts = rewriteToPublicOrigin(await parsePage({ html: text, url }), map);
      page.redirect = stubRedirect(page.facts, url, map);
    }
  } catch (error) {
    // Otherwise the request succeeded: this is a limit of the audit or a page that the parser cannot handle.
    if (error instanceof FetchFailure && error.kind !== 'too-slow') page.problem = error.message;
    else page.unreadReason = errorMessage(error);
  }
  return page;
}

function recordHeaders(page: Page, answer: HttpResponse, map: OriginMap): void {
  page.status = answer.status;
  page.contentType = answer.header('content-type');
  page.robotsHeader = robotsRules(answer.header('x-robots-tag'));
  page.linkHeader = answer.header('link').slice(0, 2_000);
  page.encoding = answer.header('content-encoding');
  page.htmlBytes = answer.body.length;
  page.isCut = answer.isCut;
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
    const location = answer.header('location');
    const to = location ? publicUrl(location, page.url, map) : null;
    page.redirect = { to, location: location.slice(0, 300) };
  }
}

function refusal({ status, header }: HttpResponse): string {
  const later = header('retry-after');
  const what = status === 429 ? 'the server limits requests' : 'the server is not available';
  return `not read: ${what} (${status}${later && `, Retry-After: ${later.slice(0, 40)}`})`;
}

function stubRedirect({ metas, words }: PageFacts, url: string, map: OriginMap): Page['redirect'] {
  const location = metas.find(({ name }) => name === 'http-equiv:refresh')?.content ?? '';
  const [, seconds = '', href = ''] =
    /^\s*(\d+)[.\d]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(location) ?? [];
  const to = href ? publicUrl(href, url, map) : null;
  const isStub = to !== null && to !== url && Number(seconds) <= maxStubSeconds;
  return isStub && words <= maxStubWords ? { to, location, isStub: true } : null;
}
