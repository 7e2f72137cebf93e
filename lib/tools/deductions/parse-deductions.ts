/** The deductions in a URL: parsed and checked against each other, and written back. */
import type { IsoDate } from '../../dates/iso-date.ts';
import { rupees } from '../../input/rupees.ts';
import type { CalculatorErrors } from '../calculators/calculator.ts';
import {
  type CalculatorQuery,
  calculatorSearch,
  parseCalculatorQuery,
} from '../calculators/parse-calculator-query.ts';
import { sumOf } from '../money/sum-of.ts';
import {
  type DeductionGroup,
  type DeductionKind,
  deductionForms,
  type HealthDeductionInput,
  healthDeductionFields,
  healthDeductionGroups,
  type MotorDeductionInput,
  motorDeductionFields,
  motorDeductionGroups,
} from './deduction-fields.ts';

type HealthQuery = CalculatorQuery<typeof healthDeductionFields>;
type MotorQuery = CalculatorQuery<typeof motorDeductionFields>;
export type DeductionQuery =
  | ({ branch: 'health' } & HealthQuery)
  | ({ branch: 'motor' } & MotorQuery);

/** @param textOf returns the text of a query parameter; empty when there is none. */
export function parseDeductions(
  kind: DeductionKind,
  textOf: (name: string) => string,
  today: IsoDate,
): DeductionQuery {
  return kind === 'health'
    ? {
        branch: kind,
        ...parseCalculatorQuery(
          { fields: healthDeductionFields, check: checkHealth },
          textOf,
          today,
        ),
      }
    : {
        branch: kind,
        ...parseCalculatorQuery({ fields: motorDeductionFields, check: checkMotor }, textOf, today),
      };
}

/** The deductions in a URL, without empty fields: to follow the page's own query. */
export function deductionSearch(query: DeductionQuery): string {
  return query.kind === 'blank'
    ? ''
    : calculatorSearch({ fields: deductionForms[query.branch].fields }, query.typed);
}

function checkHealth(input: HealthDeductionInput): CalculatorErrors<typeof healthDeductionFields> {
  const { extrasCut, extrasListed, extrasPart } = input;
  const listed = (extrasListed ?? 0) + (extrasPart ?? 0);
  return {
    ...checkRows(input, healthDeductionGroups),
    ...(extrasCut !== null &&
      listed > extrasCut && {
        extrasPart: `The items of the lists add up to ${rupees(listed)}, more than they deducted.`,
      }),
  };
}

function checkMotor(input: MotorDeductionInput): CalculatorErrors<typeof motorDeductionFields> {
  const { paint, paintMaterial } = input;
  return {
    ...checkRows(input, motorDeductionGroups),
    ...(paint !== null &&
      paintMaterial !== null &&
      paintMaterial > paint && { paintMaterial: 'The material is more than the painting.' }),
  };
}

type Settlement = { bill: number | null; paid: number | null };

/** A few rupees of rounding in a letter are not an error. */
export const roundingAllowance = 10;

function checkRows<Name extends string>(
  input: Settlement & Readonly<Record<Name, unknown>>,
  groups: readonly DeductionGroup<Name>[],
): Partial<Record<Name | 'bill' | 'paid', string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const { fields } of groups) {
    const [cutName, ...others] = fields;
    const isStarted = others.some((name) => input[name] !== null && input[name] !== false);
    if (input[cutName] === null && isStarted)
      errors[cutName] = 'Enter what they deducted for this, or empty these fields.';
  }
  const deducted = sumOf(groups.map(({ fields: [name] }) => Number(input[name] ?? 0)));
  const { bill, paid } = input;
  if (bill !== null && paid !== null) {
    if (paid > bill) errors.paid = 'They paid more than the bill.';
    else if (deducted > bill - paid + roundingAllowance) {
      errors.bill = `The deductions add up to ${rupees(deducted)}; the bill less the payment is ${rupees(bill - paid)}.`;
    }
  }
  return errors as Partial<Record<Name | 'bill' | 'paid', string>>;
}
