/** Problems that the parser finds in structured data (page/parse-structured-data.ts), with one check id each. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { claimRows, type ProblemRow } from '../check-helpers/structured-claim-rows.ts';

const where = 'JSON-LD, microdata';
const rows: ProblemRow[] = [
  [
    'structured-json',
    'error',
    'Structured data is not valid JSON',
    'Search engines ignore the whole block.',
    'Correct the JSON; write it with JSON.stringify rather than by hand.',
  ],
  [
    'structured-mistyped',
    'error',
    'Structured data has a MIME type that nobody reads',
    'Search engines ignore the whole block.',
    'Write <script type="application/ld+json">.',
  ],
  [
    'structured-search-target',
    'notice',
    'A search action has no placeholder for the query',
    'Search engines cannot send a query to the site.',
    'End the target with ?q={search_term_string}, or remove the action.',
  ],
  [
    'structured-no-context',
    'error',
    'Structured data does not name schema.org',
    'Without "@context" its terms have no meaning.',
    'Add "@context": "https://schema.org".',
  ],
  [
    'structured-no-type',
    'warning',
    'A node of the structured data has no type',
    'Search engines ignore it.',
    'Add "@type".',
  ],
  [
    'structured-required',
    'error',
    'Structured data lacks a required property',
    'Search engines ignore it, or show it without the main information.',
    'Add the property with the value on the page; if it is unknown, remove the node.',
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
    'A date in the structured data is invalid',
    'Search engines ignore it.',
    'Use 2027-05-10 or a full timestamp.',
  ],
  [
    'structured-value',
    'warning',
    'A value in the structured data is impossible',
    'Search engines ignore the property, and trust the rest less.',
    'Correct the value named.',
  ],
  [
    'structured-app-unrated',
    'notice',
    'An app has neither rating nor review',
    'Google shows an app result only with one of them.',
    'Use WebPage for a tool that nobody rates; never invent a rating.',
  ],
  [
    'structured-relative',
    'notice',
    'A URL in the structured data is relative',
    'It may be resolved against the wrong base.',
    'Write it with https:// and host.',
  ],
  [
    'structured-type-unknown',
    'warning',
    'Structured data names a type that does not exist',
    'Search engines ignore the node.',
    'Look the type up at schema.org; capitals count.',
  ],
  [
    'structured-property-unknown',
    'warning',
    'Structured data names a property that does not exist',
    'Search engines ignore it.',
    'Look the property up at schema.org; use additionalProperty for data without a property of its own.',
  ],
  [
    'structured-property-misplaced',
    'notice',
    'Structured data gives a type the property of another type',
    'Search engines may ignore it: they do not expect it there.',
    'Move it to the right node, or correct the node’s type.',
  ],
  [
    'structured-retired',
    'notice',
    'A type whose rich result has ended',
    'It does no harm, and changes nothing in the results.',
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
