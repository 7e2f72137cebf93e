/** What a page's scripts change: tags, links and text that exist only in the browser, or only before it. */
import type { PageFacts } from '../page/page-facts.ts';
import { joinFirst, quote } from '../text.ts';
import { type Check, type CheckInfo, pageCheck } from './check.ts';
import { metaContents } from './tags.ts';

const maxAddedShare = 0.2;
const minWords = 50;

const why =
  'Search engines read the server’s HTML first and the rendered page days later, or never; messengers and answer engines read only the first.';

const tags: [name: string, read: (facts: PageFacts) => string[]][] = [
  ['title', ({ titles }) => titles],
  ['description', (facts) => metaContents(facts, 'description')],
  ['robots tag', (facts) => metaContents(facts, 'robots')],
  [
    'canonical',
    ({ links }) => links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
  ],
  ['h1', ({ headings }) => headings.filter(({ level }) => level === 1).map(({ text }) => text)],
  ['og:image', (facts) => metaContents(facts, 'og:image')],
  ['number of JSON-LD blocks', ({ structured }) => [String(structured.blocks)]],
];

const renderedTags = renderedCheck(
  {
    id: 'rendered-tags',
    severity: 'error',
    about: 'Scripts change tags',
    fix: 'Send the final tags from the server.',
  },
  (before, after) =>
    tags.flatMap(([name, read]) => {
      const [served, rendered] = [read(before).join(' | '), read(after).join(' | ')];
      return served === rendered ? [] : [`${name}: from ${quote(served)} to ${quote(rendered)}`];
    }),
);

const renderedLinks = renderedCheck(
  {
    id: 'rendered-links',
    severity: 'warning',
    about: 'Scripts add or remove links',
    fix: 'Put every link to a page into the server’s HTML.',
  },
  (before, after) => {
    const targets = ({ anchors }: PageFacts) =>
      new Set(anchors.flatMap(({ target }) => target ?? []));
    const [served, rendered] = [targets(before), targets(after)];
    const added = [...rendered].filter((target) => !served.has(target));
    const removed = [...served].filter((target) => !rendered.has(target));
    const parts = [
      added.length > 0 && `added ${joinFirst(added, 3)}`,
      removed.length > 0 && `removed ${joinFirst(removed, 3)}`,
    ].filter(Boolean);
    return parts.length > 0 ? [parts.join('; ')] : [];
  },
);

const renderedContent = renderedCheck(
  {
    id: 'rendered-content',
    severity: 'warning',
    about: 'Scripts add or remove text',
    fix: 'Render the main content on the server, and show it to visitors without a cookie.',
  },
  ({ words: served }, { words: rendered }) => {
    const isAdded = rendered > minWords && rendered > served * (1 + maxAddedShare);
    const isLost = served > minWords && rendered < served / 2;
    return isAdded || isLost ? [`${served} words from the server, ${rendered} in the browser`] : [];
  },
);

const renderedFailed = pageCheck(
  {
    id: 'rendered-failed',
    severity: 'error',
    about: 'A browser could not render the page, or is sent to another one by script',
    where: 'browser',
    of: 'html',
    why: 'Visitors may see the same.',
    fix: 'Open the page with the browser’s console and look at the first error; redirect on the server.',
  },
  ({ renderProblem }) => renderProblem,
);

function renderedCheck(
  words: Omit<CheckInfo, 'where' | 'why'>,
  describe: (before: PageFacts, after: PageFacts) => string[],
): Check {
  return pageCheck(
    { ...words, where: 'server’s HTML, browser’s page', why, of: 'html' },
    ({ facts, rendered }) => rendered && describe(facts, rendered),
  );
}

export const renderedChecks: Check[] = [
  renderedTags,
  renderedLinks,
  renderedContent,
  renderedFailed,
];
