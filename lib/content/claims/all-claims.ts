/** The kinds of claim in their order on the page: those of a group are adjacent. */
import type { ClaimType } from './claim-types.ts';
import { criticalIllness, healthCashless, healthReimbursement } from './health.ts';
import { lifeDeath, personalAccident } from './life.ts';
import { motorOwnDamageClaim, motorTheft, twoWheeler } from './motor.ts';
import { motorThirdPartyClaim } from './road-accident.ts';
import { travelClaim } from './travel.ts';

export const claimTypes: readonly ClaimType[] = [
  healthCashless,
  healthReimbursement,
  criticalIllness,
  motorTheft,
  motorOwnDamageClaim,
  twoWheeler,
  motorThirdPartyClaim,
  lifeDeath,
  travelClaim,
  personalAccident,
];

export function findClaimType(id: string): ClaimType | null {
  return claimTypes.find((type) => type.id === id) ?? null;
}
