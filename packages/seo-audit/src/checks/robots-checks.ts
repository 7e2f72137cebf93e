/** Robots directives: whether a page may be listed, said once and everywhere the same. */
import { type Check, pageCheck } from './check.ts';
import { directivesOf, isClosed, metaContents, partsOf } from './head-tags.ts';
import { quoted } from './wording.ts';

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
    (page) => isClosed(page) && [...directivesOf(page)].join(', '),
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
];
