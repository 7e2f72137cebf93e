/** /.well-known/security.txt (RFC 9116): where to report a vulnerability of this site. */
import { dayMs } from '../dates/iso-date.ts';
import { pageUrl } from '../site/page-urls.ts';

/**
 * The date on which somebody last checked that the mailbox is read. Check and raise it once a year: the file expires a
 * year later, and a build after that date stops.
 */
export const securityContactChecked = '2026-11-21';

const validDays = 364;

/** @throws if the contact was not checked for a year. */
export function securityText(
  { origin, mailbox }: { origin: string; mailbox: string },
  today: Date,
  checkedOn = securityContactChecked,
): string {
  const expires = new Date(Date.parse(checkedOn) + validDays * dayMs);
  if (today >= expires) {
    throw new Error(
      `The security contact was last checked on ${checkedOn}: make sure that the mailbox is read and raise the date in lib/publishing/security-text.ts`,
    );
  }
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${pageUrl(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
