/** Converts a JSON file to records: a list of plans, each with its rates, under the names that --map uses. */
import * as z from 'zod';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import { type PlanField, planFields, planLevelFields } from './plan-columns.ts';
import type { PlanRecord } from './plan-record.ts';

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
export function jsonRecords(text: string): Iterable<PlanRecord> {
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
