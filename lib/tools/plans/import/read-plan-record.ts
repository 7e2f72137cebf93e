/** Reads one record of a file as a plan and as a rate of it; every rejected cell is reported. */

import { type Insurer, insurers } from '../../../content/insurers.ts';
import { products } from '../../../content/products.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import type { ProductPath } from '../../../site/routes.ts';
import { findInsurer, insurerNames, splitIntoWords } from '../../insurers/find-insurer.ts';
import type { FiledRate, InsurerPlan } from '../insurer-plan.ts';
import * as cell from './parse-cells.ts';
import { CellError } from './parse-cells.ts';
import { cellReader, type InvalidCell, type PlanRecord } from './plan-record.ts';

export type ImportRules = {
  today: IsoDate;
  /** Only a demonstration accepts examples. */
  isDemonstration: boolean;
  /** Registration numbers of the insurers we place business with; empty where not configured. */
  placedInsurers: readonly string[];
};

/** The width of a column on a phone. */
const maxFeatureLength = 160;

/** @returns null after adding to `invalidCells`. */
export function readPlan(
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
export function readRate(record: PlanRecord, invalidCells: InvalidCell[]): FiledRate | null {
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
