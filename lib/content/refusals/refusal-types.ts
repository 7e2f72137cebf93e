/**
 * The types of the refusal decoder (/claim/refused): a reason that an insurer's letter gives, as one row. Rule: a row
 * says what the rule is on the visitor's dates and what papers prove; it never says that a claim will be paid, and it
 * has no rate of success.
 */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { ClockFigure, Figure, Prose, Rule } from '../types.ts';

export const refusalLines = [
  'health-cashless',
  'health-reimbursement',
  'life',
  'own-damage',
  'theft',
  'third-party',
  'travel',
  'accident',
] as const;
export type RefusalLine = (typeof refusalLines)[number];

type Lines = readonly [RefusalLine, ...RefusalLine[]];
export const healthLines: Lines = ['health-cashless', 'health-reimbursement'];
export const vehicleLines: Lines = ['own-damage', 'theft', 'third-party'];

/** What the insurer did: refused all, paid in part, or has not decided. */
export type RefusalKind = 'refused' | 'part' | 'silence';

/** What the letter complains of. */
export type RefusalDecision = RefusalKind | NonNullable<RefusalReason['decision']>;

/** Asked in every case. In the URL the days have these names; each may be unknown. */
export type CommonDay = 'began' | 'arose' | 'letter' | 'papers';

/** Asked only where a test of a chosen reason needs it, or the interest. */
const reasonDays = [
  'licence',
  'permit',
  'registration',
  'discharged',
  'police',
  'told',
  'repaired',
  'report',
  'due',
  'premium',
  'notice',
  'sold',
  'died',
  'settled',
] as const;
export type ReasonDay = (typeof reasonDays)[number];

export type RefusalDay = CommonDay | ReasonDay;

/** Whether the reason can stand on the visitor's days; `depends` if the days alone do not decide. */
export type Standing = 'cannot-stand' | 'may-stand' | 'depends';

/**
 * `{from}`, `{end}` and `{at}` are the days compared, `{length}` is the period: "60 months". `{letterDay}` is a
 * sentence: the day of the letter, or that there is none and today is counted.
 */
type TestOutcome = {
  standing: Standing;
  text: Prose;
  /** Paragraph of the letter: a ground that these days give, beside the one that decides. */
  pleads?: Prose;
  /** In its place where the claim arose from `from` on and before `at`. */
  pleadsBetween?: Prose;
};

/** A period that decides: counted from one day of the visitor and compared with another. */
export type DateTest = {
  /** A rule without a clock, such as the last day of a licence: the first day itself is the last one. */
  clock: ClockFigure | Figure;
  from: RefusalDay;
  /** `today` for a period that the insurer had, while there is no letter. `settled` is today until the money comes. */
  at: RefusalDay | 'today';
  /** Word that replaces the length in the verdict: "wait". */
  period?: string;
  /** The lines that have this rule, if the reason has several lines. */
  only?: readonly RefusalLine[];
  /** `at` is on the last day of the period or earlier. */
  within: TestOutcome;
  after: TestOutcome;
  /** The longer period of the rule before: pleaded where it was over as well, for a policy that began under it. */
  before?: { clock: ClockFigure; pleads: Prose };
  /** Paragraph of the letter on the day with two readings. */
  pleadsOnLastDay?: Prose;
  /** Sentence of the letter if the claim arose within the period, and the insurer's letter came after its last day. */
  letterCameAfter?: Prose;
  /**
   * Said of a claim from before the figure's first row: it depends on a period that is not counted here. `{since}` is
   * the first day of today's rule; with `reachedAtRenewal`, of the policy year from which it holds. Default for a
   * period of law: that it is not counted. `isByFirstDay`: the day on which the period begins decides, as for the
   * insurer's own time.
   */
  older?: {
    text: Prose;
    isByFirstDay?: true;
    reachedAtRenewal?: true;
    /** With `reachedAtRenewal`, added while a policy of several years may not have been renewed yet. */
    longPolicy?: Prose;
  };
};

/** `only`: of a reason of several lines, those that have this rule. */
export type ReasonRule = Rule & { only?: readonly RefusalLine[] };

/** A paper to send back, and what it proves. */
export type Evidence = { paper: Prose; proves: Prose };

/** A paragraph that stands on a rule is left out where the claim is known to be of another time. */
export type RuledParagraph = {
  text: string;
  /** Left out of a paragraph that only some lines have. */
  rule?: Figure;
  /** The lines that have this rule, if the reason has several lines. */
  only?: readonly RefusalLine[];
  /** The day that had to be under the rule; by default that of the claim. */
  day?: 'began';
  /** The last day on which the rule may be cited. */
  until?: IsoDate;
};

/** Blanks of refusal-letter.ts only. */
type Paragraphs = readonly [string, ...(string | RuledParagraph)[]];

/**
 * For a reason that a period decides. The paragraphs of a decided standing may also use `{from}`, `{end}`, `{at}` and
 * `{length}` of that period. `depends` is also for days that are missing, and for a claim from before the rule: it
 * pleads no period.
 */
type LetterByStanding = Readonly<
  { depends: Paragraphs } & Partial<Record<Exclude<Standing, 'depends'>, Paragraphs>>
>;

export type RefusalReason = {
  /** Unique; in the URL it is `reason=<id>`. */
  id: string;
  lines: Lines;
  /** As a letter says it, with its clause code if it has one: "Pre-existing disease (PED, Excl01)". */
  label: string;
  /**
   * The page's heading while no date decides: what the insurer says in plain words, and what decides. It has none of
   * the insurer's terms and numbers and at most 96 characters; it is true in every line of the reason.
   */
  verdict: string;
  /** Further words by which the search finds it: clause codes, abbreviations, Hindi in both scripts; `a|b` are two. */
  words: readonly string[];
  /** In plain words: what the insurer means. */
  meaning: Prose;
  /** Each rule was read (its figure says how). Empty: `unread` says what could not be read. */
  rules: readonly ReasonRule[];
  unread?: Prose;
  /** A letter may end the policy before the claim arises: its date is no error then. */
  letterMayComeFirst?: true;
  /** What the insurer does, where nothing is refused. */
  decision?: 'part' | 'unpaid' | 'late';
  /** A life claim of somebody who is ill. */
  isPaidInLife?: true;
  /** In the order in which they are shown. A test whose days are unknown asks for them. */
  tests: readonly DateTest[];
  /** What decides where no day does, in one or two sentences. */
  turnsOn: Prose;
  evidence: readonly [Evidence, ...Evidence[]];
  /** Paragraphs of the letter, between its opening and what it asks for. */
  letter: Paragraphs | LetterByStanding;
  /** What the insurer has to prove, on any days: that an exclusion applies, or that a fact was hidden. */
  mustProve?: 'exclusion' | 'suppression';
  cannotJudge: Prose;
  /** Ids of reasons that the same letter often gives as well: the answer offers to add them. */
  oftenWith?: readonly string[];
  /** What the policy, or another, may still pay if the reason is right. */
  elsewhere?: Prose;
  /** Who helps now, where the reason may touch a reader in danger. In no letter. */
  helpline?: { text: Prose; figures: readonly Figure[] };
  /** Ids of read-cases.json, the closest first; at most three are shown. */
  cases: readonly string[];
};

/** A refusal that a court, a commission or an Ombudsman decided, read in public text. */
export type ReadCase = {
  id: string;
  forum: string;
  /** ISO date, or the year alone. Null: not on the page that was read. */
  date: string | null;
  /**
   * For a court or the National Commission, the names of the parties: a ruling is cited and found by them. A private
   * person before an Ombudsman or a lower commission is not named: number, forum and date are enough.
   */
  title: string;
  source: { title: string; url: string };
  readIn: Figure['readIn'];
  line: RefusalLine;
  kind: RefusalKind;
  letterWords: string;
  reason: string;
  otherReasons?: readonly string[];
  dates: { policyBegan: string | null; claimArose: string | null; letterCame: string | null };
  facts: string;
  outcome: 'insurer-must-pay' | 'part' | 'insurer-right' | 'remitted';
  ruleThatDecided: string;
  holdsToday: string;
  alsoRead?: readonly string[];
};
