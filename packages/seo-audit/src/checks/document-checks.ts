/** The document itself: doctype, viewport, head. */
import { distance } from 'fastest-levenshtein';
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { canonicalOf, linkHrefs, metaContent, resolveUrl } from '../check-helpers/head-tags.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';

const doctypeMissing = pageCheck(
  {
    id: 'doctype-missing',
    severity: 'warning',
    about: 'A page has no doctype',
    where: '<!doctype html>',
    of: 'html',
    why: 'Browsers render it in quirks mode, by the rules of the nineties.',
    fix: 'Begin with <!doctype html>.',
  },
  ({ facts }) => !facts.hasDoctype && 'it does not begin with <!doctype html>',
);

const ampBroken = pageCheck(
  {
    id: 'amp-broken',
    severity: 'warning',
    about: 'The AMP version of a page is missing, or belongs to another page',
    where: '<link rel="amphtml">',
    of: 'live',
    why: 'Search engines that still send phones there send them to an error.',
    fix: 'Remove the tag, or publish the AMP version there.',
  },
  ({ facts, url }, site) =>
    linkHrefs(facts, 'amphtml').flatMap((href) => {
      const twin = site.pages.get(resolveUrl(href, url) ?? '');
      const status = twin?.status ?? 0;
      if (status >= 400) return [`${quote(href)} answers ${status}`];
      const canonical = twin && isParsed(twin) ? canonicalOf(twin) : null;
      return canonical && canonical !== url
        ? [`${quote(href)} names ${shortUrl(canonical, site)} as its canonical`]
        : [];
    }),
);

const relMisspelled = pageCheck(
  {
    id: 'rel-misspelled',
    severity: 'warning',
    about: 'The rel of a link tag is misspelled',
    where: '<link rel="…">',
    of: 'html',
    why: 'An unknown keyword is ignored, and the tag with it.',
    fix: 'Correct the keyword.',
  },
  ({ facts }) =>
    facts.links.flatMap(({ rel }) =>
      rel.split(/\s+/).flatMap((word) => {
        const meant = relsThatMatter.find((known) => isMisspelling(word, known));
        return meant ? [`${quote(word)} stands where ${quote(meant)} is meant`] : [];
      }),
    ),
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
  // Browsers also obey one in the body.
  ({ facts }) =>
    !facts.metas.some(({ name, content }) => name === 'viewport' && /width/i.test(content)) &&
    'there is no viewport tag',
);

const viewportFixed = pageCheck(
  {
    id: 'viewport-fixed',
    severity: 'error',
    about: 'A page has the same width on every screen',
    where: '<meta name="viewport">',
    of: 'html',
    why: 'Phones show it tiny, or readers have to scroll sideways for every line.',
    fix: 'Write width=device-width.',
  },
  ({ facts }) =>
    /width\s*=\s*\d/i.test(metaContent(facts, 'viewport')) && quote(metaContent(facts, 'viewport')),
);

const viewportNoZoom = pageCheck(
  {
    id: 'viewport-no-zoom',
    severity: 'warning',
    about: 'A page forbids zooming',
    where: '<meta name="viewport">',
    of: 'html',
    why: 'People who need larger letters cannot read it.',
    fix: 'Remove user-scalable=no and maximum-scale.',
  },
  ({ facts }) =>
    /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?\b/i.test(
      metaContent(facts, 'viewport'),
    ) && quote(metaContent(facts, 'viewport')),
);

const headBrokenOff = pageCheck(
  {
    id: 'head-broken-off',
    severity: 'error',
    about: 'An element ends the head early',
    where: '<head>',
    of: 'html',
    why: 'Every tag after it counts as body: canonical, robots and hreflang are ignored.',
    fix: 'Move the element into the body; only title, meta, link, base, style, script, noscript and template are allowed in the head.',
  },
  ({ facts }) => facts.headEndedBy && `<${facts.headEndedBy}> is in the head`,
);

const headNoscriptBreaks = pageCheck(
  {
    id: 'head-noscript-breaks',
    severity: 'warning',
    about: 'A noscript ends the head early where scripts are off',
    where: '<head>, <noscript>',
    of: 'html',
    why: 'Every tag after it then counts as body: canonical, robots and hreflang are ignored.',
    fix: 'Move the noscript into the body; in the head it may contain link, meta and style only.',
  },
  ({ facts }) => facts.headEndedInNoscript && `<${facts.headEndedInNoscript}> is in it`,
);

const relsThatMatter = ['canonical', 'alternate', 'stylesheet', 'amphtml', 'manifest'];

/**
 * One wrong letter, or two in keywords of eight letters or more: `alternative` is not a link type, and `alternate` is
 * meant.
 */
function isMisspelling(word: string, known: string): boolean {
  return word !== known && word.length > 4 && distance(word, known) <= (known.length > 7 ? 2 : 1);
}

export const documentChecks: Check[] = [
  doctypeMissing,
  ampBroken,
  relMisspelled,
  viewportMissing,
  viewportFixed,
  viewportNoZoom,
  headBrokenOff,
  headNoscriptBreaks,
];
