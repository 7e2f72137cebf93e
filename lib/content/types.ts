/**
 * The types of all page content. Content is data: no React, no environment, no current date. Rule: a statutory rate,
 * limit, ratio or deadline is a `Figure` (a dated row with a source); prose refers to it and never repeats the number.
 */
import type { Clock } from '../dates/clock.ts';
import type { IsoDate } from '../dates/iso-date.ts';

/**
 * The document in which a fact can be checked; a document has one title on the whole site. `url` only for official
 * hosts (see testing/checks/site-content.ts). `via` names the newspaper or page in which we read it.
 */
export type Source = { title: string; url?: string; via?: string };

/**
 * How the figure was read: in the official text or a copy of it, in an insurer's own wording or page, in the press, or
 * in a note or guide that names the official text.
 */
export type ReadIn = 'official-text' | 'insurers-wording' | 'press' | 'note';

/**
 * One fact with its period of validity. `text` is the figure as printed, with its unit: "30 days", "18%", "₹50 lakh".
 * After a change of law, a row with the same id follows and this one gets its `until`.
 */
export type Figure = {
  id: string;
  /** What the figure measures, as a noun phrase: "Free-look period, life and health". */
  label: string;
  text: string;
  /** The number of a text that is a percentage ("97.82%"), for a drawing or a calculation. */
  share?: number;
  /** First day of validity: the rule's first day in force, or the date of its document. */
  from: IsoDate;
  /**
   * Set if no source gives that day. `from` is then the first day on which the text is known to state the figure (for a
   * year or month its first day), and the figure may be older.
   */
  isEffectiveDateUnknown?: true;
  /** Last day of validity, once known. */
  until?: IsoDate;
  /** ISO date (or year, or year-month) on which the source stated it. */
  asOf: string;
  /** Set if `asOf` is later than the document: a later text of that date confirms the figure. */
  isReconfirmed?: true;
  source: Source;
  readIn: ReadIn;
};

/**
 * Running text. Paragraphs are array items. Only these inline marks: `[label](/path)` for a link, `**words**` for
 * strong, `_term_` for a term at its definition, `[label](term:id)` for a term of terms.ts that opens a note.
 */
export type Prose = string;

export type KeyFact = { label: string; figure: Figure; note: Prose };
export type LabelledRow = { label: string; text: Prose };
/** `id` where a link leads to the step. */
export type Step = { id?: string; title: string; text: Prose };
export type Rule = { label: string; figure: Figure; text: Prose };

/** `id` is unique on the whole site: it is the question's fragment (`#waiting-period-diabetes`). */
export type Question = { id: string; question: string; answer: Prose[] };

export type ProductContent = {
  /** The product within a heading, without an article: "term insurance", "child plans". */
  name: string;
  /** The page's only h1: the product and its purpose, under 60 characters. */
  heading: string;
  /** One or two sentences: what is it, and do I need it? */
  answer: Prose;
  /** At most three, each a figure that decides something: one or two where there are no more. */
  keyFacts: [KeyFact, ...KeyFact[]];
  introduction: Prose[];
  suitableFor: Prose[];
  notSuitableFor: Prose[];
  /** Common features of every plan of this kind; 4 to 8 rows. */
  atAGlance: LabelledRow[];
  /** Information before any spending, under "At a glance": a public scheme that already pays. */
  beforeBuying?: TextSection;
  inclusions: Prose[];
  exclusions: Prose[];
  /** How to choose, 4 to 6 steps. */
  howToChoose: Step[];
  /** An order of size, where public figures give one, and price factors; then what the law adds or deducts. */
  costs: Prose[];
  /** Heading of what the law adds or deducts, with the section that people look for. */
  taxHeading?: string;
  /** Without insurers' prices: what to ask for instead, to compare like with like. */
  insteadOfPrice: Prose;
  rules: Rule[];
  /** Topics that people look for by name, each with its own heading and fragment, after costs and rules. */
  topics?: TextSection[];
  /** Claims in brief; links to /claim. */
  claims: Prose[];
  questions: Question[];
  /** Paths of related product pages, two to four. */
  related: `/${string}`[];
  /** Figures in the prose above that are not already key facts or rules. */
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

/** `id` is the section's fragment; unique on its page. `lang` if it differs from the page's language. */
export type TextSection = { id: string; heading: string; blocks: Block[]; lang?: 'hi' };

/** Company and legal pages, and the help beside a tool. */
export type TextPageContent = {
  heading: string;
  answer: Prose;
  sections: TextSection[];
  questions: Question[];
  figuresInText: Figure[];
  /** Further documents that the page is based on, which are not the source of a figure. */
  furtherSources: Source[];
};

/** A figure for calculations: its `text` and its `clock` are equivalent. */
export type ClockFigure<Length extends Clock = Clock> = Figure & { clock: Length };
