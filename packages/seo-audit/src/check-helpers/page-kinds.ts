/** Recognises pages of which little text and a short title are expected. */
import type { ParsedPage, Site } from '../site.ts';
import { headingOf, metaContent, titleOf } from './head-tags.ts';

/** Separates the subject from the name of the site in a title. */
export const titleSeparator = /\s[|·–—»:-]\s/;
/** The start page of the site or of one language. */
export const startPath =
  /^\/(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?(?:\/|$)){0,2}(?:(?:index|default|start)(?:\.\w+)?)?$/i;
const genericName = /^(?:home ?page|home|welcome|start(?:seite)?|index|accueil|inicio)$/i;
const utilityNames = [
  'imprint|impressum|legal(?: notice| information)?|disclaimer|mentions légales|aviso legal|note legali',
  'contact(?: us| form)?|kontakt|contacto|contatti|contactez-nous',
  'privacy(?: policy| notice| statement)?|datenschutz(?:erklärung|hinweise?)?|cookies? (?:policy|notice|settings)',
  'terms(?: of (?:use|service|sale)|(?: and| &) conditions)?|agb|nutzungsbedingungen|accessibility statement',
  'log ?in|sign[ -]?in|sign[ -]?up|register|anmelden|anmeldung|(?:my )?account|mein konto',
  '(?:(?:your|my|shopping) )?(?:cart|basket|bag)|checkout|warenkorb|kasse|panier',
];
const utilityName = new RegExp(`^(?:${utilityNames.join('|')})$`, 'i');
/** Kinds of pages that one word names, and that need a text. */
const kindName = /^(?:glossary|glossar|glossaire|glosario|faqs?|newsletter|site ?map)$/i;
const signInPath = /(?:^|[/_-])(?:log-?in|sign-?in|auth|sso)(?=$|[/_.-])/i;

/** The start page of the site, or of the language in its path. */
export function isStartPage({ url, foundBy, facts }: ParsedPage): boolean {
  if (foundBy === 'start') return true;
  const { pathname } = new URL(url);
  if (foundBy === 'file' || !startPath.test(pathname)) return false;
  const [, folder = ''] = pathname.split('/');
  const language = folder.split(/[-_]/)[0]?.toLowerCase();
  return language === '' || language === facts.lang?.split('-')[0]?.toLowerCase();
}

/** A start page with the name of the site as its title, alone or beside a word of its own. */
export function isNamedLikeSite(page: ParsedPage, names: ReadonlySet<string>): boolean {
  const parts = titleOf(page).split(titleSeparator);
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const host = page.foundBy === 'file' ? '' : letters(new URL(page.url).hostname);
  const siteName = letters(metaContent(page.facts, 'og:site_name'));
  const isName = (part: string) =>
    names.has(part) ||
    (part.length > 3 && (letters(part) === siteName || host.includes(letters(part))));
  return parts.some(isName) && !parts.some((part) => genericName.test(part));
}

/** A legal notice, a contact page, a sign-in or a basket, by its title or heading. */
export function isUtilityPage(page: ParsedPage): boolean {
  return [headingOf(page), ...titleOf(page).split(titleSeparator)].some((text) =>
    utilityName.test(text.trim()),
  );
}

/** One word of the title names the purpose, and the heading does not contradict. */
export function hasPurposeTitle(page: ParsedPage): boolean {
  const heading = headingOf(page).toLowerCase();
  return titleOf(page)
    .split(titleSeparator)
    .map((part) => part.trim())
    .some(
      (part) =>
        (utilityName.test(part) || kindName.test(part)) &&
        (!heading || heading.includes(part.toLowerCase())),
    );
}

export function isSignInAddress(url: string): boolean {
  return signInPath.test(new URL(url).pathname);
}

const minPagesBelow = 3;

/** Other pages have its address and more. */
export function isListOfPagesBelow({ url, foundBy }: ParsedPage, { pages }: Site): boolean {
  if (foundBy === 'file') return false;
  const folder = url.replace(/[?].*$/, '').replace(/\/?$/, '/');
  let below = 0;
  for (const other of pages.keys()) {
    if (other !== url && other.startsWith(folder)) below += 1;
    if (below === minPagesBelow) return true;
  }
  return false;
}

/** The start pages of two languages may both be named like the site. */
export function areStartPagesOfLanguages(one: ParsedPage, other: ParsedPage): boolean {
  return isStartPage(one) && isStartPage(other) && one.facts.lang !== other.facts.lang;
}
