/**
 * The letter about a lapsed life policy: for a revival quotation and what the policy is worth without one; once the
 * time to revive is over, for what is to be paid. A term policy keeps no value: its letter still asks for the
 * exception.
 */
import {
  contactBlank,
  type Letter,
  type LetterBlank,
  letterClose,
  nameBlank,
  policyBlank,
  withValues,
} from '../../content/letter.ts';
import type { LifeKind } from '../../content/renewals/life-kinds.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { requireDate } from '../dated-plan/flow-dates.ts';
import { computeRenewalFlow } from './plan-renewal.ts';
import type { RenewalInput } from './renewal-query.ts';

type RevivalLetter = {
  /** Of its section on the page. */
  heading: string;
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

const fundDue =
  '– the value of the discontinued fund, or the fund value, today;\n– every charge taken since the unpaid premium;\n– the day on which it is paid, or was paid, and to which account;';

const payoutLines = {
  traditional: paidUp,
  'unit-linked': fundDue,
  unknown: `– the kind of the policy;\n${paidUp}\n${fundDue}`,
} as const satisfies Readonly<Record<Exclude<LifeKind, 'term'>, string>>;

const blanks: readonly LetterBlank[] = [
  { id: 'insurer', label: 'Insurer', kind: 'line', maxLength: 100 },
  policyBlank,
  { id: 'due', label: 'First unpaid premium was due on', kind: 'date', maxLength: 10 },
  nameBlank,
  contactBlank,
];

/** Null while the premium can still be paid, and for a policy that is not life insurance. */
export function revivalLetter(input: RenewalInput, today: IsoDate): RevivalLetter | null {
  if (input.line !== 'life') return null;
  const { dates } = computeRenewalFlow(input);
  if (today <= requireDate(dates, 'graceEnds')) return null;
  const kind = input.kind ?? 'unknown';
  const filledBlanks = withValues(blanks, { due: input.expiry });
  return kind !== 'term' && today > requireDate(dates, 'revivalEnds')
    ? payoutLetter(kind, filledBlanks)
    : quotationLetter(kind, filledBlanks);
}

function quotationLetter(kind: LifeKind, filledBlanks: readonly LetterBlank[]): RevivalLetter {
  return {
    heading: 'Ask for the revival quotation',
    blanks: filledBlanks,
    letter: [
      '{name}\n{contact}',
      'To {insurer}',
      'Revival quotation for life policy {policy}\nFirst unpaid premium due on {due}',
      `Please tell me in writing:\n– whether the policy can be revived, and until which day;\n– the premiums due, the interest and every other charge;\n– the health papers that you need, and who pays for a medical test;\n${valueLines[kind]}\n– the state of the policy today, and its cover.`,
      'This letter is a question. It is no surrender, and I have not decided yet.',
      letterClose,
    ],
    mailSubject: 'Revival quotation, policy {policy}',
  };
}

function payoutLetter(
  kind: keyof typeof payoutLines,
  filledBlanks: readonly LetterBlank[],
): RevivalLetter {
  return {
    heading: 'Ask for what the policy still pays',
    blanks: filledBlanks,
    letter: [
      '{name}\n{contact}',
      'To {insurer}',
      'Payout under life policy {policy}\nFirst unpaid premium due on {due}',
      `The time to revive this policy has ended. Please tell me in writing:\n${payoutLines[kind]}\n– the papers that you need for the payment, and the bank account that you have on record;\n– the state of the policy today.`,
      kind === 'unit-linked'
        ? 'Please pay the fund on the day on which it is due. If that day is past, please pay it now, with the interest for the delay.'
        : 'This letter is a question. It is no surrender, and I have not decided yet.',
      letterClose,
    ],
    mailSubject: 'Payout, policy {policy}',
  };
}
