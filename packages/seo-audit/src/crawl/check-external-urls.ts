/**
 * Checks that URLs on other hosts exist: those that the site links to or loads. Each URL once, one request per host at
 * a time.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { emptyResource } from '../empty-site.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import { createHttpClient, type HttpClient } from '../network/http-client.ts';
import type { Resource, Site } from '../site.ts';
import { isSiteUrl, type OriginMap } from './public-url.ts';

type Limits = {
  userAgent: string;
  concurrency: number;
  timeoutMs: number;
  deadline: number;
};

const maxUrls = 1_000;
const maxUrlsPerHost = 100;
const pauseMs = 250;
const maxHops = 5;

export async function checkExternalUrls(
  site: Site,
  map: OriginMap,
  limits: Limits,
  // Even where the audited site is in a private network, other hosts there are not requested.
  client = createHttpClient({
    ...limits,
    ...externalClientOptions,
    maxConnections: limits.concurrency,
  }),
): Promise<void> {
  const hosts = externalUrlsByHost(site, map);
  const waiting = [...hosts.values()];
  const runWorker = async () => {
    for (let urls = waiting.shift(); urls; urls = waiting.shift()) {
      for (const url of urls) {
        if (Date.now() > limits.deadline) return;
        const resource = await checkUrl(url, client);
        if (resource) site.resources.set(url, resource);
        if (url !== urls.at(-1)) await wait(pauseMs);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: limits.concurrency }, runWorker));
  } finally {
    client.close();
  }
}

const externalClientOptions = { allowsPrivate: false, maxBodyBytes: 1 } as const;

/** URLs grouped by host, in the order of the pages. */
function externalUrlsByHost(site: Site, map: OriginMap): Map<string, string[]> {
  const all = new Set<string>();
  for (const { facts, redirect } of site.pages.values()) {
    if (redirect?.to) all.add(redirect.to);
    for (const { name, content } of facts?.metas ?? [])
      if (/^(?:og|twitter):image$/.test(name)) all.add(content);
    for (const { target } of facts?.anchors ?? []) if (target) all.add(target);
    for (const { kind, url } of facts?.subresources ?? []) if (kind !== 'form') all.add(url);
  }
  const hosts = new Map<string, string[]>();
  let [queued, leftOut] = [0, 0];
  for (const url of all) {
    if (isSiteUrl(url, map) || !/^https?:/.test(url)) continue;
    const { host } = new URL(url);
    const ofHost = hosts.get(host) ?? [];
    if (queued >= maxUrls || ofHost.length >= maxUrlsPerHost) {
      leftOut += 1;
      continue;
    }
    queued += 1;
    hosts.set(host, [...ofHost, url]);
  }
  if (leftOut > 0) site.cutShort.push(`${leftOut} addresses of other hosts were not checked`);
  return hosts;
}

/** HEAD is cheaper; where it fails, GET decides. Null when the request is not allowed. */
async function checkUrl(url: string, client: HttpClient): Promise<Resource | null> {
  const resource = emptyResource(url);
  try {
    const short = await requestWithRedirects(url, client, 'HEAD').catch(() => null);
    const answer =
      short && short.status < 400 ? short : await requestWithRedirects(url, client, 'GET');
    return { ...resource, status: answer.status, contentType: answer.header('content-type') };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (error.kind === 'private-address' || error.kind === 'too-slow') return null;
    return { ...resource, problem: error.message };
  }
}

async function requestWithRedirects(url: string, client: HttpClient, method: 'HEAD' | 'GET') {
  let at = url;
  for (let hop = 0; ; hop += 1) {
    const answer = await client.fetchOnce(at, { method, accept: '*/*' });
    const location = answer.header('location');
    const isRedirect = answer.status >= 300 && answer.status < 400 && URL.canParse(location, at);
    if (!isRedirect || hop === maxHops) return answer;
    at = new URL(location, at).href;
  }
}
