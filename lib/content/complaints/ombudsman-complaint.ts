/**
 * The complaint to the Insurance Ombudsman, in the order in which rule 14 of the Insurance Ombudsman Rules asks for it.
 * Rule: an office has a city here and no address, because published lists differ; the visitor copies it from the
 * Council's page. Its declarations (one year, amount, no other case) are the visitor's: what is not so is to be struck.
 */
import { letterSignature } from '../claims/claim-blanks.ts';
import {
  ombudsmanComplainant,
  ombudsmanComplaintContents,
  ombudsmanLimit,
  ombudsmanSilence,
  ombudsmanWindow,
} from '../figures/complaints.ts';
import {
  claimNumberBlank,
  contactBlank,
  insurerBlank,
  type LetterBlank,
  nameBlank,
  policyBlank,
} from '../letter.ts';
import { type Represented, representedRow } from '../represented-people.ts';

/** Where complaints are filed online, and where the offices have their addresses. */
export const ombudsmanPortal = 'https://cioins.co.in/Complaint/Online';
export const ombudsmanAddresses = 'https://cioins.co.in/Ombudsman';

export const ombudsmanComplaintTitle = 'Your complaint to the Ombudsman';

export const ombudsmanComplaintSummary = 'Read the complaint and fill it in';

/** The lead above the complaint: its form, and who signs. */
export function ombudsmanComplaintLead(represented: Represented | undefined): string {
  const form = `The rules ask for ${ombudsmanComplaintContents.text}: it is in that order. Delete what does not apply. You file it; we do not.`;
  if (!represented || represented.role === 'died') return form;
  const { person } = representedRow(represented.person);
  return `${form} The Ombudsman takes it from ${ombudsmanComplainant.text}: your ${person} signs it.`;
}

export const ombudsmanMailSubject = 'Complaint to the Insurance Ombudsman: policy {policy}';

const line = (id: string, label: string, hint?: string): LetterBlank => ({
  id,
  label,
  kind: 'line',
  maxLength: 160,
  ...(hint && { hint }),
});

/** Only where the office is not chosen. */
export const officeBlank = line('office', 'City of the Ombudsman’s office');

export const ombudsmanBlanks: readonly LetterBlank[] = [
  nameBlank,
  { ...line('address', 'Your address'), kind: 'lines', maxLength: 300, autoComplete: 'off' },
  contactBlank,
  officeBlank,
  {
    ...line('officeAddress', 'Address of that office', 'From cioins.co.in/Ombudsman.'),
    kind: 'lines',
    maxLength: 300,
  },
  policyBlank,
  claimNumberBlank,
  insurerBlank,
  line('branch', 'Insurer’s branch or office', 'As on the policy or on its letter.'),
  {
    ...line('story', 'What happened, and why you do not accept it'),
    hint: 'In order, with dates. Leave out Aadhaar and card numbers.',
    kind: 'lines',
    maxLength: 1500,
  },
  { ...line('wish', 'Your loss, and the sum you ask for'), kind: 'lines', maxLength: 400 },
  {
    ...line('delay', 'What kept you from filing in time'),
    kind: 'lines',
    maxLength: 500,
  },
];

/** Labels of a complaint about us. */
export const brokerLabels: Readonly<Record<string, string>> = {
  insurer: 'Broker’s name',
  branch: 'Broker’s office',
};

/** The numbered parts. `insurer`: who is complained of, the insurer or the broker. */
export const ombudsmanParts = {
  head: (office: string | null) =>
    `To the Insurance Ombudsman, ${office ?? `{${officeBlank.id}}`}\n{officeAddress}`,
  subject: `Complaint under the ${ombudsmanWindow.source.title}`,
  complainant: '1. Who complains\n{name}\n{address}\n{contact}',
  policy: '2. Policy and claim\nPolicy number: {policy}\nClaim number: {claimNumber}',
  insurer: '3. The insurer, and its branch or office\n{insurer}\n{branch}',
  broker: '3. The insurance broker, and its office\n{insurer}\n{branch}',
  facts: '4. The facts',
  sent: (day: string) => `I wrote to it on ${day}.`,
  /** A family member wrote it; who complains here signs. */
  sentForMe: (day: string) => `A letter on my behalf went to it on ${day}.`,
  /** Rule 14(3) asks for a complaint to the insurer: the portal passes it on. */
  sentOnPortal: (day: string) =>
    `I complained on Bima Bharosa on ${day}, which passes it to the insurer.`,
  answered: (day: string) => `It answered on ${day}. I do not accept the answer.`,
  silent: (day: string) =>
    `I have no answer from it. The period of ${ombudsmanSilence.text} ended on ${day}.`,
  before: '5. My complaint to it',
  time: '6. Time',
  inTime: (day: string) => `I file within ${ombudsmanWindow.text}: by my count it ends on ${day}.`,
  late: (day: string) =>
    `By my count ${ombudsmanWindow.text} ended on ${day}. I ask the Ombudsman to excuse the delay. This kept me: {delay}`,
  lateFromSilence: (fromAnswer: string, fromSilence: string) =>
    `Counted from its answer ${ombudsmanWindow.text} ends on ${fromAnswer}, and I file within it. Counted from the month without an answer it ended on ${fromSilence}: if it is counted so, I ask the Ombudsman to excuse the delay. This kept me: {delay}`,
  relief: `7. My loss, and what I ask for\n{wish}\nThe amount in dispute, with expenses, is not more than ${ombudsmanLimit.text}.`,
  otherCase:
    '8. No other case\nNo court, consumer commission or arbitrator has this matter before it, or has decided it.',
  enclosed:
    '9. Enclosed, as copies\nThe policy; my complaint, with proof of the day it arrived; every letter of the other side; the bills and papers of the claim; a proof of who I am.',
  truth: 'What I state here is true, as far as I know.',
  close: letterSignature,
} as const;
