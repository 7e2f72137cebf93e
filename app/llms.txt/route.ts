/** Facts and links for answer engines (llms.txt). */
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { indexedCalculators } from '@/lib/content/calculators/all-calculators';
import { refusedClaim } from '@/lib/content/claims/indexable-claims';
import { llmsText } from '@/lib/publishing/llms-text';
import { textResponse } from '@/lib/publishing/text-response.server';

export const dynamic = 'force-static';

export function GET(): Response {
  return textResponse(
    llmsText(broker(), siteOrigin(), [refusedClaim, ...indexedCalculators]),
    'text/plain',
  );
}
