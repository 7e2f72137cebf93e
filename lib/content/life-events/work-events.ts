/**
 * A new job and retirement: in both the employer's cover ends. The notice required to move from the group policy is not
 * in a text we could read, so that day is a suggestion; the initial waiting period is a rule.
 */
import { groupToOwnPolicy, healthInitialWait } from '../figures/health.ts';
import { defineLifeEvent, suggestedDay } from './life-event.ts';

const askGroup = {
  id: 'ask-group',
  title: 'ask HR and the group insurer',
  text: `${suggestedDay} When does cover end, and for which of you? Can you move to a policy of your own with the same insurer? Then you keep ${groupToOwnPolicy.text}; it may still ask about your health.`,
  at: 'ask',
  reminder: 'early',
} as const;

const ownPolicy = {
  id: 'own-policy',
  title: 'a new policy of your own in force',
  text: 'Begun by this day, its initial wait of {own|length} is over when the employer’s cover ends. Other waiting periods run on.',
  at: 'own',
  reminder: 'early',
} as const;

const ownBefore = {
  name: 'own',
  isBefore: true,
  figure: healthInitialWait,
} as const;

const boughtNow =
  'Under a policy of your own bought now, an accident is covered at once and illness after an initial wait of {own|length}';
const movingOut = `Who moves from the group policy to one of the same insurer keeps ${groupToOwnPolicy.text}.`;
const answerLate = `An employer’s cover usually ends with the last day at work. ${boughtNow}, which is not over by then. ${movingOut}`;
const answerAfter = `The employer’s cover has usually ended. ${boughtNow}. ${movingOut}`;
const buyNow = 'No policy of your own yet? Buy it now: its waits begin on its first day.';
const gap =
  'Are you not covered between the two? Buy a policy of your own now: its waits begin on its first day.';
const askToday =
  'Ask the group insurer today, in writing, whether and until when you can move to a policy of your own.';

export const jobEvent = defineLifeEvent({
  kind: 'job',
  label: 'New job',
  dateLabel: 'Last day at the old job',
  section: 'new-job',
  name: 'The new job',
  joyName: 'the new job',
  answer: 'An employer’s cover usually ends with the last day at work. Know what follows it.',
  answerAfter,
  before: ['Ask HR when the old cover ends, and the new employer when the new one begins.'],
  late: {
    since: 'own',
    answer: answerLate,
    doNow: [
      'Ask HR today when the old cover ends, and the new employer from which day you are covered.',
      askToday,
      gap,
    ],
  },
  after: ['Ask the old group insurer now whether you can still move to a policy of your own.', gap],
  dates: [
    { name: 'ask', isBefore: true, clock: { days: 45 } },
    ownBefore,
    { name: 'new', clock: { months: 1 } },
  ],
  rows: [
    askGroup,
    ownPolicy,
    {
      id: 'day',
      title: 'the employer’s cover usually ends',
      text: 'Keep the group insurer’s confirmation of how long you were covered. A new insurer asks for it.',
      at: 'start',
      reminder: 'on-the-day',
    },
    {
      id: 'new',
      title: 'read the new employer’s cover, and your pay',
      text: `${suggestedDay} Are spouse, children and parents in it? Does your [term cover](/term-insurance/human-life-value-calculator) still fit the pay?`,
      at: 'new',
      reminder: 'early',
    },
  ],
  keepReady: ['Group health card, and the insurer’s name', 'The relieving letter'],
  figures: [groupToOwnPolicy, healthInitialWait],
  letters: ['migration'],
  rowLetters: { 'ask-group': 'migration' },
  taskLetters: { 'group insurer now': 'migration', 'group insurer today': 'migration' },
});

export const retirementEvent = defineLifeEvent({
  kind: 'retirement',
  label: 'Retirement',
  dateLabel: 'Last day at work',
  section: 'retirement',
  name: 'Retirement',
  joyName: 'the retirement',
  answer: 'Have a health policy of your own before the employer’s cover ends.',
  answerAfter,
  before: ['Ask HR whether retired staff may stay in the group, and at what price.'],
  late: {
    since: 'own',
    answer: answerLate,
    doNow: [
      askToday,
      'Ask HR today whether retired staff may stay in the group, and at what price.',
      buyNow,
    ],
  },
  after: ['Ask the group insurer now whether you can still move to a policy of your own.', buyNow],
  dates: [
    { name: 'ask', isBefore: true, clock: { months: 6 } },
    ownBefore,
    { name: 'income', clock: { months: 1 } },
  ],
  rows: [
    askGroup,
    ownPolicy,
    {
      id: 'day',
      title: 'the employer’s cover usually ends',
      text: 'From now on your own policy pays. Keep the group insurer’s confirmation of how long you were covered.',
      at: 'start',
      reminder: 'on-the-day',
    },
    {
      id: 'income',
      title: 'income for life, and old life policies',
      text: `${suggestedDay} An annuity can rarely be undone: [compare quotes](/pension-plans/annuity-calculator) first. With no loans and nobody living on your income, a term policy may end.`,
      at: 'income',
      reminder: 'early',
    },
  ],
  keepReady: ['Group health card, and the insurer’s name', 'Bank details at every life insurer'],
  figures: [groupToOwnPolicy, healthInitialWait],
  letters: ['migration'],
  rowLetters: { 'ask-group': 'migration' },
  taskLetters: { 'group insurer now': 'migration', 'group insurer today': 'migration' },
});
