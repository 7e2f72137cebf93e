/**
 * What a calculator says to the insurer, the claims desk or the adviser who is handed its answer: one sheet of A4 from
 * the visitor. It speaks in the first person or in none; "you" would be the reader, who is not the visitor.
 */
import type { Prose } from '../../content/types.ts';

/** `lines`: as wide as the sheet, so many lines below the label. */
type BlankRow = { label: string; lines?: number };

/**
 * What the visitor fills in by hand. It identifies a person or tells of their health, so no address holds it and no
 * page prints it.
 */
const blankRows = {
  name: { label: 'Name' },
  birth: { label: 'Date of birth' },
  sex: { label: 'Sex' },
  people: { label: 'Everybody to be insured: name, date of birth, sex', lines: 3 },
  spouseBirth: { label: 'Spouse’s date of birth' },
  childBirth: { label: 'Child’s date of birth' },
  place: { label: 'City and PIN code' },
  tobacco: { label: 'Tobacco: yes or no' },
  illnesses: { label: 'Existing illnesses and medicines: whose, since when', lines: 1 },
  policy: { label: 'Insurer and policy number' },
  quotation: { label: 'Plan and number of the quotation' },
  hospital: { label: 'Hospital and day of admission' },
  treatment: { label: 'Illness or operation' },
  vehicle: { label: 'Registration number and model' },
  firstDay: { label: 'First day of the trip' },
  telephone: { label: 'Telephone' },
} as const satisfies Record<string, BlankRow>;
export type BriefBlank = keyof typeof blankRows;
export const briefBlanks: Readonly<Record<BriefBlank, BlankRow>> = blankRows;

/** "Sum assured: ₹2.25 crore" */
type BriefFact = { label: string; value: string };

/** One sheet of A4: testing/data/expect-sound-answer.ts has its limits. */
export type AnswerBrief = {
  /**
   * What the sheet asks for. An insurer prices a life policy by tobacco, a health policy by illnesses, and cover of
   * critical illnesses by both: these are among its blanks.
   */
  subject: 'life' | 'health' | 'critical-illness' | 'other';
  /** What kind of sheet it is: "Request for an offer: term insurance". */
  heading: string;
  /** The offer or answer that the visitor wants, in one sentence with its sums. */
  request: string;
  /** Who and what, in the reader's terms. */
  facts: BriefFact[];
  /** In the order of the sheet. */
  blanks: readonly BriefBlank[];
  /** Questions that the reader answers in writing. */
  askInWriting: Prose[];
  /** Terms without which the answer does not fit the request. */
  mustHaveTerms: Prose[];
  /** The basis of the sums, as far as the reader needs it. */
  assumed: Prose[];
};
