/** The help and company pages that are also served as Markdown, and whose sections are static. */
import type { BrokerText } from '../config/broker-details.ts';
import { claim } from '../content/pages/claim.ts';
import { grievanceRedressal } from '../content/pages/grievance-redressal.ts';
import { insuranceCompanies } from '../content/pages/insurance-companies.ts';
import { renewal } from '../content/pages/renewal.ts';
import type { TextPageContent } from '../content/types.ts';
import type { MarkdownPagePath } from '../site/page-urls.ts';

export const markdownPages: Record<MarkdownPagePath, (broker: BrokerText) => TextPageContent> = {
  '/renewal': renewal,
  '/claim': claim,
  '/grievance-redressal': grievanceRedressal,
  '/insurance-companies': insuranceCompanies,
};
