/** Problems that the parser finds in structured data (page/parse-structured-data.ts), with one check id each. */
import { type Check, pageCheck } from './check.ts';
import { claimRows, type ProblemRow } from './structured-claim-rows.ts';

const where = 'JSON-LD, microdata';
const rows: ProblemRow[] = [
  [
    'structured-json',
    'error',
    'Structured data is no valid JSON',
    'All of the block is passed over.',
    'Correct the JSON; write it with JSON.stringify rather than by hand.',
  ],
  [
    'structured-mistyped',
    'error',
    'Structured data has a type that nobody reads',
    'All of the block is passed over.',
    'Write <script type="application/ld+json">.',
  ],
  [
    'structured-search-target',
    'notice',
    'A search in the structured data has no place for the words',
    'Whoever reads it cannot ask the site anything.',
    'End the target with ?q={search_term_string}, or take the action out.',
  ],
  [
    'structured-no-context',
    'error',
    'Structured data does not name schema.org',
    'Without "@context" its words mean nothing.',
    'Add "@context": "https://schema.org".',
  ],
  [
    'structured-no-type',
    'warning',
    'A node of the structured data has no type',
    'It is passed over.',
    'Add "@type".',
  ],
  [
    'structured-required',
    'error',
    'Structured data lacks what its type needs',
    'It is passed over, or shown without what matters.',
    'Fill in the property with what the page says; if it is unknown, leave the node out.',
  ],
  [
    'structured-google-error',
    'error',
    'Google’s rules: something required is missing',
    'The page is not eligible for the rich result.',
    'See the property named.',
  ],
  [
    'structured-google-warning',
    'warning',
    'Google’s rules: something is doubtful',
    'The rich result may not show.',
    'See the property named.',
  ],
  [
    'structured-google-optional',
    'notice',
    'Google’s rules: something optional is missing',
    'The rich result would say more with it.',
    'Fill it in where it is true; never invent prices, ratings or reviews.',
  ],
  [
    'structured-date',
    'warning',
    'A date in the structured data is no date',
    'It is passed over.',
    'Use 2027-05-10 or a full timestamp.',
  ],
  [
    'structured-value',
    'warning',
    'A value in the structured data cannot be',
    'The property is passed over, and search engines trust the rest less.',
    'Correct the value named.',
  ],
  [
    'structured-app-unrated',
    'notice',
    'An app has neither rating nor review',
    'Google shows no result for it as an app without one.',
    'Use WebPage for a tool that nobody rates; never invent a rating.',
  ],
  [
    'structured-relative',
    'warning',
    'A URL in the structured data is relative',
    'It may be resolved against the wrong base.',
    'Write it with https:// and host.',
  ],
  [
    'structured-type-unknown',
    'warning',
    'Structured data names a type that does not exist',
    'The node is passed over.',
    'Look the type up at schema.org; capitals count.',
  ],
  [
    'structured-property-unknown',
    'warning',
    'Structured data names a property that does not exist',
    'It is passed over.',
    'Look the property up at schema.org; what it has no word for may stand in additionalProperty.',
  ],
  [
    'structured-property-misplaced',
    'notice',
    'Structured data gives a type a property of another',
    'Search engines may pass it over: it is not what they expect there.',
    'Move it to the node that it belongs to, or name that node’s type.',
  ],
  [
    'structured-retired',
    'notice',
    'A type whose rich result has ended',
    'It does no harm as vocabulary, and brings nothing in the results.',
    'Keep it for answer engines, or drop it.',
  ],
  ...claimRows,
];

export const structuredProblemChecks: Check[] = [
  ...rows.map(([id, severity, about, why, fix]) =>
    pageCheck({ id, severity, about, why, fix, where, of: 'html' }, ({ facts }) =>
      facts.structured.problems.filter((problem) => problem.id === id).map(({ what }) => what),
    ),
  ),
];
