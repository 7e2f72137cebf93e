/** Checks that the pictures of pages exist, and with --external what the site links to and shares on other hosts. */
import { setTimeout as wait } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '../network/http-client.ts';
import type { Site } from '../site.ts';
import type { CrawlLimits } from './crawl-request.ts';
import { answerOf, fetchWithRedirects } from './fetch-file.ts';
import { auditedUrl, isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';

/** The Accept header of browsers: servers that negotiate would send something else to others. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const [maxExternalUrls, maxUrlsPerHost, pauseMs] = [1_000, 100, 250];

type Limits = CrawlLimits & { deadline: number };

/** The first kilobyte tells whether a picture is there. */
export async function checkPictures(
  site: Site,
  map: OriginMap,
  client: HttpClient,
  { concurrency, maxResources, deadline }: Limits,
): Promise<void> {
  const all = [...sharedAndShown(site, map)].filter((url) => isSiteUrl(url, map));
  const waiting = all.slice(0, maxResources);
  let unread = Math.max(0, all.length - maxResources);
  const runWorker = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const address = auditedUrl(url, map);
      const answer =
        Date.now() < deadline
          ? await answerOf(() =>
              fetchWithRedirects(address, client, { maxBodyBytes: 1_024, accept }),
            )
          : null;
      if (answer) site.files.set(url, answer);
      else unread += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  if (unread > 0 && maxResources > 0)
    site.cutShort.push(`${unread} of ${all.length} pictures were not read (--max-resources)`);
}

function sharedAndShown(site: Site, map: OriginMap): Set<string> {
  const urls = new Set<string>();
  for (const { url: base, facts } of site.pages.values()) {
    for (const { url } of facts?.images ?? []) if (url) urls.add(url);
    for (const { name, content } of facts?.metas ?? []) {
      const url = name === 'og:image' && content ? publicUrl(content, base, map) : null;
      if (url) urls.add(url);
    }
  }
  return urls;
}

/** Each URL once, one request per host at a time; never in a private network, wherever the audited site is. */
export async function checkExternalUrls(
  site: Site,
  map: OriginMap,
  limits: Limits & { userAgent: string },
  client = createHttpClient({
    ...limits,
    allowsPrivate: false,
    maxBodyBytes: 1,
    maxConnections: limits.concurrency,
  }),
): Promise<void> {
  const waiting = [...externalUrlsByHost(site, map).values()];
  const runWorker = async () => {
    for (let urls = waiting.shift(); urls; urls = waiting.shift()) {
      for (const url of urls) {
        if (Date.now() > limits.deadline) return;
        const answer = await askForStatus(url, client);
        if (answer) site.files.set(url, answer);
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

function externalUrlsByHost(site: Site, map: OriginMap): Map<string, string[]> {
  const all = sharedAndShown(site, map);
  for (const { facts, redirect } of site.pages.values()) {
    if (redirect?.to) all.add(redirect.to);
    for (const { target } of facts?.anchors ?? []) if (target) all.add(target);
  }
  const hosts = new Map<string, string[]>();
  let [queued, leftOut] = [0, 0];
  for (const url of all) {
    if (isSiteUrl(url, map) || !/^https?:/.test(url)) continue;
    const { host } = new URL(url);
    const ofHost = hosts.get(host) ?? [];
    if (queued < maxExternalUrls && ofHost.length < maxUrlsPerHost) {
      queued += 1;
      hosts.set(host, [...ofHost, url]);
    } else leftOut += 1;
  }
  if (leftOut > 0) site.cutShort.push(`${leftOut} addresses of other hosts were not checked`);
  return hosts;
}

/** HEAD is cheaper; where it fails, GET decides. */
async function askForStatus(url: string, client: HttpClient) {
  const ask = (method: 'HEAD' | 'GET') =>
    answerOf(() => fetchWithRedirects(url, client, { method, accept: '*/*', anywhere: true }));
  const short = await ask('HEAD');
  return short?.status && short.status < 400 ? short : ask('GET');
}
