/** One field of a service request, as data: the form, its checks and the mail are all made from these rows. */

export type FieldType =
  /** A person's name: letters of any script, spaces, and . ' - as names have them. */
  | 'name'
  | 'mobile'
  | 'email'
  | 'policy-number'
  | 'letters-and-digits'
  /** One line of words: an insurer, a place. */
  | 'line'
  | 'long-text'
  /** A calendar date; `past-date` is not after today in India. */
  | 'date'
  | 'past-date'
  | 'choice'
  /** A reference of ours: CB-… or SR-…. */
  | 'reference'
  | 'pdf';

export type FieldOption = { value: string; label: string };

export type RequestField = {
  /** Also the name in the posted form; one name means the same thing in every kind. */
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  hint?: string;
  /** Characters of the finished value, where the type's own limit is too wide. */
  maxLength?: number;
  /** For `choice`. */
  options?: readonly FieldOption[];
  /** For `choice`: what stands in the box before one is chosen. */
  placeholder?: string;
  /** Overrides the type's own `autocomplete` token. */
  autoComplete?: string;
  /** Not shown where the page already knows it (`values` of the form): it then travels as a hidden field. */
  isHiddenWhenPrefilled?: true;
  /** Asked only of these answers to another field, where the page knows that answer; where it does not, of everybody. */
  onlyFor?: { field: string; values: readonly string[] };
};
