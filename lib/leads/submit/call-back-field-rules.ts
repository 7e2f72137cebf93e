/**
 * What is done with each field of the call-back form once it is parsed: one row per field. Not in the file of the
 * schema, because every page with the form loads these rows, and zod only at the first touch.
 */
import type { CallBackInput } from './call-back-submission.ts';

type FieldRule = {
  /** A box that only the visitor ticks: a draft does not hold it, so that it is never ticked in advance. */
  isConsent: boolean;
  /** Whether two requests that differ in this field alone are two. */
  isIdentifying: boolean;
  /** In the form, after a confirmation: the visitor's next request begins with the fields that are kept. */
  onConfirmed: 'clear' | 'keep';
};

/** The order of the identifying fields is part of the stored key of a request: a new field is the last row. */
export const callBackFieldRules: Readonly<Record<keyof CallBackInput, FieldRule>> = {
  mobile: { isConsent: false, isIdentifying: true, onConfirmed: 'clear' },
  product: { isConsent: false, isIdentifying: true, onConfirmed: 'clear' },
  timeSlot: { isConsent: false, isIdentifying: true, onConfirmed: 'keep' },
  callDespiteDoNotDisturb: { isConsent: true, isIdentifying: false, onConfirmed: 'clear' },
  reportToAdvertiser: { isConsent: true, isIdentifying: false, onConfirmed: 'clear' },
  showAnswer: { isConsent: true, isIdentifying: false, onConfirmed: 'clear' },
  ageConfirmed: { isConsent: true, isIdentifying: false, onConfirmed: 'clear' },
};

export const callBackFieldNames = Object.keys(callBackFieldRules) as (keyof CallBackInput)[];
