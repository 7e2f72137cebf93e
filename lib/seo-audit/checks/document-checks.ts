/** The page as a document: language, charset, head, icons, weight. */
import {
  type Check,
  linkHrefs,
  metaContent,
  pageCheck,
  pagesIn,
  quoted,
  resolved,
  siteCheck,
} from './check.ts';

const heavyHtmlBytes = 100_000;
/** Sent compressed, a page of this size still fits the first seconds of a weak network. */
const heavyTransferBytes = 60_000;
const mostElements = 1_400;
const charsetByte = 1_024;
const languageTag =
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?(?:-[A-Za-z0-9]{5,8})*$/;

export const documentChecks: Check[] = [
  pageCheck(
    {
      id: 'lang-missing',
      severity: 'error',
      about: 'A page does not say its language',
      where: '<html lang>',
      of: 'html',
      why: 'Screen readers pronounce it wrongly, browsers offer to translate it.',
      fix: 'Write lang="en-IN" on <html>.',
    },
    ({ facts }) => !facts.lang && 'there is no lang attribute',
  ),
  pageCheck(
    {
      id: 'lang-unknown',
      severity: 'warning',
      about: 'A page’s language is no language tag',
      where: '<html lang>',
      of: 'html',
      why: 'It is ignored.',
      fix: 'Use en-IN, hi-IN and the like.',
    },
    ({ facts }) => facts.lang && !languageTag.test(facts.lang) && quoted(facts.lang),
  ),
  siteCheck(
    {
      id: 'lang-varies',
      severity: 'notice',
      about: 'Pages of one site have different languages',
      where: '<html lang>',
      why: 'Without hreflang search engines may show the wrong one.',
      fix: 'Use one, or connect the versions by hreflang.',
    },
    function* (site) {
      const languages = new Map<string, string>();
      for (const { address, facts } of pagesIn(site, 'html'))
        if (facts.lang && !languages.has(facts.lang)) languages.set(facts.lang, address);
      const hasAlternates = [...pagesIn(site, 'html')].some(({ facts }) =>
        facts.links.some(({ hreflang }) => hreflang),
      );
      if (languages.size > 1 && !hasAlternates) {
        const [address = site.start] = languages.values();
        yield { address, what: [...languages.keys()].map((lang) => quoted(lang)).join(', ') };
      }
    },
  ),
  pageCheck(
    {
      id: 'charset-missing',
      severity: 'warning',
      about: 'A page does not say its charset',
      where: '<meta charset>, Content-Type',
      of: 'html',
      why: 'The browser guesses; ₹ and dashes may turn to rubbish.',
      fix: 'Write <meta charset="utf-8"> first in the head.',
    },
    ({ facts, charsetHeader }) =>
      !facts.charset && !charsetHeader && 'neither tag nor header names one',
  ),
  pageCheck(
    {
      id: 'charset-late',
      severity: 'warning',
      about: 'The charset comes too late',
      where: '<meta charset>',
      of: 'html',
      why: `Browsers look for it in the first ${charsetByte} bytes.`,
      fix: 'Put it first in the head.',
    },
    ({ facts }) => (facts.charset?.atByte ?? 0) > charsetByte && `at byte ${facts.charset?.atByte}`,
  ),
  pageCheck(
    {
      id: 'charset-not-utf-8',
      severity: 'warning',
      about: 'A page is not in UTF-8',
      where: '<meta charset>, Content-Type',
      of: 'html',
      why: 'Forms and scripts expect it; other charsets lack ₹ and most languages of India.',
      fix: 'Save and send it as UTF-8.',
    },
    ({ facts, charsetHeader }) => {
      const label = charsetHeader ?? facts.charset?.label;
      return label && !/^utf-?8$/i.test(label) && quoted(label);
    },
  ),
  pageCheck(
    {
      id: 'charset-disagrees',
      severity: 'error',
      about: 'Header and page name different charsets',
      where: '<meta charset>, Content-Type',
      of: 'html',
      why: 'The header wins; if the tag was right, letters turn to rubbish.',
      fix: 'Name UTF-8 in both.',
    },
    ({ facts, charsetHeader }) => {
      const plain = (label: string) => label.toLowerCase().replace(/[^a-z0-9]/g, '');
      return (
        facts.charset &&
        charsetHeader &&
        plain(facts.charset.label) !== plain(charsetHeader) &&
        `header ${quoted(charsetHeader)}, tag ${quoted(facts.charset.label)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'charset-wrong',
      severity: 'error',
      about: 'A page’s bytes do not fit its charset',
      where: 'response body',
      of: 'html',
      why: 'Readers see � or other rubbish in place of letters.',
      fix: 'Save the text in the charset that header and tag name: UTF-8.',
    },
    ({ facts, problem }) => {
      if (problem?.kind === 'charset') return problem.message;
      return (
        facts.unreadableCharacters > 0 && `${facts.unreadableCharacters} unreadable characters`
      );
    },
  ),
  pageCheck(
    {
      id: 'doctype-missing',
      severity: 'warning',
      about: 'A page has no doctype',
      where: '<!doctype html>',
      of: 'html',
      why: 'Browsers draw it by the rules of the nineties.',
      fix: 'Begin with <!doctype html>.',
    },
    ({ facts }) => !facts.hasDoctype && 'it does not begin with <!doctype html>',
  ),
  pageCheck(
    {
      id: 'viewport-missing',
      severity: 'error',
      about: 'A page is not made for phones',
      where: '<meta name="viewport">',
      of: 'html',
      why: 'Phones show it tiny; search engines rank by the phone’s view.',
      fix: 'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
    },
    ({ facts }) => !/width/i.test(metaContent(facts, 'viewport')) && 'there is no viewport tag',
  ),
  pageCheck(
    {
      id: 'viewport-no-zoom',
      severity: 'warning',
      about: 'A page forbids zooming',
      where: '<meta name="viewport">',
      of: 'html',
      why: 'People who need larger letters cannot read it.',
      fix: 'Take user-scalable=no and maximum-scale away.',
    },
    ({ facts }) =>
      /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?\b/i.test(
        metaContent(facts, 'viewport'),
      ) && quoted(metaContent(facts, 'viewport')),
  ),
  pageCheck(
    {
      id: 'head-broken-off',
      severity: 'error',
      about: 'An element ends the head early',
      where: '<head>',
      of: 'html',
      why: 'Every tag after it counts as body: canonical, robots and hreflang are passed over.',
      fix: 'Move the element into the body; only title, meta, link, base, style, script, noscript and template may stand in the head.',
    },
    ({ facts }) => facts.headEndedBy && `<${facts.headEndedBy}> stands in the head`,
  ),
  pageCheck(
    {
      id: 'icon-missing',
      severity: 'warning',
      about: 'A page names no icon',
      where: '<link rel="icon">',
      why: 'Search results on phones show the site’s icon beside the title.',
      fix: 'Add an icon whose size is a multiple of 48 pixels, or an SVG.',
    },
    ({ facts }, site) => {
      const hasDefault = [...site.resources.values()].some(
        ({ address, status }) => address.endsWith('/favicon.ico') && status === 200,
      );
      return linkHrefs(facts, 'icon').length === 0 && !hasDefault && 'there is no icon';
    },
  ),
  siteCheck(
    {
      id: 'icon-broken',
      severity: 'error',
      about: 'An icon or manifest cannot be loaded',
      where: '<link rel="icon">, <link rel="manifest">',
      why: 'Tabs, bookmarks and results stay without a picture.',
      fix: 'Correct the address.',
    },
    function* (site) {
      const seen = new Set<string>();
      for (const page of pagesIn(site, 'html')) {
        for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
          for (const href of linkHrefs(page.facts, rel)) {
            const address = resolved(href, page.address) ?? '';
            const file = site.resources.get(address);
            if (!file || seen.has(address)) continue;
            seen.add(address);
            if (file.status !== 200)
              yield {
                address: page.address,
                what: `${quoted(href)} ${file.problem ?? `answers ${file.status}`}`,
              };
          }
        }
      }
    },
  ),
  pageCheck(
    {
      id: 'icon-apple-missing',
      severity: 'notice',
      about: 'A page names no icon for home screens',
      where: '<link rel="apple-touch-icon">',
      why: 'iPhones then draw a picture of the page.',
      fix: 'Add one of 180 × 180 pixels.',
    },
    ({ facts }) =>
      linkHrefs(facts, 'apple-touch-icon').length === 0 && 'there is no apple-touch-icon',
  ),
  pageCheck(
    {
      id: 'manifest-missing',
      severity: 'notice',
      about: 'A page names no manifest',
      where: '<link rel="manifest">',
      why: 'On Android’s home screen the site has no name and icon of its own.',
      fix: 'Add a web manifest.',
    },
    ({ facts }) => linkHrefs(facts, 'manifest').length === 0 && 'there is no manifest',
  ),
  pageCheck(
    {
      id: 'theme-color-missing',
      severity: 'notice',
      about: 'A page names no theme colour',
      where: '<meta name="theme-color">',
      why: 'The browser’s bar does not match the page.',
      fix: 'Add <meta name="theme-color">.',
    },
    ({ facts }) => !metaContent(facts, 'theme-color') && 'there is no theme-color',
  ),
  pageCheck(
    {
      id: 'html-heavy',
      severity: 'warning',
      about: 'A page’s HTML is heavy',
      where: 'response body',
      of: 'live',
      why: 'A phone on a weak network waits for it before it shows anything.',
      fix: 'Look for repeated markup, inlined pictures and data.',
    },
    ({ htmlBytes, transferredBytes, encoding }) =>
      (encoding ? transferredBytes > heavyTransferBytes : htmlBytes > heavyHtmlBytes) &&
      `${Math.round(htmlBytes / 1024)} KB, ${Math.round(transferredBytes / 1024)} KB as sent`,
  ),
  pageCheck(
    {
      id: 'html-large',
      severity: 'notice',
      about: 'A page’s HTML is over 100 KB before compression',
      where: 'response body',
      of: 'html',
      why: 'More text to parse for phones and crawlers.',
      fix: 'Look for repeated markup and inlined data.',
    },
    ({ htmlBytes }) => htmlBytes > heavyHtmlBytes && `${Math.round(htmlBytes / 1024)} KB`,
  ),
  pageCheck(
    {
      id: 'elements-many',
      severity: 'warning',
      about: 'A page has very many elements',
      where: 'document',
      of: 'html',
      why: 'Every tap and scroll has to go through them; phones become slow.',
      fix: `Stay under ${mostElements}: show long lists in parts.`,
    },
    ({ facts }) => facts.elements > mostElements && `${facts.elements} elements`,
  ),
];
