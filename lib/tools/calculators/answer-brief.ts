/**
 * What a calculator says to the insurer, the claims desk or the adviser who is handed its answer: one sheet of A4 from
 * the visitor. It speaks in the first person or in none; "you" would be the reader, who is not the visitor.
 */
import type { Prose } from '../../content/types.ts';

/**
 * Lines that the visitor fills in by hand. They identify a person or their health, so no address holds them and no page
 * prints them.
 */
export const briefBlanks = {
  name: 'Name',
  birth: 'Date of birth',
  sex: 'Sex',
  people: 'Everybody to be insured: name, date of birth, sex',
  spouseBirth: 'Spouse’s date of birth',
  childBirth: 'Child’s date of birth',
  place: 'City and PIN code',
  tobacco: 'Tobacco in any form: yes or no',
  illnesses: 'Existing illnesses and medicines: whose, since when',
  policy: 'Insurer and policy number',
  quotation: 'Plan and number of the quotation',
  hospital: 'Hospital and day of admission',
  treatment: 'Illness or operation',
  vehicle: 'Registration number, make and model',
  firstDay: 'First day of the trip',
  telephone: 'Telephone',
} as const;
export type BriefBlank = keyof typeof briefBlanks;

/** "Sum assured: ₹2.25 crore" */
type BriefFact = { label: string; value: string };

/** One sheet of A4: testing/data/expect-sound-answer.ts has its limits. */
export type AnswerBrief = {
  /** What kind of sheet it is: "Request for an offer: term insurance". */
  heading: string;
  /** What is asked for, in one sentence with its sums. */
  request: string;
  /** Who and what, in the reader's terms. */
  facts: BriefFact[];
  /** In the order of the sheet. */
  blanks: readonly BriefBlank[];
  /** Questions that the reader answers in writing. */
  askInWriting: Prose[];
  /** Without these the answer is not what was asked for. */
  mustHaveTerms: Prose[];
  /** What the sums rest on, as far as the reader needs it. */
  assumed: Prose[];
};
