/** Robots directives: whether a page may be indexed, declared once and without contradiction. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import {
  directivesOf,
  hasNoindex,
  metaContents,
  splitDirectives,
} from '../check-helpers/head-tags.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { quote } from '../check-helpers/wording.ts';
import { followRedirects } from '../crawl/follow-redirects.ts';

const knownDirectives =
  /^(?:all|index|follow|noindex|nofollow|none|noarchive|nosnippet|notranslate|noimageindex|indexifembedded|nocache|noodp|noydir|noai|noimageai|(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)\s*:.*)$/;

const robotsNoindex = pageCheck(
  {
    id: 'robots-noindex',
    severity: 'notice',
    about: 'A page is non-indexable: noindex',
    where: 'robots meta tag or X-Robots-Tag',
    of: 'html',
    why: 'It will not appear in search results.',
    fix: 'Nothing, if intended.',
  },
  (page) => hasNoindex(page) && [...directivesOf(page)].join(', '),
);

const robotsNoindexStart = siteCheck(
  {
    id: 'robots-noindex-start',
    severity: 'error',
    about: 'The start page has noindex',
    where: 'robots meta tag or X-Robots-Tag',
    why: 'People who search for the site by name do not find it.',
    fix: 'Remove the noindex: it is often left over from before the launch.',
  },
  function* (site) {
    const start = followRedirects(site, site.start).end;
    if (start && isParsed(start) && hasNoindex(start))
      yield { url: start.url, what: [...directivesOf(start)].join(', ') };
  },
);

const robotsDisagree = pageCheck(
  {
    id: 'robots-disagree',
    severity: 'error',
    about: 'Meta tag and header give robots different directives',
    where: 'robots meta tag, X-Robots-Tag',
    of: 'live',
    why: 'The stricter one wins, which is rarely the intended one.',
    fix: 'Set it in one place.',
  },
  (page) => {
    const meta = metaContents(page.facts, 'robots').flatMap(splitDirectives);
    if (meta.length === 0 || page.robotsHeader.length === 0) return null;
    const differs = ['index', 'follow'].some((word) => {
      const isNo = (parts: string[]) => parts.includes(`no${word}`) || parts.includes('none');
      return isNo(meta) !== isNo(page.robotsHeader);
    });
    return (
      differs &&
      `the tag says ${quote(meta.join(', '))}, the header ${quote(page.robotsHeader.join(', '))}`
    );
  },
);

const robotsSeveral = pageCheck(
  {
    id: 'robots-several',
    severity: 'warning',
    about: 'Several robots tags contradict each other',
    where: '<meta name="robots">',
    of: 'html',
    why: 'The stricter one wins.',
    fix: 'Keep one.',
  },
  ({ facts }) => {
    const tags = metaContents(facts, 'robots');
    const valuesBySubject = new Map<string, Set<string>>();
    for (const word of tags.flatMap(splitDirectives))
      for (const [about, what] of meaningOf(word))
        valuesBySubject.set(about, (valuesBySubject.get(about) ?? new Set()).add(what));
    const isContradictory = [...valuesBySubject.values()].some((values) => values.size > 1);
    return tags.length > 1 && isContradictory && tags.map((text) => quote(text)).join(' and ');
  },
);

const robotsUnknownWord = pageCheck(
  {
    id: 'robots-unknown-word',
    severity: 'warning',
    about: 'A robots tag has an unknown directive',
    where: '<meta name="robots">',
    of: 'html',
    why: 'Search engines ignore it, so the intended rule does not apply.',
    fix: 'Use index, noindex, follow, nofollow, nosnippet, max-snippet, max-image-preview and the like.',
  },
  ({ facts }) =>
    metaContents(facts, 'robots')
      .flatMap(splitDirectives)
      .filter((part) => !knownDirectives.test(part))
      .map((part) => quote(part)),
);

const robotsNofollowPage = pageCheck(
  {
    id: 'robots-nofollow-page',
    severity: 'warning',
    about: 'A page marks all its links nofollow',
    where: 'robots meta tag or X-Robots-Tag',
    why: 'Links to the site’s own pages are lost as well.',
    fix: 'Mark single links with rel="nofollow" instead.',
  },
  (page) => directivesOf(page).has('nofollow') && 'nofollow for the whole page',
);

const robotsOutsideHead = pageCheck(
  {
    id: 'robots-outside-head',
    severity: 'error',
    about: 'A robots tag is outside the head',
    where: '<meta name="robots">',
    of: 'html',
    why: 'Search engines disagree whether it counts there.',
    fix: 'Move it into the head.',
  },
  ({ facts }) =>
    facts.metas
      .filter(({ name, isInHead }) => name === 'robots' && !isInHead)
      .map(({ content }) => quote(content)),
);

/** The subject of a directive and its value: several tags add up, as long as no two of them set the same subject. */
function meaningOf(word: string): [about: string, what: string][] {
  const [name = '', value = ''] = word.split(/:(.*)/s);
  if (name === 'all' || name === 'none') {
    const what = name === 'all' ? 'yes' : 'no';
    return [
      ['index', what],
      ['follow', what],
    ];
  }
  if (value) return [[name, value.trim()]];
  return [name.startsWith('no') ? [name.slice(2), 'no'] : [name, 'yes']];
}

export const robotsChecks: Check[] = [
  robotsNoindex,
  robotsNoindexStart,
  robotsDisagree,
  robotsSeveral,
  robotsUnknownWord,
  robotsNofollowPage,
  robotsOutsideHead,
];
