/**
 * Health policies around the due date. Rule: with a yearly premium, cover is never promised for the days after the due
 * date; with instalments it continues within the policy year.
 */
import { type DatedFlow, type FlowRow, type FlowState, oneDay } from '../dated-flow.ts';
import { healthGst, healthMoratorium } from '../figures/health.ts';
import {
  healthRenewalGrace,
  healthRenewalGraceMonthly,
  maxPortNotice,
  minPortNotice,
  safePortNotice,
} from '../figures/renewals.ts';
import type { ClockFigure } from '../types.ts';
import { checkNewPolicyText, payTheInsurerText } from './shared-copy.ts';

const keepReady = [
  'Name of the insurer, and the policy in your hand',
  'Age of everyone covered, and your PIN code',
  'Sum insured and bonus, as the last schedule prints them',
  'Year since when you are covered without a break',
];

const noTax = `GST on an individual or family policy is ${healthGst.text}. If the notice adds tax, ask the insurer why.`;

function rowsFrom(graceText: string): FlowRow[] {
  return [
    {
      id: 'due',
      title: 'Due date: pay by this day',
      text: 'Pay by this day and nothing changes.',
      at: 'start',
      reminder: 'early',
      calendarTitle: 'due, pay by today',
    },
    {
      id: 'grace',
      title: 'Grace period: the last day to pay',
      text: graceText,
      at: 'graceEnds',
      reminder: 'early',
      calendarTitle: 'the grace period ends, pay by today',
    },
    {
      id: 'lost',
      title: 'What you built up is lost',
      text: `Unless the insurer agrees to something else: waiting periods start again, the bonus is gone, and so is the count towards ${healthMoratorium.text} without a break.`,
      at: 'lapsed',
      isLoss: true,
    },
  ];
}

const lapsed: FlowState = {
  id: 'lapsed',
  until: null,
  heading: 'This health policy has lapsed',
  answer:
    'The days to pay ended on {graceEnds}. You have no cover now. Some insurers still bring a policy back, on their own terms, so ask before you give it up.',
  doNow: [
    'Ask your insurer today, in writing, whether it still renews and on which terms.',
    'If it does not, apply for a new policy soon. Waiting periods start again, so each week counts.',
    'Answer every health question fully. A policy bought on half an answer can fail you later.',
  ],
};

const dueToday: FlowState = {
  id: 'due-today',
  until: 'start',
  heading: 'Due today: pay before the day ends',
  numbers: [{ label: 'Premium due', value: 'Today' }],
  answer: 'Paid today, the policy goes on without a gap. Tomorrow the grace period begins.',
  doNow: [
    payTheInsurerText,
    'Keep the receipt: it shows the time you paid.',
    'If you cannot pay today, pay by {graceEnds} at the latest.',
    checkNewPolicyText,
  ],
};

export const healthYearly: DatedFlow = {
  startLabel: 'Due date',
  pastStartLabel: 'Was due on',
  todayLabel: 'You are here',
  dates: [
    { name: 'portOpens', figure: maxPortNotice, isBefore: true },
    { name: 'beforePort', from: 'portOpens', clock: oneDay, isBefore: true },
    { name: 'portSafe', figure: safePortNotice, isBefore: true },
    { name: 'portCloses', figure: minPortNotice, isBefore: true },
    { name: 'dayBefore', clock: oneDay, isBefore: true },
    { name: 'graceEnds', figure: healthRenewalGrace },
    { name: 'lapsed', from: 'graceEnds', clock: oneDay },
  ],
  rows: [
    {
      id: 'port-opens',
      title: 'First day to ask another insurer',
      text: 'Only if you want to move the policy and keep the waiting time you have served.',
      at: 'portOpens',
      reminder: 'on-the-day',
      calendarTitle: 'from today you can ask another insurer',
    },
    {
      id: 'port-safe',
      title: 'Safest day to have asked another insurer',
      text: 'Some older policy wordings still want this much notice.',
      at: 'portSafe',
      reminder: 'early',
      calendarTitle: 'ask another insurer by today to be on the safe side',
    },
    {
      id: 'port-closes',
      title: 'Last day to ask another insurer',
      text: 'Under the rule of September 2024. Some take later requests; do not count on it.',
      at: 'portCloses',
      reminder: 'early',
      calendarTitle: 'last day to ask another insurer with enough notice',
    },
    ...rowsFrom(
      'If you have paid by this day, you keep waiting periods, bonus and moratorium. Do not rely on cover for anything that happens between the due date and your payment: check your policy.',
    ),
  ],
  states: [
    {
      id: 'not-due',
      until: 'beforePort',
      heading: 'Not due yet',
      deadline: 'start',
      answer:
        'The policy runs until {start}. If you want to move to another insurer, ask between {portOpens} and {portSafe}.',
      doNow: [
        'Put the dates into your [calendar](#save).',
        'Look up what changed in the family: a birth, a wedding, a parent to add.',
        'Wait for the renewal notice before you decide on the sum insured.',
      ],
    },
    {
      id: 'port-window',
      until: 'portCloses',
      heading: 'Stay or move: time to decide',
      deadline: 'portCloses',
      answer:
        'The policy runs until {start}. These are the days to ask another insurer to take you over: by {portSafe} to be on the safe side, by {portCloses} at the latest. If you stay, you only need to pay by the due date.',
      doNow: [
        'If you are content, do nothing but wait for the notice.',
        'If you want to move, apply to the new insurer by {portCloses} and tell it every illness and claim.',
        'Keep the old policy until the new insurer has said yes in writing.',
      ],
    },
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Time to renew',
      deadline: 'start',
      answer:
        'Pay by {start} and nothing is lost. It is late to ask another insurer: renew where you are unless one has already said yes.',
      doNow: [
        'Read the notice: premium, sum insured, bonus, any change of terms.',
        noTax,
        payTheInsurerText,
        checkNewPolicyText,
      ],
    },
    dueToday,
    {
      id: 'grace',
      until: 'graceEnds',
      heading: 'In the grace period',
      deadline: 'graceEnds',
      answer:
        'The due date was {start|ago}. Pay by {graceEnds} and you keep your waiting periods, your bonus and your moratorium. Until you have paid, do not rely on cover.',
      doNow: [
        `Pay the renewal premium today. ${payTheInsurerText}`,
        'If someone fell ill since {start}, ask the insurer in writing whether that is covered.',
        'Stay with this insurer for now. Moving is possible at the next renewal.',
        'On the new policy, check that waiting periods and bonus carried over.',
      ],
    },
    lapsed,
  ],
  keepReady,
  figures: [
    maxPortNotice,
    safePortNotice,
    minPortNotice,
    healthRenewalGrace,
    healthMoratorium,
    healthGst,
  ],
};

const instalments = (grace: ClockFigure): DatedFlow => ({
  startLabel: 'Instalment due',
  pastStartLabel: 'Instalment was due on',
  todayLabel: 'You are here',
  dates: [
    { name: 'dayBefore', clock: oneDay, isBefore: true },
    { name: 'graceEnds', figure: grace },
    { name: 'lapsed', from: 'graceEnds', clock: oneDay },
  ],
  rows: rowsFrom(
    'Inside the policy year, cover goes on in these days. If the policy year itself has ended, do not rely on it: check your policy.',
  ),
  states: [
    {
      id: 'due',
      until: 'dayBefore',
      heading: 'Next instalment',
      deadline: 'start',
      answer:
        'Pay by {start}. If this is the last instalment before the policy year ends, the whole policy is up for renewal too.',
      doNow: [
        'Check that the bank mandate still works and the account holds enough.',
        noTax,
        'To move to another insurer, use the date on which the policy year ends, and choose “once a year” here.',
      ],
    },
    dueToday,
    {
      id: 'grace',
      until: 'graceEnds',
      heading: 'In the grace period',
      deadline: 'graceEnds',
      answer:
        'The instalment was due {start|ago}. Inside the policy year, cover goes on while you pay by {graceEnds}. If the policy year has ended, check your policy and do not rely on cover.',
      doNow: [
        `Pay the instalment today. ${payTheInsurerText}`,
        'Ask the insurer why it was missed: a mandate that failed once may fail again.',
        'If someone is in hospital now, tell the insurer at once and pay first.',
      ],
    },
    lapsed,
  ],
  keepReady,
  figures: [grace, healthMoratorium, healthGst],
});

export const healthInstalments = instalments(healthRenewalGrace);
export const healthMonthly = instalments(healthRenewalGraceMonthly);
