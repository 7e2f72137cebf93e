/** robots.txt, which the crawl consults before every page, and the rules of X-Robots-Tag. */
import robotsParser from 'robots-parser';
import { decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpResponse } from '../network/http-client.ts';
import type { RobotsFile } from '../site.ts';
import { isThrottled } from './polite-client.ts';

/** The product token for robots.txt. */
export const robotsAgent = 'SeoAudit';
/** The part of the file that search engines read. */
export const maxRobotsBytes = 512_000;
const maxDelaySeconds = 30;

export type RobotsRules = {
  /** False while the server fails to deliver the file: then no URL is allowed. */
  isReadable: boolean;
  isAllowed(url: string, agent: string): boolean;
  sitemaps: string[];
  delayMs: number;
};

/** @param fetch follows redirects; throws FetchFailure. */
export async function readRobots(
  origin: string,
  fetch: (url: string) => Promise<HttpResponse>,
): Promise<RobotsFile> {
  const url = `${origin}/robots.txt`;
  const file = { url, status: null, problem: null, contentType: '', text: '' };
  try {
    const { status, header, body } = await fetch(url);
    const contentType = header('content-type');
    const text = status === 200 ? decodeText(body, 'charset=utf-8').text : '';
    return { ...file, status, contentType, text };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { ...file, problem: error.message };
  }
}

export function parseRobots({ url, text, contentType, status, problem }: RobotsFile): RobotsRules {
  // RFC 9309: a missing file means no rules; after a server error nothing may be crawled.
  const isReadable = problem === null && (status ?? 0) < 500 && !isThrottled(status);
  const isPage = /^\s*<(?:!doctype|html|head|body)/i.test(text) || /text\/html/i.test(contentType);
  const robots = robotsParser(url, isPage ? '' : text);
  return {
    isReadable,
    isAllowed: (address, agent) =>
      isReadable && robots.isAllowed(withEncodedMarks(address), agent) !== false,
    sitemaps: robots.getSitemaps(),
    delayMs: Math.min(robots.getCrawlDelay(robotsAgent) ?? 0, maxDelaySeconds) * 1000,
  };
}

/** RFC 9309, 2.2.3: a rule names a star of the path as %2A, because * alone stands for anything. */
function withEncodedMarks(address: string): string {
  return address.replaceAll('*', '%2A').replaceAll('$', '%24');
}

/** A robot's name before a rule; rules with values, such as `max-snippet:`, look alike. */
export const agentPrefix = /^(?!unavailable_after|max-)([\w-]+):\s*/;

/** "googlebot-image: noindex, nofollow" addresses both rules to that robot: each rule gets the name before it. */
export function robotsRules(header: string): string[] {
  let agent = '';
  return header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const prefix = agentPrefix.exec(part)?.[0];
      agent = prefix ?? agent;
      return prefix ? part : agent + part;
    });
}
