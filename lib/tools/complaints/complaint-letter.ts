/** A complaint letter to the insurer's (or our own) grievance officer, with blanks that only the visitor can fill. */
import { complaintReply } from '../../content/figures/claims.ts';
import { ombudsmanSilence } from '../../content/figures/complaints.ts';
import {
  contactBlank,
  type Letter,
  type LetterBlank,
  letterClose,
  nameBlank,
  policyBlank,
} from '../../content/letter.ts';

export const complaintLetterBlanks: readonly LetterBlank[] = [
  nameBlank,
  contactBlank,
  {
    id: 'company',
    label: 'Insurer or broker',
    hint: 'The name on the policy, or ours.',
    kind: 'line',
    maxLength: 100,
  },
  policyBlank,
  { id: 'claim', label: 'Claim number', kind: 'line', maxLength: 40, isOptional: true },
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
];

export const complaintLetter: Letter = [
  '{name}\n{contact}',
  'To the grievance officer\n{company}',
  'Complaint under policy {policy}\nClaim number: {claim}\nI first complained on {earlier}.',
  'Dear officer,',
  'This is what happened:\n{story}',
  'I ask for this:\n{wish}',
  `Please acknowledge this letter today and give me a complaint number. I expect your answer within ${complaintReply.text}. If you say no, name the policy term you rely on. After a refusal, or ${ombudsmanSilence.text} of silence, I shall go to the Insurance Ombudsman.`,
  'I enclose copies of the papers.',
  letterClose,
];

export const complaintMailSubject = 'Complaint under policy {policy}';
