/**
 * Computes clicks from the start page, the previous page on the shortest path, and the number of pages that link to
 * each. A redirect is not a click.
 */
import type { Site } from '../site.ts';
import { followRedirects } from './follow-redirects.ts';

export function measureDepth(site: Pick<Site, 'pages' | 'start'>): void {
  const linkers = new Map<string, number>();
  for (const page of site.pages.values()) {
    for (const target of targetsOf(site, page.url))
      if (target !== page.url) linkers.set(target, (linkers.get(target) ?? 0) + 1);
  }
  for (const page of site.pages.values()) {
    page.linkedFrom = linkers.get(page.url) ?? 0;
    page.depth = null;
    page.reachedFrom = null;
  }
  const first = [site.start, ...followRedirects(site, site.start).hops];
  let level = new Map<string, string | null>(first.map((url) => [url, null]));
  for (let depth = 0; level.size > 0; depth += 1) {
    const next = new Map<string, string>();
    for (const [url, from] of level) {
      const page = site.pages.get(url);
      if (!page || page.depth !== null) continue;
      page.depth = depth;
      page.reachedFrom = from;
      for (const target of targetsOf(site, url)) if (!next.has(target)) next.set(target, url);
    }
    level = next;
  }
}

function targetsOf(site: Pick<Site, 'pages'>, url: string): Set<string> {
  const targets = new Set<string>();
  for (const { target } of site.pages.get(url)?.facts?.anchors ?? []) {
    if (!target || !site.pages.has(target)) continue;
    targets.add(target);
    for (const hop of followRedirects(site, target).hops) targets.add(hop);
  }
  return targets;
}
