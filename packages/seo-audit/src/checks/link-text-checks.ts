/** Link texts, the number of links, and telephone numbers that should be links. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { linkCheck } from '../check-helpers/link-check.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import type { Thresholds } from './thresholds.ts';

/** Lighthouse's list, with additions. */
const genericTexts = new Set(
  [
    'click here|click this|click|go|here|information|learn more|more|more info|more information|right here',
    'read more|see more|start|this|link|this link|this page|details|view|view more|know more|continue|website',
  ]
    .join('|')
    .split('|'),
);

/** “Link” for /components/link, and “Start” for the index of a folder: the word is the page's name. */
function isNameOf(text: string, target: string | null): boolean {
  if (!target) return false;
  const last = new URL(target).pathname.toLowerCase().split('/').at(-1) ?? '';
  const name = last.replace(/\.\w+$/, '');
  return name === text || (text === 'start' && (name === '' || name === 'index'));
}

const linkWithoutWords = linkCheck(
  {
    id: 'link-without-words',
    severity: 'error',
    about: 'A link has no text',
    where: '<a href>',
    why: 'Screen readers read its URL aloud; search engines learn nothing about its target.',
    fix: 'Give it text, an alternative text for its picture, or an aria-label.',
  },
  ({ href, text, isHidden }) =>
    href !== null && text === '' && !isHidden && `the link to ${quote(href, 80)}`,
);

const linkTextGeneric = linkCheck(
  {
    id: 'link-text-generic',
    severity: 'notice',
    about: 'A link’s text does not say where it leads',
    where: '<a href>',
    why: 'In a list of links it says nothing to readers, and nothing to search engines.',
    fix: 'Use the name of the target page.',
  },
  ({ href, target, text }) =>
    // The name of a section on the same page may be any word: a manual has an option called "link".
    href !== null &&
    !href.startsWith('#') &&
    genericTexts.has(text.toLowerCase().replace(/[\s.…>»→]+$/, '')) &&
    !isNameOf(text.toLowerCase(), target) &&
    `${quote(text)} leads to ${quote(href, 80)}`,
);

const linksMany = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'links-many',
      severity: 'notice',
      about: 'A page has very many links',
      where: '<a href>',
      of: 'html',
      why: 'Each link is worth less, and menus become hard to use.',
      fix: 'Group them, or split the page.',
    },
    ({ facts }) => {
      const leading = facts.anchors.filter(({ href }) => !href?.startsWith('#')).length;
      return leading > thresholds['page-links'] && `${leading} links`;
    },
  );

const phoneNotLinked = pageCheck(
  {
    id: 'phone-not-linked',
    severity: 'notice',
    about: 'A telephone number is not a link',
    where: 'text',
    of: 'html',
    why: 'On a phone nobody types it again.',
    fix: 'Use <a href="tel:…">.',
  },
  ({ facts }) => facts.unlinkedPhones.length > 0 && joinFirst(facts.unlinkedPhones),
);

export const linkTextChecks = (thresholds: Thresholds): Check[] => [
  linkWithoutWords,
  linkTextGeneric,
  linksMany(thresholds),
  phoneNotLinked,
];
