/**
 * What an unpaid premium does, and how long a policy can be revived, depends on the kind of life policy, so every
 * answer about a lapse needs it first.
 */

export const lifeKinds = [
  { value: 'term', label: 'Term (pays on death only)' },
  { value: 'traditional', label: 'Savings, not unit-linked' },
  { value: 'unit-linked', label: 'Unit-linked (ULIP)' },
  { value: 'unknown', label: 'I do not know' },
] as const;

export type LifeKind = (typeof lifeKinds)[number]['value'];

export function isLifeKind(text: string): text is LifeKind {
  return lifeKinds.some(({ value }) => value === text);
}

/** The lock-in of a unit-linked policy counts from its start, and so do the premiums paid for a savings policy. */
export function hasStartDate(kind: LifeKind | null): boolean {
  return kind === 'traditional' || kind === 'unit-linked';
}
