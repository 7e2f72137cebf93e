/**
 * The types of a kind of claim: the whole content of the claim guide as data for one renderer. Rule: clocks and limits
 * are dated figures; papers have their own date and source; nothing says that a claim will be paid.
 */
import type { ClaimTypeId } from '../../site/tool-routes.ts';
import type { FilledLetter, LetterBlank } from '../letter.ts';
import type { ClockFigure, Figure, Prose, Rule, Source, Step } from '../types.ts';

export type ClaimGroupId = 'health' | 'motor' | 'life' | 'travel' | 'accident';

/**
 * `happened` is the first question of every kind; in the URL it is `date` and `time`. `reported` is a report of the
 * police, `surveyReported` that of the insurer’s surveyor: in the URL both are `reported`, and no kind has both.
 */
export type ClaimEventId =
  | 'happened'
  | 'told'
  | 'police'
  | 'form'
  | 'asked'
  | 'answered'
  | 'discharge'
  | 'approved'
  | 'surveyed'
  | 'reported'
  | 'surveyReported'
  | 'interim'
  | 'filed'
  | 'policies'
  | 'papers'
  | 'decided'
  | 'start'
  | 'complained'
  | 'replied'
  | 'ombudsman';

/** A date, and a time if `withTime` says so, that only the visitor knows. */
export type ClaimEvent = {
  id: ClaimEventId;
  /** The question above the field. */
  label: string;
  hint?: string;
  /** Continues "Counted from": "the admission", "the day you told the insurer". */
  noun: string;
  withTime?: boolean;
  /** May be in the future: a planned admission. */
  canBeInFuture?: boolean;
  /** The event precedes the incident (the start of a policy). */
  isBefore?: boolean;
  /** The event may precede the incident or follow it (a request sent before a planned stay). */
  canPrecede?: boolean;
  /** This event cannot be before the earlier one, if that has a date: an answer follows its question. */
  follows?: ClaimEventId;
};

/** Basis of a time limit. `rule` binds insurers; `policy` is customary wording; `practice` is neither. */
export type ClaimBasis = 'law' | 'rule' | 'policy' | 'practice';

export type ClaimClock = {
  /** Unique in its kind of claim; other clocks may start where this one ends. */
  id: string;
  title: string;
  /** Replaces the title in a heading, where the title is not what the visitor has to do. */
  action?: string;
  figure: ClockFigure;
  basis: ClaimBasis;
  /** The row of the law that makes this a duty, where only the length is a policy term. */
  duty?: Figure;
  /** Who must act before it ends. `nobody`: a period that only passes. */
  responsibleParty: 'you' | 'insurer' | 'police' | 'nobody';
  /** The first known one starts the clock: ids of events, or of earlier clocks for their end. */
  from: readonly [string, ...string[]];
  /** Runs from the end of this earlier clock if that comes before the start above. */
  orEarlier?: string;
  /** The event that meets the limit, in time or late by the visitor's date. Null for a period that only passes. */
  completedBy: ClaimEventId | null;
  /** A date of the Ombudsman's jurisdiction, computed by the rules of the complaint planner. */
  ombudsmanWindow?: 'ombudsmanWindowOpens' | 'ombudsmanWindowCloses';
  /** Shortly before it, it is the heading, the first row and the first alarm, even where a delay may be excused. */
  isSafeDay?: true;
  /** There was no such limit before the figure's first day: an earlier start gets no date. */
  isNewLaw?: boolean;
  /** A soft term that nobody in grief should see run down: the heading names no day. */
  isWithoutLastDay?: true;
  /** Replaces the usual words on how sure the date is. */
  termNote?: Prose;
  /** Counted backwards, for notice ahead of something planned. */
  isBackwards?: boolean;
  /** Only while the incident is still planned, or only after it. */
  only?: 'planned' | 'begun';
  text: Prose;
  /** The steps or notices of the kind want it at once: the end is an outer limit, and the heading says today. */
  isAtOnce?: true;
  /** Replaces the usual words once the period is over without the event, if nothing is lost by that. */
  overdueText?: Prose;
  /** Consequence of a late event. */
  lateText?: Prose;
};

/** A next step; hidden once the visitor has entered the date on which it was done. */
export type FirstStep = Step & {
  completedBy?: ClaimEventId;
  /** Applies at the place of the accident and in the first days; hidden later. */
  isForFirstDays?: true;
};

/** An act in the imperative, for a heading: "Call the assistance company now". */
type ClaimAct = Pick<FirstStep, 'isForFirstDays'> & {
  text: string;
  completedBy: ClaimEventId;
};

export type ClaimNotice = {
  recipient: string;
  by: Prose;
  how: Prose;
  /** The clock of this kind that gives the date. */
  clock?: string;
  /** The event that completes a notice without a clock of its own. */
  completedBy?: ClaimEventId;
};

export type ClaimPaper = {
  id: string;
  name: Prose;
  /** Only in this case: "after an accident". Omitted if always required. */
  condition?: string;
  asOf: string;
  source: Source;
};

export type ClaimPitfall = { reason: Prose; avoid?: Prose };

export type ClaimLetter = Omit<FilledLetter, 'blanks' | 'offered'> & {
  id: string;
  /** `filledFrom` copies the visitor's date of this event. */
  blanks: readonly (LetterBlank & { filledFrom?: ClaimEventId })[];
  /** The clock of the notice that this letter gives: if it is late, the letter offers a line that explains why. */
  clock?: string;
};

/** A question beside the dates whose answer changes the plan. In the URL it is `name=value`. */
export type ClaimQuestion = {
  name: 'role' | 'outcome';
  label: string;
  /** The event after which the answer is due. Without one it is asked first, before any deadline is named. */
  after?: ClaimEventId;
  options: readonly ClaimOption[];
};

export type ClaimOption = {
  value: string;
  label: string;
  /** What this answer changes in the kind; the rest stays. */
  changes: Partial<Omit<ClaimType, 'id' | 'group' | 'question' | 'answer'>>;
};

export type ClaimType = {
  id: ClaimTypeId;
  group: ClaimGroupId;
  /** Text of the link to this kind. */
  label: string;
  /** Text below the label: the incident, in the visitor's words. */
  incident: string;
  /** Heading of the kind's own page, which a search engine lists. */
  heading: string;
  /** In their order; the first that is not done is the heading of an answer in which no deadline is the visitor's. */
  acts: readonly ClaimAct[];
  /** Somebody may be hurt: the numbers to call come first. Not where the visitor is in hospital, or after a death. */
  isEmergency?: true;
  summary: Prose;
  firstSteps: readonly FirstStep[];
  notices: readonly ClaimNotice[];
  papers: readonly ClaimPaper[];
  events: readonly [ClaimEvent, ...ClaimEvent[]];
  clocks: readonly ClaimClock[];
  /** Amounts and limits that are not clocks. */
  rules: readonly Rule[];
  pitfalls: readonly ClaimPitfall[];
  /** Further information, and the remaining options after a refusal. */
  afterwards: readonly Prose[];
  letters: readonly ClaimLetter[];
  question?: ClaimQuestion;
  /** The value of the question's answer. Set by `typeForAnswer` only (lib/tools/claims/claim-events.ts). */
  answer?: string;
  /** Events that the answer proves, though the visitor gave no date: a refused request was asked and answered. */
  proves?: readonly ClaimEventId[];
  /** The answer went against the visitor: the plan shows the dates of a complaint that is made today. */
  isComplaintLikely?: true;
  /** Who decides the claim; the insurer unless set. At the tribunal there is no notice and no complaint. */
  decidedBy?: 'tribunal';
};
