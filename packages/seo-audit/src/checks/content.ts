/** What a page says and shows: its text, pictures, sharing tags and structured data; and its fitness for phones. */
import { findNearDuplicates } from '../page/near-duplicates.ts';
import type { Image } from '../page/page-facts.ts';
import { isWebAddress, resolveUrl } from '../page/web-url.ts';
import { isPlaceholderTitle } from '../page/wordings.ts';
import type { FileAnswer } from '../site.ts';
import { joinFirst, quote, shortUrl } from '../text.ts';
import { type Check, indexablePages, pageCheck, parsedPages, siteCheck } from './check.ts';
import {
  areVersions,
  descriptionOf,
  isBlockedForGooglebot,
  metaContent,
  metaContents,
  titleOf,
} from './tags.ts';
import { duplicateShare } from './texts.ts';

/** Fewer words beside headings and links are no sentence. */
const minOwnWords = 5;
const sharingTags = ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'];
/** Pages about templates show what templates leave behind. */
const aboutPlaceholders = /lorem ipsum|placeholder|template|dummy text|filler text/i;

const contentEmpty = pageCheck(
  {
    id: 'content-empty',
    severity: 'warning',
    about: 'A page has next to nothing',
    where: 'main content',
    why: 'Search engines treat a page with nothing but its heading as an error page; what a script adds they see late or never.',
    fix: 'Write it, render it on the server, take it away, or set noindex until it has content.',
  },
  ({ facts: { ownWords, showsSomething, words } }) =>
    ownWords < minOwnWords &&
    !showsSomething &&
    `${words} words in the server’s HTML, headings and links included`,
);

const contentPlaceholder = pageCheck(
  {
    id: 'content-placeholder',
    severity: 'error',
    about: 'A page contains placeholder text',
    where: '<title>, <meta name="description">, text',
    of: 'html',
    why: 'Searchers and visitors see an unfinished page.',
    fix: 'Write the text, or find out why the template had none.',
  },
  (page) => {
    if (aboutPlaceholders.test(titleOf(page))) return null;
    const tags = [titleOf(page), descriptionOf(page)].filter(isPlaceholderTitle);
    const found = [...new Set([...tags, ...page.facts.placeholders])];
    return found.length > 0 && joinFirst(found.map((text) => quote(text, 80)));
  },
);

const contentNearDuplicate = siteCheck(
  {
    id: 'content-near-duplicate',
    severity: 'warning',
    about: 'Near-duplicate content',
    where: 'main content',
    why: 'Search engines index one of them and drop the other.',
    fix: 'Give each page its own content, or make one the canonical of the other.',
  },
  function* (site) {
    const pages = indexablePages(site).map((page) => ({
      url: page.url,
      signature: page.facts.signature,
      page,
    }));
    const pairs = findNearDuplicates(
      pages,
      duplicateShare,
      (one, other) => !areVersions(one.page, other.page, site),
    );
    for (const { url, duplicateUrl, similarity } of pairs) {
      const share = Math.round(similarity * 100);
      yield { url, what: `about ${share} % the same as ${shortUrl(duplicateUrl, site)}` };
    }
  },
);

const imageWithoutAlt = pageCheck(
  {
    id: 'image-without-alt',
    severity: 'error',
    about: 'A picture has no alternative text',
    where: '<img alt>, <input type="image" alt>',
    of: 'html',
    why: 'Readers who cannot see the picture get its file name or nothing; image search finds nothing.',
    fix: 'Describe it in a few words, or write alt="" if it is only decoration.',
  },
  ({ facts }) => facts.images.filter(({ alt }) => alt === null).map(describeImage),
);

const imageBroken = siteCheck(
  {
    id: 'image-broken',
    severity: 'error',
    about: 'A picture cannot be loaded',
    where: '<img src>',
    why: 'Visitors see an empty box.',
    fix: 'Correct the URL, or upload the file.',
  },
  // One finding for each file, at the first page that shows it.
  function* (site) {
    const seen = new Set<string>();
    for (const { url, facts } of parsedPages(site)) {
      for (const image of facts.images) {
        const file = image.url ? site.files.get(image.url) : undefined;
        if (!image.url || !file || seen.has(image.url)) continue;
        seen.add(image.url);
        const failure = pictureFailure(file);
        if (failure) yield { url, what: `${describeImage(image)} ${failure}` };
      }
    }
  },
);

const sharingTagsMissing = pageCheck(
  {
    id: 'sharing-tags-missing',
    severity: 'notice',
    about: 'Pages without Open Graph or card tags',
    where: '<meta> og:…, twitter:…',
    why: 'Shared in a messenger or a network, the page shows less than it could, or something arbitrary.',
    fix: 'Add og:title, og:description, og:url, og:image and twitter:card in the template of all pages.',
  },
  ({ facts }) => {
    const missing = sharingTags.filter((tag) => !metaContent(facts, tag));
    return missing.length > 0 && `there is no ${missing.join(', ')}`;
  },
);

const ogImageBroken = pageCheck(
  {
    id: 'og-image-broken',
    severity: 'error',
    about: 'The sharing picture cannot be loaded',
    where: '<meta> og:image',
    why: 'The shared link has no picture.',
    fix: 'Name an absolute URL that returns 200 with a PNG or JPEG and that robots.txt allows.',
  },
  (page, site) =>
    metaContents(page.facts, 'og:image').flatMap((address) => {
      const name = quote(address);
      if (!isWebAddress(address)) return [`${name} is not an absolute URL`];
      const url = resolveUrl(address, page.url) ?? '';
      if (isBlockedForGooglebot(url, site)) return [`robots.txt disallows ${name}`];
      const file = site.files.get(url);
      const failure = file && pictureFailure(file, /^image\/(?!svg)/i);
      return failure ? [`${name} ${failure}`] : [];
    }),
);

const structuredJson = problemCheck('structured-json', {
  about: 'Structured data cannot be read',
  why: 'Search engines ignore the whole block.',
  fix: 'Write it with JSON.stringify, and name "@context": "https://schema.org".',
});

const structuredRequired = problemCheck('structured-required', {
  about: 'Structured data lacks a required property',
  why: 'The page is not eligible for the rich result, or shows it without the main information.',
  fix: 'Add the property with the value on the page; if it is unknown, remove the node.',
});

const structuredNoBreadcrumb = pageCheck(
  {
    id: 'structured-no-breadcrumb',
    severity: 'notice',
    about: 'A page below the home page has no BreadcrumbList',
    where: 'JSON-LD',
    why: 'The result shows the bare URL instead of the path to the page.',
    fix: 'Add a BreadcrumbList with at least two items.',
  },
  ({ url, foundBy, facts: { structured } }) => {
    const isStart =
      foundBy === 'start' || /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(new URL(url).pathname);
    const { types } = structured;
    return !isStart && types.length > 0 && !types.includes('BreadcrumbList') && types.join(', ');
  },
);

const structuredStepBroken = pageCheck(
  {
    id: 'structured-step-broken',
    severity: 'error',
    about: 'A breadcrumb step leads to a page that does not exist',
    where: 'BreadcrumbList',
    of: 'html',
    why: 'The path in the result leads to an error, and search engines remove the breadcrumb.',
    fix: 'Name pages that return 200; omit a step that has no page.',
  },
  ({ facts, url }, site) =>
    facts.structured.breadcrumbUrls.flatMap((step) => {
      const { status = 0, unreadReason = null } = site.pages.get(resolveUrl(step, url) ?? '') ?? {};
      const isLost = (status ?? 0) >= 400 && unreadReason === null;
      return isLost ? [`${shortUrl(step, site)} answers ${status}`] : [];
    }),
);

const viewportMissing = pageCheck(
  {
    id: 'viewport-missing',
    severity: 'error',
    about: 'A page is not made for phones',
    where: '<meta name="viewport">',
    of: 'html',
    why: 'Phones show it tiny; search engines rank by the phone’s view.',
    fix: 'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  ({ facts }) =>
    !metaContents(facts, 'viewport').some((content) => /width/i.test(content)) &&
    'there is no viewport tag',
);

const mixedContent = pageCheck(
  {
    id: 'mixed-content',
    severity: 'error',
    about: 'A page on https loads or sends something over http',
    where: 'src, href, action',
    of: 'html',
    why: 'Browsers block it, or warn before they send it.',
    fix: 'Use https.',
  },
  (page) => {
    // A copy on http names its public URL.
    const isSecure = [page.url, metaContent(page.facts, 'og:url')].some((url) =>
      /^https:/.test(url),
    );
    const { host } = new URL(page.url);
    const insecure = page.facts.subresources.filter(
      ({ url }) =>
        url.startsWith('http:') && (page.url.startsWith('https:') || new URL(url).host !== host),
    );
    const names = insecure.map(({ kind, url }) => `${kind} ${quote(url, 80)}`);
    return isSecure && names.length > 0 && joinFirst(names);
  },
);

/** @param why the project's reason for banning the words. */
export function bannedWordsCheck(why: string): Check {
  return pageCheck(
    {
      id: 'banned-words',
      severity: 'error',
      about: 'A page uses banned words',
      where: 'text, alternative texts, labels, meta tags',
      of: 'html',
      why,
      fix: 'Write the fact behind the word, with its source.',
    },
    ({ facts }) => facts.bannedWords.length > 0 && joinFirst(facts.bannedWords, 10),
  );
}

function problemCheck(
  id: 'structured-json' | 'structured-required',
  words: { about: string; why: string; fix: string },
): Check {
  return pageCheck(
    { ...words, id, severity: 'error', where: 'JSON-LD, microdata', of: 'html' },
    ({ facts }) =>
      facts.structured.problems.filter((problem) => problem.id === id).map(({ what }) => what),
  );
}

/** Its URL, or the beginning of its data. */
function describeImage({ src }: Image): string {
  return quote(src.startsWith('data:') ? src.slice(0, 40) : src, 80);
}

function pictureFailure(
  { status, problem, contentType, bytes }: FileAnswer,
  type = /^(?!text\/html)/i,
): string | null {
  if (problem) return `cannot be loaded: ${problem}`;
  if (status !== 200) return `answers ${status}`;
  if (!type.test(contentType)) return `is ${contentType || 'of no type'}`;
  return bytes === 0 ? 'has no bytes' : null;
}

export const contentChecks: Check[] = [
  contentEmpty,
  contentPlaceholder,
  contentNearDuplicate,
  imageWithoutAlt,
  imageBroken,
  sharingTagsMissing,
  ogImageBroken,
  structuredJson,
  structuredRequired,
  structuredNoBreadcrumb,
  structuredStepBroken,
  viewportMissing,
  mixedContent,
];
