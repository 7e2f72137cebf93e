/** Fields of the calculator "IDV by age". */
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { maxRupees } from '../../money/money-fields.ts';
import { assumedDeductible, type VehicleWords } from '../vehicle-words.ts';

export const idvFields = (vehicle: VehicleWords) =>
  ({
    years: {
      kind: 'number',
      unit: 'years',
      label: 'Age in years',
      hint: 'On the day the policy starts.',
      min: 0,
      max: 60,
    },
    months: {
      kind: 'number',
      unit: 'months',
      label: 'and months',
      min: 0,
      max: 11,
      start: '0',
    },
    price: {
      kind: 'rupees',
      label: 'Ex-showroom price today',
      hint: 'Of the same model, new. If it is no longer made: the last listed price.',
      min: 1000,
      max: maxRupees,
    },
    accessories: {
      kind: 'rupees',
      label: 'Accessories fitted later, price today',
      hint: 'A music system, a gas kit. 0 if none.',
      min: 0,
      max: maxRupees,
      start: '0',
      isDetail: true,
    },
    offered: {
      kind: 'rupees',
      label: 'IDV in your quote or policy',
      hint: 'Older than 5 years: the value you agreed.',
      min: 1000,
      max: maxRupees,
      isOptional: true,
      isDetail: true,
    },
    deductible: {
      kind: 'rupees',
      label: 'Deductible in your policy',
      hint: vehicle.deductibleHint,
      min: 0,
      max: maxRupees,
      start: assumedDeductible(vehicle),
      isDetail: true,
    },
  }) as const;

export type IdvInput = CalculatorInput<ReturnType<typeof idvFields>>;
