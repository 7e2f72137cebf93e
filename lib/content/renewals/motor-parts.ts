// A motor policy has two halves that may end on different days. Which of them ends decides whether driving is
// allowed the day after: no flow may answer before it is asked.

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
