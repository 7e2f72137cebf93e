/** Open Graph and Twitter tags: what a messenger or a network shows when the page is shared. */
import { type Check, pageCheck } from './check.ts';
import { canonicalOf, metaContent, metaContents, resolved } from './head-tags.ts';
import { quoted, shortUrl } from './wording.ts';

const required: [tag: string, fix: string][] = [
  ['og:title', 'Repeat the title, or a shorter one for sharing.'],
  ['og:description', 'Repeat the description.'],
  ['og:type', 'Use website, or article for an article.'],
  ['og:url', 'Name the canonical URL.'],
  ['og:image', 'Name the absolute URL of a picture of 1200 × 630 pixels.'],
];
const recommended: [tag: string, fix: string][] = [
  ['og:site_name', 'Name the site.'],
  ['og:locale', 'Use en_IN for English in India.'],
  ['og:image:alt', 'Describe the picture for those who do not see it.'],
  ['og:image:width', 'Say 1200; the picture then shows on the first share.'],
  ['og:image:height', 'Say 630.'],
  ['twitter:card', 'Use summary_large_image.'],
];

function missing([tag, fix]: [string, string], severity: Check['severity']): Check {
  return pageCheck(
    {
      id: `missing-${tag.replaceAll(':', '-').replaceAll('_', '-')}`,
      severity,
      about: `Pages without ${tag}`,
      where: `<meta> ${tag}`,
      why: 'Shared in a messenger or a network, the page shows less than it could, or something picked by chance.',
      fix,
    },
    // What is said of a picture is asked for where there is one.
    ({ facts }) =>
      !metaContent(facts, tag) &&
      (!tag.startsWith('og:image:') || metaContent(facts, 'og:image') !== '') &&
      `there is no ${tag}`,
  );
}

export const sharingTagChecks: Check[] = [
  ...required.map((row) => missing(row, 'warning')),
  ...recommended.map((row) =>
    missing(row, row[0] === 'twitter:card' || row[0] === 'og:image:alt' ? 'warning' : 'notice'),
  ),
  pageCheck(
    {
      id: 'og-url-differs',
      severity: 'error',
      about: 'og:url and canonical name different URLs',
      where: '<meta> og:url',
      why: 'Shares and likes are counted for a URL that is not the page’s.',
      fix: 'Use the canonical URL in both.',
    },
    (page, site) => {
      const written = metaContent(page.facts, 'og:url');
      const shared = written ? resolved(written, page.url) : null;
      const canonical = canonicalOf(page);
      const own = canonical ?? (page.foundBy === 'file' ? shared : page.url);
      // Without a canonical og:url is the one tag that is right about a page that was sorted or tagged.
      if (!canonical && shared === page.url.split('?')[0]) return null;
      return (
        written &&
        shared !== own &&
        `og:url is ${quoted(written)}, the page is ${shortUrl(own ?? '', site)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'og-several',
      severity: 'warning',
      about: 'An Open Graph tag stands several times with different contents',
      where: '<meta> og:…',
      why: 'Which one is shown is left to chance.',
      fix: 'Keep one of each (several og:image are allowed).',
    },
    ({ facts }) =>
      ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name'].filter(
        (tag) => new Set(metaContents(facts, tag)).size > 1,
      ),
  ),
  pageCheck(
    {
      id: 'og-locale-form',
      severity: 'warning',
      about: 'og:locale is no locale',
      where: '<meta> og:locale',
      why: 'It is ignored.',
      fix: 'Language, underscore, country: en_IN.',
    },
    ({ facts }) => {
      const locale = metaContent(facts, 'og:locale');
      return locale && !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale) && quoted(locale);
    },
  ),
  pageCheck(
    {
      id: 'twitter-card-kind',
      severity: 'warning',
      about: 'twitter:card is not summary_large_image',
      where: '<meta> twitter:card',
      why: 'The share shows a small square instead of the picture.',
      fix: 'Use summary_large_image.',
    },
    ({ facts }) => {
      const kind = metaContent(facts, 'twitter:card');
      return kind && kind !== 'summary_large_image' && quoted(kind);
    },
  ),
];
