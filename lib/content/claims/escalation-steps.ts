/** Options after a claim is refused, reduced or delayed: the end of every branch of the guide. */
import { complaintReply } from '../figures/claims.ts';
import {
  commissionWindow,
  ombudsmanLimit,
  ombudsmanSilence,
  ombudsmanWindow,
} from '../figures/complaints.ts';
import type { Figure, Step } from '../types.ts';

export const escalationSteps: readonly Step[] = [
  {
    title: 'Get it in writing',
    text: 'Ask for the clause relied on and the arithmetic of any cut. Compare it with your policy.',
  },
  {
    title: 'Write to the insurer’s grievance officer',
    text: `The insurer has ${complaintReply.text}. Keep a dated acknowledgement.`,
  },
  {
    title: 'Go to the regulator’s portal, Bima Bharosa',
    text: 'IRDAI passes the complaint to the insurer and tracks it. Only you, the insured or claimant, can file it; we help you prepare.',
  },
  {
    title: 'Go to the Insurance Ombudsman',
    text: `After a refusal, a poor reply or ${ombudsmanSilence.text} of silence, within ${ombudsmanWindow.text}, for up to ${ombudsmanLimit.text}. It is free, and a delay may be excused.`,
  },
  {
    title: 'Consumer commission or court',
    text: `Within ${commissionWindow.text} of the cause; open after the Ombudsman too. Take legal advice on cost and time first.`,
  },
];

export const escalationFigures: readonly Figure[] = [
  complaintReply,
  ombudsmanSilence,
  ombudsmanWindow,
  ombudsmanLimit,
  commissionWindow,
];
