/**
 * One mechanism for every calculator: typed fields in a URL (sums, ages in years, kinds, an illness from a short list;
 * never a person's identity), and a pure function from them to an answer that any page can show.
 */
import type { Figure, Prose } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { HeadlineNumber, NextStep } from '../answer-parts/answer-parts.ts';
import type { AnswerBrief } from './answer-brief.ts';

type FieldText = {
  label: string;
  hint?: string;
  /** Default value: an assumption that the visitor can change. */
  start?: string;
  /** Folded below the main fields: it has a `start`, or may stay empty. */
  isDetail?: true;
  /** A detail's separate fold, by its label, where one fold would have too many fields. */
  fold?: string;
};

/** Whole rupees. */
export type RupeeField = FieldText & {
  kind: 'rupees';
  min: number;
  max: number;
  /** A sum of a whole year. One that is too small is probably a slip, such as 15 for 15 lakh: the field asks again. */
  ofYear?: 'income' | 'premium';
  isOptional?: true;
};
/** A number with its unit, in steps of `step` (1 by default): years of age, months, per cent, cc. */
type NumberField = FieldText & {
  kind: 'number';
  unit: string;
  min: number;
  max: number;
  step?: number;
  isOptional?: true;
};
type ChoiceField<Option extends string = string> = FieldText & {
  kind: 'choice';
  options: Readonly<Record<Option, string>>;
  /** All options are visible: for texts that a closed list would cut. */
  isRadio?: true;
  isOptional?: true;
};
type FlagField = FieldText & { kind: 'flag' };
export type DateField = FieldText & {
  kind: 'date';
  /** Maximum distance from today in years. */
  yearsBack: number;
  yearsAhead: number;
  isOptional?: true;
};
/** A column of amounts, as copied from an illustration or a sheet: one a line. */
export type RowsField = FieldText & {
  kind: 'rows';
  minRows: number;
  maxRows: number;
  /** A few amounts on one line, separated by commas. */
  isLine?: true;
  isOptional?: true;
};

/** Ages of several people in whole years, on one line: "62, 65". Empty means nobody. */
type AgesField = FieldText & {
  kind: 'ages';
  min: number;
  max: number;
  maxPeople: number;
  /** An example of ages for the error message. */
  example: string;
};

export type FieldDefinition =
  | RupeeField
  | NumberField
  | ChoiceField
  | FlagField
  | DateField
  | RowsField
  | AgesField;
export type CalculatorFields = Readonly<Record<string, FieldDefinition>>;

type FieldValue<F extends FieldDefinition> = F extends { isOptional: true }
  ? RequiredValue<F> | null
  : RequiredValue<F>;

type RequiredValue<F extends FieldDefinition> = F extends { kind: 'rupees' | 'number' }
  ? number
  : F extends { kind: 'choice'; options: Readonly<Record<infer Option, string>> }
    ? Option
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'date' }
        ? IsoDate
        : F extends { kind: 'rows' | 'ages' }
          ? readonly number[]
          : never;

/** Parsed values by field. */
export type CalculatorInput<All extends CalculatorFields> = {
  [Name in keyof All]: FieldValue<All[Name]>;
};

export type CalculatorErrors<All extends CalculatorFields> = Partial<Record<keyof All, string>>;

/** One line of the working: label, amount and source. `isTotal` marks a sum of the lines above it. */
export type WorkingRow = {
  label: string;
  value: string;
  note?: Prose;
  isTotal?: true;
  /** An insurer's own plan: a card, with `value` and `note` in its fold. */
  plan?: PlanCard;
};
export type PlanWorkingRow = WorkingRow & { plan: PlanCard };
export type PlanCard = {
  insurer: string;
  name: string;
  /** Price to the rupee: "₹9,628 a year". */
  price: string;
  /** What the price covers. */
  priceFor: string;
  /** At most three, of its wording. */
  facts: { label: string; text: string }[];
  /** The form on the same page that reaches a person. */
  askHref: string;
};

/** A table in a fold under its caption. */
export type AnswerTable = { caption: string; columns: string[]; rows: string[][] };

/**
 * One bar, or up to four on one scale; each has its parts in order, without zeros (`chartParts`). `amount` is
 * rupees, or another unit if every part has its own `value`.
 */
export type BarChart = { title: string; bars: ChartBar[] };
export type ChartBar = {
  label: string;
  parts: ChartPart[];
  /** A reference amount, drawn as a dashed line below the bar: the bill of a bad year. */
  against?: ChartAmount;
};
export type ChartAmount = {
  label: string;
  amount: number;
  /** "36 months"; without it `amount` is rupees. */
  value?: string;
};
export type ChartPart = ChartAmount & { tone: Tone };
/**
 * One role a tone, on every chart; components/calculators/bar-chart.module.css has its colour.
 *
 * | tone | role | colour |
 * |---|---|---|
 * | insurer | what an insurer pays, covers, holds or charges | indigo |
 * | layer | a second layer; what is added to the part before it, or saved | green |
 * | own | what the visitor pays, loses, or has no cover for | brick |
 * | growth | what an investment earns | lilac |
 * | spare | what waits, is there already, or is left over | sand |
 * | gap | what is less than in the other bar, or not fixed yet | an outline |
 *
 * `insurer2` and `own2` are lighter, in the dark theme darker: a second part of that role in one bar.
 */
type Tone = 'insurer' | 'insurer2' | 'layer' | 'own' | 'own2' | 'growth' | 'spare' | 'gap';

export type Drawing =
  | { chart: BarChart; noChart?: never }
  /** Why a drawing would show nothing. A reader of the code asks it; the page does not print it. */
  | { chart?: never; noChart: string };

export type AnswerException = { title: string; text: Prose };

/** The cover that an answer suggests: insurers' own plans are looked up by it. */
export type RequiredCover = { age: number; sum: number; term?: number };

/** The page's heading: two lines on a desktop, four on a phone. */
export const maxVerdictLength = 90;
/** One line of a phone, or two. */
export const maxInputSummaryLength = 80;
export const maxNumberLength = 14;
export const maxSubjectLength = 70;

/** The parts of components/calculators/calculator-answer.tsx; testing/data/expect-sound-answer.ts has their limits. */
export type CalculatorAnswer = AnswerParts & Drawing;

export type AnswerParts = {
  /**
   * The page's heading: the answer in one sentence of at most `maxVerdictLength` characters. It does not repeat what is
   * in `numbers`.
   */
  verdict: string;
  /** One to three: people with equal sums share one. */
  numbers: HeadlineNumber[];
  /** One sentence at most that completes the verdict, or none. */
  text: Prose[];
  /** The one thing that is different for this person, and what it means for them. */
  exception?: AnswerException;
  /** One to three, in order. */
  nextSteps: NextStep[];
  /** The rules behind the answer, folded, because nobody in a hurry reads them first. */
  reasons?: { caption: string; text: Prose[] };
  /** At least two rows, to the rupee; folded. */
  working: { caption: string; rows: WorkingRow[] };
  tables?: AnswerTable[];
  /** Assumptions in words, at least one; those that the visitor can change are in the form. Folded. */
  assumptions: Prose[];
  /** Links to pages and tools of this site, at least one: the fold "Related". */
  related: Prose[];
  /** What a call about this answer is about, as a noun without a comma: "life cover of ₹2.25 crore for 22 years". */
  subject: string;
  /** Absent where nothing is left to ask an insurer. */
  brief?: AnswerBrief;
  figures: readonly Figure[];
  requiredCovers?: RequiredCover[];
};

export type Calculator<All extends CalculatorFields = CalculatorFields> = {
  /** The last part of its path in lib/site/tool-routes.ts; with the product before it where two paths end alike. */
  id: string;
  /** The question it answers, as a heading. */
  question: string;
  lead: Prose;
  /** Label of the button. */
  button: string;
  /** At most seven that are not folded (`isDetail`). */
  fields: All;
  /** Label of the folded fields, where they are not assumptions. */
  detailsLabel?: string;
  /**
   * Example inputs, at least one, each with a URL. The first is what its own page and its product's page open with, as
   * typed there; its label has one line of a phone.
   */
  examples?: readonly { label: string; typed: Partial<Record<keyof All, string>> }[];
  /** Checks between fields; messages by field. Called with values that are each valid. */
  // Methods, because TypeScript then lets calculators with different fields be in one list.
  check?(input: CalculatorInput<All>, today: IsoDate): CalculatorErrors<All>;
  /** The input in words, in at most `maxInputSummaryLength` characters: "Parents 66 and 61, one with diabetes". */
  inputSummary(input: CalculatorInput<All>, today: IsoDate): string;
  answer(input: CalculatorInput<All>, today: IsoDate): CalculatorAnswer;
};

type Typed = Readonly<Record<string, string>>;

/**
 * What a product's page needs of a calculator to answer in place: a module of its own with the rule, its fields, the
 * number and the bar. The browser loads it, so it has none of the answer's other texts.
 */
export type OpeningRule<All extends CalculatorFields = CalculatorFields> = Pick<
  Calculator<All>,
  'fields' | 'check'
> & {
  /**
   * What else changes with one field of the example, as typed.
   * @param set the fields that the visitor has set.
   */
  follow?(field: string, typed: Typed, example: Typed, set: ReadonlySet<string>): Typed | null;
  opening(
    input: CalculatorInput<All>,
    today: IsoDate,
  ): Pick<AnswerParts, 'verdict' | 'numbers'> & Drawing;
};

/** Lets TypeScript infer the fields' types from the fields themselves. */
export function defineOpening<const All extends CalculatorFields>(
  rule: OpeningRule<All>,
): OpeningRule<All> {
  return rule;
}

/** Likewise. */
export function defineCalculator<const All extends CalculatorFields>(
  calculator: Calculator<All>,
): Calculator<All> {
  return calculator;
}
