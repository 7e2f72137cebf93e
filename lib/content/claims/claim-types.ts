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
  | 'asked'
  | 'discharge'
  | 'told'
  | 'surveyed'
  | 'reported'
  | 'papers'
  | 'start'
  | 'complained';

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
  canBeAhead?: boolean;
  /** Lies before what happened (the start of a policy), not after it. */
  isBefore?: boolean;
  /** May lie before or after what happened (a request sent before a planned stay). */
  canPrecede?: boolean;
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
  whose: 'you' | 'insurer' | 'police' | 'nobody';
  /** The first of these that is known starts it: ids of events, or of earlier clocks for their end. */
  from: readonly [string, ...string[]];
  /** Runs from the end of this earlier clock if that comes before the start above. */
  orEarlier?: string;
  /** Counted backwards, for notice ahead of something planned. */
  isBackwards?: boolean;
  /** Only where what happened is still planned, or only where it has begun. */
  only?: 'planned' | 'begun';
  text: Prose;
};

export type Notice = {
  who: string;
  by: Prose;
  how: Prose;
  /** The clock of this kind that gives the date. */
  clock?: string;
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
  /** The notice this letter gives has this clock: when it is past, the letter explains the delay. */
  clock?: string;
};

export type ClaimType = {
  id: ClaimTypeId;
  group: ClaimGroupId;
  /** On the link that leads here. */
  label: string;
  /** Under the label: what happened, in the visitor's words. */
  happened: string;
  heading: string;
  summary: Prose;
  doNow: readonly Step[];
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
