/**
 * Structured details for search engines that cannot be derived from text: town and state of the office, and the person
 * responsible for the content. None has a placeholder: no person is invented.
 */
import { z } from 'zod';

/** "Meera Nair; Principal officer; broker-qualified person 1234" */
const reviewer = z.string().transform((entry, context) => {
  const [name, role, registration, ...more] = entry.split(';').map((part) => part.trim());
  if (name && role && registration !== '' && more.length === 0) {
    return { name, role, registration: registration ?? null };
  }
  context.addIssue('must be such as Meera Nair; Principal officer; broker-qualified person 1234');
  return z.NEVER;
});

export const reviewerVariables = z.object({
  BROKER_CITY: z.string().max(60).optional(),
  BROKER_STATE: z.string().max(60).optional(),
  BROKER_REVIEWER: reviewer.optional(),
});

export type Reviewer = { name: string; role: string; registration: string | null };

/** "Page last reviewed on 22 November 2026 by Meera Nair, Principal officer (broker-qualified person 1234)." */
export function reviewLine(day: string, reviewer?: Reviewer | null): string {
  if (!reviewer) return `Page last reviewed on ${day}.`;
  const { name, role, registration } = reviewer;
  return `Page last reviewed on ${day} by ${name}, ${role}${registration ? ` (${registration})` : ''}.`;
}
