/** What the instrument "when will it pay" asks: the start and what it is needed for; the plan's printed waits folded. */
import { criticalIllnessWait } from '../../content/figures/claims.ts';
import {
  healthInitialWait,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthSpecificWait,
} from '../../content/figures/health.ts';
import type { Asked } from '../instruments/instrument.ts';

const most = 1_000_000_000;

export const needs = {
  existing: 'An illness you have',
  listed: 'A listed operation',
  fresh: 'A new illness',
  accident: 'An accident',
  birth: 'A birth',
  undeclared: 'An illness left off the form',
} as const;
export type Need = keyof typeof needs;

export const whenFields = {
  start: { kind: 'date', label: 'Your policy starts on', yearsBack: 10, yearsAhead: 2 },
  before: {
    kind: 'number',
    unit: 'months',
    label: 'Covered before',
    least: 0,
    most: 600,
    start: '0',
  },
  need: { kind: 'choice', label: 'It should pay for', options: needs, start: 'existing' },
  existing: {
    kind: 'number',
    unit: 'months',
    label: 'Wait for an illness you have',
    hint: `At most ${healthPreExistingWait.text}. Many plans print less.`,
    least: 0,
    most: 48,
    start: String(healthPreExistingWait.clock.months),
    isDetail: true,
  },
  listed: {
    kind: 'number',
    unit: 'months',
    label: 'Wait for listed illnesses and operations',
    hint: `At most ${healthSpecificWait.text}. In the standard policy ${standardHealthSpecificWait.text}, by list.`,
    least: 0,
    most: 48,
    start: String(healthSpecificWait.clock.months),
    isDetail: true,
  },
  first: {
    kind: 'number',
    unit: 'days',
    label: 'Wait for any illness',
    hint: `In critical illness cover often ${criticalIllnessWait.text}.`,
    least: 0,
    most: 180,
    start: String(healthInitialWait.clock.days),
    isDetail: true,
  },
  birth: {
    kind: 'number',
    unit: 'months',
    label: 'Wait for a birth',
    hint: 'No rule sets it: enter what the plan prints.',
    least: 0,
    most: 120,
    isOptional: true,
    isDetail: true,
  },
  oldSum: {
    kind: 'rupees',
    label: 'Sum insured before, with bonus',
    least: 0,
    most,
    isOptional: true,
    isDetail: true,
  },
  newSum: {
    kind: 'rupees',
    label: 'Sum insured now',
    least: 0,
    most,
    isOptional: true,
    isDetail: true,
  },
} as const;

export type WhenQuestion = Asked<typeof whenFields>;
