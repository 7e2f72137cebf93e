/**
 * The shapes of everything a page says. Content is data: no React, no environment, no dates of "now".
 * Rule: a statutory rate, limit, ratio or deadline is a `Figure` (a dated row with a source); prose
 * takes its words from there and never types the number again.
 */
import type { Clock } from '../dates/clock.ts';
import type { IsoDate } from '../dates/iso-date.ts';

/**
 * The document in which a fact can be checked; one document has one title on the whole site. `url` only for official
 * hosts (see content.test.ts). `through` names the newspaper or page in which we read what it says.
 */
export type Source = { title: string; url?: string; via?: string };

/**
 * How the figure was read: in the official text or a copy of it, in an insurer's own wording or page, in the
 * press, or in somebody's note or guide that names the official text.
 */
export type ReadIn = 'official-text' | 'insurers-wording' | 'press' | 'note';

/**
 * One fact for the time in which it holds. `text` is the figure as a reader sees it, with its unit: "30 days",
 * "18%", "₹50 lakh". When the law changes, a row with the same id follows and this one gets its `until`.
 */
export type Figure = {
  id: string;
  /** What the figure measures, as a noun phrase: "Free-look period, life and health". */
  label: string;
  text: string;
  /** Of a text that is one share, "97.82%": its number, for a picture or a sum. */
  share?: number;
  /** Day from which it holds: the rule's first day in force, or the day of the document that made it. */
  from: IsoDate;
  /**
   * Set where no source gives that day. `from` is then the first day on which the text read here is known to state
   * the figure (of a bare year or month, its first day), and the figure may well be older.
   */
  isEffectiveDateUnknown?: true;
  /** Last day on which it holds, once that is known. */
  until?: IsoDate;
  /** ISO date (or year, or year-month) on which the source stated it. */
  asOf: string;
  /** Set where `asOf` is later than the document: a later text was read that still states the figure, on that day. */
  isReconfirmed?: true;
  source: Source;
  readIn: ReadIn;
};

/**
 * Running text. Paragraphs are array items. Inline marks, nothing else: `[label](/path)` for a link,
 * `**words**` for strong, `_term_` for a term being defined where it is first used, `[label](term:id)` for
 * a term of terms.ts that opens a note.
 */
export type Prose = string;

export type KeyFact = { label: string; figure: Figure; note: Prose };
export type LabelledRow = { label: string; text: Prose };
export type Step = { title: string; text: Prose };
export type Rule = { label: string; figure: Figure; text: Prose };

/** `id` is unique on the whole site: it is the question's fragment (`#waiting-period-diabetes`). */
export type Question = { id: string; question: string; answer: Prose[] };

export type ProductContent = {
  /** The product inside a heading, never "a" or "an" before it: "term insurance", "child plans". */
  name: string;
  /** The page's only h1: says the product and why it matters, under 60 characters. */
  heading: string;
  /** One or two sentences: what is it, and do I need it? */
  answer: Prose;
  keyFacts: [KeyFact, KeyFact, KeyFact];
  introduction: Prose[];
  suitableFor: Prose[];
  notSuitableFor: Prose[];
  /** What every plan of this kind has in common; 4 to 8 rows. */
  atAGlance: LabelledRow[];
  /** What a reader has to know before spending anything, under "At a glance": a public scheme that pays already. */
  beforeBuying?: TextSection;
  inclusions: Prose[];
  exclusions: Prose[];
  /** How to choose, 4 to 6 steps. */
  howToChoose: Step[];
  /** What moves the price, first; then what the law adds or takes away. */
  costs: Prose[];
  /** No insurer's price is shown: what the reader asks for instead, to compare like with like. */
  insteadOfPrice: Prose;
  rules: Rule[];
  /** Subjects people look for by name, each under a heading and fragment of its own, behind costs and rules. */
  topics?: TextSection[];
  /** Claims in brief; links to /claim. */
  claims: Prose[];
  questions: Question[];
  /** Paths of related product pages, two to four. */
  related: `/${string}`[];
  /** Figures that stand in the prose above and are not already key facts or rules. */
  figuresInText: Figure[];
};

export type Block =
  | { kind: 'paragraphs'; text: Prose[] }
  | { kind: 'list'; items: Prose[] }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'rows'; caption: string; rows: LabelledRow[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: Prose[][] }
  | { kind: 'figures'; caption: string; rows: Rule[] }
  | { kind: 'note'; title: string; text: Prose[] };

/** `id` is the section's fragment; unique on its page. `lang` where it is not in the language of the page. */
export type TextSection = { id: string; heading: string; blocks: Block[]; lang?: 'hi' };

/** Company and legal pages, and the help beside a tool. */
export type TextPageContent = {
  heading: string;
  answer: Prose;
  sections: TextSection[];
  questions: Question[];
  figuresInText: Figure[];
  /** Documents the page rests on that are not the source of a figure. */
  furtherSources: Source[];
};

/** A figure that can be counted with: its `text` says the same as its `clock`. */
export type ClockFigure<Length extends Clock = Clock> = Figure & { clock: Length };
