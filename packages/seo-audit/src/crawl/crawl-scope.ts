/** Which addresses of a site a crawl is meant to read: all, those that fit patterns, or a list and nothing else. */
import { addressPattern, matchesAddress } from '../address-pattern.ts';
import { isOwn, type OriginMap, publicUrl } from './public-url.ts';

/** What may be asked for: patterns as waivers have them, or addresses. */
export type ScopeWishes = { include?: string[]; exclude?: string[]; list?: string[] };
export type CrawlScope = {
  /** Addresses of this site to read; null where links and sitemaps name them. */
  list: string[] | null;
  takes(url: string): boolean;
  /** What was left out on purpose, for the report; null when nothing was. */
  inWords(): string | null;
};

/** Left-out addresses are counted up to here. */
const maxCounted = 10_000;

/** @param start is read whatever the patterns say: the links begin there. */
export function createCrawlScope(wishes: ScopeWishes, start: string, map: OriginMap): CrawlScope {
  const [include, exclude] = [wishes.include ?? [], wishes.exclude ?? []];
  const [wanted, unwanted] = [include.map(addressPattern), exclude.map(addressPattern)];
  const leftOut = new Set<string>();
  const { list, foreign } = readList(wishes.list, map);
  return {
    list,
    takes(url) {
      if (list) return false;
      if (url === start) return true;
      const isTaken =
        (wanted.length === 0 || matchesAddress(url, wanted)) && !matchesAddress(url, unwanted);
      if (!isTaken && leftOut.size < maxCounted) leftOut.add(url);
      return isTaken;
    },
    inWords() {
      const parts = [
        list && `only the ${inFigures(list.length)} addresses of a list (--list)`,
        foreign > 0 && `not ${inFigures(foreign)} addresses of other sites in that list`,
        include.length > 0 && `only ${include.join(', ')} (--include)`,
        exclude.length > 0 && `not ${exclude.join(', ')} (--exclude)`,
        leftOut.size > 0 &&
          `${leftOut.size === maxCounted ? 'more than ' : ''}${inFigures(leftOut.size)} addresses were left out`,
      ].filter((part) => typeof part === 'string');
      return parts.length > 0 ? parts.join('; ') : null;
    },
  };
}

function readList(written: string[] | undefined, map: OriginMap) {
  if (!written) return { list: null, foreign: 0 };
  const urls = written.map((address) => publicUrl(address, `${map.publicOrigin}/`, map));
  const own = urls.filter((url) => url !== null && isOwn(url, map));
  return { list: [...new Set(own)] as string[], foreign: urls.length - own.length };
}

function inFigures(count: number): string {
  return count.toLocaleString('en-IN');
}
