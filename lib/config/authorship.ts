/**
 * The persons who wrote and who answer for the content, printed and in structured data, and the town and state of their
 * office for structured data. None has a placeholder: no person is invented.
 */
import * as z from 'zod';

const maxPersonLength = 150;

/** "Meera Nair; Principal officer; broker-qualified person 1234" */
export const person = z.string().transform((entry, context) => {
  const [name, role, registration, ...more] = entry.split(';').map((part) => part.trim());
  const isPlain = entry.length <= maxPersonLength && !/[<>{}\p{Cc}]/u.test(entry);
  if (isPlain && name && role && registration !== '' && more.length === 0)
    return { name, role, registration: registration ?? null };
  context.addIssue(
    `must be such as Meera Nair; Principal officer; broker-qualified person 1234, at most ${maxPersonLength} characters`,
  );
  return z.NEVER;
});

export const authorshipVariables = z.object({
  BROKER_CITY: z.string().max(60).optional(),
  BROKER_STATE: z.string().max(60).optional(),
  BROKER_AUTHOR: person.optional(),
  BROKER_REVIEWER: person.optional(),
});

export type NamedPerson = { name: string; role: string; registration: string | null };

export type Authorship = { author?: NamedPerson | null; reviewer?: NamedPerson | null };

/** "Written by …. Page last reviewed on 22 November 2026 by Meera Nair, Principal officer (BQP 1234)." */
export function reviewLine(day: string, { author, reviewer }: Authorship = {}): string {
  const written = author ? `Written by ${describePerson(author)}. ` : '';
  return `${written}Page last reviewed on ${day}${reviewer ? ` by ${describePerson(reviewer)}` : ''}.`;
}

function describePerson({ name, role, registration }: NamedPerson): string {
  return `${name}, ${role}${registration ? ` (${registration})` : ''}`;
}
