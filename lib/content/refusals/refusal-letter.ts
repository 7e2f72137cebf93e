/**
 * The letter after a refusal: blanks, opening and close. Between them stand the paragraphs of each reason, which may
 * use these blanks only. The visitor's days are in the URL and fill theirs; the rest stays in the browser.
 */

import { letterSignature } from '../claims/claim-blanks.ts';
import { cashlessDecision, complaintReply, lateInterest } from '../figures/claims.ts';
import { ombudsmanSilence } from '../figures/complaints.ts';
import { exclusionProof, groundsOfLetter, proofOfSuppression } from '../figures/court-rulings.ts';
import {
  claimNumberBlank,
  contactBlank,
  insurerBlank,
  type Letter,
  type LetterBlank,
  letterGreeting,
  nameBlank,
  policyBlank,
} from '../letter.ts';
import { lifeAssuredBlank } from '../represented-people.ts';
import type {
  RefusalDay,
  RefusalDecision,
  RefusalKind,
  RefusalReason,
  RuledParagraph,
} from './refusal-types.ts';

const dayBlank = (id: RefusalDay | 'sent', label: string): LetterBlank => ({
  id,
  label,
  kind: 'date',
  maxLength: 10,
});

/** A day that is not known stays a gap, so that the argument in its sentence is not lost. */
const refusalDayBlanks: readonly (LetterBlank & { id: RefusalDay })[] = [
  { ...dayBlank('began', 'Day your cover began'), id: 'began' },
  { ...dayBlank('arose', 'Day of the event or admission'), id: 'arose' },
  { ...dayBlank('letter', 'Date of their letter'), id: 'letter' },
  { ...dayBlank('papers', 'Day you sent the last papers'), id: 'papers' },
  { ...dayBlank('told', 'Day you told the insurer'), id: 'told' },
];

const sentBlank = dayBlank('sent', 'Day you complained');

const delayBlank: LetterBlank = {
  id: 'delay',
  label: 'What happened, in order of days',
  kind: 'line',
  maxLength: 300,
  isOptional: true,
};

export const refusalLetterBlanks: readonly LetterBlank[] = [
  insurerBlank,
  policyBlank,
  claimNumberBlank,
  lifeAssuredBlank,
  ...refusalDayBlanks,
  sentBlank,
  delayBlank,
  nameBlank,
  contactBlank,
];

const addressee = 'To the grievance officer\n{insurer}';
const numbers = 'Policy number: {policy}\nClaim number: {claimNumber}';

/** How the letter begins, before its first sentence on the claim. */
export const refusalOpenings: Record<RefusalDecision | 'cashless', Letter> = {
  cashless: openingOf('cashless treatment was refused'),
  refused: openingOf('my claim was refused'),
  part: openingOf('my claim was paid in part'),
  silence: openingOf('my claim is not decided'),
  unpaid: openingOf('my claim is not paid'),
  late: openingOf('interest on my claim'),
};

function openingOf(subject: string): Letter {
  return [addressee, `Complaint: ${subject}\n${numbers}`, letterGreeting];
}

export const firstSentences = {
  cashless:
    'Your letter that bears the date {letter} refuses cashless treatment. I do not accept this. I ask you to look at it again and to allow it.',
  refused:
    'Your letter that bears the date {letter} refuses my claim. I do not accept this. I ask you to look at it again and to settle the claim.',
  part: 'By your letter that bears the date {letter} you pay only a part of my claim. I do not accept what you deducted. I ask you to look at it again and to pay what is due.',
  unpaid: 'You do not pay my claim. I do not accept this.',
  late: 'I complain about late payment on my claim.',
  paid: (day: string) =>
    `Money on my claim came on ${day}; I take it on account and under protest.`,
  /** The letter came before the event, such as a cancellation. */
  older: {
    refused:
      'You refuse my claim. You rely on a letter that bears a date before the event. I do not accept it, nor any effect of it on my cover. Please prove that it reached me, how, and on which day. I ask you to settle the claim.',
    part: 'You pay only a part of my claim. You rely on a letter that bears a date before the event. I do not accept it, nor any effect of it on my cover. Please prove that it reached me, how, and on which day. I ask you to pay what is due.',
  },
  silence: {
    papersSent:
      'My claim is for what happened on {arose}; by {papers} the papers had gone to you. I have no decision from you.',
    /** The form of a vehicle asks for the day on which the insurer was told. */
    told: 'You have known of my claim since {told} at the latest. I have no decision from you.',
  },
} as const;

/** Pleaded of a policy that may have run on, unrenewed, under the rule before. */
export const renewedUnder = 'If you count by any other rule, please name it, and its date.';

/** Said on the day with two readings where the end of the period does not bar the reason. */
export const firstReading =
  'If a period of {length} decides, by my count it was complete on {completeOn}.';

/** A refusal of the desk is none of the claim. */
export const cashlessOnly: readonly [RuledParagraph, string] = [
  {
    text: `If the stay is not over, please decide on the request again now, and tell the hospital and me. For a cashless request the time is ${cashlessDecision.text} (${cashlessDecision.source.title}).`,
    rule: cashlessDecision,
  },
  'Whatever you answer on cashless payment, you still owe the costs: I claim what is paid to the hospital.',
];

/** A bill that was paid in part is a claim that was decided. */
export const cashlessPart =
  'What had to be paid to the hospital in your place is claimed by this letter.';

/** Beside what each reason denies. */
export const admitsNothing = `I dispute your grounds and the facts on which you rely, and admit none of them. No question here opens a ground that your letter does not state (${groundsOfLetter.source.title}).`;

export const partUnderProtest =
  'What you pay I take on account and under protest, not in full and final settlement. No receipt or form for it is a discharge.';

export const interestAsked: RuledParagraph = {
  text: `Money that was due and is paid late bears interest of ${lateInterest.text} (${lateInterest.source.title}): please add it.`,
  rule: lateInterest,
};

/** The count of a part payment is on what came. */
export const restRunsOn =
  'This is on what you paid: on what is still unpaid it runs on to the day of payment.';

/** Where the claim or the letter is not known to be under the rule. */
export const interestOwed = 'Please add the interest that you owe on money paid late.';

export const papersGone = 'By {at} the papers had gone to you.';

/** It names no time: that of the policy, which may be shorter or “at once”, is for the insurer to quote. */
export const toldOn =
  'You were told by {at} at the latest. If you say that this was late, please quote the term of my policy, and the day or hour from which you count.';

/** A circular protects a delay that has a reason. */
export const delayReason = 'I admit no delay. If you count one, this is what I say of it: {delay}.';

export const burdenOfProof: Readonly<Record<NonNullable<RefusalReason['mustProve']>, string>> = {
  exclusion: `Where you rely on a clause that takes cover away, it is for you to prove that it applies (${exclusionProof.source.title}).`,
  suppression: `That a fact was hidden is for you to prove (${proofOfSuppression.source.title}).`,
};

/** Of the owner's own vehicle. The rulings paid a share: they are for the answer, a letter offers none. */
export const fundamentalOnly: RuledParagraph = {
  text: 'I admit no breach, and the full claim stands. A breach that is not fundamental does not defeat a claim.',
  only: ['own-damage', 'theft'],
};

/** Said if a count that includes the first day may end the period before the claim. */
export const countRequest =
  'By my count the first day of such a period counts too. If you count otherwise, please state your first day, your last day and the clause.';

/** Text after a complaint: the letter reminds of it, and threatens nothing that is open already. */
export const reminders = {
  sent: 'I complained of this to you on {sent}. Please answer that complaint in writing now.',
  /** The days that the insurer had are over. */
  late: (end: string) =>
    `Counted from that day, you had ${complaintReply.text}, until ${end} (${complaintReply.source.title}).`,
  open: `If your answer does not satisfy me, or after ${ombudsmanSilence.text} of silence from that day, the Insurance Ombudsman may hear the case.`,
  silent: `Counted from that day, ${ombudsmanSilence.text} has passed: I may go to the Insurance Ombudsman now, within its limits.`,
  answered: (day: string) =>
    `I complained of this to you on {sent}. I do not accept your answer that bears the date ${day}.`,
  mayHear: 'I may go to the Insurance Ombudsman now, within its limits.',
  /** The Ombudsman's year is over: no day that shows it. */
  closed:
    'I have complained of this before, and accept no answer as final. Please answer in writing now.',
} as const;

export const commissionReserved = 'The right to go to a consumer commission is reserved.';

export const refusalDeadline = `Please acknowledge this letter on receipt, with a complaint number. I expect your answer in writing within ${complaintReply.text} (${complaintReply.source.title}). If it does not satisfy me, or after ${ombudsmanSilence.text} of silence, I may go to the Insurance Ombudsman. ${commissionReserved}`;

export const refusalClose: Letter = [
  'Nothing follows from what is not enclosed today. This letter gives up none of my rights.',
  letterSignature,
];

export const refusalMailSubject = 'Complaint under policy {policy}';

/** The facts of the complaint to the Ombudsman, who was not there: the other side is "the insurer". */
export const ombudsmanFactTexts: Record<RefusalKind, (letter: string | null) => string> = {
  refused: (letter) =>
    letter
      ? `By its letter of ${letter} the insurer refused my claim.`
      : 'The insurer refused my claim.',
  part: (letter) =>
    letter
      ? `By its letter of ${letter} the insurer paid only a part of my claim.`
      : 'The insurer paid only a part of my claim.',
  silence: () => 'The insurer has not decided my claim.',
};

export const ombudsmanDayTexts: Partial<Record<RefusalDay | 'toldOfVehicle', string>> = {
  began: 'The cover began on {day}.',
  arose: 'The claim arose on {day}.',
  papers: 'The last papers went to the insurer on {day}.',
  toldOfVehicle: 'The insurer was told of it on {day}.',
};

export const enclosedLetter =
  'The letter to the insurer of {day} is enclosed and is part of this complaint.';
