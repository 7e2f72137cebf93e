/** Groups records into plans with their rates: rows of one plan must agree, and no price may occur twice. */

import { type Insurer, insurers } from '../../../content/insurers.ts';
import { products } from '../../../content/products.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import type { ProductPath } from '../../../site/routes.ts';
import { findInsurer, insurerNames, splitIntoWords } from '../../insurers/insurer-groups.ts';
import type { FiledRate, InsurerPlan } from '../insurer-plan.ts';
import * as cell from './parse-cells.ts';
import { CellError } from './parse-cells.ts';
import type { PlanField } from './plan-columns.ts';
import { planLevelFields } from './plan-columns.ts';

// One rate of a file with the fields of its plan, as text: a row of a table or an entry of a JSON file.
export type PlanRecord = {
  /** "row 5", "plans[0].rates[3]". */
  place: string;
  /** Text of the field; empty where the file has none. */
  text: (field: PlanField) => string;
  /** The field's name in the file. */
  nameOf: (field: PlanField) => string;
  features: readonly (readonly [label: string, text: string])[];
};

/** Why a row is rejected. */
export type InvalidCell = { place: string; column: string; reason: string };

/** Reads fields one by one, so that all errors of a record are reported together. */
function cellReader({ place, text, nameOf }: PlanRecord, invalidCells: InvalidCell[]) {
  return <Value>(
    field: PlanField,
    parse: (text: string) => Value,
    isOptional?: 'optional',
  ): Value | undefined => {
    const value = text(field).trim();
    try {
      if (value === '' && !isOptional) throw new CellError('is empty');
      return parse(value);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      invalidCells.push({ place, column: nameOf(field), reason: error.message });
      return undefined;
    }
  };
}

const maxListedLines = 500;
const maxListedPlaces = 100;

/** The same error on many rows is reported in one line with all row numbers. */
export function describeInvalidCells(invalidCells: readonly InvalidCell[]): string {
  const cellsByReason = Map.groupBy(invalidCells, ({ column, reason }) => `${column}: ${reason}`);
  const lines = [...cellsByReason].map(([reason, cells]) => {
    const places = [...new Set(cells.map(({ place }) => place))];
    const more = places.length - maxListedPlaces;
    return `${places.slice(0, maxListedPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}, ${reason}`;
  });
  const more = lines.length - maxListedLines;
  return [
    ...lines.slice(0, maxListedLines),
    ...(more > 0 ? [`and ${more} more${importOption('all-cells')}`] : []),
  ].join('\n');
}

// Reads one record of a file as a plan and as a rate of it; every rejected cell is reported.
type ImportRules = {
  today: IsoDate;
  /** Only a demonstration accepts examples. */
  isDemonstration: boolean;
  /** Registration numbers of the insurers we place business with; empty where not configured. */
  placedInsurers: readonly string[];
};

/** The width of a column on a phone. */
const maxFeatureLength = 160;

/** @returns null after adding to `invalidCells`. */
function readPlan(
  record: PlanRecord,
  rules: ImportRules,
  invalidCells: InvalidCell[],
): InsurerPlan | null {
  const before = invalidCells.length;
  const readCell = cellReader(record, invalidCells);
  const isExample = (['insurer', 'plan', 'uin'] as const).some((field) =>
    isLabelledExample(record.text(field)),
  );
  const parsePlanName = (max: number) => (text: string) => {
    const plain = cell.parsePlainText(max)(text);
    if (!isExample) return plain;
    if (!isLabelledExample(plain))
      throw new cell.CellError('does not say “example”, as its row does');
    if (hasRealInsurerName(plain)) throw new cell.CellError('names a real insurer in an example');
    return plain;
  };
  const insurer = readCell('insurer', (text) => {
    const name = parsePlanName(80)(text);
    if (!isExample) return parseRealInsurer(name, rules.placedInsurers).brand;
    if (!rules.isDemonstration)
      throw new cell.CellError('is an example: SITE_ENV is not demonstration');
    return name;
  });
  const plan = {
    uin: readCell('uin', (text) => cell.parseUin(parsePlanName(40)(text))),
    insurer,
    name: readCell('plan', parsePlanName(100)),
    isExample,
    products: readCell('product', cell.parseProducts),
    filedOn: readCell('filedOn', (text) => rejectFutureDate(cell.parseDay(text), rules.today)),
    approval: {
      reference: readCell('approval', parsePlanName(100)),
      from: readCell('approvedFrom', cell.parseDay),
      until: readCell('approvedUntil', (text) => rejectPastDate(cell.parseDay(text), rules.today)),
      ...(readCell('comparison', cell.parseYes, 'optional') && { coversComparison: true }),
    },
    source: readCell('source', parsePlanName(200)),
    featuresSource: readCell(
      'featuresSource',
      (text) => parsePlanName(200)(text || record.text('source')),
      'optional',
    ),
    features: readFeatures(record, invalidCells),
  };
  const { from, until } = plan.approval;
  if (from && until && until < from)
    invalidCells.push({
      place: record.place,
      column: record.nameOf('approvedUntil'),
      reason: 'is before the approval begins',
    });
  if (plan.products) rejectUnknownFeatures(record, plan.products, invalidCells);
  return invalidCells.length > before ? null : (plan as InsurerPlan);
}

/** @returns null after adding to `invalidCells`. */
function readRate(record: PlanRecord, invalidCells: InvalidCell[]): FiledRate | null {
  const before = invalidCells.length;
  const readCell = cellReader(record, invalidCells);
  const range = record.text('age').trim()
    ? readCell('age', cell.parseAgeRange)
    : readAgeBounds(record, invalidCells);
  const rate = {
    ageFrom: range?.[0],
    ageTo: range?.[1],
    sum: readCell('sum', cell.parseSum),
    zone: readCell('zone', cell.parseAllowedText(60), 'optional'),
    term: readCell('term', cell.parseTerm),
    priceFor: readCell('priceFor', cell.parseAllowedText(80)),
    paise: readCell('premium', cell.parsePremium),
  };
  return invalidCells.length > before ? null : (rate as FiledRate);
}

function readAgeBounds(
  record: PlanRecord,
  invalidCells: InvalidCell[],
): readonly [number, number] | undefined {
  const readCell = cellReader(record, invalidCells);
  if (!record.text('ageFrom').trim()) return void readCell('age', cell.parseAgeRange);
  const from = readCell('ageFrom', cell.parseAge);
  const to = readCell('ageTo', (text) => (text ? cell.parseAge(text) : (from ?? 0)), 'optional');
  if (from === undefined || to === undefined) return undefined;
  if (from <= to) return [from, to];
  invalidCells.push({
    place: record.place,
    column: record.nameOf('ageTo'),
    reason: 'is below the first age',
  });
  return undefined;
}

function readFeatures({ place, features }: PlanRecord, invalidCells: InvalidCell[]) {
  return Object.fromEntries(
    features.map(([label, text]) => {
      try {
        return [label, cell.parseAllowedText(maxFeatureLength)(text)];
      } catch (error) {
        if (!(error instanceof cell.CellError)) throw error;
        invalidCells.push({ place, column: label, reason: error.message });
        return [label, ''];
      }
    }),
  );
}

/** Plans are compared on the rows of their page's comparison, so every plan must have all of them. */
function rejectUnknownFeatures(
  { place, features }: PlanRecord,
  paths: readonly ProductPath[],
  invalidCells: InvalidCell[],
): void {
  const labels = paths.flatMap((path) =>
    products[path].comparison.groups.flatMap(({ rows }) => rows.map(({ label }) => label)),
  );
  for (const [column] of features) {
    if (!labels.includes(column))
      invalidCells.push({
        place,
        column,
        reason: `is not a row of ${paths.join(' or ')}’s comparison`,
      });
  }
}

function rejectFutureDate(date: IsoDate, today: IsoDate): IsoDate {
  if (date > today) throw new cell.CellError('is in the future');
  return date;
}

function rejectPastDate(date: IsoDate, today: IsoDate): IsoDate {
  if (date < today) throw new cell.CellError('is over: a plan is shown only while it is approved');
  return date;
}

/** Words of insurers' names that are in general use. */
const wordsInGeneralUse = new Set(
  (
    'allied and assurance axis bank care central co commerce company corporation federal first future galaxy ' +
    'general go health india indian insurance liberty life limited max mutual national new of old one oriental ' +
    'royal standard star sun the union united universal york'
  ).split(' '),
);

const wordsOfInsurersAlone = new Set(
  insurers
    .flatMap(insurerNames)
    .flatMap(splitIntoWords)
    .filter((word) => word.length > 1 && !wordsInGeneralUse.has(word)),
);
const brands = insurers.map(({ brand }) => splitIntoWords(brand).join(' '));

function isLabelledExample(text: string): boolean {
  return /\bexample/i.test(text);
}

/** Whether an example's text names a real insurer. */
function hasRealInsurerName(text: string): boolean {
  const words = splitIntoWords(text);
  const line = ` ${words.join(' ')} `;
  return (
    words.some((word) => wordsOfInsurersAlone.has(word)) ||
    brands.some((brand) => line.includes(` ${brand} `))
  );
}

/** @param placed registration numbers of the insurers we place business with; empty where not configured. */
function parseRealInsurer(text: string, placed: readonly string[]): Insurer {
  const found = findInsurer(text);
  if (!found) throw new CellError('names an insurer that is not on our list');
  if (!found.isSellingNewPolicies)
    throw new CellError('names an insurer that sells no new policies');
  if (placed.length > 0 && !placed.includes(found.registrationNumber))
    throw new CellError('names an insurer we place no business with (BROKER_INSURERS)');
  return found;
}

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
