/** Headings, the page's own table of contents. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { headingOf, titleOf } from '../check-helpers/head-tags.ts';
import { createVersionMatcher } from '../check-helpers/language-versions.ts';
import { isStartPage } from '../check-helpers/page-kinds.ts';
import { areOfOneList } from '../check-helpers/page-urls.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import type { ParsedPage } from '../site.ts';

const maxHeadingLength = 150;
const genericHeading =
  /^(?:welcome(?: to (?:our|the|this) (?:web)?(?:site|page))?|home(?: ?page)?|untitled(?: document| page)?|page title|new page|headline|willkommen|startseite|bienvenue|accueil|bienvenid[oa]s?|inicio)\W*$/i;
const placement = { of: 'html', where: '<h1> to <h6>' } as const;

const h1Missing = pageCheck(
  {
    ...placement,
    id: 'h1-missing',
    severity: 'notice',
    about: 'A page has no h1',
    why: 'Readers and screen readers cannot tell what the page is about.',
    fix: 'Add one <h1> with the page’s subject.',
  },
  ({ facts }) => !facts.headings.some(({ level }) => level === 1) && 'there is no <h1>',
);

const h1Hidden = pageCheck(
  {
    ...placement,
    id: 'h1-hidden',
    severity: 'warning',
    about: 'The only h1 is hidden',
    why: 'Neither readers nor screen readers learn what the page is about, and search engines give hidden text no weight.',
    fix: 'Show it, or make the visible heading the <h1>.',
  },
  ({ facts }) => {
    const main = facts.headings.filter(({ level }) => level === 1);
    return main.length > 0 && main.every(({ isHidden }) => isHidden) && quote(main[0]?.text ?? '');
  },
);

const h1Generic = pageCheck(
  {
    id: 'h1-generic',
    severity: 'notice',
    about: 'The h1 does not say what the page is about',
    where: '<h1>',
    why: 'Search engines use it as a second title: “Welcome” says nothing of this page.',
    fix: 'Name the page’s subject, as its title does.',
  },
  (page) => {
    const main = page.facts.headings.filter(({ level }) => level === 1);
    const [{ text } = { text: '' }] = main;
    const isAbout = `${titleOf(page)} ${page.url}`.toLowerCase().includes(firstWord(text));
    const isLost =
      main.length === 1 && genericHeading.test(text) && /\p{L}{3}/u.test(titleOf(page));
    return isLost && !isAbout && !isStartPage(page) && page.foundBy !== 'file' && quote(text);
  },
);

const h1Several = pageCheck(
  {
    ...placement,
    id: 'h1-several',
    severity: 'notice',
    about: 'A page has several h1',
    why: 'Search engines accept several; readers who navigate by headings find it harder to tell the page’s subject.',
    fix: 'Where one of them names the whole page, keep it and make the others <h2>.',
  },
  ({ facts }) => {
    const main = facts.headings.filter(({ level }) => level === 1);
    return main.length > 1 && joinFirst(main.map(({ text }) => quote(text, 60)));
  },
);

const h1Long = pageCheck(
  {
    ...placement,
    id: 'h1-long',
    severity: 'notice',
    about: 'A very long h1',
    why: 'It is a paragraph: readers do not see at once what the page is about.',
    fix: 'Keep it to a line or two, and move the rest into the text.',
  },
  (page) => {
    const text = headingOf(page);
    return [...text].length > maxHeadingLength && `${[...text].length} characters`;
  },
);

const headingEmpty = pageCheck(
  {
    ...placement,
    id: 'heading-empty',
    severity: 'error',
    about: 'A heading has no text',
    why: 'Screen readers announce a heading without a name.',
    fix: 'Give it text, or use another element for spacing.',
  },
  ({ facts }) => {
    const empty = facts.headings.filter(({ text }) => !text);
    return empty.length > 0 && joinFirst(empty.map(({ level }) => `<h${level}>`));
  },
);

const headingSkipped = pageCheck(
  {
    ...placement,
    id: 'heading-skipped',
    severity: 'notice',
    about: 'A heading level is skipped',
    why: 'The outline breaks: people who navigate by headings think that something is missing.',
    fix: 'Go down one level at a time; choose the size by style, not by level.',
  },
  ({ facts }) => {
    const skipped = facts.headings.filter(
      ({ level }, at) => at > 0 && level > (facts.headings[at - 1]?.level ?? 6) + 1,
    );
    return (
      skipped.length > 0 &&
      joinFirst(
        skipped.map(({ level, text }) => `<h${level}> ${quote(text, 60)}`),
        3,
      )
    );
  },
);

const headingBeforeMain = pageCheck(
  {
    ...placement,
    id: 'heading-before-main',
    severity: 'notice',
    about: 'A heading comes before the main heading',
    why: 'The outline begins with a section of something that has no name yet.',
    fix: 'Begin with the <h1>; headings of menus and notices need no heading element.',
  },
  ({ facts: { headings } }) => {
    const [first] = headings;
    const hasMain = headings.some(({ level }) => level === 1);
    return first && first.level > 1 && hasMain && `<h${first.level}> ${quote(first.text, 60)}`;
  },
);

const h1Shared = siteCheck(
  {
    id: 'h1-shared',
    severity: 'notice',
    about: 'Duplicate h1',
    where: '<h1>',
    why: 'Visitors cannot tell the pages apart.',
    fix: 'Name in each what is specific to this page.',
  },
  function* (site) {
    const areVersions = createVersionMatcher(site);
    const pages = new Map<string, ParsedPage[]>();
    for (const page of pagesIn(site, 'indexable')) {
      const text = headingOf(page).toLowerCase();
      if (text) pages.set(text, [...(pages.get(text) ?? []), page]);
    }
    for (const [text, alike] of pages) {
      // Pages that also share the title are reported by that check.
      const titles = new Set(alike.map((page) => titleOf(page).toLowerCase()));
      if (titles.size < 2) continue;
      for (const page of alike) {
        const isShared = alike.some(
          (other) =>
            other !== page && !areVersions(page, other) && !areOfOneList(other.url, page.url),
        );
        const what = `${quote(text, 60)} is on ${alike.length} pages`;
        if (isShared) yield { url: page.url, what, cause: what };
      }
    }
  },
);

function firstWord(text: string): string {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
}

export const headingChecks: Check[] = [
  h1Missing,
  h1Hidden,
  h1Generic,
  h1Several,
  h1Long,
  headingEmpty,
  headingSkipped,
  headingBeforeMain,
  h1Shared,
];
