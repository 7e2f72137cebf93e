/** A phone number or an e-mail address as a link. */

/** "1800 000 0000" as a link target; "022-66301000 ext. 214" too (RFC 3966). */
export function telephoneHref(phone: string): string {
  const [number = '', extension] = phone.split(/\s*ext\.\s*/);
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

/** For running text (lib/content/types.ts). */
export function phoneLink(phone: string): string {
  return `[${phone}](${telephoneHref(phone)})`;
}

/** For running text (lib/content/types.ts). */
export function mailLink(mailbox: string): string {
  return `[${mailbox}](mailto:${mailbox})`;
}
