/** Ways to reach us as links: a phone number, an e-mail address, the form of a page. */
import type { Route } from './find-route.ts';

/** "1800 000 0000" as a link target; "022-66301000 ext. 214" too (RFC 3966). */
export function telephoneHref(phone: string): string {
  const [number = '', extension] = phone.split(/\s*ext\.\s*/);
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

/** A link in running text (lib/content/types.ts). */
export function phoneLink(phone: string): string {
  return `[${phone}](${telephoneHref(phone)})`;
}

/** A link in running text (lib/content/types.ts). */
export function mailLink(mailbox: string): string {
  return `[${mailbox}](mailto:${mailbox})`;
}

/** The link to the form of a product's page or of its tools: for a call, or to write where nobody sells by a call. */
export function formLink({ hasCallBackForm }: Pick<Route, 'hasCallBackForm'>) {
  return hasCallBackForm
    ? { href: '#get-a-call', label: 'Get a Call' }
    : { href: '#ask', label: 'Write to us' };
}
