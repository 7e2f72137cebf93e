/** Reads robots.txt once; the crawl consults it before every page. */
import robotsParser from 'robots-parser';
import { decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpResponse } from '../network/http-client.ts';
import type { RobotsFile } from '../site.ts';

/** The part of the file that search engines read. */
export const maxRobotsBytes = 512_000;

export type RobotsRules = {
  /** False while the server fails to deliver the file: then no URL is allowed. */
  isReadable: boolean;
  isAllowed(url: string, agent: string): boolean;
  sitemaps: string[];
  /** Seconds between two requests, at most 30; null without a crawl delay. */
  crawlDelaySeconds(agent: string): number | null;
};

/** @param fetch follows redirects; throws FetchFailure. */
export async function readRobots(
  origin: string,
  fetch: (url: string) => Promise<HttpResponse>,
): Promise<RobotsFile> {
  const url = `${origin}/robots.txt`;
  const file: RobotsFile = {
    url,
    status: null,
    problem: null,
    contentType: '',
    text: '',
    isCut: false,
  };
  try {
    const answer = await fetch(url);
    file.status = answer.status;
    file.contentType = answer.header('content-type');
    file.isCut = answer.isCut;
    if (answer.status === 200) file.text = decodeText(answer.body, 'utf-8').text;
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    file.problem = error.message;
  }
  return file;
}

export function parseRobots(file: RobotsFile): RobotsRules {
  // RFC 9309: a missing file means no rules; after a server error nothing may be crawled.
  const isUnreachable = file.problem !== null || (file.status ?? 0) >= 500;
  const text = looksLikeHtml(file) ? '' : file.text;
  const robots = robotsParser(file.url, text);
  return {
    isReadable: !isUnreachable,
    isAllowed: (url, agent) => !isUnreachable && robots.isAllowed(url, agent) !== false,
    sitemaps: robots.getSitemaps(),
    crawlDelaySeconds(agent) {
      const delay = robots.getCrawlDelay(agent);
      return delay ? Math.min(delay, 30) : null;
    },
  };
}

export function looksLikeHtml({ text, contentType }: RobotsFile): boolean {
  return /^\s*<(?:!doctype|html|head|body)/i.test(text) || /text\/html/i.test(contentType);
}
