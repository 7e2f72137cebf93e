/** Tags that the page's scripts change. */

import type { Check } from '../check-helpers/check.ts';
import { linkHrefs, metaContent, metaContents } from '../check-helpers/head-tags.ts';
import { quote } from '../check-helpers/wording.ts';
import type { Severity } from '../finding.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { renderedCheck } from './rendered-content-checks.ts';

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

export const renderedTagChecks: Check[] = [
  ...differences.map(([id, severity, name, read]) =>
    renderedCheck(
      {
        id,
        severity,
        about: `Scripts change the ${name}`,
        fix: `Send the final ${name} from the server.`,
      },
      (before, after) =>
        read(before) !== read(after) && `from ${quote(read(before))} to ${quote(read(after))}`,
    ),
  ),
];
