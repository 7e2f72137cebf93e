/** Documents of a claim as dated rows. No law lists them: the source says what the list was compared with. */
import { customaryPapers } from '../figures/claims.ts';
import type { ClaimPaper } from './claim-types.ts';

/** Day on which the lists were last compared with insurers' own. */
const comparedOn = '2026-11-20';

export function claimPaper(id: string, name: string, condition?: string): ClaimPaper {
  return {
    id,
    name,
    ...(condition ? { condition } : {}),
    asOf: comparedOn,
    source: customaryPapers,
  };
}

/** Required by every insurer for every kind of claim. */
export const identityAndBank = claimPaper(
  'identity-and-bank',
  'Identity (_KYC_) and bank proof, such as a cancelled cheque',
);
