/** Imports a file of plans, completely or not at all; used by the command and the demonstration. */
import 'server-only';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Environment } from '../../../config/parse-environment.ts';
import { todayInIndia } from '../../../dates/iso-date.ts';
import { withImportLock } from '../../../imports/import-lock.server.ts';
import type { ImportProgress } from '../../../imports/import-progress.ts';
import { decodeText } from '../../../imports/spreadsheets/decode-text.ts';
import { ImportError, WrongOption } from '../../../imports/spreadsheets/import-error.ts';
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import {
  cellOf,
  describeNamedColumns,
  findNamedColumns,
} from '../../../imports/spreadsheets/named-columns.ts';
import { readListFile } from '../../../imports/spreadsheets/read-list-file.server.ts';
import { readOnlySheet } from '../../../imports/spreadsheets/read-sheets.server.ts';
import type { Store, Tables } from '../../../store/schema/schema.ts';
import type { InsurerPlan } from '../insurer-plan.ts';
import type { PlanRecord } from './collect-plans.ts';
import { collectPlans, describeInvalidCells, type InvalidCell } from './collect-plans.ts';
import {
  featureHeader,
  type PlanField,
  planColumnNames,
  planFields,
  planLevelFields,
} from './plan-columns.ts';
import type { PlanDetails } from './write-plans.server.ts';
import { diffPlans, writePlans } from './write-plans.server.ts';

// Converts a JSON file to records: a list of plans, each with its rates, under the names that --map uses.
const maxRates = 500_000;

/** A number is converted as written; everything else must be text. */
const value = z.union([z.string(), z.number(), z.null()]).optional();
const valuesOf = (fields: readonly PlanField[]) =>
  Object.fromEntries(fields.map((field) => [field, value]));
const rateFields = planFields.filter((field) => !planLevelFields.some((one) => one === field));

const planSchema = z.strictObject({
  ...valuesOf(planLevelFields.filter((field) => field !== 'product')),
  product: z.union([value, z.array(z.string())]),
  features: z.record(z.string(), z.string()).default({}),
  rates: z.array(z.strictObject(valuesOf(rateFields))).min(1, 'holds no rates'),
});
const fileSchema = z.strictObject({ plans: z.array(planSchema) });

/** @throws ImportError where the file has another structure. */
function jsonRecords(text: string): Iterable<PlanRecord> {
  const plans = parse(text);
  if (plans.length === 0) throw new ImportError('The file has no plan.');
  const count = plans.reduce((sum, { rates }) => sum + rates.length, 0);
  if (count > maxRates) throw new ImportError(`The file has more than ${maxRates} rates.`);
  return (function* () {
    for (const [index, { rates, features, ...plan }] of plans.entries()) {
      for (const [number, rate] of rates.entries()) {
        const fieldValues: Record<string, unknown> = { ...plan, ...rate };
        yield {
          place: `plans[${index}].rates[${number}]`,
          text: (field) => textOf(fieldValues[field]),
          nameOf: (field) => field,
          features: Object.entries(features).filter(([, text]) => text.trim() !== ''),
        } satisfies PlanRecord;
      }
    }
  })();
}

function parse(text: string) {
  let parsedJson: unknown;
  try {
    parsedJson = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ImportError(`This is not valid JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  const parsed = fileSchema.safeParse(
    Array.isArray(parsedJson) ? { plans: parsedJson } : parsedJson,
  );
  if (parsed.success) return parsed.data.plans;
  const messages = parsed.error.issues
    .slice(0, 50)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new ImportError(
    `The file has another shape than a list of plans with rates:\n${messages.join('\n')}`,
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/**
 * @param map field to column name, for tables.
 * @param onProgress called with a description of the columns.
 * @throws ImportError
 */
export async function readRecords(
  file: string,
  map: ReadonlyMap<string, string>,
  onProgress: (text: string) => void,
): Promise<Iterable<PlanRecord>> {
  if (/\.json$/i.test(file)) {
    if (map.size > 0)
      throw new WrongOption(
        `${importOption('columns')} is for tables; a JSON file names its fields.`,
      );
    return jsonRecords(decodeText(readListFile(file)).text);
  }
  return tableRecords(await readOnlySheet(file), map, onProgress);
}

function tableRecords(
  { rows, rowNumbers }: Awaited<ReturnType<typeof readOnlySheet>>,
  map: ReadonlyMap<string, string>,
  onProgress: (text: string) => void,
): Iterable<PlanRecord> {
  const columns = findNamedColumns(planColumnNames, rows, map);
  const { headerRow, header } = columns;
  onProgress(
    describeNamedColumns(columns, { isReadElsewhere: (cell) => featureHeader.test(cell) }),
  );
  const features = header.flatMap((cell, index) => {
    const label = featureHeader.exec(cell)?.[1];
    return label ? [{ label, index }] : [];
  });
  const duplicate = features.find(({ label }, at) =>
    features.slice(0, at).some((before) => before.label === label),
  );
  if (duplicate) throw new ImportError(`Two columns are the feature “${duplicate.label}”.`);
  if (rows.length - 1 === headerRow)
    throw new ImportError('The file has no rows below its header.');
  const nameOf = (field: PlanField) => cellOf(columns, field, header) || field;
  return (function* () {
    for (const [index, cells] of rows.entries()) {
      if (index <= headerRow) continue;
      yield {
        place: `row ${rowNumbers[index] ?? index + 1}`,
        text: (field) => cellOf(columns, field, cells),
        nameOf,
        features: features.flatMap(({ label, index: place }) => {
          const value = cells[place]?.trim();
          return value ? [[label, value] as const] : [];
        }),
      } satisfies PlanRecord;
    }
  })();
}

export type PlanImportOptions = {
  file: string;
  map: ReadonlyMap<string, string>;
  isDryRun: boolean;
  /** Called in the transaction that puts the plans in force; not where nothing changes. */
  record?: (transaction: Transaction<Tables>) => Promise<void>;
};
export type PlanImportReport = {
  added: string[];
  changed: string[];
  unchanged: string[];
  rates: number;
  /** Product pages on which the plans are shown. */
  products: string[];
};

/** Every rejected cell; nothing was changed. */
export class InvalidPlanFile extends ImportError {
  override name = 'InvalidPlanFile';
  readonly invalidCells: readonly InvalidCell[];
  constructor(invalidCells: readonly InvalidCell[]) {
    super(describeInvalidCells(invalidCells));
    this.invalidCells = invalidCells;
  }
}

/** @param onProgress called with each step. @throws ImportError; nothing is changed then. */
export async function importPlans(
  store: Store,
  env: Pick<Environment, 'siteEnv' | 'broker'>,
  { file, map, isDryRun, record }: PlanImportOptions,
  { onProgress, now = store.now() }: { onProgress: (progress: ImportProgress) => void; now?: Date },
): Promise<PlanImportReport> {
  const records = await readRecords(file, map, (text) => onProgress({ kind: 'line', text }));
  const { plans, invalidCells } = collectPlans(records, {
    today: todayInIndia(now),
    isDemonstration: env.siteEnv === 'demonstration',
    placedInsurers: env.broker.disclosures.insurers,
  });
  if (invalidCells.length > 0) throw new InvalidPlanFile(invalidCells);
  return withImportLock(store, 'plans', { onWait: onProgress }, async (lock) => {
    const { added, changed, unchanged } = await diffPlans(store, plans);
    const changedPlans = [...added, ...changed];
    if (!isDryRun && changedPlans.length > 0)
      await writePlans(store, lock, changedPlans, {
        onStep: (count) => onProgress({ kind: 'count', text: `${count} rates written` }),
        record,
      });
    const uins = (list: typeof plans) => list.map(({ plan }) => plan.uin);
    return {
      added: uins(added),
      changed: uins(changed),
      unchanged: uins(unchanged),
      rates: plans.reduce((sum, { rates }) => sum + rates.length, 0),
      products: [...new Set(plans.flatMap(({ plan }) => plan.products))].sort(),
    };
  });
}

// Loads three example plans for the demonstration, in an insurer's file format. The import refuses them
// elsewhere.
/** @returns whether they are loaded now. */
export async function importExamplePlans(store: Store, env: Environment): Promise<boolean> {
  if (env.siteEnv !== 'demonstration') return false;
  const file = join(process.cwd(), 'lib/tools/plans/example-plans.json');
  await importPlans(
    store,
    env,
    { file, map: new Map(), isDryRun: false },
    { onProgress: () => undefined },
  );
  return true;
}

// Lists the stored plans, in force or not, for the operator; and removes one.
export async function readInsurerPlans({ db }: Store): Promise<InsurerPlan[]> {
  const rows = await db.selectFrom('insurer_plan').select('details').orderBy('uin').execute();
  return rows.map(({ details }) => (JSON.parse(details) as PlanDetails).plan);
}

/**
 * Its rates are deleted by the next import.
 * @param record runs in its transaction.
 * @returns false when there was none.
 */
export function deletePlan(
  { db }: Store,
  uin: string,
  record: (transaction: Transaction<Tables>) => Promise<void> = async () => undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('insurer_plan')
      .where('uin', '=', uin.trim().toUpperCase())
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await record(transaction);
    return true;
  });
}
