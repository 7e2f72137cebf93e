/** Decides which URLs of a site are read: all, those that match patterns, or only those of a list. */
import { formatCount } from '../text.ts';
import { matchesUrlPattern, parseUrlPattern } from '../url-pattern.ts';
import { isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';

/** Patterns as in waivers, or a list of URLs. */
export type ScopeOptions = { include?: string[]; exclude?: string[]; list?: string[] };
export type CrawlScope = {
  /** The URLs of the list; null when links and sitemaps are followed. */
  list: string[] | null;
  includes(url: string): boolean;
  /** Describes for the report what was left out; null when nothing was. */
  describe(): string | null;
};

/** Excluded URLs are counted up to this number. */
const maxExcludedCounted = 10_000;

/** @param start is always read, whatever the patterns say: links start there. */
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

function readList(addresses: string[] | undefined, map: OriginMap) {
  if (!addresses) return { list: null, foreign: 0 };
  const urls = addresses.map((address) => publicUrl(address, `${map.publicOrigin}/`, map));
  const own = urls.filter((url) => url !== null && isSiteUrl(url, map));
  return { list: [...new Set(own)] as string[], foreign: urls.length - own.length };
}
