/** A complaint letter to the insurer's (or our own) grievance officer, with blanks that only the visitor can fill. */
import { complaintReply } from '../figures/claims.ts';
import { ombudsmanSilence } from '../figures/complaints.ts';
import {
  claimNumberBlank,
  contactBlank,
  type FilledLetter,
  insurerBlank,
  letterClose,
  letterGreeting,
  nameBlank,
  policyBlank,
} from '../letter.ts';

export const complaintLetter: FilledLetter = {
  title: 'Your letter',
  mailSubject: 'Complaint under policy {policy}',
  blanks: [
    nameBlank,
    contactBlank,
    { ...insurerBlank, label: 'Insurer or broker', hint: 'The name on the policy, or ours.' },
    policyBlank,
    claimNumberBlank,
    {
      id: 'earlier',
      label: 'Day of an earlier complaint',
      kind: 'date',
      maxLength: 10,
      isOptional: true,
    },
    {
      id: 'story',
      label: 'What happened',
      hint: 'In order, with dates. Leave out Aadhaar and card numbers.',
      kind: 'lines',
      maxLength: 1500,
    },
    { id: 'wish', label: 'What you want', kind: 'lines', maxLength: 400 },
  ],
  letter: [
    '{name}\n{contact}',
    'To the grievance officer\n{insurer}',
    'Complaint under policy {policy}\nClaim number: {claimNumber}\nI first complained on {earlier}.',
    letterGreeting,
    'This is what happened:\n{story}',
    'I ask for this:\n{wish}',
    `Please acknowledge this letter today and give me a complaint number. I expect your answer within ${complaintReply.text}. If you say no, name the policy term you rely on. After a refusal, or ${ombudsmanSilence.text} of silence, I shall go to the Insurance Ombudsman.`,
    'I enclose copies of the papers.',
    letterClose,
  ],
};
