/** What is asked to tell the insured value of a car or two-wheeler. */
import type { Asked } from '../instruments/instrument.ts';
import { assumedDeductible, type VehicleWords } from './vehicle-words.ts';

const most = 1_000_000_000;

export const valueFields = (vehicle: VehicleWords) =>
  ({
    years: {
      kind: 'number',
      unit: 'years',
      label: 'Its age',
      hint: 'When the policy starts.',
      least: 0,
      most: 60,
    },
    months: {
      kind: 'number',
      unit: 'months',
      label: 'and months',
      least: 0,
      most: 11,
      start: '0',
    },
    price: {
      kind: 'rupees',
      label: 'Ex-showroom price today',
      hint: 'Of the same model, new.',
      least: 1000,
      most,
    },
    accessories: {
      kind: 'rupees',
      label: 'Accessories fitted later, price today',
      hint: 'A music system, a gas kit. 0 if none.',
      least: 0,
      most,
      start: '0',
      isDetail: true,
    },
    offered: {
      kind: 'rupees',
      label: 'IDV in your quote or policy',
      hint: 'Over 5 years of age: the value you agreed.',
      least: 1000,
      most,
      isOptional: true,
      isDetail: true,
    },
    deductible: {
      kind: 'rupees',
      label: 'Deductible in your policy',
      hint: vehicle.deductibleHint,
      least: 0,
      most,
      start: assumedDeductible(vehicle),
      isDetail: true,
    },
  }) as const;

export type ValueAsked = Asked<ReturnType<typeof valueFields>>;
