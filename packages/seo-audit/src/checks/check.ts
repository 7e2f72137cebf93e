/**
 * A check: one question, asked of the whole site, with a stable id that a waiver can name. What every finding
 * must tell is in its type: what is wrong, where, why it matters, how to put it right.
 */
import type { Severity } from '../finding.ts';
import type { Page, ParsedPage, Site } from '../site.ts';
import { pagesIn, type Scope } from './pages-in.ts';

export type CheckWords = {
  /** Stable: waivers and earlier runs name it. */
  id: string;
  severity: Severity;
  /** Heading over its findings. */
  about: string;
  /** The tag or place. */
  where: string;
  why: string;
  fix: string;
};
export type Found = { url: string; what: string };
export type Check = CheckWords & { find(site: Site): Iterable<Found> };

/** What is wrong, if anything: one finding, or one for each entry. */
type Said = string | false | null | undefined | readonly string[];

export function siteCheck(words: CheckWords, find: (site: Site) => Iterable<Found>): Check {
  return { ...words, find };
}

/** Of a site that was crawled; a folder of saved pages has neither file. */
export function liveCheck(
  words: CheckWords,
  find: (site: Site & { robots: NonNullable<Site['robots']> }) => Iterable<Found>,
): Check {
  return siteCheck(words, function* (site) {
    const { robots } = site;
    if (robots) yield* find({ ...site, robots });
  });
}

/** A check of every URL that was asked for, whatever it answered. */
export function urlCheck(words: CheckWords, say: (page: Page, site: Site) => Said): Check {
  return {
    ...words,
    *find(site) {
      for (const page of site.pages.values()) yield* found(page, say(page, site));
    },
  };
}

/** @param say what is wrong with the page; nothing, or an empty list, when all is well. */
export function pageCheck(
  words: CheckWords & { of?: Scope },
  say: (page: ParsedPage, site: Site) => Said,
): Check {
  const { of = 'indexable', ...rest } = words;
  return {
    ...rest,
    *find(site) {
      for (const page of pagesIn(site, of)) yield* found(page, say(page, site));
    },
  };
}

function* found({ url }: Page, said: Said): Generator<Found> {
  for (const what of said ? [said].flat() : []) yield { url, what };
}
