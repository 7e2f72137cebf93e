/** The help and company pages that are also served as Markdown, and whose sections are static. */
import type { BrokerText } from '../config/broker-details.ts';
import type { MarkdownPagePath } from '../site/page-urls.ts';
import { claim } from './pages/claim.ts';
import { grievanceRedressal } from './pages/grievance-redressal.ts';
import { insuranceCompanies } from './pages/insurance-companies.ts';
import { renewal } from './pages/renewal.ts';
import type { TextPageContent } from './types.ts';

export const markdownPages: Record<MarkdownPagePath, (broker: BrokerText) => TextPageContent> = {
  '/renewal': renewal,
  '/claim': claim,
  '/grievance-redressal': grievanceRedressal,
  '/insurance-companies': insuranceCompanies,
};
