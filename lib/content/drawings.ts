/**
 * Data of the drawings on product pages. Numbers are entered here and never parsed from text: each is beside the
 * figure that it comes from, and drawings.test.ts compares the two. Amounts without a figure are examples and labelled
 * as such on the page.
 */
import { countText } from '../text/words.ts';
import {
  healthInitialWait,
  healthMoratorium,
  healthPreExistingWait,
  healthSpecificWait,
} from './figures/health.ts';
import {
  idvDepreciationUpTo1Year,
  idvDepreciationUpTo2Years,
  idvDepreciationUpTo3Years,
  idvDepreciationUpTo4Years,
  idvDepreciationUpTo5Years,
  idvDepreciationUpTo6Months,
  noClaimBonusYear1,
  noClaimBonusYear2,
  noClaimBonusYear3,
  noClaimBonusYear4,
  noClaimBonusYear5,
} from './figures/motor.ts';
import type { Figure, Prose } from './types.ts';

type DrawingFact = { label: string; text: string };

/** Properties of every drawing. */
type DrawingCopy = {
  /** Prefix of the ids inside the drawing; unique on a page. */
  id: string;
  title: string;
  /** Text alternative in a sentence or two. */
  description: string;
  /** Everything drawn, in words. */
  facts: readonly DrawingFact[];
  /** Label of a drawing with example amounts. */
  example?: Prose;
  figures: readonly Figure[];
};

export type BillSegment = { month: string; payer: 'base' | 'superTopUp'; lakh: number };
export type LayersDrawing = DrawingCopy & {
  kind: 'layers';
  baseLakh: number;
  deductibleLakh: number;
  superTopUpLakh: number;
  /** The year's bills in order, split where the payer changes. */
  bills: readonly BillSegment[];
};

export type WaitingPeriodRow = {
  label: string;
  /** Months of waiting; 0 pays from the first day. */
  months: number;
  figure: Figure | null;
  /** Labels of the time before and, if there is room, after the wait. */
  before: string;
  after: string;
};
export type WaitingPeriodsDrawing = DrawingCopy & {
  kind: 'waits';
  /** Length of the line. */
  scaleMonths: number;
  rows: readonly WaitingPeriodRow[];
  /** The period in which the insurer may question answers on the form. */
  moratorium: WaitingPeriodRow & { figure: Figure };
};

type BonusStep = { claimFreeYears: number; percent: number; figure: Figure | null };
export type BonusDrawing = DrawingCopy & { kind: 'bonus'; steps: readonly BonusStep[] };

type ValueStep = { upTo: string; percentOff: number; figure: Figure };
export type ValueDrawing = DrawingCopy & { kind: 'value'; steps: readonly ValueStep[] };

type CoverPoint = { age: number; lakh: number };
export type CoverCurve = { id: string; name: string; text: string; points: readonly CoverPoint[] };
export type CoverDrawing = DrawingCopy & { kind: 'cover'; curves: readonly CoverCurve[] };

export type AnnuityOption = {
  id: string;
  name: string;
  monthlyRupees: number;
  monthly: string;
  nomineeLakh: number;
  nominee: string;
};
export type AnnuityDrawing = DrawingCopy & {
  kind: 'annuity';
  priceLakh: number;
  options: readonly AnnuityOption[];
};

export type Drawing =
  | LayersDrawing
  | WaitingPeriodsDrawing
  | BonusDrawing
  | ValueDrawing
  | CoverDrawing
  | AnnuityDrawing;

/** A page's drawings under one heading. */
export type PageDrawings = { heading: string; lead: Prose; drawings: readonly Drawing[] };

/* Super top-up: the worked example of its page */

export const superTopUpLayers: LayersDrawing = {
  kind: 'layers',
  id: 'layers',
  title: 'A base policy, a super top-up above it, and one year of bills',
  description:
    'Two columns to the same scale. Left, a base policy of ₹5 lakh with a super top-up of ₹20 lakh above it. Right, bills of ₹10 lakh in one year: the part below the deductible of ₹5 lakh is paid by the base policy, the part above it by the super top-up. The bill of December lies across that line: ₹1 lakh of its ₹6 lakh is below, ₹5 lakh above.',
  baseLakh: 5,
  deductibleLakh: 5,
  superTopUpLakh: 20,
  bills: [
    { month: 'June', payer: 'base', lakh: 4 },
    { month: 'December', payer: 'base', lakh: 1 },
    { month: 'December', payer: 'superTopUp', lakh: 5 },
  ],
  facts: [
    { label: 'Base policy', text: 'pays the bills up to ₹5 lakh' },
    { label: 'Deductible', text: '₹5 lakh in a policy year' },
    { label: 'Super top-up', text: 'pays ₹20 lakh above it, so up to a total of ₹25 lakh' },
    { label: 'June, bill of ₹4 lakh', text: 'the base policy pays all of it' },
    {
      label: 'December, bill of ₹6 lakh',
      text: 'the base policy pays its last ₹1 lakh, the super top-up ₹5 lakh',
    },
  ],
  example: 'An example; all bills are taken as admitted by both policies.',
  figures: [],
};

/* Health: what a new policy waits for */

/** `ownIllness` is the row with the longest clock, in the words of the page. */
function waitingPeriodsDrawing(ownIllness: string): WaitingPeriodsDrawing {
  return {
    kind: 'waits',
    id: 'waits',
    title: 'Waiting periods of a new health policy on a time line',
    description: `A line of six years of unbroken cover. An accident is paid from the first day, other illness after ${healthInitialWait.text}, listed diseases and operations after at most ${healthSpecificWait.text}, the row “${ownIllness}” after at most ${healthPreExistingWait.text}. What you declared can be challenged for ${healthMoratorium.text}.`,
    scaleMonths: 72,
    rows: [
      { label: 'Accident', months: 0, figure: null, before: '', after: 'Paid from the first day' },
      {
        label: 'Other illness',
        // A month is drawn for 30 days.
        months: healthInitialWait.clock.days / 30,
        figure: healthInitialWait,
        before: '',
        after: `Paid after ${healthInitialWait.text}`,
      },
      {
        label: 'Listed diseases and operations',
        months: healthSpecificWait.clock.months,
        figure: healthSpecificWait,
        before: `Up to ${healthSpecificWait.text}`,
        after: 'Paid',
      },
      {
        label: ownIllness,
        months: healthPreExistingWait.clock.months,
        figure: healthPreExistingWait,
        before: `Up to ${healthPreExistingWait.text}`,
        after: 'Paid',
      },
    ],
    moratorium: {
      label: 'What you declared',
      months: healthMoratorium.clock.months,
      figure: healthMoratorium,
      before: `Can be challenged, ${healthMoratorium.text}`,
      after: '',
    },
    facts: [
      { label: 'Accident', text: 'paid from the first day' },
      { label: 'Other illness', text: `paid after ${healthInitialWait.text}` },
      {
        label: 'Listed diseases and operations',
        text: `paid after ${healthSpecificWait.text} at most; the plan can set less`,
      },
      {
        label: ownIllness,
        text: `paid after ${healthPreExistingWait.text} at most; the plan can set less`,
      },
      {
        label: 'What you declared',
        text: `after ${healthMoratorium.text} of unbroken cover only fraud can be held against you`,
      },
    ],
    figures: [healthInitialWait, healthSpecificWait, healthPreExistingWait, healthMoratorium],
  };
}

export const waitingPeriods = waitingPeriodsDrawing('Illness you already have');
export const waitingPeriodsDiabetes = waitingPeriodsDrawing('Diabetes you have when you buy');
export const waitingPeriodsParent = waitingPeriodsDrawing('Illness your parent already has');

/* Motor: the bonus climbs, the value falls */

const bonusSteps: readonly BonusStep[] = [
  { claimFreeYears: 0, percent: 0, figure: null },
  { claimFreeYears: 1, percent: 20, figure: noClaimBonusYear1 },
  { claimFreeYears: 2, percent: 25, figure: noClaimBonusYear2 },
  { claimFreeYears: 3, percent: 35, figure: noClaimBonusYear3 },
  { claimFreeYears: 4, percent: 45, figure: noClaimBonusYear4 },
  { claimFreeYears: 5, percent: 50, figure: noClaimBonusYear5 },
];

export const noClaimBonusStaircase: BonusDrawing = {
  kind: 'bonus',
  id: 'bonus',
  title: 'The no-claim bonus as a staircase',
  description: `Steps from nothing in the first year to ${noClaimBonusYear5.text} off the own-damage premium after five claim-free years in a row. An arrow leads from the last step back to nothing: one own-damage claim, without bonus protection.`,
  steps: bonusSteps,
  facts: [
    ...bonusSteps.map(({ claimFreeYears, figure }) => ({
      label: countText(claimFreeYears, 'claim-free year'),
      text: figure ? `${figure.text} off the own-damage premium` : 'no bonus',
    })),
    { label: 'An own-damage claim', text: 'back to no bonus, unless you hold bonus protection' },
  ],
  figures: bonusSteps.flatMap(({ figure }) => figure ?? []),
};

const valueSteps: readonly ValueStep[] = [
  { upTo: '6 months', percentOff: 5, figure: idvDepreciationUpTo6Months },
  { upTo: '1 year', percentOff: 15, figure: idvDepreciationUpTo1Year },
  { upTo: '2 years', percentOff: 20, figure: idvDepreciationUpTo2Years },
  { upTo: '3 years', percentOff: 30, figure: idvDepreciationUpTo3Years },
  { upTo: '4 years', percentOff: 40, figure: idvDepreciationUpTo4Years },
  { upTo: '5 years', percentOff: 50, figure: idvDepreciationUpTo5Years },
];

export const declaredValueSteps: ValueDrawing = {
  kind: 'value',
  id: 'value',
  title: 'What is left of the listed price',
  description: `Six columns, one for each age of the vehicle. The share of the listed price that counts as insured value shrinks as the cut grows from ${idvDepreciationUpTo6Months.text} at up to 6 months to ${idvDepreciationUpTo5Years.text} at up to 5 years.`,
  steps: valueSteps,
  facts: [
    ...valueSteps.map(({ upTo, figure }) => ({
      label: `Up to ${upTo}`,
      text: `${figure.text} taken off the listed price`,
    })),
    { label: 'Older', text: 'a value you and the insurer agree on' },
  ],
  figures: valueSteps.map(({ figure }) => figure),
};

/* Term: how the sum moves with age */

export const coverByAge: CoverDrawing = {
  kind: 'cover',
  id: 'cover-by-age',
  title: 'Level, increasing and decreasing cover by age',
  description: 'Three areas from age 30 to age 60, each starting at ₹1 crore.',
  curves: [
    {
      id: 'level',
      name: 'Level',
      text: '₹1 crore all the way to 60',
      points: [
        { age: 30, lakh: 100 },
        { age: 60, lakh: 100 },
      ],
    },
    {
      id: 'increasing',
      name: 'Increasing',
      text: '₹5 lakh more a year, ₹2 crore from age 50',
      points: [
        { age: 30, lakh: 100 },
        { age: 50, lakh: 200 },
        { age: 60, lakh: 200 },
      ],
    },
    {
      id: 'decreasing',
      name: 'Decreasing',
      text: 'Falls with a loan: ₹50 lakh at 45, nothing at 60',
      points: [
        { age: 30, lakh: 100 },
        { age: 45, lakh: 50 },
        { age: 60, lakh: 0 },
      ],
    },
  ],
  // The words are printed under each curve.
  facts: [],
  example: 'Example sums. Your policy’s schedule states the sum for every year.',
  figures: [],
};

/* Pension: the same price, two promises */

export const annuityIncome: AnnuityDrawing = {
  kind: 'annuity',
  id: 'annuity',
  title: 'An annuity for ₹20 lakh, with and without return of the price',
  description: 'Two pictures of income for life, and of what is left for the nominee.',
  priceLakh: 20,
  options: [
    {
      id: 'life-only',
      name: 'Life only',
      monthlyRupees: 12_000,
      monthly: '₹12,000 a month',
      nomineeLakh: 0,
      nominee: 'Nothing',
    },
    {
      id: 'price-returned',
      name: 'Price returned',
      monthlyRupees: 10_000,
      monthly: '₹10,000 a month',
      nomineeLakh: 20,
      nominee: '₹20 lakh',
    },
  ],
  facts: [
    { label: 'Life only', text: '₹12,000 a month as long as you live, nothing afterwards' },
    {
      label: 'Price returned',
      text: '₹10,000 a month as long as you live, then ₹20 lakh to your nominee',
    },
    {
      label: 'The difference',
      text: '₹2,000 a month of your own income, given up for the sum others receive',
    },
  ],
  example:
    'Example amounts, the nominee’s block not to scale; ask insurers what they pay at your age.',
  figures: [],
};
