/** Facts and links for answer engines (llms.txt). */
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { llmsText } from '@/lib/publishing/llms-text';
import { textResponse } from '@/lib/publishing/text-response.server';
import { listCalculators } from '@/lib/tools/calculator-registry/page-calculators';

export const dynamic = 'force-static';

export function GET(): Response {
  return textResponse(llmsText(broker(), siteOrigin(), listCalculators()), 'text/plain');
}
