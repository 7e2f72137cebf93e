/** How a person is reached with a code, and found by it: a mobile number or an e-mail address. */
import { maskMobile, parseMobile } from './mobile.ts';
import { parseEmail } from './parse-field-text.ts';

/** @property address ten digits, or an e-mail address. */
export type Contact = { channel: 'sms' | 'email'; address: string };

/** The limit of e-mail addresses (RFC 5321). */
const maxContactLength = 254;

/** Parses a mobile number in any of its spellings, or an e-mail address. */
export function parseContact(typed: string): Contact | null {
  if (typed.length > maxContactLength) return null;
  const mobile = parseMobile(typed);
  if (mobile) return { channel: 'sms', address: mobile };
  const email = parseEmail(typed);
  return email ? { channel: 'email', address: email } : null;
}

/** "a•••@example.in" */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}•••${email.slice(Math.max(at, 0))}`;
}

export function maskContact({ channel, address }: Contact): string {
  return channel === 'sms' ? maskMobile(address) : maskEmail(address);
}
