/** A home, a trip. */
import { travelSchengenMinimum } from '../figures/travel.ts';
import { defineLifeEvent, suggestedDay } from './life-event.ts';

export const homeEvent = defineLifeEvent({
  kind: 'home',
  label: 'New home',
  dateLabel: 'Day you move in',
  section: 'new-home',
  name: 'The new home',
  joyName: 'the new home',
  answer: 'Every insurer needs the new address, and a loan is one more to be paid from life cover.',
  before: ['With a loan: count your life cover again before you sign.'],
  after: ['Send the new address and PIN code to every insurer.'],
  dates: [
    { name: 'count', isBefore: true, clock: { months: 1 } },
    { name: 'address', clock: { days: 14 } },
  ],
  rows: [
    {
      id: 'count',
      title: 'count life cover with the loan in it',
      text: `${suggestedDay} [Work it out](/term-insurance/human-life-value-calculator). Do both of you repay it? Count for each. Loan cover from the lender is one offer; you may compare it.`,
      at: 'count',
      reminder: 'early',
    },
    {
      id: 'day',
      title: 'building and contents insured from this day',
      text: 'Ask a general insurer for a home policy that begins when the keys are yours.',
      at: 'start',
      reminder: 'on-the-day',
    },
    {
      id: 'address',
      title: 'new address at every insurer',
      text: `${suggestedDay} A health or motor premium can depend on the place. Ask each for the endorsement.`,
      at: 'address',
      reminder: 'early',
    },
  ],
  keepReady: ['Proof of the new address', 'Number of every policy'],
  figures: [],
  letters: ['address'],
  rowLetters: { address: 'address' },
  taskLetters: { 'new address': 'address' },
});

export const tripEvent = defineLifeEvent({
  kind: 'trip',
  label: 'Trip abroad',
  dateLabel: 'Day you leave',
  section: 'first-trip-abroad',
  name: 'The trip',
  joyName: 'the trip',
  answer: 'Buy travel cover before you leave: insurers normally refuse people already abroad.',
  answerAfter: 'You have left: insurers normally refuse people already abroad.',
  before: ['Read on the visa centre’s page what cover it wants, and for which days.'],
  late: {
    since: 'buy',
    answer:
      'No travel cover yet? Buy it today: once you have left, insurers normally refuse people already abroad.',
    doNow: [
      'Buy cover for every day of the trip, both travel days included.',
      'Save the certificate and the assistance number on the phone, on paper, and with somebody at home.',
    ],
  },
  after: ['Keep the assistance company’s number at hand. Call it first in any trouble.'],
  dates: [
    { name: 'visa', isBefore: true, clock: { months: 2 } },
    { name: 'buy', isBefore: true, clock: { days: 7 } },
  ],
  rows: [
    {
      id: 'visa',
      title: 'ask what the visa wants',
      text: `${suggestedDay} A short-stay Schengen visa asks for at least ${travelSchengenMinimum.text}. [How much, and for one trip or a year](/travel-insurance/cover-calculator).`,
      at: 'visa',
      reminder: 'early',
    },
    {
      id: 'buy',
      title: 'cover bought, numbers saved',
      text: `${suggestedDay} Certificate, assistance number and passport copy: on the phone, on paper, and with somebody at home.`,
      at: 'buy',
      reminder: 'early',
    },
    {
      id: 'day',
      title: 'you leave: after that it is too late to buy',
      text: 'Both travel days belong inside the policy’s dates, and so does a late flight home.',
      at: 'start',
    },
  ],
  keepReady: ['Dates and countries of the trip', 'List of illnesses and medicines'],
  figures: [travelSchengenMinimum],
  letters: [],
});
