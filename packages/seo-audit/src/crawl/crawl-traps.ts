/**
 * Recognises URL spaces without an end while they are crawled, so that they do not use up the pages that the crawl may
 * read: each month of a calendar leads to the next, each filter of a list to more combinations.
 */
type CrawlTrap = { url: string; what: string };

/** Real lists are shorter, or lead to something besides their next page; chapters of a book have a text. */
const minSeries = 40;
/** Pages in a row with little text that lead nowhere but to what the page before led to, and to the next. */
const minBarren = 20;
const maxBarrenWords = 150;
const maxCombinations = 50;

type Series = { first: string; length: number; barren: number; others: ReadonlySet<string> };
type ReadLinks = {
  url: string;
  reachedFrom: string | null;
  /** The targets of another pattern. */
  others: ReadonlySet<string>;
  words: number;
};

export type TrapWatch = {
  /** Whether a link on a page may be followed. */
  mayFollow(from: string, target: string): boolean;
  /** Called after a page was read, before its links of the same pattern are followed. */
  wasRead(page: ReadLinks): void;
  traps: CrawlTrap[];
};

export function createTrapWatch(): TrapWatch {
  const series = new Map<string, Series>();
  const combinations = new Map<string, { all: Set<string>; sorted: Set<string> }>();
  const traps: CrawlTrap[] = [];
  const named = new Set<string>();
  const tell = (key: string, trap: CrawlTrap) => {
    if (!named.has(key)) traps.push(trap);
    named.add(key);
  };
  const isEndless = (from: string, target: string) => {
    const row = series.get(from);
    const isTrap =
      row !== undefined &&
      row.length >= minSeries &&
      row.barren >= minBarren &&
      target !== from &&
      patternOf(from) === patternOf(target);
    if (isTrap)
      tell(patternOf(from), {
        url: row.first,
        what: `${row.length} addresses, each found on the one before, lead to nothing else; not followed further`,
      });
    return isTrap;
  };
  const isCombination = (target: string) => {
    const { origin, pathname, searchParams, search } = new URL(target);
    if (searchParams.size < 2) return false;
    const path = origin + pathname;
    const known = combinations.get(path) ?? { all: new Set(), sorted: new Set() };
    combinations.set(path, known);
    const isOrdered = known.all.size === known.sorted.size;
    if (known.all.size >= maxCombinations && !isOrdered && !known.all.has(search)) {
      const what = `more than ${maxCombinations} addresses with other parameters, or the same in another order; not followed further`;
      tell(path, { url: path, what });
      return true;
    }
    known.all.add(search);
    known.sorted.add([...searchParams].sort().join());
    return false;
  };
  return {
    traps,
    mayFollow: (from, target) => !isEndless(from, target) && !isCombination(target),
    wasRead({ url, reachedFrom, others, words }) {
      const before = reachedFrom === null ? undefined : series.get(reachedFrom);
      const isNext =
        before !== undefined && reachedFrom !== null && patternOf(reachedFrom) === patternOf(url);
      const row = isNext ? before : { first: url, length: 0, barren: 0, others };
      const isBarren =
        words < maxBarrenWords && [...others].every((target) => row.others.has(target));
      series.set(url, {
        first: row.first,
        length: row.length + 1,
        barren: isBarren ? row.barren + 1 : 0,
        others,
      });
    },
  };
}

/** Equal for URLs that differ only in numbers. */
export function patternOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replace(/\d+/g, '#');
}

/**
 * A relative link without its leading slash appends its folder on every page.
 * @returns the path segment that is repeated.
 */
export function findRepeatedSegment(url: string): string | null {
  return /(\/[^/]+)\1{3,}(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? null;
}
