/** What answer engines should know and read first. */
import { broker, siteOrigin } from '@/lib/site/broker.server';
import { llmsText } from '@/lib/site/llms-text';
import { textFile } from '@/lib/site/text-file.server';

export const dynamic = 'force-static';

export function GET(): Response {
  return textFile(llmsText(broker(), siteOrigin()), 'text/plain');
}
