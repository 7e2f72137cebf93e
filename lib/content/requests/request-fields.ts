/** The fields of a service request as data: form, validation and mail are generated from these rows. */

export type FieldType =
  /** A person's name: letters of any script, spaces, and . ' - as names have them. */
  | 'name'
  | 'mobile'
  | 'email'
  | 'policy-number'
  | 'letters-and-digits'
  /** One line of text: an insurer, a place. */
  | 'line'
  | 'long-text'
  /** A calendar date; `past-date` is not after today in India. */
  | 'date'
  | 'past-date'
  | 'choice'
  /** A reference of ours: CB-… or SR-…. */
  | 'reference'
  | 'pdf';

type FieldOption = { value: string; label: string };

export type RequestField = {
  /** Also the name in the posted form; the same name has the same meaning in every kind. */
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  hint?: string;
  /** Maximum of characters, if the type's own limit is too high. */
  maxLength?: number;
  /** Options of a `choice`. */
  options?: readonly FieldOption[];
  /** For `choice`: the text of the empty choice. */
  placeholder?: string;
  /** For `choice`: radio buttons, none selected in advance; otherwise a list. */
  isRadio?: true;
  /** Overrides the type's own `autocomplete` token. */
  autoComplete?: string;
  /** Hidden if the page already knows the value (`values` of the form): it is then a hidden field. */
  isHiddenWhenPrefilled?: true;
  /**
   * Text of a box beside a value that the page knows: the address of the visitor's plan. It is sent only where the
   * visitor ticks the box; a page without the value has no box.
   */
  offer?: string;
  /** Only for these answers to another field: left out where the page knows another one, else hidden until chosen. */
  onlyFor?: { field: string; values: readonly string[] };
};
