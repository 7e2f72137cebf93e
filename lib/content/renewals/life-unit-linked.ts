/**
 * A unit-linked policy after its days to pay. Inside the lock-in it is neither lapsed nor paid-up but discontinued. The
 * circular pays the fund when the lock-in ends; on which day it is paid to a person who chose to revive and did not, no
 * text that we read says in full, so the flows say: ask in writing.
 */
import { type DateRule, type FlowComparison, type FlowRow, oneDay } from '../dated-flow.ts';
import { lifeQuestionLimit } from '../figures/claims.ts';
import { lifeLatePaymentInterest, lifeRevivalLinked } from '../figures/life.ts';
import {
  unitLinkedAfterLockIn,
  unitLinkedDiscontinuanceNotice,
  unitLinkedDiscontinuedMinimum,
  unitLinkedDiscontinuedOnDeath,
  unitLinkedDiscontinuedPaid,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import type { LifeLapse } from './life.ts';
import {
  answerHealthQuestionsText,
  askForQuotationText,
  cancelNothingText,
  healthRow,
  revivalRow,
} from './life-shared-copy.ts';

/** The visitor's own date that the lock-in counts from. */
export const policyStart = 'policyStart';

const revivalEnds: DateRule = { name: 'revivalEnds', figure: lifeRevivalLinked };
const lockInDates: readonly DateRule[] = [
  { name: 'lockInEnds', from: policyStart, figure: unitLinkedLockIn },
  { name: 'lockedIn', from: 'lockInEnds', clock: oneDay, isBefore: true },
];

const inTheFund = `The fund value, less a capped charge, is in the discontinued fund and earns at least ${unitLinkedDiscontinuedMinimum.text} there.`;

const askForTheDay =
  'Ask in writing on which day the fund is paid if you ask to revive and then do not: the end of the time to revive may count as well.';

const discontinuedRow: FlowRow = {
  id: 'lost',
  title: 'The policy is discontinued, and life cover ends',
  pastTitle: 'The policy was discontinued, and life cover ended',
  text: `The fund value, less a capped charge, moves to the discontinued fund. There it earns at least ${unitLinkedDiscontinuedMinimum.text}.`,
  at: 'lapsed',
  isLoss: true,
};

const noticeRow: FlowRow = {
  id: 'notice',
  title: 'The insurer must write to you by this day',
  text: '{notice|length} from the first unpaid premium, with the choice to revive. No letter by then? Ask for it.',
  at: 'notice',
  after: 'graceEnds',
};

const lockInRow: FlowRow = {
  id: 'lock-in',
  title: 'The lock-in ends',
  text: '{lockInEnds|length} after the policy started. A discontinued fund is paid now and the policy ends; before, it is paid only on a death.',
  at: 'lockInEnds',
  reminder: 'early',
  calendarTitle: 'the lock-in of the policy ends',
};

const discontinuedComparison: FlowComparison = {
  caption: 'Revive the unit-linked policy, or leave it',
  columns: ['What changes', 'Revive', 'Leave'],
  rows: [
    [
      'Cover',
      'As before, from the day the insurer accepts',
      `None since {lapsed}. On a death the nominee gets ${unitLinkedDiscontinuedOnDeath.text}`,
    ],
    healthRow,
    [
      'To pay',
      'All premiums due since {start}, and what the quotation adds. Then every further one',
      'Nothing more',
    ],
    [
      'Your money',
      'Back in your funds, up or down with them. Ask whether the charge for stopping is added back',
      `In the discontinued fund, at ${unitLinkedDiscontinuedMinimum.text} or more`,
    ],
    [
      'Lock-in and tax',
      'From {lockInEnds} on you may leave and are paid the fund value',
      `Paid ${unitLinkedDiscontinuedPaid.text}, on {lockInEnds}, not before. It [may be taxed](/investment-plans/maturity-tax-calculator)`,
    ],
  ],
};

/** The day before the lock-in ends: one day in the heading, the text and the calendar. */
const choiceRow: FlowRow = {
  id: 'choice',
  title: 'Last day to revive, or to write that you will',
  text: 'The lock-in ends the day after. Without your choice the fund is paid then, and nothing is left to revive.',
  at: 'lockedIn',
  after: 'graceEnds',
  reminder: 'early',
  calendarTitle: 'last day to revive the policy, or to write that you will',
};

/** Nobody whose policy is paid has a reminder of it: until the choice is made, its day is the one that counts. */
const paidAfterChoiceRow: FlowRow = {
  id: 'lock-in',
  title: 'The lock-in ends: the fund is paid, unless you chose to revive',
  text: lockInRow.text,
  at: 'lockInEnds',
};

const afterChoiceRow: FlowRow = {
  ...revivalRow,
  title: 'Last day to revive, if you chose to before the lock-in ended',
  text: 'Otherwise the fund is paid when the lock-in ends, and nothing is left to revive.',
  calendarTitle: 'last day to revive, if you chose to before the lock-in ended',
};

/**
 * The premium stayed unpaid inside the lock-in.
 * @param lockInEnds before the time to revive does, or with it: a person who has not chosen to revive by then is paid,
 * and there is nothing left to revive. With it, the day of the choice is the only one to keep.
 */
export function discontinuedUnitLinked(lockInEnds: 'before' | 'with' | 'after'): LifeLapse {
  const endsFirst = lockInEnds !== 'after';
  return {
    dates: [
      revivalEnds,
      { name: 'notice', figure: unitLinkedDiscontinuanceNotice },
      ...lockInDates,
    ],
    rows: [
      discontinuedRow,
      noticeRow,
      ...(endsFirst
        ? [choiceRow, paidAfterChoiceRow, ...(lockInEnds === 'before' ? [afterChoiceRow] : [])]
        : [lockInRow, revivalRow]),
    ],
    states: [
      ...(endsFirst ? untilLockInEnds : untilRevivalEnds),
      lockInEnds === 'with' ? fundDueAfterChoice : fundDue,
    ],
    figures: [
      lifeRevivalLinked,
      unitLinkedLockIn,
      unitLinkedDiscontinuedMinimum,
      unitLinkedDiscontinuedPaid,
      unitLinkedDiscontinuanceNotice,
    ],
  };
}

const coverIsOff = 'No life cover since {lapsed}: ask for revival now';

const untilRevivalEnds: LifeLapse['states'] = [
  {
    id: 'discontinued',
    until: 'revivalEnds',
    heading: coverIsOff,
    deadline: 'revivalEnds',
    answer: `Each day until the insurer accepts a revival is a day without life cover. The last day to revive is {revivalEnds}, {revivalEnds|length} from {start}, when the first unpaid premium was due. The policy is not lapsed and not paid-up but _discontinued_: the days to pay ended on {graceEnds} inside the lock-in. ${inTheFund} Leave, and it is paid when the lock-in ends, on {lockInEnds}.`,
    doNow: [
      askForQuotationText,
      'Ask for the value of the discontinued fund today, and for the charge that was taken.',
      askForTheDay,
      answerHealthQuestionsText,
    ],
    comparison: discontinuedComparison,
    figures: [unitLinkedDiscontinuedOnDeath, lifeQuestionLimit],
  },
  {
    id: 'discontinued-no-revival',
    until: 'lockedIn',
    heading: 'The time to revive has ended. The fund is paid on {lockInEnds}',
    deadline: 'lockInEnds',
    answer: `The last day to revive was {revivalEnds}: {revivalEnds|length} from {start}, when the first unpaid premium was due. Life cover has been off since {lapsed}. ${inTheFund} It is paid when the lock-in ends, on {lockInEnds}.`,
    doNow: [
      'Ask the insurer in writing for the value of the discontinued fund and for the day on which it pays.',
      'Check that it has your present bank account and address.',
      'See now [whether the payout is taxed](/investment-plans/maturity-tax-calculator).',
    ],
  },
];

const untilLockInEnds: LifeLapse['states'] = [
  {
    id: 'discontinued',
    until: 'lockedIn',
    heading: coverIsOff,
    deadline: 'lockedIn',
    answer: `Each day until the insurer accepts a revival is a day without life cover. Revive, or write to the insurer that you will, by {lockedIn}: the lock-in ends the day after, and without your choice the fund is then paid. The policy is not lapsed and not paid-up but _discontinued_: the days to pay ended on {graceEnds} inside the lock-in. ${inTheFund}`,
    doNow: [
      askForQuotationText,
      'Ask for the value of the discontinued fund today, and for the charge that was taken.',
      askForTheDay,
      answerHealthQuestionsText,
    ],
    comparison: discontinuedComparison,
    figures: [unitLinkedDiscontinuedOnDeath, lifeQuestionLimit],
  },
  {
    id: 'lock-in-over',
    until: 'revivalEnds',
    heading: 'The lock-in is over: the fund is due, unless you chose to revive',
    answer: `The policy was discontinued, and its lock-in ended on {lockInEnds}. If you never told the insurer that you want to revive, the fund was payable that day, with at least ${unitLinkedDiscontinuedMinimum.text}, and the policy has ended. If you did, the last day to revive is {revivalEnds}.`,
    doNow: [
      'Ask the insurer in writing which of the two it has on record, and for the fund value.',
      'No money, and you never chose to revive? Ask for it now, and [complain](/grievance-redressal) if nothing comes.',
      askForTheDay,
    ],
  },
];

const fundDue: LifeLapse['states'][number] = {
  id: 'fund-due',
  until: null,
  heading: 'The lock-in and the time to revive are over: the fund is due to you',
  answer: `The last day to revive was {revivalEnds}, {revivalEnds|length} from {start}, when the first unpaid premium was due. The lock-in ended on {lockInEnds}. The discontinued fund, which had to earn at least ${unitLinkedDiscontinuedMinimum.text}, is payable to you.`,
  figures: [lifeLatePaymentInterest],
  doNow: [
    'Look whether it has come to your bank account. If not, ask the insurer in writing for the sum, the day and the reason.',
    `For a late payment the insurer owes interest: ${lifeLatePaymentInterest.text}.`,
    'Nothing comes? [Complain](/grievance-redressal), with the dates of this page.',
  ],
};

/** The lock-in and the time to revive ended together: the day of the choice is the only last day. */
const fundDueAfterChoice: LifeLapse['states'][number] = {
  ...fundDue,
  answer: `The last day to revive, or to write that you would, was {lockedIn}: the lock-in ended the day after. The discontinued fund, which had to earn at least ${unitLinkedDiscontinuedMinimum.text}, is payable to you.`,
};

/** The lock-in was over before the days to pay ended. */
export const lapsedAfterLockIn: LifeLapse = {
  dates: [revivalEnds, ...lockInDates],
  rows: [
    {
      id: 'lost',
      title: 'The full cover ends',
      pastTitle: 'The full cover ended',
      text: 'What the policy does next, often a smaller paid-up cover while charges go on, is in its own words: ask.',
      at: 'lapsed',
      isLoss: true,
    },
    revivalRow,
  ],
  states: [
    {
      id: 'after-lock-in',
      until: 'revivalEnds',
      heading: 'Lock-in over: revive, or leave on any day',
      deadline: 'revivalEnds',
      answer: `The lock-in ended on {lockInEnds}, so nothing ties the money up: on surrender you are paid ${unitLinkedAfterLockIn.text}. The days to pay ended on {graceEnds}. The policy can usually be revived until {revivalEnds}: {revivalEnds|length} from {start}, when the first unpaid premium was due.`,
      doNow: [
        askForQuotationText,
        'Ask what the policy is now: its cover, its charges, its fund value, and what happens if you do nothing.',
        answerHealthQuestionsText,
        cancelNothingText,
      ],
      figures: [lifeQuestionLimit],
      comparison: {
        caption: 'Revive the unit-linked policy, or leave it',
        columns: ['What changes', 'Revive', 'Leave'],
        rows: [
          [
            'Cover',
            'As before, from the day the insurer accepts',
            'None after a surrender. Until then what the policy says, often a smaller paid-up sum',
          ],
          healthRow,
          [
            'To pay',
            'All premiums due since {start}, and what the quotation adds. Then every further one',
            'Nothing more',
          ],
          [
            'Your money',
            'In the funds you choose, and up or down with them',
            `On surrender, ${unitLinkedAfterLockIn.text}`,
          ],
          [
            'Lock-in and tax',
            'Over since {lockInEnds}',
            'Over since {lockInEnds}. What is paid [may be taxed](/investment-plans/maturity-tax-calculator)',
          ],
        ],
      },
    },
    {
      id: 'revival-over',
      until: null,
      heading: 'The time to revive ended on {revivalEnds}: ask for the fund',
      answer: `The first unpaid premium was due on {start}, and {revivalEnds|length} are over. The lock-in ended on {lockInEnds}, so on surrender you are paid ${unitLinkedAfterLockIn.text}. The insurer may have ended the policy already.`,
      doNow: [
        'Ask the insurer in writing whether the policy still runs, and for the fund value.',
        'Has it ended and no money come? Ask for the sum and the day, and [complain](/grievance-redressal) if nothing comes.',
        'See [whether the payout is taxed](/investment-plans/maturity-tax-calculator) before you surrender.',
      ],
    },
  ],
  figures: [lifeRevivalLinked, unitLinkedLockIn, unitLinkedAfterLockIn],
};

const enterTheStart = `Enter the day on which the policy started, in the field under the heading: it is on the first page of the policy, and the lock-in of ${unitLinkedLockIn.text} counts from it.`;

/** Unit-linked, but the visitor left out the start: true inside the lock-in and after it. */
export const unitLinkedWithoutStart: LifeLapse = {
  dates: [revivalEnds],
  rows: [
    {
      ...discontinuedRow,
      title: 'Discontinued, if the lock-in still runs',
      pastTitle: 'Discontinued, if the lock-in still ran',
      text: `In the first ${unitLinkedLockIn.text} life cover ends, and the fund value, less a capped charge, moves to the discontinued fund. There it earns at least ${unitLinkedDiscontinuedMinimum.text}.`,
    },
    {
      ...revivalRow,
      text: '{revivalEnds|length} from the day when the first unpaid premium was due. Earlier, if the lock-in ends before and you never told the insurer that you want to revive.',
    },
  ],
  states: [
    {
      id: 'lapsed',
      until: 'revivalEnds',
      heading: 'When did the policy start? What happens now depends on it',
      // What the visitor can still do depends on the answer.
      numbers: [],
      answer: `In its first ${unitLinkedLockIn.text}, the lock-in, the policy is now discontinued: life cover is off, and the money stays until they end. Later you can leave on any day for ${unitLinkedAfterLockIn.text}. Usually you can revive it until the date below.`,
      doNow: [enterTheStart, askForQuotationText, cancelNothingText],
    },
    {
      id: 'revival-over',
      until: null,
      heading: 'The time to revive ended on {revivalEnds}. When did the policy start?',
      answer: `The first unpaid premium was due on {start}, and {revivalEnds|length} are over. If the lock-in still runs, the discontinued fund is paid when it ends; if it is over, the money is due to you on demand.`,
      doNow: [
        enterTheStart,
        'Ask the insurer in writing for the fund value and for the day on which it is paid.',
      ],
    },
  ],
  figures: [
    lifeRevivalLinked,
    unitLinkedLockIn,
    unitLinkedDiscontinuedMinimum,
    unitLinkedDiscontinuedPaid,
    unitLinkedAfterLockIn,
  ],
};
