/** Claims in structured data that the page contradicts. */
import type { Severity } from '../finding.ts';

export type ProblemRow = [id: string, severity: Severity, about: string, why: string, fix: string];

export const claimRows: ProblemRow[] = [
  [
    'structured-price-unseen',
    'warning',
    'A price in the structured data is not on the page',
    'Search engines show one price and the page another: the rich result is removed.',
    'Generate both from the same data.',
  ],
  [
    'structured-rating-unseen',
    'warning',
    'A rating in the structured data is not on the page',
    'Readers cannot see who rated what: the stars are removed, and a manual action may follow.',
    'Show the rating and the number of ratings, or remove both from the markup.',
  ],
  [
    'structured-date-unseen',
    'warning',
    'The date in the structured data is not the one on the page',
    'Search engines show a date that readers do not find, or trust neither.',
    'Generate both from the same data.',
  ],
  [
    'structured-availability',
    'warning',
    'Structured data says in stock, the page says sold out',
    'Shoppers come for what they cannot have, and search engines trust the offer less.',
    'Generate both from the same data.',
  ],
  [
    'structured-address',
    'warning',
    'Structured data names a URL that is not public',
    'Search engines relate the data to another page, on a staging site or on http.',
    'Generate URLs from the public https:// origin.',
  ],
  [
    'structured-other-page',
    'warning',
    'Structured data describes another page',
    'Search engines do not know which of the two pages it describes, and ignore it.',
    'Use the name and URL of its own page; such data is often copied from another.',
  ],
  [
    'structured-unseen',
    'error',
    'Marked-up questions are not on the page',
    'Marking up what readers cannot see is against the guidelines and can cost all rich results.',
    'Show the question, or remove it from the markup.',
  ],
  [
    'structured-self-rating',
    'warning',
    'A business rates itself',
    'Search engines show no stars for ratings a business publishes of itself.',
    'Remove the rating.',
  ],
];
