/**
 * Life policies around a premium's due date: the part that is the same for every kind. Cover in the grace period is
 * "usually", as policies say. What an unpaid premium does is in life-not-linked.ts and life-unit-linked.ts.
 */
import { type DatedFlow, oneDay } from '../dated-flow.ts';
import { lifeGst } from '../figures/life.ts';
import type { ClockFigure } from '../types.ts';
import { dueSoonPeriod, payTheInsurerText } from './shared-copy.ts';

/** What follows the grace period. Its first row is the loss, on the day `lapsed`; its states follow that of grace. */
export type LifeLapse = Pick<DatedFlow, 'dates' | 'rows' | 'states' | 'figures'>;

/** The days around the due date are the same for every kind; what follows them is not. */
export function lifeFlow(grace: ClockFigure, lapse: LifeLapse): DatedFlow {
  return {
    startLabel: 'Premium due',
    pastStartLabel: 'Premium was due on',
    todayLabel: 'You are here',
    dates: [
      { name: 'near', clock: dueSoonPeriod, isBefore: true },
      { name: 'beforeNear', from: 'near', clock: oneDay, isBefore: true },
      { name: 'dayBefore', clock: oneDay, isBefore: true },
      { name: 'graceEnds', figure: grace },
      { name: 'lapsed', from: 'graceEnds', clock: oneDay },
      ...lapse.dates,
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
      ...lapse.rows,
    ],
    states: [
      {
        id: 'not-due',
        until: 'beforeNear',
        heading: 'Not due yet',
        deadline: 'start',
        answer: 'The next premium is due on {start}. There is nothing to do today.',
        doNow: [
          'Put the dates into your [calendar](#save).',
          'Check that nominee, address and phone number are still right.',
          'If the bank account changed, give the insurer a new mandate now.',
        ],
      },
      {
        id: 'due',
        until: 'dayBefore',
        heading: 'Premium due soon',
        deadline: 'start',
        answer: 'Pay by {start} and the cover goes on as it is.',
        doNow: [
          'Check that the bank mandate works and the account holds enough.',
          `GST on an individual life policy is ${lifeGst.text}. If the notice adds tax, ask the insurer why.`,
          payTheInsurerText,
        ],
        figures: [lifeGst],
      },
      {
        id: 'due-today',
        until: 'start',
        heading: 'Due today: pay before the day ends',
        numbers: [{ label: 'Premium due', value: 'Today' }],
        answer: 'Paid today, nothing changes. Tomorrow the grace period begins.',
        doNow: [
          payTheInsurerText,
          'Keep the receipt.',
          'If you cannot pay today, pay by {graceEnds}.',
        ],
      },
      {
        id: 'grace',
        until: 'graceEnds',
        heading: 'In the grace period',
        deadline: 'graceEnds',
        answer:
          'The premium was due {start|ago}. Pay by {graceEnds} and the policy goes on without a break.',
        doNow: [
          `Pay the full premium today. ${payTheInsurerText}`,
          'Tell the family where the policy is, and that it is being paid.',
          'Find out why the payment failed, so that the next one does not.',
        ],
      },
      ...lapse.states,
    ],
    keepReady: [
      'Name of the insurer and the policy number',
      'Date of the last premium paid, and how often you pay',
      'The first page of the policy: its kind, and the day it started',
    ],
    figures: [grace, ...lapse.figures],
  };
}
