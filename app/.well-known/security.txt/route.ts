/** Where to report a hole in this site. */
import { broker, siteOrigin } from '@/lib/site/broker.server';
import { securityText } from '@/lib/site/security-text';
import { textFile } from '@/lib/site/text-file.server';

export const dynamic = 'force-static';

export function GET(): Response {
  const site = { origin: siteOrigin(), mailbox: broker().helpMailbox };
  return textFile(securityText(site, new Date()), 'text/plain');
}
