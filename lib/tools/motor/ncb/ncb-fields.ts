/** Fields of the calculator "claim or pay yourself". */
import {
  carVoluntaryDeductibles,
  noClaimBonusScale,
  otherPartsScale,
} from '../../../content/figures/motor.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { maxRupees } from '../../money/money-fields.ts';
import { assumedDeductible, type VehicleWords } from '../vehicle-words.ts';

/** Index of a row of `otherPartsScale`, as in the URL. */
const ages = Object.fromEntries(
  otherPartsScale.map(({ age }, row) => [
    `${row}`,
    // "Over 2 years, up to 3 years" is too wide for half a phone.
    age.replace(/^Over (\d+) years?, up to/, '$1 to'),
  ]),
);
const bonusSteps = Object.fromEntries([
  ['0', 'None'],
  ...noClaimBonusScale.map(({ figure }) => [`${figure.share}`, figure.text]),
]);

export const ncbFields = (vehicle: VehicleWords) =>
  ({
    plastic: {
      kind: 'rupees',
      label: 'Plastic, rubber',
      hint: vehicle.name === 'car' ? 'Bumper, tyres, battery.' : 'Fairing, tyres, battery.',
      min: 0,
      max: maxRupees,
      start: '0',
    },
    metal: {
      kind: 'rupees',
      label: 'Metal, other parts',
      hint: vehicle.name === 'car' ? 'Doors, bonnet, frame.' : 'Tank, frame, forks.',
      min: 0,
      max: maxRupees,
      start: '0',
    },
    paint: { kind: 'rupees', label: 'Painting', min: 0, max: maxRupees, start: '0' },
    unreduced: { kind: 'rupees', label: 'Labour and glass', min: 0, max: maxRupees, start: '0' },
    age: { kind: 'choice', label: 'Age of the vehicle', options: ages },
    bonus: { kind: 'choice', label: 'No-claim bonus now', options: bonusSteps },
    premium: {
      kind: 'rupees',
      label: 'Own-damage premium a year, before bonus',
      hint: 'Without third party and GST.',
      min: 100,
      max: maxRupees,
    },
    fibreglass: {
      kind: 'rupees',
      fold: 'More of the bill',
      label: 'Fibreglass parts',
      min: 0,
      max: maxRupees,
      start: '0',
      isDetail: true,
    },
    paintMaterial: {
      kind: 'rupees',
      fold: 'More of the bill',
      label: 'Material in the painting bill',
      hint: 'Leave empty if the estimate does not say.',
      min: 0,
      max: maxRupees,
      isOptional: true,
      isDetail: true,
    },
    compulsory: {
      kind: 'rupees',
      fold: 'Deductibles',
      label: 'Compulsory deductible',
      hint: vehicle.deductibleHint,
      min: 0,
      max: maxRupees,
      start: assumedDeductible(vehicle),
      isDetail: true,
    },
    voluntary: {
      kind: 'rupees',
      fold: 'Deductibles',
      label: 'Voluntary deductible',
      hint:
        vehicle.name === 'car'
          ? `If you chose one: usually ${carVoluntaryDeductibles.text}.`
          : 'If you chose one.',
      min: 0,
      max: maxRupees,
      start: '0',
      isDetail: true,
    },
    zeroDepreciation: {
      kind: 'flag',
      label: 'I have zero depreciation cover',
      isDetail: true,
    },
    isProtected: { kind: 'flag', label: 'I have bonus protection', isDetail: true },
    hasClaimed: {
      kind: 'flag',
      label: 'I have already claimed in this policy year',
      isDetail: true,
    },
  }) as const;

export type NcbInput = CalculatorInput<ReturnType<typeof ncbFields>>;
