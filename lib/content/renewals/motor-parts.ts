/**
 * A motor policy has two parts that may end on different days. Which one ends decides whether driving is lawful the day
 * after, so every flow needs that answer first.
 */

export const motorParts = [
  { value: 'both', label: 'Both parts, or the whole policy' },
  { value: 'own-damage', label: 'Own damage only' },
  { value: 'third-party', label: 'Third party only' },
  { value: 'unknown', label: 'I do not know' },
] as const;

export type MotorPart = (typeof motorParts)[number]['value'];

export function isMotorPart(text: string): text is MotorPart {
  return motorParts.some(({ value }) => value === text);
}
