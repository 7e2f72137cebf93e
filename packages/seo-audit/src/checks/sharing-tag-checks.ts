/** Open Graph and Twitter tags, which messengers and networks show when the page is shared. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import {
  canonicalOf,
  metaContent,
  metaContents,
  resolveUrl,
  titleOf,
} from '../check-helpers/head-tags.ts';
import { normaliseUrl } from '../check-helpers/page-urls.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import type { PageFacts } from '../page/page-facts.ts';

const sharingTags: [tag: string, fix: string][] = [
  ['og:title', 'Repeat the title, or a shorter one for sharing.'],
  ['og:description', 'Repeat the description.'],
  ['og:type', 'Use website, or article for an article.'],
  ['og:url', 'Name the canonical URL.'],
  ['og:image', 'Name the absolute URL of a picture of 1200 × 630 pixels.'],
  ['og:site_name', 'Name the site.'],
  ['og:locale', 'Use en_IN for English in India.'],
  ['og:image:alt', 'Describe the picture for those who do not see it.'],
  ['og:image:width', 'Say 1200; the picture then shows on the first share.'],
  ['og:image:height', 'Say 630.'],
  ['twitter:card', 'Use summary_large_image.'],
];

const cards = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** What a network does without the tag is its choice. */
function missing([tag, fix]: [string, string]): Check {
  return pageCheck(
    {
      id: `missing-${tag.replaceAll(':', '-').replaceAll('_', '-')}`,
      severity: 'notice',
      about: `Pages without ${tag}`,
      where: `<meta> ${tag}`,
      why: 'Shared in a messenger or a network, the page shows less than it could, or something arbitrary.',
      fix,
    },
    // Tags about an image are required only beside an image; a page without any tag has one fault, below.
    ({ facts }) =>
      hasSharingTag(facts) &&
      !metaContent(facts, tag) &&
      (!tag.startsWith('og:image:') || metaContent(facts, 'og:image') !== '') &&
      `there is no ${tag}`,
  );
}

function hasSharingTag({ metas }: PageFacts): boolean {
  return metas.some(({ name, isInHead }) => isInHead && /^(?:og|twitter):/.test(name));
}

/** The same page under its folder's address, or with another scheme or slash. */
function isSamePage(one: string | null, other: string | null): boolean {
  const form = (url: string) => normaliseUrl(url).replace(/^https?:/, '');
  return one !== null && other !== null && form(one) === form(other);
}

const sharingTagsMissing = pageCheck(
  {
    id: 'sharing-tags-missing',
    severity: 'notice',
    about: 'Pages without Open Graph tags',
    where: '<meta> og:…, twitter:…',
    why: 'Shared in a messenger or a network, the page shows less than it could, or something arbitrary.',
    fix: 'Add og:title, og:description, og:type, og:url and og:image, and twitter:card, in the template of all pages.',
  },
  ({ facts }) => !hasSharingTag(facts) && 'there is no og: and no twitter: tag',
);

const ogUrlDiffers = pageCheck(
  {
    id: 'og-url-differs',
    severity: 'error',
    about: 'og:url and canonical name different URLs',
    where: '<meta> og:url',
    why: 'Shares and likes are counted for a URL that is not the page’s.',
    fix: 'Use the canonical URL in both.',
  },
  (page, site) => {
    const ogUrl = metaContent(page.facts, 'og:url');
    const shared = ogUrl ? resolveUrl(ogUrl, page.url) : null;
    const canonical = canonicalOf(page);
    const own = canonical ?? (page.foundBy === 'file' ? shared : page.url);
    // Without a canonical, og:url is the only tag with the right address of a sorted or tagged page.
    if (!canonical && shared === page.url.split('?')[0]) return null;
    return (
      ogUrl &&
      shared !== own &&
      !isSamePage(shared, own) &&
      `og:url is ${quote(ogUrl)}, the page is ${shortUrl(own ?? '', site)}`
    );
  },
);

const ogTitleShared = siteCheck(
  {
    id: 'og-title-shared',
    severity: 'warning',
    about: 'Pages with different titles are shared under the same one',
    where: '<meta> og:title',
    why: 'People who receive the link read the name of another page.',
    fix: 'Repeat each page’s title.',
  },
  function* (site) {
    const pages = [...pagesIn(site, 'indexable')].filter(({ facts }) =>
      metaContent(facts, 'og:title'),
    );
    const byTitle = Map.groupBy(pages, ({ facts }) => metaContent(facts, 'og:title'));
    for (const [title, sharing] of byTitle) {
      const isCopied = new Set(sharing.map(titleOf)).size === sharing.length;
      if (sharing.length < 2 || !isCopied) continue;
      for (const page of sharing) {
        if (!titleOf(page).includes(title))
          yield {
            url: page.url,
            what: `${quote(title)}, its title is ${quote(titleOf(page))}`,
          };
      }
    }
  },
);

const ogTitleOtherPage = pageCheck(
  {
    id: 'og-title-other-page',
    severity: 'warning',
    about: 'A page is shared under the title of another one',
    where: '<meta> og:title',
    why: 'People who receive the link read of something that is not on the page.',
    fix: 'Repeat the page’s title.',
  },
  ({ facts }) => facts.otherOgTitle && `no word of ${quote(facts.otherOgTitle)} is on the page`,
);

const ogSeveral = pageCheck(
  {
    id: 'og-several',
    severity: 'warning',
    about: 'An Open Graph tag occurs several times with different contents',
    where: '<meta> og:…',
    why: 'It is undefined which one is shown.',
    fix: 'Keep one of each (several og:image are allowed).',
  },
  ({ facts }) =>
    ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name'].filter(
      (tag) => new Set(metaContents(facts, tag)).size > 1,
    ),
);

const ogLocaleForm = pageCheck(
  {
    id: 'og-locale-form',
    severity: 'notice',
    about: 'og:locale is not a locale',
    where: '<meta> og:locale',
    why: 'It is ignored: networks assume en_US.',
    fix: 'Language, underscore, country: en_IN.',
  },
  ({ facts }) => {
    const locale = metaContent(facts, 'og:locale');
    return locale && !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale) && quote(locale);
  },
);

const twitterCardKind = pageCheck(
  {
    id: 'twitter-card-kind',
    severity: 'warning',
    about: 'twitter:card is not a known kind of card',
    where: '<meta> twitter:card',
    why: 'It is ignored: the shared link shows a line of text.',
    fix: 'Use summary_large_image.',
  },
  ({ facts }) => {
    const kind = metaContent(facts, 'twitter:card');
    return kind && !cards.has(kind) && quote(kind);
  },
);

export const sharingTagChecks: Check[] = [
  sharingTagsMissing,
  ...sharingTags.map(missing),
  ogUrlDiffers,
  ogTitleShared,
  ogTitleOtherPage,
  ogSeveral,
  ogLocaleForm,
  twitterCardKind,
];
