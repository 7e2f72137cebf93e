/** Notices at the foot of every page (docs/rules.md, section 2): personal data, payment, spurious calls. */
import type { Prose } from './types.ts';

export const solicitationNotice: Prose =
  'Insurance is the subject matter of the solicitation. Please read the policy wording and the sales brochure before you decide.';

/** These follow the licence: not folded on wide screens, one tap away on phones. */
export const footerNotices: readonly Prose[] = [
  '**Regulator.** [Insurance Regulatory and Development Authority of India](https://irdai.gov.in). Complaints portal: [Bima Bharosa](https://bimabharosa.irdai.gov.in). [Section 41](/legal#section-41) of the Insurance Act bars rebates of premium.',
  '**Your particulars.** Only after you agree, insurer by insurer, visitor particulars may be shared with insurers to solicit policies.',
  '**Paying for a policy.** You pay the insurer and nobody else; we take no payment on this site. Insurers pay us a commission, which is inside the premium.',
  '**Spurious calls.** IRDAI does not sell policies, announce bonuses or ask for a premium. Report a suspect call to the police and on [Chakshu](https://sancharsaathi.gov.in), money lost to fraud on [1930](tel:1930), unwanted calls on [1909](tel:1909).',
];

export const demonstrationNotice: Prose =
  'This is a demonstration: name, numbers and licence are stand-ins, and there is no broker behind them.';
