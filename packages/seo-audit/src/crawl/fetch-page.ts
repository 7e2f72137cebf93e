/** One page: fetched, decoded and read. Whatever goes wrong becomes the page's problem. */
import { charsetOf, decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { Answer, HttpClient } from '../network/fetch-once.ts';
import type { ParsePage } from '../page/parse-page.ts';
import type { Page, PageFacts } from '../types.ts';
import { auditedAddress, type OriginMap, publicAddress } from './public-address.ts';

type Tools = { client: HttpClient; map: OriginMap; parsePage: ParsePage };

const longestRetryMs = 20_000;
const htmlOrUnsaid = /html|^$/i;

export function emptyPage(address: string, foundBy: Page['foundBy']): Page {
  return {
    address,
    foundBy,
    status: null,
    problem: null,
    redirect: null,
    contentType: '',
    charsetHeader: null,
    robotsHeader: [],
    linkHeader: '',
    encoding: '',
    transferredBytes: 0,
    htmlBytes: 0,
    isCut: false,
    firstByteMs: 0,
    facts: null,
    rendered: null,
    renderProblem: null,
    depth: null,
    linkedFrom: 0,
  };
}

export async function fetchPage(
  address: string,
  foundBy: Page['foundBy'],
  tools: Tools,
): Promise<Page> {
  const page = emptyPage(address, foundBy);
  try {
    const answer = await fetchPatiently(auditedAddress(address, tools.map), tools.client);
    takeHeaders(page, answer, tools.map);
    if (answer.status === 200 && htmlOrUnsaid.test(page.contentType))
      await takeBody(page, answer, tools);
  } catch (error) {
    page.problem =
      error instanceof FetchFailure
        ? { kind: error.kind, message: error.message }
        : { kind: 'unreadable', message: error instanceof Error ? error.message : String(error) };
  }
  return page;
}

/** A server that asks us to wait is given the time, once. */
async function fetchPatiently(address: string, client: HttpClient): Promise<Answer> {
  const answer = await client.fetchOnce(address, { bodyOf: htmlOrUnsaid });
  if (answer.status !== 429 && answer.status !== 503) return answer;
  const waitMs = Number(answer.header('retry-after')) * 1000;
  if (!(waitMs > 0 && waitMs <= longestRetryMs)) return answer;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return client.fetchOnce(address, { bodyOf: htmlOrUnsaid });
}

function takeHeaders(page: Page, answer: Answer, map: OriginMap): void {
  page.status = answer.status;
  page.contentType = answer.header('content-type');
  page.charsetHeader = charsetOf(page.contentType);
  page.robotsHeader = answer
    .header('x-robots-tag')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  page.linkHeader = answer.header('link').slice(0, 2_000);
  page.encoding = answer.header('content-encoding');
  page.transferredBytes = answer.transferredBytes;
  page.htmlBytes = answer.body.length;
  page.isCut = answer.isCut;
  page.firstByteMs = answer.firstByteMs;
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
    const location = answer.header('location');
    const to = location ? publicAddress(location, page.address, map) : null;
    page.redirect = { to, location: location.slice(0, 300) };
  }
}

async function takeBody(page: Page, { body }: Answer, tools: Tools): Promise<void> {
  const { text, charset, unknownLabel, isBinary } = decodeText(body, page.charsetHeader);
  if (isBinary) {
    page.problem = { kind: 'binary', message: 'the answer calls itself HTML and is binary' };
    return;
  }
  if (unknownLabel) {
    page.problem = {
      kind: 'charset',
      message: `no browser knows the charset "${unknownLabel}"; read as ${charset}`,
    };
  }
  page.facts = namePublicly(
    await tools.parsePage({ html: text, address: page.address }),
    tools.map,
  );
}

/** A copy may write its own origin into links; they are spoken of under the public one. */
export function namePublicly(facts: PageFacts, map: OriginMap): PageFacts {
  if (map.publicOrigin === map.auditedOrigin) return facts;
  const rename = (address: string) => publicAddress(address, address, map) ?? address;
  return {
    ...facts,
    anchors: facts.anchors.map((anchor) => ({
      ...anchor,
      target: anchor.target && rename(anchor.target),
    })),
    images: facts.images.map((image) => ({
      ...image,
      address: image.address && rename(image.address),
    })),
    subresources: facts.subresources.map((file) => ({ ...file, address: rename(file.address) })),
  };
}
