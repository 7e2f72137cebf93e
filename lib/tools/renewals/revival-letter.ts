/** The letter that asks for a revival quotation, and for what the policy is worth without a revival. */
import { type Letter, type LetterBlank, letterClose } from '../../content/letter.ts';
import type { LifeKind } from '../../content/renewals/life-kinds.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { requireDate } from '../dated-plan/flow-dates.ts';
import { computeRenewalFlow } from './plan-renewal.ts';
import type { RenewalInput } from './renewal-query.ts';

type RevivalLetter = {
  blanks: readonly LetterBlank[];
  letter: Letter;
  mailSubject: string;
};

const paidUp =
  '– the paid-up sum and the day it is paid, and both surrender values today, guaranteed and special;';
const fund =
  '– the fund value today, the fund it is in, and the charge taken since the unpaid premium;\n– the day on which the fund is paid if I do not revive, and if I ask to revive and then do not;';

const valueLines: Readonly<Record<LifeKind, string>> = {
  term: '– any sum that is due to me without a revival;',
  traditional: paidUp,
  'unit-linked': fund,
  unknown: `${paidUp}\n${fund}`,
};

const blanks: readonly LetterBlank[] = [
  { id: 'insurer', label: 'Insurer', kind: 'line', maxLength: 100 },
  { id: 'policy', label: 'Policy number', kind: 'policy-number', maxLength: 40 },
  { id: 'due', label: 'First unpaid premium was due on', kind: 'date', maxLength: 10 },
  { id: 'name', label: 'Your name', kind: 'line', maxLength: 80, autoComplete: 'name' },
  { id: 'reach', label: 'Your phone number or e-mail address', kind: 'line', maxLength: 120 },
];

/** Null while the premium can still be paid, and for a policy that is not life insurance. */
export function revivalLetter(input: RenewalInput, today: IsoDate): RevivalLetter | null {
  if (input.line !== 'life') return null;
  if (today <= requireDate(computeRenewalFlow(input).dates, 'graceEnds')) return null;
  return {
    blanks: blanks.map((blank) => (blank.id === 'due' ? { ...blank, value: input.expiry } : blank)),
    letter: [
      '{name}\n{reach}',
      'To {insurer}',
      'Revival quotation for life policy {policy}\nFirst unpaid premium due on {due}',
      `Please tell me in writing:\n– whether the policy can be revived, and until which day;\n– the premiums due, the interest and every other charge;\n– the health papers that you need, and who pays for a medical test;\n${valueLines[input.kind ?? 'unknown']}\n– the state of the policy today, and its cover.`,
      'This letter is a question. It is no surrender, and I have not decided yet.',
      letterClose,
    ],
    mailSubject: 'Revival quotation, policy {policy}',
  };
}
