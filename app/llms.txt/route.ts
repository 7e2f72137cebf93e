/** What answer engines should know and read first. */
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { llmsText } from '@/lib/publishing/llms-text';
import { textFile } from '@/lib/publishing/text-file.server';
import { listedTools } from '@/lib/tools/page-instruments/page-instruments';

export const dynamic = 'force-static';

export function GET(): Response {
  return textFile(llmsText(broker(), siteOrigin(), listedTools()), 'text/plain');
}
