/** What a browser's scripts change: tags that differ after hydration, and content that only scripts bring. */
import type { PageFacts, Severity } from '../types.ts';
import {
  type Check,
  type CheckWords,
  linkHrefs,
  metaContent,
  metaContents,
  type ParsedPage,
  pageCheck,
  quoted,
  some,
} from './check.ts';

const maxAddedShare = 0.2;

type Difference = [
  id: string,
  severity: Severity,
  name: string,
  read: (facts: PageFacts) => string,
];

const differences: Difference[] = [
  [
    'rendered-title',
    'error',
    'title',
    (facts) =>
      facts.titles
        .filter(({ isInHead }) => isInHead)
        .map(({ text }) => text)
        .join(' | '),
  ],
  [
    'rendered-description',
    'error',
    'description',
    (facts) => metaContents(facts, 'description').join(' | '),
  ],
  [
    'rendered-canonical',
    'error',
    'canonical',
    (facts) => linkHrefs(facts, 'canonical').join(' | '),
  ],
  ['rendered-robots', 'error', 'robots tag', (facts) => metaContents(facts, 'robots').join(' | ')],
  [
    'rendered-h1',
    'error',
    'main heading',
    (facts) =>
      facts.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => text)
        .join(' | '),
  ],
  [
    'rendered-og',
    'error',
    'sharing tags',
    (facts) =>
      ['og:title', 'og:description', 'og:url', 'og:image']
        .map((tag) => metaContent(facts, tag))
        .join(' | '),
  ],
  [
    'rendered-structured-data',
    'warning',
    'number of JSON-LD blocks',
    (facts) => String(facts.structured.blocks),
  ],
  ['rendered-lang', 'warning', 'language', (facts) => facts.lang ?? ''],
];

const why =
  'Search engines read the server’s HTML first and the drawn page days later, or never; messengers and answer engines read only the first.';

function renderedCheck(
  words: Omit<CheckWords, 'where' | 'why'>,
  say: (before: PageFacts, after: PageFacts, page: ParsedPage) => string | false,
): Check {
  return pageCheck({ ...words, where: 'server’s HTML, browser’s page', why, of: 'html' }, (page) =>
    page.rendered ? say(page.facts, page.rendered, page) : null,
  );
}

export const renderedChecks: Check[] = [
  ...differences.map(([id, severity, name, read]) =>
    renderedCheck(
      {
        id,
        severity,
        about: `Scripts change the ${name}`,
        fix: `Send the final ${name} from the server.`,
      },
      (before, after) =>
        read(before) !== read(after) && `from ${quoted(read(before))} to ${quoted(read(after))}`,
    ),
  ),
  renderedCheck(
    {
      id: 'rendered-links',
      severity: 'warning',
      about: 'Scripts add or remove links',
      fix: 'Have every link that leads to a page in the server’s HTML.',
    },
    (before, after) => {
      const targets = ({ anchors }: PageFacts) =>
        new Set(anchors.flatMap(({ target }) => (target ? [target] : [])));
      const [served, drawn] = [targets(before), targets(after)];
      const added = [...drawn].filter((target) => !served.has(target));
      const removed = [...served].filter((target) => !drawn.has(target));
      if (added.length + removed.length === 0) return false;
      return [
        added.length > 0 && `added ${some(added, 3)}`,
        removed.length > 0 && `removed ${some(removed, 3)}`,
      ]
        .filter(Boolean)
        .join('; ');
    },
  ),
  renderedCheck(
    {
      id: 'rendered-content',
      severity: 'warning',
      about: 'Content comes only with scripts',
      fix: 'Render the main content on the server.',
    },
    (before, after) =>
      after.words > 50 &&
      after.words > before.words * (1 + maxAddedShare) &&
      `${before.words} words from the server, ${after.words} in the browser`,
  ),
  pageCheck(
    {
      id: 'rendered-failed',
      severity: 'error',
      about: 'A browser could not draw the page',
      where: 'browser',
      why: 'Visitors may see the same.',
      fix: 'Open the page with the browser’s console and look at the first error.',
      of: 'live',
    },
    ({ renderProblem }) => renderProblem,
  ),
];
