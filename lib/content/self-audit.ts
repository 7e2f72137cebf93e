/**
 * Our answers to the dark patterns of the 2023 guidelines, in their order, for /legal. Each answer needs evidence: it
 * names pages that say so and tests that verify it, and self-audit.test.ts checks that they exist.
 */
import type { IsoDate } from '../dates/iso-date.ts';
import { routes } from '../site/routes.ts';
import type { Prose } from './types.ts';

export const auditDate: IsoDate = '2026-11-29';

/** `says`: words of that page's content. `path` may end in the fragment of a section. */
type PageEvidence = { label: string; path: `/${string}`; quote: string };
/** `name` exactly as in the file, after `test(`. */
type TestEvidence = { file: string; name: string };

export type AuditRow = {
  pattern: string;
  meaning: Prose;
  answer: Prose;
  pages: readonly PageEvidence[];
  tests: readonly [TestEvidence, ...TestEvidence[]];
};

const pagesWithoutPopup = routes
  .filter(({ hasExitPopup }) => !hasExitPopup)
  .map(({ label }) => label)
  .join(', ');

// biome-ignore lint/suspicious/noTemplateCurlyInString: the name exactly as in that file
const everyPage: TestEvidence = { file: 'e2e/every-page.spec.ts', name: '${path} is in order' };

export const selfAudit: readonly AuditRow[] = [
  {
    pattern: 'False urgency',
    meaning: 'Pressing you with a false shortage or deadline',
    answer:
      'None. No countdown, no “others are looking at this”, no offer that runs out tonight. A date ' +
      'on a page is the date of a fact.',
    pages: [],
    tests: [
      {
        file: 'lib/content/site-words.test.ts',
        name: 'no page, figure or list has a banned word',
      },
      everyPage,
    ],
  },
  {
    pattern: 'Basket sneaking',
    meaning: 'Slipping in an item you did not choose',
    answer:
      'None. Nothing can be bought here, and no add-on or extra product is preselected. A product ' +
      'page suggests its own product in the form; you can change it.',
    pages: [],
    tests: [
      {
        file: 'components/call-back/call-back-form.test.tsx',
        name: 'the form posts without JavaScript: method, URL, names and the preselected product are in its HTML',
      },
    ],
  },
  {
    pattern: 'Confirm shaming',
    meaning: 'Making you feel foolish or guilty for saying no',
    answer: 'None. The button that closes the Get a Call window says “Close” and no more.',
    pages: [],
    tests: [
      {
        file: 'e2e/exit-popup.spec.ts',
        name: 'closed in any way, it returns the focus and stays closed until the next day, on every page',
      },
    ],
  },
  {
    pattern: 'Forced action',
    meaning: 'Making you give or do something unrelated to get what you came for',
    answer:
      'None. Facts, figures and comparisons are open to all. Your number is asked for one purpose, ' +
      'to call you, because a call cannot be made without it.',
    pages: [
      {
        label: 'why one call',
        path: '/about-us#fewer-calls',
        quote: 'No page here waits for your number before it shows what it knows.',
      },
    ],
    tests: [
      {
        file: 'e2e/insurers.spec.ts',
        name: 'every insurer is listed with number and figures, without controls that need a script',
      },
    ],
  },
  {
    pattern: 'Subscription trap',
    meaning: 'Easy to join, hard to leave',
    answer:
      'None. There is no subscription. The form under [stop calls](/contact-us#stop-calls) asks for ' +
      'your number and nothing else: no login, no reference, no reason. It takes out what waits ' +
      'here; if you do nothing, a request lapses by itself.',
    pages: [
      {
        label: 'stop calls',
        path: '/contact-us#stop-calls',
        quote: 'No login, no reason, no reference.',
      },
    ],
    tests: [
      {
        file: 'e2e/requests.spec.ts',
        name: 'after "stop calls" a call request is refused kindly, until the code to allow calls again is entered',
      },
    ],
  },
  {
    pattern: 'Interface interference',
    meaning: 'Drawing the eye to one choice and hiding the other',
    answer:
      'Checked. One button per view is coloured, to be found easily. Closing and refusing are in ' +
      'plain sight and are large enough for a thumb; no box is ticked for you.',
    pages: [],
    tests: [
      everyPage,
      {
        file: 'e2e/exit-popup.spec.ts',
        name: 'opening it clears the errors of the page’s form, and it fits 1366×625: the consent and the button are entirely visible',
      },
      {
        file: 'components/call-back/call-back-form.test.tsx',
        name: 'the consent is before the button, and its boxes are neither ticked nor required',
      },
    ],
  },
  {
    pattern: 'Bait and switch',
    meaning: 'Advertising one thing and giving another',
    answer: 'None. The caller speaks about the product you chose. We show no teaser price.',
    pages: [
      {
        label: 'the notice for Get a Call',
        path: '/privacy-policy#get-a-call',
        quote: 'Nothing else: no other product, no messages, no newsletter, no profile.',
      },
    ],
    tests: [
      {
        file: 'lib/content/consent.test.ts',
        name: 'the text says who calls, how long the request is valid, and what is not done with the number',
      },
    ],
  },
  {
    pattern: 'Drip pricing',
    meaning: 'Revealing charges one after another',
    answer:
      'None. We charge nothing. Beside the official third-party rates we say that GST is added. For ' +
      'most policies we show no price at all, and say so above this table.',
    pages: [
      { label: 'car', path: '/car-insurance', quote: 'A year, before GST' },
      { label: 'two-wheeler', path: '/bike-insurance', quote: 'A year, before GST' },
    ],
    tests: [everyPage],
  },
  {
    pattern: 'Disguised advertisement',
    meaning: 'Making an advertisement look like news or a review',
    answer:
      'None. The whole site belongs to a broker that earns commission, and says so in its footer. ' +
      'Lists follow the alphabet, so a place in them cannot be bought.',
    pages: [
      {
        label: 'how we are paid',
        path: '/about-us#how-we-are-paid',
        quote: 'When you buy a policy through us, the insurer pays us commission.',
      },
    ],
    tests: [
      {
        file: 'lib/tools/insurers/insurer-rows.test.ts',
        name: 'every insurer is on the list once, alphabetical by brand',
      },
      everyPage,
    ],
  },
  {
    pattern: 'Nagging',
    meaning: 'Interrupting you again and again',
    answer:
      'One point to declare. When a mouse pointer leaves the page upwards, a Get a Call ' +
      'window opens, also when that is the first thing you do. It is for a mouse only: a finger or ' +
      'a pen never opens it. It closes with the Esc key, with a press beside it, or with the Close ' +
      'button in its corner. Once closed or used it stays away until the next day in this browser; a ' +
      'browser that keeps nothing for us may show it again on the next page. It never appears on ' +
      `these pages: ${pagesWithoutPopup}. We count it as an interruption and keep it to this one.`,
    pages: [],
    tests: [
      {
        file: 'e2e/exit-popup.spec.ts',
        name: 'it never appears on pages about a claim, a complaint or business with us',
      },
      {
        file: 'e2e/exit-popup.spec.ts',
        name: 'it opens when the pointer leaves upwards, not at any other edge, and never for a finger',
      },
      {
        file: 'e2e/exit-popup.spec.ts',
        name: 'closed in any way, it returns the focus and stays closed until the next day, on every page',
      },
    ],
  },
  {
    pattern: 'Trick question',
    meaning: 'Confusing words that make you agree by mistake',
    answer:
      'None. The form asks for a product, a slot and a number. Its boxes, about age and ' +
      'do-not-disturb, are empty and optional. No question turns a “no” into a “yes”.',
    pages: [
      {
        label: 'do-not-disturb',
        path: '/contact-us#contact-us-dnd',
        quote: 'The form has a line for it, which you may tick',
      },
    ],
    tests: [
      {
        file: 'lib/content/consent.test.ts',
        name: 'the do-not-disturb permission is a separate line, and says that it is optional',
      },
    ],
  },
  {
    pattern: 'SaaS billing',
    meaning: 'Charging again and again without your noticing',
    answer: 'Does not arise. We take no payment and hold no card or mandate.',
    pages: [
      {
        label: 'what we do not do',
        path: '/about-us#what-we-do-not-do',
        quote: 'We sell no policy and take no premium on this website.',
      },
    ],
    tests: [everyPage],
  },
  {
    pattern: 'Rogue malware',
    meaning: 'Scaring or luring you into installing something harmful',
    answer: 'None. There is nothing to install.',
    pages: [],
    tests: [
      {
        file: 'e2e/links.spec.ts',
        name: 'links that leave the site lead to official places, to insurers’ own sites or to our main site',
      },
      everyPage,
    ],
  },
];
