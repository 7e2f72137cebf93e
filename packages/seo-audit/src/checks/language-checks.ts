/** The language of the page. */
import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { quote } from '../check-helpers/wording.ts';

const languageTag =
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?(?:-[A-Za-z0-9]{5,8})*$/;

const langMissing = pageCheck(
  {
    id: 'lang-missing',
    severity: 'warning',
    about: 'A page does not declare its language',
    where: '<html lang>',
    of: 'html',
    why: 'Screen readers pronounce it wrongly, and browsers offer to translate it.',
    fix: 'Write lang="en-IN" on <html>.',
  },
  ({ facts }) => !facts.lang && 'there is no lang attribute',
);

const langUnknown = pageCheck(
  {
    id: 'lang-unknown',
    severity: 'warning',
    about: 'A page’s language is not a valid language tag',
    where: '<html lang>',
    of: 'html',
    why: 'It is ignored.',
    fix: 'Use en-IN, hi-IN and the like.',
  },
  ({ facts }) => facts.lang && !languageTag.test(facts.lang) && quote(facts.lang),
);

const langOtherLetters = pageCheck(
  {
    id: 'lang-other-letters',
    severity: 'warning',
    about: 'A page is not written in the script of its language',
    where: '<html lang>',
    of: 'html',
    why: 'Screen readers apply the pronunciation of another language, and browsers offer to translate it.',
    fix: 'Declare the language of the text; hi-Latn means Hindi in Latin script.',
  },
  ({ facts }) => facts.foreignScript,
);

const langOtherWords = pageCheck(
  {
    id: 'lang-other-words',
    severity: 'warning',
    about: 'A page is written in another language than it declares',
    where: '<html lang>',
    of: 'html',
    why: 'Screen readers apply the pronunciation of another language, and browsers do not offer to translate it.',
    fix: 'Declare the language of the text.',
  },
  ({ facts }) => facts.foreignWords,
);

const langVaries = siteCheck(
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
      yield { url, what: [...languages.keys()].map((lang) => quote(lang)).join(', ') };
    }
  },
);

export const languageChecks: Check[] = [
  langMissing,
  langUnknown,
  langOtherLetters,
  langOtherWords,
  langVaries,
];
