// Life policies around a premium's due date. Cover in the grace period is "usually", as policies say.

import { type DatedFlow, oneDay } from '../dated-flow.ts';
import {
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeRevivalLinked,
  lifeRevivalNonLinked,
} from '../figures/life.ts';
import type { ClockFigure } from '../types.ts';
import { dueSoonPeriod, payTheInsurer } from './shared-copy.ts';

const flow = (grace: ClockFigure): DatedFlow => ({
  startLabel: 'Premium due',
  todayLabel: 'You are here',
  dates: [
    { name: 'near', clock: dueSoonPeriod, isBefore: true },
    { name: 'beforeNear', from: 'near', clock: oneDay, isBefore: true },
    { name: 'dayBefore', clock: oneDay, isBefore: true },
    { name: 'graceEnds', figure: grace },
    { name: 'lapsed', from: 'graceEnds', clock: oneDay },
  ],
  rows: [
    {
      id: 'due',
      title: 'Premium due',
      text: 'Pay by this day and nothing changes.',
      at: 'start',
      reminder: 'early',
      calendarTitle: 'premium due, pay by today',
    },
    {
      id: 'grace',
      title: 'Grace period: the last day to pay',
      text: 'You are usually still covered. The insurer deducts the unpaid premium from a claim. Check your policy.',
      at: 'graceEnds',
      reminder: 'early',
      calendarTitle: 'the grace period ends, pay by today',
    },
    {
      id: 'lost',
      title: 'The policy lapses, or shrinks to a paid-up sum',
      text: 'Which of the two depends on the kind of policy and on how long you have paid.',
      at: 'lapsed',
      isLoss: true,
    },
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforeNear',
      heading: 'Not due yet: {start|left}',
      answer: 'The next premium is due on {start}. There is nothing to do today.',
      doNow: [
        'Put the dates into your calendar.',
        'Check that nominee, address and phone number are still right.',
        'If the bank account changed, give the insurer a new mandate now.',
      ],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Premium due soon: {start|left}',
      answer: 'Pay by {start} and the cover goes on as it is.',
      doNow: [
        'Check that the bank mandate works and the account holds enough.',
        `GST on an individual life policy is ${lifeGst.text}. If the notice adds tax, ask the insurer why.`,
        payTheInsurer,
      ],
    },
    {
      id: 'due-today',
      until: 'start',
      heading: 'Due today: pay before the day ends',
      answer: 'Paid today, nothing changes. Tomorrow the grace period begins.',
      doNow: [payTheInsurer, 'Keep the receipt.', 'If you cannot pay today, pay by {graceEnds}.'],
    },
    {
      id: 'grace',
      until: 'graceEnds',
      heading: 'In the grace period: {graceEnds|left}',
      answer:
        'The premium was due {start|ago}. Pay by {graceEnds} and the policy goes on without a break.',
      doNow: [
        `Pay the full premium today. ${payTheInsurer}`,
        'Tell the family where the policy is, and that it is being paid.',
        'Find out why the payment failed, so that the next one does not.',
      ],
    },
    {
      id: 'lapsed',
      until: null,
      heading: 'The days to pay are over',
      answer: `They ended on {graceEnds}. The policy has lapsed, or goes on with a smaller paid-up sum. Most can be revived, usually within ${lifeRevivalNonLinked.text} of the first unpaid premium, a unit-linked policy within ${lifeRevivalLinked.text}. Your policy names its own time.`,
      doNow: [
        'Ask the insurer for a revival quotation in writing: dues, interest, health questions, last date.',
        'For a savings policy ask for the paid-up and the surrender value too.',
        'Compare the revival with a new policy at today’s age, and cancel nothing before you have an answer.',
      ],
    },
  ],
  keepReady: [
    'Name of the insurer and the policy number',
    'Date of the last premium paid, and how often you pay',
    'Kind of policy: term, savings, unit-linked or pension',
  ],
  figures: [grace, lifeRevivalNonLinked, lifeRevivalLinked, lifeGst],
});

export const life = flow(lifeGraceOtherModes);
export const lifeMonthly = flow(lifeGraceMonthly);
