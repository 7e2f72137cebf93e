/**
 * The letter of a complaint, with blanks that only the visitor can fill: to the insurer's (or our own) grievance officer,
 * or to the Ombudsman's office about a case that it has.
 */
import { complaintReply } from '../figures/claims.ts';
import { ombudsmanAward, ombudsmanSilence } from '../figures/complaints.ts';
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
import { officeBlank } from './ombudsman-complaint.ts';

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
    `Please acknowledge this letter on receipt and give me a complaint number. I expect your answer within ${complaintReply.text} of my first complaint. If you say no, name the policy term you rely on. If your answer does not satisfy me, or after ${ombudsmanSilence.text} of silence from my first complaint, I may go to the Insurance Ombudsman. The right to go to a consumer commission is reserved.`,
    'I enclose copies of the papers.',
    letterClose,
  ],
};

export const caseLetter: FilledLetter = {
  title: 'Your letter to the Ombudsman’s office',
  mailSubject: 'Complaint {caseNumber}: which paper is missing?',
  blanks: [
    nameBlank,
    contactBlank,
    officeBlank,
    { ...claimNumberBlank, id: 'caseNumber', label: 'Case number of the office' },
    { ...insurerBlank, label: 'Insurer or broker' },
    { id: 'filed', label: 'Day on which your papers went there', kind: 'date', maxLength: 10 },
  ],
  letter: [
    '{name}\n{contact}',
    'To the office of the Insurance Ombudsman, {office}',
    'My complaint against {insurer}, which went to you on {filed}\nCase number: {caseNumber}',
    letterGreeting,
    'Please tell me in writing whether any paper is missing, and from which day my papers count as complete.',
    `By the rules an award is due within ${ombudsmanAward.text} of complete papers. Please tell me too when the hearing is, and send me a copy of the answer of the other side.`,
    letterClose,
  ],
};
