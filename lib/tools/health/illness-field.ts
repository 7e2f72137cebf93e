/**
 * The question whether somebody is being treated, the same in every tool that asks it. It is optional: nobody has to
 * put an illness into an address to get an answer. A tool may therefore not take an empty field for a no.
 */
import type { Prose } from '../../content/types.ts';
import { upperFirst } from '../../text/words.ts';

/** A list without free text, because the choice is in the answer's address. */
export const illnessField = {
  kind: 'choice',
  options: {
    no: 'No',
    diabetes: 'Diabetes',
    'blood-pressure': 'Blood pressure',
    heart: 'Heart',
    yes: 'Another, or several',
  },
  isOptional: true,
} as const;

export type IllnessAnswer = keyof typeof illnessField.options | null;

const illnessNames = {
  diabetes: 'diabetes',
  'blood-pressure': 'high blood pressure',
  heart: 'heart disease',
} as const;

/** What more to read, for a person who named diabetes. */
export const diabetesText: Prose =
  'Some plans cover diabetes sooner: [what to ask, and what counts as its complication](/diabetes-health-insurance).';

export function isInTreatment(answer: IllnessAnswer): boolean {
  return answer !== null && answer !== 'no';
}

/** "Diabetes"; null where there is none, or none of the list. */
export function illnessName(answer: IllnessAnswer): string | null {
  if (answer === null || answer === 'no' || answer === 'yes') return null;
  return upperFirst(illnessNames[answer]);
}
