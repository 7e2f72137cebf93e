/**
 * What a policyholder types from a letter that pays a claim in part: for each kind of deduction its sum and the numbers
 * that judge it. Every field may stay empty; a number that is missing is named in the answer.
 */
import {
  carVoluntaryDeductibles,
  otherPartsScale,
  partsDepreciationGlass,
} from '../../content/figures/motor.ts';
import type { RefusalLine } from '../../content/refusals/refusal-types.ts';
import type { CalculatorFields, CalculatorInput } from '../calculators/calculator.ts';
import { sumField } from '../money/money-fields.ts';

const maxRoom = 1_000_000;

const sum = (label: string, hint = '') => ({ ...sumField, label, hint, isOptional: true }) as const;
/** The sum deducted: what makes its group a row of the answer. */
const cut = (label = 'They deducted', hint = '') => ({ ...sum(label, hint), min: 1 }) as const;
const room = (label: string, hint = '') => ({ ...sum(label, hint), min: 1, max: maxRoom }) as const;
const flag = (label: string) => ({ kind: 'flag', label }) as const;

const settlement = {
  bill: sum('The whole bill'),
  paid: sum('They paid'),
};

export const healthDeductionFields = {
  ...settlement,
  sumInsured: sum(
    'Sum insured left for this claim',
    'With bonus, less earlier claims of the year.',
  ),
  roomCut: cut('They deducted', 'Rent above the limit and the cut in proportion, together.'),
  room: room('Room rent a day'),
  roomLimit: room('Room limit for a day', 'In your schedule. For a kind of room: its price there.'),
  roomDays: {
    kind: 'number',
    unit: 'days',
    label: 'Days in this room',
    hint: 'Without days in ICU.',
    min: 1,
    max: 365,
    isOptional: true,
  },
  roomCharges: sum('Nursing, doctors, operation theatre', 'From the bill, without ICU.'),
  roomTariff: {
    kind: 'choice',
    label: 'Are these charges lower in a smaller room?',
    options: { lower: 'Yes, lower', same: 'No, the same in every room' },
    isOptional: true,
  },
  extrasCut: cut(),
  extrasListed: sum('Of that, items on List I', 'The lists are at the end of your policy wording.'),
  extrasPart: sum('Of that, items on Lists II, III, IV', '0 if there are none.'),
  extrasCover: flag('My policy has an add-on that pays such items'),
  reasonableCut: cut(),
  reasonableCharged: sum('The hospital charged'),
  reasonableRate: sum('The rate their letter names', 'Leave empty if it names none.'),
  notCoveredCut: cut(),
  notCoveredTerm: flag('The letter names the term of the policy'),
  subLimitCut: cut(),
  subLimit: sum('Limit in your policy'),
  subLimitCharged: sum(
    'They counted for the treatment',
    'Before this limit, after the cuts above.',
  ),
  deductibleCut: cut(),
  deductible: sum('Deductible in your schedule'),
  deductibleUsed: sum('Of that, paid before this claim', '0 if it counts for each claim.'),
  coPayCut: cut(),
  coPayPercent: {
    kind: 'number',
    unit: '%',
    label: 'Co-payment in your policy',
    min: 0,
    max: 100,
    step: 0.5,
    isOptional: true,
  },
  coPayBase: sum('Admitted before co-payment', 'What was left after all other deductions.'),
  otherCut: cut(),
} as const satisfies CalculatorFields;

/** Index of a row of `otherPartsScale`, as in the URL. */
const ages = Object.fromEntries(otherPartsScale.map(({ age }, row) => [`${row}`, age]));

export const motorDeductionFields = {
  ...settlement,
  partsCut: cut('They deducted', 'As depreciation of parts.'),
  plastic: sum('Plastic, rubber, tyres, battery', '0 if there are none.'),
  fibreglass: sum('Fibreglass parts', '0 if there are none.'),
  metal: sum(
    'Metal, other parts',
    `0 if there are none. Without glass: ${partsDepreciationGlass.text} is taken off it.`,
  ),
  paint: sum('Painting', '0 if there is none.'),
  paintMaterial: sum('Material in the painting bill', 'Leave empty if the bill does not say.'),
  vehicleAge: { kind: 'choice', label: 'Age of the vehicle', options: ages, isOptional: true },
  zeroDepreciation: flag('I have zero depreciation cover'),
  excessCut: cut('They deducted', 'As excess or deductible.'),
  compulsory: sum('Compulsory deductible', 'In your policy schedule.'),
  voluntary: sum(
    'Voluntary deductible',
    `0 if you chose none. Usually ${carVoluntaryDeductibles.text} for a car.`,
  ),
  salvageCut: cut('They deducted', 'As salvage, scrap or wreck.'),
  salvageHolder: {
    kind: 'choice',
    label: 'Who has the wreck or the old parts?',
    options: {
      'wreck-gone': 'The insurer took the wreck',
      'wreck-mine': 'I have the wreck',
      'parts-gone': 'Old parts: garage or insurer',
      'parts-mine': 'Old parts: I have them',
    },
    isOptional: true,
  },
  salvageQuote: sum('Highest quote in writing for it'),
  consumablesCut: cut('They deducted', 'Oil, coolant, nuts, bolts.'),
  consumablesCover: flag('I have an add-on for consumables'),
  labourCut: cut(),
  labourReason: {
    kind: 'choice',
    label: 'The reason they give',
    options: {
      depreciation: 'Depreciation of labour',
      rate: 'The garage’s rate is too high',
      gst: 'GST of the repair',
    },
    isOptional: true,
  },
  otherCut: cut(),
} as const satisfies CalculatorFields;

export type HealthDeductionInput = CalculatorInput<typeof healthDeductionFields>;
export type MotorDeductionInput = CalculatorInput<typeof motorDeductionFields>;

/** Fields that are folded together. Those of a deduction start with the sum deducted. */
export type DeductionGroup<Name extends string = string> = {
  id: string;
  /** As letters call it. */
  label: string;
  fields: readonly [Name, ...Name[]];
};

export const healthDeductionGroups = [
  {
    id: 'room',
    label: 'Room rent and the cut in proportion',
    fields: ['roomCut', 'room', 'roomLimit', 'roomDays', 'roomCharges', 'roomTariff'],
  },
  {
    id: 'extras',
    label: 'Items not payable, consumables',
    fields: ['extrasCut', 'extrasListed', 'extrasPart', 'extrasCover'],
  },
  {
    id: 'reasonable',
    label: 'Reasonable and customary charges',
    fields: ['reasonableCut', 'reasonableCharged', 'reasonableRate'],
  },
  { id: 'not-covered', label: 'Not covered', fields: ['notCoveredCut', 'notCoveredTerm'] },
  {
    id: 'sub-limit',
    label: 'Limit for the treatment',
    fields: ['subLimitCut', 'subLimit', 'subLimitCharged'],
  },
  {
    id: 'deductible',
    label: 'Deductible',
    fields: ['deductibleCut', 'deductible', 'deductibleUsed'],
  },
  { id: 'co-payment', label: 'Co-payment', fields: ['coPayCut', 'coPayPercent', 'coPayBase'] },
  { id: 'other', label: 'Other deductions', fields: ['otherCut'] },
] as const satisfies readonly DeductionGroup<keyof HealthDeductionInput>[];

export const motorDeductionGroups = [
  {
    id: 'parts',
    label: 'Depreciation of parts',
    fields: [
      'partsCut',
      'plastic',
      'fibreglass',
      'metal',
      'paint',
      'paintMaterial',
      'vehicleAge',
      'zeroDepreciation',
    ],
  },
  {
    id: 'excess',
    label: 'Compulsory and voluntary excess',
    fields: ['excessCut', 'compulsory', 'voluntary'],
  },
  {
    id: 'salvage',
    label: 'Salvage',
    fields: ['salvageCut', 'salvageHolder', 'salvageQuote'],
  },
  { id: 'consumables', label: 'Consumables', fields: ['consumablesCut', 'consumablesCover'] },
  { id: 'labour', label: 'Labour or GST of the repair', fields: ['labourCut', 'labourReason'] },
  { id: 'other', label: 'Other deductions', fields: ['otherCut'] },
] as const satisfies readonly DeductionGroup<keyof MotorDeductionInput>[];

export type DeductionKind = 'health' | 'motor';

/** What the form shows; the last group is about the whole claim and not a deduction. */
export const deductionForms: Record<
  DeductionKind,
  { fields: CalculatorFields; groups: readonly DeductionGroup[] }
> = {
  health: {
    fields: healthDeductionFields,
    groups: [
      ...healthDeductionGroups,
      { id: 'claim', label: 'The whole claim', fields: ['bill', 'paid', 'sumInsured'] },
    ],
  },
  motor: {
    fields: motorDeductionFields,
    groups: [
      ...motorDeductionGroups,
      { id: 'claim', label: 'The whole claim', fields: ['bill', 'paid'] },
    ],
  },
};

/** Null for a line whose deductions are not judged one by one. */
export function deductionKindOf(line: RefusalLine): DeductionKind | null {
  if (line === 'health-cashless' || line === 'health-reimbursement') return 'health';
  return line === 'own-damage' || line === 'theft' ? 'motor' : null;
}

type DeductionId = {
  health: (typeof healthDeductionGroups)[number]['id'];
  motor: (typeof motorDeductionGroups)[number]['id'];
};

/** A deduction under the name that its group has in the form. */
export function deductionRow<Kind extends DeductionKind>(
  kind: Kind,
  id: DeductionId[Kind],
  deducted: number,
): { id: string; label: string; deducted: number } {
  const group = deductionForms[kind].groups.find((one) => one.id === id);
  if (!group) throw new Error(`The form has no deduction "${id}"`);
  return { id, label: group.label, deducted };
}
