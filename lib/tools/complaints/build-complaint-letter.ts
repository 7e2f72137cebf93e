/** The letter of a complaint, with the day of an earlier one where the visitor has entered it. */
import { complaintLetter } from '../../content/complaints/complaint-letter.ts';
import { type FilledLetter, withValues } from '../../content/letter.ts';
import type { ComplaintInput } from './complaint-query.ts';

export function buildComplaintLetter({ complained }: ComplaintInput): FilledLetter {
  const { blanks } = complaintLetter;
  return { ...complaintLetter, blanks: withValues(blanks, { earlier: complained }) };
}
