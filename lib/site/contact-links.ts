/** A phone number or mailbox as something to tap. */

/** "1800 000 0000" as a link target. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** For running text (lib/content/types.ts). */
export function phoneLink(phone: string): string {
  return `[${phone}](${telephoneHref(phone)})`;
}

/** For running text (lib/content/types.ts). */
export function mailLink(mailbox: string): string {
  return `[${mailbox}](mailto:${mailbox})`;
}
