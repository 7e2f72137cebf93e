// The ten kinds of claim, in the order and groups in which they are offered.
import type { ClaimGroupId, ClaimType } from './claim-types.ts';
import { criticalIllness, healthCashless, healthReimbursement } from './health.ts';
import { lifeDeath, personalAccident } from './life.ts';
import { motorOwnDamage, motorTheft, motorThirdParty, twoWheeler } from './motor.ts';
import { travel } from './travel.ts';

export const claimTypes: readonly ClaimType[] = [
  healthCashless,
  healthReimbursement,
  criticalIllness,
  motorTheft,
  motorOwnDamage,
  twoWheeler,
  motorThirdParty,
  lifeDeath,
  travel,
  personalAccident,
];

export const claimGroups: readonly { id: ClaimGroupId; heading: string }[] = [
  { id: 'health', heading: 'Health' },
  { id: 'motor', heading: 'Car and bike' },
  { id: 'life', heading: 'Life' },
  { id: 'travel', heading: 'Travel' },
  { id: 'accident', heading: 'Accident' },
];

export function findClaimType(id: string): ClaimType | undefined {
  return claimTypes.find((type) => type.id === id);
}
