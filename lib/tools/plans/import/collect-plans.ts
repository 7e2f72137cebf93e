/** Groups records into plans with their rates: rows of one plan must agree, and no price may occur twice. */
import type { FiledRate, InsurerPlan } from '../insurer-plan.ts';
import { planLevelFields } from './plan-columns.ts';
import type { InvalidCell, PlanRecord } from './plan-record.ts';
import { type ImportRules, readPlan, readRate } from './read-plan-record.ts';

export type PlanWithRates = { plan: InsurerPlan; rates: FiledRate[] };

type LocatedRate = { rate: FiledRate; record: Pick<PlanRecord, 'place' | 'nameOf'> };
type Draft = { plan: InsurerPlan; planText: string; place: string; rates: LocatedRate[] };

/** Each becomes an option of a select, or a line of an answer. */
const maxDistinctValues = { sum: 100, term: 100, zone: 40, priceFor: 40 } as const;

/** @returns all plans, and every cell that stops the import. */
export function collectPlans(
  records: Iterable<PlanRecord>,
  rules: ImportRules,
): { plans: PlanWithRates[]; invalidCells: InvalidCell[] } {
  const invalidCells: InvalidCell[] = [];
  const drafts = new Map<string, Draft>();
  /** Cached by all plan fields of a row, because hundreds of rows repeat them. */
  const draftsByKey = new Map<string, Draft | null>();
  for (const record of records) {
    const planText = [...planLevelFields.map(record.text), ...record.features.flat()].join('\n');
    let draft = draftsByKey.get(planText);
    // An error of the plan is reported for each of its rows.
    if (!draft) draft = draftOf(record, planText, rules, drafts, invalidCells);
    draftsByKey.set(planText, draft);
    const rate = readRate(record, invalidCells);
    if (draft && rate)
      draft.rates.push({ rate, record: { place: record.place, nameOf: record.nameOf } });
  }
  for (const draft of drafts.values()) {
    rejectOverlappingRates(draft.rates, invalidCells);
    rejectTooManyValues(draft, invalidCells);
  }
  const plans = [...drafts.values()].map(({ plan, rates }) => ({
    plan,
    rates: rates.map(({ rate }) => rate),
  }));
  return { plans, invalidCells };
}

function draftOf(
  record: PlanRecord,
  planText: string,
  rules: ImportRules,
  drafts: Map<string, Draft>,
  invalidCells: InvalidCell[],
): Draft | null {
  const plan = readPlan(record, rules, invalidCells);
  if (!plan) return null;
  const same = drafts.get(plan.uin);
  if (!same) {
    const draft = { plan, planText, place: record.place, rates: [] };
    drafts.set(plan.uin, draft);
    return draft;
  }
  invalidCells.push({
    place: record.place,
    column: record.nameOf('uin'),
    reason: `is that of ${same.place}, which says something else of the plan`,
  });
  return null;
}

/** Two prices for one age, sum, zone and term: which one applies is unknown. */
function rejectOverlappingRates(rates: readonly LocatedRate[], invalidCells: InvalidCell[]): void {
  const ratesByGroup = Map.groupBy(rates, ({ rate: { sum, zone, term, priceFor } }) =>
    JSON.stringify([sum, zone.toLowerCase(), term, priceFor.toLowerCase()]),
  );
  for (const group of ratesByGroup.values()) {
    const inOrder = group.toSorted((a, b) => a.rate.ageFrom - b.rate.ageFrom);
    let widest = inOrder[0];
    for (const placed of inOrder.slice(1)) {
      if (widest && placed.rate.ageFrom <= widest.rate.ageTo) {
        invalidCells.push({
          place: placed.record.place,
          column: placed.record.nameOf('age'),
          reason: `has the same age, sum, zone and term as ${widest.record.place}`,
        });
      }
      if (!widest || placed.rate.ageTo > widest.rate.ageTo) widest = placed;
    }
  }
}

function rejectTooManyValues({ place, rates }: Draft, invalidCells: InvalidCell[]): void {
  const [first] = rates;
  for (const field of ['sum', 'term', 'zone', 'priceFor'] as const) {
    const count = new Set(rates.map(({ rate }) => rate[field])).size;
    if (count <= maxDistinctValues[field]) continue;
    const column = first?.record.nameOf(field) ?? field;
    invalidCells.push({
      place,
      column,
      reason: `has ${count} different values, at most ${maxDistinctValues[field]}`,
    });
  }
}
