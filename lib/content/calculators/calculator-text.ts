/** What a calculator's own page says beside the form. Its worked example is computed, never typed. */
import type { IsoDate } from '../../dates/iso-date.ts';
import type { PageSeo } from '../../site/route-row.ts';
import type { CalculatorId } from '../../site/tool-routes.ts';
import type { Figure, Prose, Question } from '../types.ts';

export type CalculatorText = {
  /** The name that people type, "IDV calculator"; the heading adds the calculator's question. */
  label: string;
  /** First day of the page with this text (structured-data.ts). */
  publishedOn: IsoDate;
  seo: PageSeo;
  /** What it works out, from what, and what it does not know: two to four sentences. */
  computes: Prose[];
  /** How we work it out, one step an item. */
  formula: readonly [Prose, Prose, Prose, ...Prose[]];
  questions: readonly [Question, Question, Question, ...Question[]];
  /** Answers that people search by their figures: one heading with a computed row for each. */
  searched?: SearchedAnswers;
  /** Calculators that answer the next question. */
  related:
    | readonly [CalculatorId]
    | readonly [CalculatorId, CalculatorId]
    | readonly [CalculatorId, CalculatorId, CalculatorId];
  /** Figures that the text above refers to; the example adds its own. */
  figures: readonly Figure[];
};

export type SearchedAnswers = {
  heading: string;
  rows: readonly { label: string; typed: Readonly<Record<string, string>> }[];
  /** What holds for all rows. */
  assumed: Prose;
};

export type CalculatorTexts = Readonly<Record<CalculatorId, CalculatorText>>;
