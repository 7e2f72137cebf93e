/** Fields of the calculator "when will it pay": purpose, illness and start; the plan's printed waits are folded. */
import { criticalIllnessWait } from '../../../content/figures/claims.ts';
import {
  healthInitialWait,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthSpecificWait,
} from '../../../content/figures/health.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { maxRupees } from '../../money/money-fields.ts';
import { illnessField, illnessName } from '../illness-field.ts';

export const needLabels = {
  existing: 'An illness you have',
  listed: 'A listed operation',
  fresh: 'A new illness',
  accident: 'An accident',
  birth: 'A birth',
  undeclared: 'An illness left off the form',
} as const;
export type TreatmentNeed = keyof typeof needLabels;

export const waitingFields = {
  need: {
    kind: 'choice',
    label: 'What should it pay for?',
    options: needLabels,
    start: 'existing',
  },
  treated: { ...illnessField, label: 'Is anybody being treated?' },
  before: {
    kind: 'number',
    unit: 'months',
    label: 'Already covered for',
    hint: 'Without a break. 0 for your first policy.',
    min: 0,
    max: 600,
    start: '0',
  },
  start: {
    kind: 'date',
    label: 'Your policy starts on',
    hint: 'If you know it: the answer then has the dates too.',
    yearsBack: 60,
    yearsAhead: 2,
    isOptional: true,
  },
  existing: {
    kind: 'number',
    unit: 'months',
    label: 'Wait for an illness you have',
    hint: `At most ${healthPreExistingWait.text}. Many plans print less.`,
    min: 0,
    max: 48,
    start: String(healthPreExistingWait.clock.months),
    isDetail: true,
  },
  listed: {
    kind: 'number',
    unit: 'months',
    label: 'Wait for listed illnesses and operations',
    hint: `At most ${healthSpecificWait.text}. In the standard policy ${standardHealthSpecificWait.text}, by list.`,
    min: 0,
    max: 48,
    start: String(healthSpecificWait.clock.months),
    isDetail: true,
  },
  first: {
    kind: 'number',
    unit: 'days',
    label: 'Wait for any illness',
    hint: `In critical illness cover often ${criticalIllnessWait.text}.`,
    min: 0,
    max: 180,
    start: String(healthInitialWait.clock.days),
    isDetail: true,
  },
  birth: {
    kind: 'number',
    unit: 'months',
    label: 'Wait for a birth',
    hint: 'No rule sets it. Enter what your plan says.',
    min: 0,
    max: 120,
    isOptional: true,
    isDetail: true,
  },
  oldSum: {
    kind: 'rupees',
    fold: 'Have you raised the sum insured?',
    label: 'Sum insured before, with bonus',
    min: 0,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
  newSum: {
    kind: 'rupees',
    fold: 'Have you raised the sum insured?',
    label: 'Sum insured now',
    min: 0,
    max: maxRupees,
    isOptional: true,
    isDetail: true,
  },
} as const;

export type WaitingInput = CalculatorInput<typeof waitingFields>;

/** Policies from this day on have the waits of the rules in the figures. */
export const waitingRulesFrom = healthPreExistingWait.from;

const longest = {
  existing: healthPreExistingWait.clock.months,
  listed: healthSpecificWait.clock.months,
} as const;

/** The wait that is longer than the rules allow for this policy, and what they allow. */
export function unlawfulWait({ start, need, ...typed }: WaitingInput) {
  if (start && start < waitingRulesFrom) return null;
  const first = need === 'listed' ? 'listed' : 'existing';
  const names =
    first === 'listed' ? (['listed', 'existing'] as const) : (['existing', 'listed'] as const);
  const name = names.find((one) => typed[one] > longest[one]);
  return name ? { name, typed: typed[name], max: longest[name] } : null;
}

/** The waits as the rules allow them. */
export function withLawfulWaits(input: WaitingInput): WaitingInput {
  if (!unlawfulWait(input)) return input;
  return {
    ...input,
    existing: Math.min(input.existing, longest.existing),
    listed: Math.min(input.listed, longest.listed),
  };
}

/** "Diabetes" */
export function needName(need: TreatmentNeed, { treated }: WaitingInput): string {
  return (need === 'existing' && illnessName(treated)) || needLabels[need];
}
