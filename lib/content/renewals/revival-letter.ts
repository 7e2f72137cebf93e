/**
 * The letters about a lapsed life policy: for a revival quotation and what the policy is worth without one; once the
 * time to revive is over, for what is to be paid. A term policy keeps no value: its letter still asks for the
 * exception.
 */
import {
  contactBlank,
  type FilledLetter,
  insurerBlank,
  type LetterBlank,
  letterClose,
  nameBlank,
  policyBlank,
} from '../letter.ts';
import type { LifeKind } from './life-kinds.ts';

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
  { ...insurerBlank, label: 'Insurer' },
  policyBlank,
  { id: 'due', label: 'First unpaid premium was due on', kind: 'date', maxLength: 10 },
  nameBlank,
  contactBlank,
];

export function quotationLetter(kind: LifeKind): FilledLetter {
  return {
    title: 'Ask for the revival quotation',
    blanks,
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

export function payoutLetter(kind: Exclude<LifeKind, 'term'>): FilledLetter {
  return {
    title: 'Ask for what the policy still pays',
    blanks,
    letter: [
      '{name}\n{contact}',
      'To {insurer}',
      'Payout under life policy {policy}\nFirst unpaid premium due on {due}',
      `Please tell me in writing:\n${payoutLines[kind]}\n– the papers that you need for the payment, and the bank account that you have on record;\n– the state of the policy today.`,
      kind === 'unit-linked'
        ? 'Please pay the fund on the day on which it is due. If that day is past, please pay it now, with the interest for the delay.'
        : 'This letter is a question. It is no surrender, and I have not decided yet.',
      letterClose,
    ],
    mailSubject: 'Payout, policy {policy}',
  };
}
