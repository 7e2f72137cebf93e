/** Who has read the Hindi of a page as it is. Fixed at build time. */
import { isProduction } from '../config/broker.server.ts';
import type { Review } from '../config/broker-details.ts';
import { buildTimeHindiSigned, environment } from '../config/environment.server.ts';
import { hindiPagePaths } from '../site/hindi-pages.ts';

/** Of the texts that no prerendered page shows (lib/publishing/signature.ts). */
const answers = 'answers';

/**
 * @param href of the English page; what is no prerendered page is an answer.
 * @returns null where nobody has read it.
 */
export function hindiReviewOf(href = ''): Review | null {
  const page = hindiPagePaths.includes(href) ? href : answers;
  return buildTimeHindiSigned.split(' ').includes(page) ? environment().hindiReview : null;
}

/** Whether a Hindi page is listed for search and linked from its English one. */
export function isHindiListed(href?: string): boolean {
  return !isProduction() || hindiReviewOf(href) !== null;
}
