/** The page as a document: language, charset, head. */
import { type Check, metaContent, pageCheck, pagesIn, quoted, siteCheck } from './check.ts';

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
      for (const { url, facts } of pagesIn(site, 'html'))
        if (facts.lang && !languages.has(facts.lang)) languages.set(facts.lang, url);
      const hasAlternates = [...pagesIn(site, 'html')].some(({ facts }) =>
        facts.links.some(({ hreflang }) => hreflang),
      );
      if (languages.size > 1 && !hasAlternates) {
        const [url = site.start] = languages.values();
        yield { url, what: [...languages.keys()].map((lang) => quoted(lang)).join(', ') };
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
];
