/** Records as plans with their rates: rows of one plan agree on it, and no price stands twice. */
import type { FiledRate, InsurerPlan } from '../insurer-plan.ts';
import { fieldsOfPlan } from './plan-columns.ts';
import type { BadCell, PlanRecord } from './plan-record.ts';
import { type ImportRules, readPlan, readRate } from './read-plan-record.ts';

export type ListedPlan = { plan: InsurerPlan; rates: FiledRate[] };

type PlacedRate = { rate: FiledRate; record: Pick<PlanRecord, 'place' | 'nameOf'> };
type Draft = { plan: InsurerPlan; said: string; place: string; rates: PlacedRate[] };

/** @returns all plans, and every cell that stops the import. */
export function gatherPlans(
  records: Iterable<PlanRecord>,
  rules: ImportRules,
): { plans: ListedPlan[]; bad: BadCell[] } {
  const bad: BadCell[] = [];
  const drafts = new Map<string, Draft>();
  /** By all that a row says of its plan, which hundreds of rows say alike: read once. */
  const seen = new Map<string, Draft | null>();
  for (const record of records) {
    const said = [...fieldsOfPlan.map(record.text), ...record.features.flat()].join('\n');
    let draft = seen.get(said);
    // What is wrong with a plan is told for each of its rows.
    if (!draft) draft = draftOf(record, said, rules, drafts, bad);
    seen.set(said, draft);
    const rate = readRate(record, bad);
    if (draft && rate) {
      draft.rates.push({ rate, record: { place: record.place, nameOf: record.nameOf } });
    }
  }
  for (const { rates } of drafts.values()) refuseDoubled(rates, bad);
  const plans = [...drafts.values()].map(({ plan, rates }) => ({
    plan,
    rates: rates.map(({ rate }) => rate),
  }));
  return { plans, bad };
}

function draftOf(
  record: PlanRecord,
  said: string,
  rules: ImportRules,
  drafts: Map<string, Draft>,
  bad: BadCell[],
): Draft | null {
  const plan = readPlan(record, rules, bad);
  if (!plan) return null;
  const same = drafts.get(plan.uin);
  if (!same) {
    const draft = { plan, said, place: record.place, rates: [] };
    drafts.set(plan.uin, draft);
    return draft;
  }
  bad.push({
    place: record.place,
    column: record.nameOf('uin'),
    reason: `is that of ${same.place}, which says something else of the plan`,
  });
  return null;
}

/** Two prices for one age, sum, zone and term: nobody could say which holds. */
function refuseDoubled(rates: readonly PlacedRate[], bad: BadCell[]): void {
  const alike = Map.groupBy(rates, ({ rate: { sum, zone, term, priceFor } }) =>
    JSON.stringify([sum, zone.toLowerCase(), term, priceFor.toLowerCase()]),
  );
  for (const group of alike.values()) {
    const inOrder = group.toSorted((one, other) => one.rate.ageFrom - other.rate.ageFrom);
    let widest = inOrder[0];
    for (const placed of inOrder.slice(1)) {
      if (widest && placed.rate.ageFrom <= widest.rate.ageTo) {
        bad.push({
          place: placed.record.place,
          column: placed.record.nameOf('age'),
          reason: `has the same age, sum, zone and term as ${widest.record.place}`,
        });
      }
      if (!widest || placed.rate.ageTo > widest.rate.ageTo) widest = placed;
    }
  }
}
