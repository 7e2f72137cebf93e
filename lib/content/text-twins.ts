// The pages of help and facts that answer engines quote most: each has a Markdown twin, and is kept as the server wrote it.
import type { BrokerDetails } from '../config/broker-details.ts';
import type { TextTwinPath } from '../site/page-urls.ts';
import { claim } from './pages/claim.ts';
import { grievanceRedressal } from './pages/grievance-redressal.ts';
import { insuranceCompanies } from './pages/insurance-companies.ts';
import { renewal } from './pages/renewal.ts';
import type { TextPageContent } from './types.ts';

export const textTwins: Record<TextTwinPath, (broker: BrokerDetails) => TextPageContent> = {
  '/renewal': renewal,
  '/claim': claim,
  '/grievance-redressal': grievanceRedressal,
  '/insurance-companies': insuranceCompanies,
};
