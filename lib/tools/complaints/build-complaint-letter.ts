/**
 * The letter of a complaint: to the insurer or the broker, with the day of an earlier one; at the Ombudsman's turn the
 * complaint to the Ombudsman.
 */
import { complaintLetter } from '../../content/complaints/complaint-letter.ts';
import { type FilledLetter, withValues } from '../../content/letter.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { representedLetter } from '../letters/represented-letter.ts';
import { buildOmbudsmanComplaint } from '../ombudsman/build-ombudsman-complaint.ts';
import type { ComplaintInput } from './complaint-query.ts';

const ombudsmanTargets = {
  insurer: 'insurer',
  us: 'broker',
  'bima-bharosa': 'portal',
  ombudsman: 'insurer',
} as const;

export function buildComplaintLetter(
  { complained, answered, to, represented, office }: ComplaintInput,
  isOmbudsmansTurn: boolean,
  today: IsoDate,
  translate?: (text: string) => string,
): FilledLetter {
  if (isOmbudsmansTurn)
    return buildOmbudsmanComplaint(
      { sent: complained, answered, target: ombudsmanTargets[to], office, represented },
      today,
    );
  const blanks = withValues(complaintLetter.blanks, { earlier: complained });
  return representedLetter({ ...complaintLetter, blanks }, represented, translate);
}
