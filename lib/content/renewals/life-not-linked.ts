/**
 * A life policy that is not unit-linked, or of a kind that the visitor does not know, after its days to pay. "Usually",
 * because the policy names its own terms, and an insurer may refuse a revival after a look at the health.
 */
import { type DateRule, type FlowRow, oneDay } from '../dated-flow.ts';
import { lifeQuestionLimit } from '../figures/claims.ts';
import { lifeRevivalLinked, lifeRevivalNonLinked } from '../figures/life.ts';
import {
  lifeGuaranteedSurrenderStart,
  lifeSpecialSurrenderSince,
  lifeSpecialSurrenderStart,
  lifeSurrenderPayable,
  unitLinkedDiscontinuedMinimum,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import type { LifeLapse } from './life.ts';
import {
  answerHealthQuestionsText,
  askForQuotationText,
  cancelNothingText,
  healthRow,
  revivalPriceText,
  revivalRow,
} from './life-shared-copy.ts';

const revivalEnds: DateRule = { name: 'revivalEnds', figure: lifeRevivalNonLinked };

export const termLapse: LifeLapse = {
  dates: [revivalEnds],
  rows: [
    {
      id: 'lost',
      title: 'The policy lapses, and its cover ends',
      pastTitle: 'The policy lapsed, and its cover ended',
      text: 'A pure term policy keeps no value. One that returns premiums may keep some: ask.',
      at: 'lapsed',
      isLoss: true,
    },
    revivalRow,
  ],
  states: [
    {
      id: 'lapsed',
      until: 'revivalEnds',
      heading: 'Lapsed: you can still ask for revival',
      deadline: 'revivalEnds',
      answer:
        'The days to pay ended on {graceEnds}, and the cover with them. The policy can usually be revived until {revivalEnds}: {revivalEnds|length} from {start}, when the first unpaid premium was due.',
      doNow: [
        askForQuotationText,
        'Ask for the price of a new policy at today’s age too: the insurer may refuse a revival.',
        answerHealthQuestionsText,
        cancelNothingText,
      ],
      figures: [lifeQuestionLimit],
      comparison: {
        caption: 'Revive the term policy, or leave it',
        columns: ['What changes', 'Revive', 'Leave'],
        rows: [
          [
            'Cover',
            'As before, from the day the insurer accepts. Nothing is paid for a death before it',
            'None since {lapsed}',
          ],
          healthRow,
          [
            'To pay',
            `${revivalPriceText} Then the premium of your age at the start`,
            'Nothing here. A new policy costs the premium of your age today',
          ],
          [
            'Money back',
            'None: term insurance saves nothing',
            'None, unless the plan returns premiums',
          ],
        ],
      },
    },
    {
      id: 'revival-over',
      until: null,
      heading: 'The time to revive ended on {revivalEnds}',
      answer:
        'The first unpaid premium was due on {start}, and {revivalEnds|length} are over. There has been no cover since {lapsed}. A revival now would be an exception that only the insurer can make.',
      doNow: [
        'Ask the insurer in writing whether it still revives the policy. A wording of your own policy may give more time.',
        'If somebody depends on your income, apply for [new cover](/term-insurance) and answer every health question fully.',
      ],
    },
  ],
  figures: [lifeRevivalNonLinked],
};

const valueRules = `Under the rules since ${lifeSpecialSurrenderSince.text} a special surrender value takes ${lifeSpecialSurrenderStart.text}, a guaranteed one ${lifeGuaranteedSurrenderStart.text}. An older policy goes by its own words.`;

/** @param fullYears paid, by the start of the policy; null where the visitor left it out. */
export function traditionalLapse(fullYears: number | null): LifeLapse {
  const paid =
    fullYears === null
      ? ''
      : `By your dates the premiums of ${fullYears === 0 ? 'less than one full year' : fullYears === 1 ? '1 full year' : `${fullYears} full years`} are paid. `;
  return {
    dates: [revivalEnds],
    rows: [
      {
        id: 'lost',
        title: 'The policy lapses, or goes on paid-up',
        pastTitle: 'The policy lapsed, or went on paid-up',
        text: `Paid-up means a smaller sum at the end and on death. ${paid}${valueRules}`,
        at: 'lapsed',
        isLoss: true,
      },
      revivalRow,
    ],
    states: [
      {
        id: 'lapsed',
        until: 'revivalEnds',
        heading: 'Lapsed or paid-up: you can still ask for revival',
        deadline: 'revivalEnds',
        answer:
          'The days to pay ended on {graceEnds}. If too little was paid in, cover has ended; otherwise a smaller, _paid-up_ sum goes on. The policy can usually be revived until {revivalEnds}: {revivalEnds|length} from {start}, when the first unpaid premium was due.',
        doNow: [
          askForQuotationText,
          'Ask for three amounts in the same letter: the paid-up sum at the end, the surrender value today, the maturity sum after a revival.',
          answerHealthQuestionsText,
          cancelNothingText,
        ],
        figures: [lifeQuestionLimit],
        comparison: {
          caption: 'Revive the savings policy, or leave it',
          columns: ['What changes', 'Revive', 'Leave'],
          rows: [
            [
              'Cover',
              'The full sum again, from the day the insurer accepts',
              'A smaller paid-up sum, or none if too little was paid in',
            ],
            healthRow,
            ['To pay', `${revivalPriceText} Then every further premium`, 'Nothing more'],
            [
              'Money at the end',
              'The full maturity sum, by the policy',
              `The paid-up sum on the same day; or a surrender now, which pays ${lifeSurrenderPayable.text}, if enough was paid in. ${paid}`.trim(),
            ],
            [
              'Tax',
              'As for the policy before',
              'A surrender [may be taxed](/investment-plans/maturity-tax-calculator)',
            ],
          ],
        },
      },
      {
        id: 'revival-over',
        until: null,
        heading: 'The time to revive ended on {revivalEnds}',
        answer:
          'The first unpaid premium was due on {start}, and {revivalEnds|length} are over. What is left is the paid-up sum or the surrender value, if enough was paid in. A revival now would be an exception that only the insurer can make.',
        doNow: [
          'Ask the insurer in writing for the paid-up sum, the day it is paid, and the surrender value today.',
          `${paid}${valueRules}`,
          'A surrender ends what cover is left and may be taxed: [check the conditions](/investment-plans/maturity-tax-calculator) first.',
        ],
      },
    ],
    figures: [
      lifeRevivalNonLinked,
      lifeSpecialSurrenderSince,
      lifeSpecialSurrenderStart,
      lifeGuaranteedSurrenderStart,
      lifeSurrenderPayable,
    ],
  };
}

const findTheKind =
  'Find the kind on the first page of the policy, and choose it below the heading. “Unit-linked” is printed there; a term policy names no sum at maturity; every other policy that saves is not linked.';

const revivalRows: readonly FlowRow[] = [
  {
    ...revivalRow,
    id: 'revival-linked',
    title: 'Last day to revive, if it is unit-linked',
    text: 'Earlier, if its lock-in ends before and you never told the insurer that you want to revive.',
    at: 'linkedRevivalEnds',
    calendarTitle: 'last day to revive, if the policy is unit-linked',
  },
  {
    ...revivalRow,
    title: 'Last day to revive, if it is not unit-linked',
    calendarTitle: 'last day to revive, if the policy is not unit-linked',
  },
];

/** The kind is not known: everything here must be true of each. */
export const unknownLapse: LifeLapse = {
  dates: [
    revivalEnds,
    { name: 'linkedRevivalEnds', figure: lifeRevivalLinked },
    { name: 'linkedRevivalOver', from: 'linkedRevivalEnds', clock: oneDay },
  ],
  rows: [
    {
      id: 'lost',
      title: 'The policy lapses, shrinks or is discontinued',
      pastTitle: 'The policy lapsed, shrank or was discontinued',
      text: `Term insurance lapses. A savings policy lapses or goes on paid-up. A unit-linked one in its first ${unitLinkedLockIn.text} is discontinued.`,
      at: 'lapsed',
      isLoss: true,
    },
    ...revivalRows,
  ],
  states: [
    {
      id: 'lapsed',
      until: 'linkedRevivalEnds',
      heading: 'The days to pay are over. Which kind of policy is it?',
      // The last day to revive depends on the answer.
      numbers: [],
      answer:
        'They ended on {graceEnds}: until the insurer accepts a revival, do not count on the full cover. For every kind, the time to revive counts from {start}, when the first unpaid premium was due: usually until {linkedRevivalEnds} for a unit-linked policy, until {revivalEnds} for any other.',
      doNow: [findTheKind, askForQuotationText, cancelNothingText],
    },
    {
      id: 'lapsed-linked-over',
      until: 'revivalEnds',
      heading: 'The days to pay are over. Which kind of policy is it?',
      // The last day to revive depends on the answer.
      numbers: [],
      answer:
        'They ended on {graceEnds}: until the insurer accepts a revival, do not count on the full cover. The time to revive counts from {start}, when the first unpaid premium was due: it ended on {linkedRevivalEnds} for a unit-linked policy, and usually runs until {revivalEnds} for any other.',
      doNow: [findTheKind, askForQuotationText, cancelNothingText],
    },
    {
      id: 'revival-over',
      until: null,
      heading: 'The time to revive is over for every kind of policy',
      answer:
        'The first unpaid premium was due on {start}. The time ended on {linkedRevivalEnds} for a unit-linked policy, and on {revivalEnds} for any other. What you can still get depends on the kind.',
      doNow: [
        findTheKind,
        `Ask the insurer in writing what it owes you: a paid-up or surrender value, or the discontinued fund of a unit-linked policy, which had to earn at least ${unitLinkedDiscontinuedMinimum.text}.`,
      ],
    },
  ],
  figures: [
    lifeRevivalNonLinked,
    lifeRevivalLinked,
    unitLinkedLockIn,
    unitLinkedDiscontinuedMinimum,
  ],
};
