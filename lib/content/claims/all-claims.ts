/** The kinds of claim in their order on the page: those of a group are adjacent. */
import type { ClaimType } from './claim-types.ts';
import { criticalIllness, healthCashless, healthReimbursement } from './health.ts';
import { lifeDeath, personalAccident } from './life.ts';
import { motorOwnDamage, motorTheft, twoWheeler } from './motor.ts';
import { motorThirdParty } from './road-accident.ts';
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

export function findClaimType(id: string): ClaimType | undefined {
  return claimTypes.find((type) => type.id === id);
}
