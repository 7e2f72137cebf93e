/**
 * The shape of one kind of claim: everything the claim guide says about it, as data for one renderer.
 * Rule: clocks and limits are dated figures; papers carry their own date and source; nothing here says that a
 * claim will be paid.
 */
import type { Letter, LetterBlank } from '../letter.ts';
import type { ClockFigure, Prose, Rule, Source, Step } from '../types.ts';

export type ClaimTypeId =
  | 'health-cashless'
  | 'health-reimbursement'
  | 'critical-illness'
  | 'motor-own-damage'
  | 'two-wheeler'
  | 'motor-theft'
  | 'motor-third-party'
  | 'life-death'
  | 'personal-accident'
  | 'travel';

export type ClaimGroupId = 'health' | 'motor' | 'life' | 'travel' | 'accident';

/** `happened` is the first question of every kind; in the URL it is `date` and `time`. */
export type ClaimEventId =
  | 'happened'
  | 'told'
  | 'asked'
  | 'answered'
  | 'discharge'
  | 'approved'
  | 'surveyed'
  | 'reported'
  | 'interim'
  | 'filed'
  | 'papers'
  | 'decided'
  | 'start'
  | 'complained'
  | 'replied'
  | 'ombudsman';

/** A day, and where `withTime` says so an hour, that only the visitor knows. */
export type ClaimEvent = {
  id: ClaimEventId;
  /** The question above the field. */
  label: string;
  hint?: string;
  /** Continues "Counted from": "the admission", "the day you told the insurer". */
  noun: string;
  withTime?: boolean;
  /** May lie in the future: a planned admission. */
  canBeInFuture?: boolean;
  /** Lies before what happened (the start of a policy), not after it. */
  isBefore?: boolean;
  /** May lie before or after what happened (a request sent before a planned stay). */
  canPrecede?: boolean;
  /** Cannot lie before this earlier event, where that is given: an answer follows its question. */
  follows?: ClaimEventId;
};

/** What a time limit rests on. `rule` binds insurers; `policy` is customary wording; `practice` is neither. */
export type Basis = 'law' | 'rule' | 'policy' | 'practice';

export type ClaimClock = {
  /** Unique in its kind of claim; other clocks may start where this one ends. */
  id: string;
  title: string;
  figure: ClockFigure;
  basis: Basis;
  /** Who must act before it ends. `nobody`: a period that must simply pass. */
  responsibleParty: 'you' | 'insurer' | 'police' | 'nobody';
  /** The first of these that is known starts it: ids of events, or of earlier clocks for their end. */
  from: readonly [string, ...string[]];
  /** Runs from the end of this earlier clock if that comes before the start above. */
  orEarlier?: string;
  /** What ends the waiting: in time or late by the visitor's own date. Null for a period that only passes. */
  completedBy: ClaimEventId | null;
  /** A date of the Ombudsman's door, counted by the rules that the complaint planner counts with. */
  ombudsmanWindow?: 'doorOpens' | 'doorCloses';
  /** There was no such limit before the figure's first day: what began earlier gets no date. */
  isNewLaw?: boolean;
  /** Counted backwards, for notice ahead of something planned. */
  isBackwards?: boolean;
  /** Only where what happened is still planned, or only where it has begun. */
  only?: 'planned' | 'begun';
  text: Prose;
  /** In place of the usual words once it is over and nothing has met it. Then it is no loss. */
  overdueText?: Prose;
  /** What follows when it was met late. */
  lateText?: Prose;
};

/** What to do now; left out once the visitor has given the date on which it was done. */
export type FirstStep = Step & { completedBy?: ClaimEventId };

export type Notice = {
  recipient: string;
  by: Prose;
  how: Prose;
  /** The clock of this kind that gives the date. */
  clock?: string;
  /** Without a clock of its own: the date on which it was done. */
  completedBy?: ClaimEventId;
};

export type Paper = {
  id: string;
  name: Prose;
  /** Only in this case: "after an accident". Left out where it is always asked for. */
  when?: string;
  asOf: string;
  source: Source;
};

export type Pitfall = { reason: Prose; avoid?: Prose };

export type ClaimLetter = {
  id: string;
  title: string;
  mailSubject: string;
  /** `filledFrom` hands over the date that the visitor gave for this event. */
  blanks: readonly (LetterBlank & { filledFrom?: ClaimEventId })[];
  letter: Letter;
  /** The notice this letter gives has this clock: when it is late, the letter offers a line that explains why. */
  clock?: string;
};

export type ClaimType = {
  id: ClaimTypeId;
  group: ClaimGroupId;
  /** On the link that leads here. */
  label: string;
  /** Under the label: what happened, in the visitor's words. */
  incident: string;
  heading: string;
  summary: Prose;
  firstSteps: readonly FirstStep[];
  notices: readonly Notice[];
  papers: readonly Paper[];
  events: readonly [ClaimEvent, ...ClaimEvent[]];
  clocks: readonly ClaimClock[];
  /** Sums and limits that are no clocks. */
  rules: readonly Rule[];
  pitfalls: readonly Pitfall[];
  /** What else to know, and what is left when the answer is no. */
  afterwards: readonly Prose[];
  letters: readonly ClaimLetter[];
};
