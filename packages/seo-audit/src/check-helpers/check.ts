/**
 * A check: one question about the whole site, with a stable id that waivers refer to. The type holds what every
 * finding must say: what is wrong, where, why it matters, how to fix it.
 */
import type { Severity } from '../finding.ts';
import type { Page, ParsedPage, Site } from '../site.ts';
import { pagesIn, type Scope } from './pages-in.ts';

export type CheckInfo = {
  /** Stable: waivers and earlier runs refer to it. */
  id: string;
  severity: Severity;
  /** Heading of its findings. */
  about: string;
  /** The tag or place. */
  where: string;
  why: string;
  fix: string;
  /** The text for all pages together, where one setting of a server or template causes them all. */
  cause?: string;
  /** The reports list it last, folded (all-checks.ts). */
  isUsuallyIntended?: true;
};
export type RawFinding = {
  url: string;
  what: string;
  /** Findings of one check with the same cause are counted once, under this text. Default: the same `what`. */
  cause?: string;
};
export type Check = CheckInfo & { find(site: Site): Iterable<RawFinding> };

/** The faults: one finding, or one for each entry. */
type Messages = string | false | null | undefined | readonly string[];

export function siteCheck(info: CheckInfo, find: (site: Site) => Iterable<RawFinding>): Check {
  return { ...info, find };
}

/** A check of a crawled site; saved pages have no robots.txt and no sitemap. */
export function liveCheck(
  info: CheckInfo,
  find: (site: Site & { robots: NonNullable<Site['robots']> }) => Iterable<RawFinding>,
): Check {
  return siteCheck(info, function* (site) {
    const { robots } = site;
    if (robots) yield* find({ ...site, robots });
  });
}

/** A check of every requested URL, whatever its response. */
export function urlCheck(info: CheckInfo, describe: (page: Page, site: Site) => Messages): Check {
  return {
    ...info,
    *find(site) {
      for (const page of site.pages.values()) yield* toRawFindings(page, describe(page, site));
    },
  };
}

/** @param describe the faults of the page; a falsy value or an empty list when there are none. */
export function pageCheck(
  info: CheckInfo & { of?: Scope },
  describe: (page: ParsedPage, site: Site) => Messages,
): Check {
  const { of = 'indexable', ...rest } = info;
  return {
    ...rest,
    *find(site) {
      for (const page of pagesIn(site, of)) yield* toRawFindings(page, describe(page, site));
    },
  };
}

function* toRawFindings({ url }: Page, messages: Messages): Generator<RawFinding> {
  for (const what of messages ? [messages].flat() : []) yield { url, what };
}
