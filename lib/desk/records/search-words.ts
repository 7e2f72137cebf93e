/** What the desk types to find a record: a reference, a number, an address, a day, a policy number. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { type Contact, parseContact } from '../../input/contact.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { callBackPrefix, parseAnyReference, requestPrefix } from '../../outbox/reference.ts';
import { normalizePolicyNumber } from '../../policies/policy-types.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';

export type DeskSearch =
  | { kind: 'reference'; reference: string }
  | { kind: 'contact'; contact: Contact }
  | { kind: 'day'; day: IsoDate }
  | { kind: 'policy-number'; number: string };

type ParsedDeskSearch =
  | { kind: 'valid'; search: DeskSearch }
  | { kind: 'blank' }
  /** `mistyped-reference`: it looks like one, and its check character is wrong. */
  | { kind: 'invalid'; error: 'mistyped-reference' | 'not-understood' };

const maxTypedLength = 254;
const minPolicyNumberLength = 3;

/** "cb hxch dw93", "98765 43210", "26/11/2026", "P/12-34". */
export function parseDeskSearch(typed: string): ParsedDeskSearch {
  const text = toAsciiDigits(typed).trim();
  if (text === '') return { kind: 'blank' };
  if (text.length > maxTypedLength) return { kind: 'invalid', error: 'not-understood' };
  const reference = parseAnyReference(text);
  if (reference) return valid({ kind: 'reference', reference });
  const contact = parseContact(text);
  if (contact) return valid({ kind: 'contact', contact });
  const day = parseCalendarDate(text);
  if (day) return valid({ kind: 'day', day });
  const number = normalizePolicyNumber(text);
  if (looksLikeReference(number)) return { kind: 'invalid', error: 'mistyped-reference' };
  if (number.length < minPolicyNumberLength || !/\p{N}/u.test(number))
    return { kind: 'invalid', error: 'not-understood' };
  return valid({ kind: 'policy-number', number: text });
}

function valid(search: DeskSearch): ParsedDeskSearch {
  return { kind: 'valid', search };
}

/**
 * Several references in one text, with any spaces and commas.
 * @returns the words that are none as `wrong`.
 */
export function parseReferences(typed: string): { references: string[]; wrong: string[] } {
  const references: string[] = [];
  const wrong: string[] = [];
  const rest = typed.replace(/\b(?:CB|SR)[\s-]*[0-9A-Z]{4}[\s-]*[0-9A-Z]{4}\b/gi, (text) => {
    const reference = parseAnyReference(text);
    if (reference) references.push(reference);
    else wrong.push(text);
    return ' ';
  });
  return { references, wrong: [...wrong, ...rest.split(/[\s,;]+/).filter(Boolean)] };
}

function looksLikeReference(letters: string): boolean {
  return [callBackPrefix, requestPrefix].some((prefix) =>
    new RegExp(`^${prefix}[0-9A-Z]{7,9}$`).test(letters),
  );
}
