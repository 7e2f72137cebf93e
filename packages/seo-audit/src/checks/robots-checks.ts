/** Robots directives: whether a page may be listed, said once and everywhere the same. */
import { parseRobots } from '../crawl/read-robots.ts';
import {
  type Check,
  directivesOf,
  metaContent,
  metaContents,
  pageCheck,
  partsOf,
  quoted,
  shortUrl,
  siteCheck,
} from './check.ts';

const knownDirectives =
  /^(?:all|index|follow|noindex|nofollow|none|noarchive|nosnippet|notranslate|noimageindex|indexifembedded|nocache|noodp|noydir|(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)\s*:.*)$/;

export const robotsChecks: Check[] = [
  pageCheck(
    {
      id: 'robots-noindex',
      severity: 'notice',
      about: 'A page asks not to be listed',
      where: 'robots meta tag or X-Robots-Tag',
      of: 'html',
      why: 'It will not appear in search results.',
      fix: 'Nothing, if that is meant.',
    },
    (page) =>
      (directivesOf(page).has('noindex') || directivesOf(page).has('none')) &&
      [...directivesOf(page)].join(', '),
  ),
  pageCheck(
    {
      id: 'robots-disagree',
      severity: 'error',
      about: 'Meta tag and header tell robots different things',
      where: 'robots meta tag, X-Robots-Tag',
      of: 'live',
      why: 'The stricter one wins, which is rarely the one that was meant.',
      fix: 'Say it in one place.',
    },
    (page) => {
      const meta = metaContents(page.facts, 'robots').flatMap(partsOf);
      if (meta.length === 0 || page.robotsHeader.length === 0) return null;
      const differs = ['index', 'follow'].some((word) => {
        const isNo = (parts: string[]) => parts.includes(`no${word}`) || parts.includes('none');
        return isNo(meta) !== isNo(page.robotsHeader);
      });
      return (
        differs &&
        `the tag says ${quoted(meta.join(', '))}, the header ${quoted(page.robotsHeader.join(', '))}`
      );
    },
  ),
  pageCheck(
    {
      id: 'robots-several',
      severity: 'warning',
      about: 'Several robots tags contradict each other',
      where: '<meta name="robots">',
      of: 'html',
      why: 'The stricter one wins.',
      fix: 'Keep one.',
    },
    ({ facts }) =>
      new Set(metaContents(facts, 'robots')).size > 1 &&
      metaContents(facts, 'robots')
        .map((text) => quoted(text))
        .join(' and '),
  ),
  pageCheck(
    {
      id: 'robots-unknown-word',
      severity: 'warning',
      about: 'A robots tag holds a word no search engine knows',
      where: '<meta name="robots">',
      of: 'html',
      why: 'It does nothing, and what was meant does not happen.',
      fix: 'Use index, noindex, follow, nofollow, nosnippet, max-snippet, max-image-preview and the like.',
    },
    ({ facts }) =>
      metaContents(facts, 'robots')
        .flatMap(partsOf)
        .filter((part) => !knownDirectives.test(part))
        .map((part) => quoted(part)),
  ),
  pageCheck(
    {
      id: 'robots-nofollow-page',
      severity: 'warning',
      about: 'A page tells robots to follow none of its links',
      where: 'robots meta tag or X-Robots-Tag',
      why: 'Its own pages lose the links as well.',
      fix: 'Mark single links with rel="nofollow" instead.',
    },
    (page) => directivesOf(page).has('nofollow') && 'nofollow for the whole page',
  ),
  pageCheck(
    {
      id: 'robots-outside-head',
      severity: 'error',
      about: 'A robots tag stands outside the head',
      where: '<meta name="robots">',
      of: 'html',
      why: 'Search engines disagree whether it counts there.',
      fix: 'Move it into the head.',
    },
    ({ facts }) =>
      facts.metas
        .filter(({ name, isInHead }) => name === 'robots' && !isInHead)
        .map(({ content }) => quoted(content)),
  ),
  pageCheck(
    {
      id: 'meta-refresh',
      severity: 'warning',
      about: 'A page reloads or redirects by itself',
      where: '<meta http-equiv="refresh">',
      of: 'html',
      why: 'It takes the page away from slow readers, and search engines may follow it as a redirect.',
      fix: 'Use a redirect of the server.',
    },
    ({ facts }) =>
      metaContent(facts, 'http-equiv:refresh') && quoted(metaContent(facts, 'http-equiv:refresh')),
  ),
  siteCheck(
    {
      id: 'robots-txt-blocks-files',
      severity: 'error',
      about: 'robots.txt keeps search engines from scripts or styles',
      where: 'robots.txt',
      why: 'Search engines draw the page as a browser does; without its styles they misjudge it.',
      fix: 'Allow the folders that scripts, styles and pictures come from.',
    },
    function* (site) {
      if (!site.robots || site.robots.problem) return;
      const rules = parseRobots(site.robots);
      const blocked = new Map<string, string>();
      for (const { url, facts } of site.pages.values()) {
        for (const file of facts?.subresources ?? []) {
          const isNeeded = file.kind === 'script' || file.kind === 'style' || file.kind === 'image';
          if (
            isNeeded &&
            site.origin &&
            file.url.startsWith(`${site.origin}/`) &&
            !rules.isAllowed(file.url, 'Googlebot')
          )
            blocked.set(file.url, url);
        }
      }
      for (const [file, url] of blocked)
        yield { url, what: `${shortUrl(file, site)} is disallowed` };
    },
  ),
];
