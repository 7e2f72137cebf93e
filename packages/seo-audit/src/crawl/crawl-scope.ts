/** Which addresses of a site a crawl is meant to read: all, those that fit patterns, or a list and nothing else. */
import { matchesUrlPattern, parseUrlPattern } from '../url-pattern.ts';
import { isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';

/** What may be asked for: patterns as waivers have them, or addresses. */
export type ScopeOptions = { include?: string[]; exclude?: string[]; list?: string[] };
export type CrawlScope = {
  /** Addresses of this site to read; null where links and sitemaps name them. */
  list: string[] | null;
  includes(url: string): boolean;
  /** What was left out on purpose, for the report; null when nothing was. */
  describe(): string | null;
};

/** Left-out addresses are counted up to here. */
const maxExcludedCounted = 10_000;

/** @param start is read whatever the patterns say: the links begin there. */
export function createCrawlScope(options: ScopeOptions, start: string, map: OriginMap): CrawlScope {
  const [include, exclude] = [options.include ?? [], options.exclude ?? []];
  const [wanted, unwanted] = [include.map(parseUrlPattern), exclude.map(parseUrlPattern)];
  const leftOut = new Set<string>();
  const { list, foreign } = readList(options.list, map);
  return {
    list,
    includes(url) {
      if (list) return false;
      if (url === start) return true;
      const isTaken =
        (wanted.length === 0 || matchesUrlPattern(url, wanted)) &&
        !matchesUrlPattern(url, unwanted);
      if (!isTaken && leftOut.size < maxExcludedCounted) leftOut.add(url);
      return isTaken;
    },
    describe() {
      const parts = [
        list && `only the ${formatCount(list.length)} addresses of a list (--list)`,
        foreign > 0 && `not ${formatCount(foreign)} addresses of other sites in that list`,
        include.length > 0 && `only ${include.join(', ')} (--include)`,
        exclude.length > 0 && `not ${exclude.join(', ')} (--exclude)`,
        leftOut.size > 0 &&
          `${leftOut.size === maxExcludedCounted ? 'more than ' : ''}${formatCount(leftOut.size)} addresses were left out`,
      ].filter((part) => typeof part === 'string');
      return parts.length > 0 ? parts.join('; ') : null;
    },
  };
}

function readList(written: string[] | undefined, map: OriginMap) {
  if (!written) return { list: null, foreign: 0 };
  const urls = written.map((address) => publicUrl(address, `${map.publicOrigin}/`, map));
  const own = urls.filter((url) => url !== null && isSiteUrl(url, map));
  return { list: [...new Set(own)] as string[], foreign: urls.length - own.length };
}

function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}
