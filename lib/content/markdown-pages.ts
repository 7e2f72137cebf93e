/** The pages of help and facts that are also sent as Markdown, and whose folded text the browser keeps as it was written. */
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
