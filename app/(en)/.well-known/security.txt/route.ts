/** Where to report a vulnerability of this site. */
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { securityText } from '@/lib/publishing/security-text';
import { textResponse } from '@/lib/publishing/text-response.server';

export const dynamic = 'force-static';

export function GET(): Response {
  const site = { origin: siteOrigin(), mailbox: broker().helpMailbox };
  return textResponse(securityText(site, new Date()), 'text/plain');
}
