/**
 * The deductions of a claim that was paid in part: each judged, then the sum that can be asked back. A sum that comes
 * back passes through the terms after it, as in the bill tool: the treatment's limit, the deductible, the sum insured,
 * the co-payment. So the total may be less than its rows.
 */
import type { Letter } from '../../content/letter.ts';
import type { Figure, Prose } from '../../content/types.ts';
import { rupees } from '../../input/rupees.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import { sumOf } from '../money/sum-of.ts';
import type { HealthDeductionInput, MotorDeductionInput } from './deduction-fields.ts';
import { judgeHealthDeductions } from './judge-health-deductions.ts';
import { judgeMotorDeductions } from './judge-motor-deductions.ts';
import type { JudgedDeduction } from './judged-deduction.ts';
import { type DeductionQuery, roundingAllowance } from './parse-deductions.ts';

export type JudgedDeductions = {
  rows: readonly JudgedDeduction[];
  deducted: number;
  /** What later terms take from the sums of the rows. */
  reductions: readonly { label: string; amount: number }[];
  /** The rows' sums less the reductions; never more than was deducted. */
  askedBack: number;
  toBeExplained: number;
  /** A number that is missing can only raise `askedBack`. */
  isAtLeast: boolean;
  /** The part of the bill that was neither paid nor entered in a row; 0 if bill or payment is unknown. */
  notInRows: number;
  caveats: readonly Prose[];
  /** Paragraphs without blanks, for the letter between its opening and its close. */
  letter: Letter;
  /** Each once, in reading order. */
  figures: readonly Figure[];
};

type ValidDeductions = Extract<DeductionQuery, { kind: 'valid' }>;

export function judgeDeductions(query: ValidDeductions): JudgedDeductions {
  const rows =
    query.branch === 'health'
      ? judgeHealthDeductions(query.input)
      : judgeMotorDeductions(query.input);
  const { bill, paid } = query.input;
  const deducted = total(rows, 'deducted');
  const unpaid = bill === null || paid === null ? null : bill - paid;
  const account = new Account();
  if (query.branch === 'health') passHealthTerms(account, rows, query.input);
  else passMotorTerms(account, rows, query.input);
  if (unpaid !== null) account.keepAtMost('More than was left unpaid', unpaid);
  const { reductions, sum: askedBack } = account;
  const open = (unpaid ?? 0) - deducted;
  const notInRows = open > roundingAllowance ? open : 0;
  const toBeExplained = total(rows, 'toBeExplained');
  const caveats = caveatsOf(query, rows);
  return {
    rows,
    deducted,
    reductions,
    askedBack,
    toBeExplained,
    isAtLeast:
      rows.some((row) => row.isAtLeast) && !caveats.some((one) => one !== sumInsuredCaveat),
    notInRows,
    caveats,
    letter: letterOf({ rows, reductions, askedBack, deducted, notInRows }),
    figures: [
      ...new Map(rows.flatMap(({ figures }) => figures).map((one) => [one.id, one])).values(),
    ],
  };
}

type Verdict = { headline: string; numbers: HeadlineNumber[] };

/** The heading of the answer, and its sums. */
export function deductionsVerdict(judged: JudgedDeductions): Verdict {
  const { deducted, askedBack, toBeExplained, isAtLeast } = judged;
  const ofAll = { label: 'Deducted', value: rupees(deducted) };
  if (askedBack > 0) {
    const isPart = askedBack < deducted;
    return {
      headline: isPart ? 'A part can be asked back' : 'All of it can be asked back',
      numbers: [
        { label: isAtLeast && isPart ? 'Ask back at least' : 'Ask back', value: rupees(askedBack) },
        ofAll,
      ],
    };
  }
  if (toBeExplained === 0)
    return { headline: 'On these numbers nothing can be asked back', numbers: [ofAll] };
  return {
    headline: 'Ask for the reasons first',
    numbers: [{ label: 'To be explained', value: rupees(toBeExplained) }],
  };
}

function total(
  rows: readonly JudgedDeduction[],
  name: 'deducted' | 'canBeAskedBack' | 'toBeExplained',
): number {
  return sumOf(rows.map((row) => row[name]));
}

/** The sum that the insurer has to pay back, and what each term subtracts from it. */
class Account {
  sum = 0;
  readonly reductions: { label: string; amount: number }[] = [];

  add(rows: readonly JudgedDeduction[]) {
    this.sum += total(rows, 'canBeAskedBack');
  }

  takeOff(label: string, amount: number) {
    const takenAmount = Math.min(this.sum, Math.max(0, amount));
    if (takenAmount === 0) return;
    this.sum -= takenAmount;
    this.reductions.push({ label, amount: takenAmount });
  }

  keepAtMost(label: string, maxAmount: number) {
    this.takeOff(label, this.sum - Math.max(0, maxAmount));
  }
}

function passHealthTerms(
  account: Account,
  rows: readonly JudgedDeduction[],
  input: HealthDeductionInput,
) {
  const { subLimitCut, subLimit, subLimitCharged, deductibleCut, deductible, deductibleUsed } =
    input;
  const { sumInsured, paid, coPayCut, coPayPercent, coPayBase } = input;
  const lateKinds = ['sub-limit', 'deductible', 'co-payment'];
  const only = (id: string) => rows.filter((row) => row.id === id);
  account.add(rows.filter(({ id }) => !lateKinds.includes(id)));
  if (subLimitCut !== null && subLimit !== null && subLimitCharged !== null)
    account.keepAtMost('Above the limit for the treatment', subLimit - subLimitCharged);
  account.add(only('sub-limit'));
  if (deductibleCut !== null && deductible !== null && deductibleUsed !== null)
    account.takeOff('Rest of the deductible', deductible - deductibleUsed - deductibleCut);
  account.add(only('deductible'));
  const admitted = coPayBase ?? (paid === null ? null : paid + (coPayCut ?? 0));
  if (sumInsured !== null && admitted !== null)
    account.keepAtMost('Above the sum insured', sumInsured - admitted);
  if (coPayPercent !== null) {
    account.takeOff(
      `Co-payment of ${coPayPercent}% on what comes back`,
      Math.round((account.sum * coPayPercent) / 100),
    );
  }
  account.add(only('co-payment'));
}

function passMotorTerms(
  account: Account,
  rows: readonly JudgedDeduction[],
  { excessCut, compulsory, voluntary }: MotorDeductionInput,
) {
  account.add(rows.filter(({ id }) => id !== 'excess'));
  if (excessCut !== null && compulsory !== null && voluntary !== null)
    account.takeOff('Rest of the excess', compulsory + voluntary - excessCut);
  account.add(rows.filter(({ id }) => id === 'excess'));
}

/** True of every claim: it does not make the sum uncertain as the others do. */
const sumInsuredCaveat = 'The insurer pays no more than the sum insured that is left.';

/** Terms that would lower the sum, but whose numbers are missing. */
function caveatsOf(query: ValidDeductions, rows: readonly JudgedDeduction[]): Prose[] {
  const isUnknown = (id: string) =>
    rows.some((row) => row.id === id && row.allowedByRule === null) &&
    rows.some((row) => row.id !== id && row.canBeAskedBack > 0);
  if (query.branch === 'motor') {
    return isUnknown('excess')
      ? ['If a part of the excess is still open, it is taken off this sum.']
      : [];
  }
  const { sumInsured, coPayPercent } = query.input;
  return [
    ...(isUnknown('sub-limit')
      ? ['If the limit for the treatment stands, what comes back may be above it and bring less.']
      : []),
    ...(isUnknown('deductible')
      ? ['If a part of the deductible is still open, it is taken off this sum.']
      : []),
    ...(isUnknown('co-payment') && coPayPercent === null
      ? ['The co-payment of your policy is taken off this sum as well.']
      : []),
    ...(sumInsured === null ? [sumInsuredCaveat] : []),
  ];
}

function letterOf({
  rows,
  reductions,
  askedBack,
  deducted: inRows,
  notInRows,
}: Pick<JudgedDeductions, 'rows' | 'reductions' | 'askedBack' | 'deducted' | 'notInRows'>): Letter {
  const paragraphs = rows.flatMap(({ label, deducted, canBeAskedBack, toBeExplained, ground }) => {
    if (canBeAskedBack === 0 && toBeExplained === 0) return [];
    const requests = [
      ...(canBeAskedBack > 0 ? [`${ground} I ask for ${rupees(canBeAskedBack)}.`] : []),
      ...(toBeExplained > 0
        ? [
            `Please state the term of the policy and the numbers behind ${toBeExplained === deducted ? 'it' : `the other ${rupees(toBeExplained)}`}, or pay it.`,
          ]
        : []),
    ];
    return [`You deducted ${rupees(deducted)} as “${label}”. ${requests.join(' ')}`];
  });
  const reductionsText = reductions
    .map(({ label, amount }) => `${label}: ${rupees(amount)}`)
    .join('; ');
  return [
    ...paragraphs,
    ...(notInRows > 0
      ? [
          `The bill less your payment is ${rupees(inRows + notInRows)}. The deductions that I find in your letter come to ${rupees(inRows)}. Please explain the other ${rupees(notInRows)}.`,
        ]
      : []),
    ...(askedBack > 0
      ? [
          `In all I ask you to pay ${rupees(askedBack)}${reductionsText ? `. This is taken off already, which admits nothing (${reductionsText})` : ''}.`,
        ]
      : []),
  ];
}
