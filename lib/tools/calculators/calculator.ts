/**
 * One mechanism for every tool that computes: typed fields that stand in an address (sums, ages in years, kinds,
 * yes or no; never who somebody is), and a pure function from them to an answer that any page can show.
 */
import type { Figure, Prose } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';

type FieldText = {
  label: string;
  hint?: string;
  /** What stands in the field before anybody typed: an assumption that the visitor can change. */
  start?: string;
  /** Folded behind the few questions that everybody answers: has a `start`, or may stay empty. */
  isDetail?: true;
};

/** Whole rupees. */
type RupeeField = FieldText & {
  kind: 'rupees';
  min: number;
  max: number;
  isOptional?: true;
};
/** A number with its unit, in steps of `step` (1 unless told): years of age, months, per cent, cc. */
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
};
/** A box to tick. */
type FlagField = FieldText & { kind: 'flag' };
export type DateField = FieldText & {
  kind: 'date';
  /** Years around today within which a date is believed. */
  yearsBack: number;
  yearsAhead: number;
  isOptional?: true;
};
/** Amounts one under the other, as copied from an illustration or a sheet: one a line. */
export type RowsField = FieldText & {
  kind: 'rows';
  minRows: number;
  maxRows: number;
  /** Few amounts, on one line with commas between. */
  isLine?: true;
  isOptional?: true;
};

/** Ages of several people in whole years, on one line: "62, 65". Empty is nobody. */
type AgesField = FieldText & {
  kind: 'ages';
  min: number;
  max: number;
  maxPeople: number;
  /** Ages as somebody may type them, for the message. */
  example: string;
};

export type Field =
  | RupeeField
  | NumberField
  | ChoiceField
  | FlagField
  | DateField
  | RowsField
  | AgesField;
export type Fields = Readonly<Record<string, Field>>;

type FieldValue<F extends Field> = F extends { isOptional: true }
  ? RequiredValue<F> | null
  : RequiredValue<F>;

type RequiredValue<F extends Field> = F extends { kind: 'rupees' | 'number' }
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

/** What was asked, by field. */
export type CalculatorInput<All extends Fields> = { [Name in keyof All]: FieldValue<All[Name]> };

export type FieldErrors<All extends Fields> = Partial<Record<keyof All, string>>;

/** One line of the sum: what, how much, and where it comes from. `isTotal` closes what stands above it. */
export type WorkingRow = { label: string; value: string; note?: Prose; isTotal?: true };

export type AnswerTable = { caption: string; columns: string[]; rows: string[][] };

/** Bars on one scale: each bar is made of parts, in rupees (or the unit the caption names). */
export type ChartBar = { label: string; parts: { label: string; amount: number; tone: Tone }[] };
/** `layer` is a second insurer's part above the first. */
type Tone = 'insurer' | 'layer' | 'own' | 'growth' | 'waiting' | 'neutral';
export type BarChart = { title: string; bars: ChartBar[] };

/** A policy that an answer asks for: by it insurers' own plans are looked up. */
export type RequiredCover = { age: number; sum: number; term?: number };

export type CalculatorAnswer = {
  /** The page's heading: the answer in one sentence. */
  verdict: string;
  /** What the verdict needs beside it: a few sentences. */
  text: Prose[];
  working: { caption: string; rows: WorkingRow[] };
  tables?: AnswerTable[];
  chart?: BarChart;
  /** What was taken for granted, in words; what the visitor can change stands in the form. */
  assumptions: Prose[];
  /** What to do with it: links to pages and tools of this site. */
  next: Prose[];
  figures: readonly Figure[];
  requiredCovers?: RequiredCover[];
};

export type Calculator<All extends Fields = Fields> = {
  /** Of its row in lib/site/tool-routes.ts, which has its path. */
  id: string;
  /** The question it answers, as a heading. */
  question: string;
  lead: Prose;
  /** Words on the button. */
  button: string;
  fields: All;
  /** Over the folded fields, where they are no assumptions. */
  detailsLabel?: string;
  /** Ready questions to begin with, named as examples; each is an address. */
  examples?: readonly { label: string; typed: Partial<Record<keyof All, string>> }[];
  /** What two fields say against each other; messages by field. Called with values that fit each by itself. */
  check?: (asked: CalculatorInput<All>, today: IsoDate) => FieldErrors<All>;
  answer: (asked: CalculatorInput<All>, today: IsoDate) => CalculatorAnswer;
};

/** Lets TypeScript read the fields' types out of the fields themselves. */
export function defineCalculator<const All extends Fields>(
  calculator: Calculator<All>,
): Calculator<All> {
  return calculator;
}
