/** Claims in structured data that the page contradicts. */
import type { Severity } from '../finding.ts';

export type ProblemRow = [id: string, severity: Severity, about: string, why: string, fix: string];

export const claimRows: ProblemRow[] = [
  [
    'structured-price-unseen',
    'warning',
    'A price of the structured data is not on the page',
    'Search engines show one price and the page another: the rich result is taken away.',
    'Write both from the same place.',
  ],
  [
    'structured-rating-unseen',
    'warning',
    'A rating of the structured data is not on the page',
    'Readers cannot see who rated what: the stars are taken away, and a manual action may follow.',
    'Show the rating and how many rated, or take both out of the markup.',
  ],
  [
    'structured-availability',
    'warning',
    'Structured data has in stock what the page calls sold out',
    'Shoppers come for what they cannot have, and search engines trust the offer less.',
    'Write both from the same place.',
  ],
  [
    'structured-address',
    'warning',
    'Structured data names an address that is not the public one',
    'What is said there is taken for another page’s, on a site of tests or on http.',
    'Make the addresses from the public https:// origin.',
  ],
  [
    'structured-other-page',
    'warning',
    'Structured data speaks of another page',
    'Search engines do not know which of the two pages it describes, and pass it over.',
    'Write name and address of the page that it stands on; it is often copied from another.',
  ],
  [
    'structured-unseen',
    'error',
    'Marked-up questions are not on the page',
    'Marking up what readers cannot see is against the guidelines and can cost all rich results.',
    'Show the question, or take it out of the markup.',
  ],
  [
    'structured-self-rating',
    'warning',
    'A business rates itself',
    'Search engines show no stars for ratings a business publishes of itself.',
    'Take the rating out.',
  ],
];
