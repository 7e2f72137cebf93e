/**
 * A wedding, a baby, parents turning 60. Trap: there is no common rule for a newborn; the policy's own clause decides.
 */
import { healthMaternityCode, healthTaxSenior } from '../figures/health.ts';
import { vayVandanaAge, vayVandanaCover } from '../figures/health-schemes.ts';
import { seniorForTheYear } from '../figures/income-tax.ts';
import { lifeBeneficialNominee, lifeNominationChange } from '../figures/life.ts';
import { defineLifeEvent, suggestedDay } from './life-event.ts';

const maternityDates = '/maternity-health-insurance/maternity-cover-calculator';
const paysForBirth = `Does your policy pay for the birth? Most do not (exclusion code ${healthMaternityCode.text}); one that does has a waiting period first: [work out your dates](${maternityDates}).`;
const planningChildren = `**Planning children?** ${paysForBirth}`;

export const weddingEvent = defineLifeEvent({
  kind: 'wedding',
  label: 'Wedding',
  dateLabel: 'Wedding day',
  section: 'wedding',
  name: 'The wedding',
  joyName: 'the wedding',
  leavesTo: { kind: 'baby', task: planningChildren },
  answer: 'Marriage doesn’t change your nominee. You update it yourself, policy by policy.',
  before: [
    'Ask your health insurer, or your employer, how and when a spouse is added.',
    planningChildren,
  ],
  after: [
    'Send the nomination to every life insurer, and keep each acknowledgement.',
    'Ask the health insurer today whether your spouse can still be added before the renewal.',
    planningChildren,
  ],
  dates: [
    { name: 'ask', isBefore: true, clock: { months: 1 } },
    { name: 'send', clock: { months: 1 } },
  ],
  rows: [
    {
      id: 'ask',
      title: 'ask how your spouse is added',
      text: `${suggestedDay} Can it be done now or only at renewal? Which waiting periods begin that day? The policy decides.`,
      at: 'ask',
      reminder: 'early',
    },
    {
      id: 'day',
      title: 'your nominee doesn’t change by itself',
      text: `You can change it ${lifeNominationChange.text}.`,
      at: 'start',
    },
    {
      id: 'nominee',
      title: 'nominee, name and address sent',
      text: `${suggestedDay} One nomination form for each life policy, bank and fund. Of a life policy, ${lifeBeneficialNominee.text} named as nominee own the money.`,
      at: 'send',
      reminder: 'early',
    },
    {
      id: 'member',
      title: 'last day to add your spouse to the health policy',
      text: 'Ask the insurer, and write the day into this plan.',
      at: null,
      within: 'as the policy says',
    },
    {
      id: 'loan',
      title: 'count the life cover that the two of you need',
      text: 'A shared loan is still to be repaid if one of you dies. [How much life cover?](/term-insurance/human-life-value-calculator)',
      at: null,
      within: 'when you share a home or a loan',
    },
  ],
  keepReady: ['Marriage certificate or wedding card', 'Every life policy’s number'],
  figures: [lifeNominationChange, lifeBeneficialNominee, healthMaternityCode],
  letters: ['nominee', 'member', 'address'],
  rowLetters: { ask: 'member', nominee: 'nominee' },
  taskLetters: { 'a spouse is added': 'member', 'the nomination': 'nominee', 'be added': 'member' },
});

export const babyEvent = defineLifeEvent({
  kind: 'baby',
  label: 'Baby',
  dateLabel: 'Birth, or expected',
  section: 'new-baby',
  name: 'The baby',
  joyName: 'the baby',
  answer: 'From which day a baby is covered is in the policy. Ask before the birth, in writing.',
  answerAfter:
    'From which day a baby is covered, and how long you may take to add it, is in the policy. Ask today, in writing.',
  before: [
    paysForBirth,
    'Ask the health insurer from which day the baby is covered, and how long you may take.',
  ],
  after: [
    'Tell the health insurer today that the baby is born, and ask for the last day to add it.',
  ],
  dates: [
    { name: 'ask', isBefore: true, clock: { months: 2 } },
    { name: 'count', clock: { months: 1 } },
  ],
  rows: [
    {
      id: 'ask',
      title: 'read the newborn clause, and ask',
      text: `${suggestedDay} Some policies cover the baby from birth, many only from a later age or from the renewal.`,
      at: 'ask',
      reminder: 'early',
    },
    {
      id: 'day',
      title: 'tell the health insurer',
      text: 'As soon as the baby is born. With an employer’s cover, tell the employer as well.',
      at: 'start',
      reminder: 'on-the-day',
    },
    {
      id: 'count',
      title: 'count the family’s need again, and name an appointee',
      text: `${suggestedDay} How much would two, or one, live on? [Work it out](/term-insurance/human-life-value-calculator). A child named as nominee needs an _appointee_, who receives the money for it.`,
      at: 'count',
      reminder: 'early',
    },
    {
      id: 'member',
      title: 'last day to add the baby',
      text: 'Policies differ by months. Ask, and write the day into this plan.',
      at: null,
      within: 'as the policy says',
    },
  ],
  keepReady: ['Birth certificate or hospital record', 'Health policy’s number'],
  figures: [lifeNominationChange, healthMaternityCode],
  letters: ['member', 'nominee'],
  rowLetters: { day: 'member' },
  taskLetters: { 'Tell the health insurer': 'member' },
});

export const parentsEvent = defineLifeEvent({
  kind: 'parents',
  label: 'Parents turn 60',
  dateLabel: 'The 60th birthday',
  section: 'parents-turning-60',
  name: 'Sixty',
  joyName: 'the 60th birthday',
  answer: 'Keep the parents’ old policy in force. Waiting time served is worth more each year.',
  before: ['Put the renewal date of the parents’ policy into your calendar.'],
  after: ['Put the renewal date of the parents’ policy into your calendar.'],
  dates: [
    { name: 'list', isBefore: true, clock: { months: 3 } },
    { name: 'seventy', clock: { months: 120 } },
  ],
  rows: [
    {
      id: 'list',
      title: 'make the list of illnesses and medicines together',
      text: `${suggestedDay} With it, compare a policy of their own: [who should it cover](/health-insurance/cover-calculator).`,
      at: 'list',
      reminder: 'early',
    },
    {
      id: 'day',
      title: 'the birthday',
      text: `No policy in force ends because of it. Ask whether the price changes with the next renewal. In the old tax regime a premium for a resident parent counts up to ${healthTaxSenior.text} for the whole tax year of this birthday, also if paid before it.`,
      at: 'start',
    },
    {
      id: 'seventy',
      title: 'free public cover begins at 70',
      text: `From ${vayVandanaAge.text}, Ayushman Vay Vandana pays ${vayVandanaCover.text}. [How to apply](/senior-citizen#free-cover-from-70).`,
      at: 'seventy',
      reminder: 'on-the-day',
    },
  ],
  keepReady: ['Parents’ policy, and its renewal date', 'List of illnesses, medicines, operations'],
  figures: [vayVandanaAge, vayVandanaCover, seniorForTheYear, healthTaxSenior],
  letters: [],
});
