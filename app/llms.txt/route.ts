/** Facts and links for answer engines (llms.txt). */
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { llmsText } from '@/lib/publishing/llms-text';
import { textResponse } from '@/lib/publishing/text-response.server';
import { calculatorLinks } from '@/lib/tools/calculator-registry/page-calculators';

export const dynamic = 'force-static';

const refused = { question: refusedClaim.seo.title, href: refusedClaim.path };

export function GET(): Response {
  return textResponse(
    llmsText(broker(), siteOrigin(), [refused, ...calculatorLinks()]),
    'text/plain',
  );
}
