/**
 * A car or bike. Trap: the days after a transfer bind the buyer of a used vehicle, not of a new one, and a used one
 * comes with a policy of which only third party is the buyer's at once. So the form asks which it is; without an answer
 * the plan states both.
 */
import { answerPath } from '../../site/tool-paths.ts';
import { lowerFirst } from '../../text/words.ts';
import {
  buyerNotifiesInsurer,
  buyerNotifiesRto,
  newBikeThirdPartyYears,
  newCarThirdPartyYears,
  noClaimCertificateYears,
  ownerDriverAccidentCover,
  sellerNotifiesRto,
} from '../figures/motor.ts';
import { usedVehicleRule } from '../shared-rules.ts';
import { defineLifeEvent, suggestedDay } from './life-event.ts';

export const boughtChoices = [
  { value: 'used', label: 'Used' },
  { value: 'new', label: 'New' },
] as const;

export type VehicleBought = (typeof boughtChoices)[number]['value'];

export function isVehicleBought(text: string): text is VehicleBought {
  return boughtChoices.some(({ value }) => value === text);
}

/** The form with everything but the date filled in. */
export const usedVehiclePlanHref = `${answerPath('/joy-center')}?event=vehicle&bought=used`;

const common = {
  kind: 'vehicle',
  label: 'Car or bike',
  joyName: 'the new vehicle',
  dateLabel: 'Day it becomes yours',
  section: 'new-car',
} as const;

const compareDate = { name: 'compare', isBefore: true, clock: { days: 7 } } as const;
const transferDates = [
  { name: 'insurer', figure: buyerNotifiesInsurer },
  { name: 'rto', figure: buyerNotifiesRto },
] as const;

const newFigures = [newCarThirdPartyYears, newBikeThirdPartyYears] as const;
const soldFigures = [sellerNotifiesRto, noClaimCertificateYears] as const;
const usedFigures = [
  ...usedVehicleRule.figures,
  buyerNotifiesRto,
  ownerDriverAccidentCover,
] as const;

const compareRow = {
  id: 'compare',
  title: 'new: compare quotes beside the showroom’s',
  text: `${suggestedDay} Third-party cover of a new car is for ${newCarThirdPartyYears.text}, of a new two-wheeler for ${newBikeThirdPartyYears.text}: [its price is fixed](/car-insurance/third-party-premium-calculator).`,
  at: 'compare',
  reminder: 'early',
} as const;

const transferRows = [
  {
    id: 'insurer',
    title: 'bought used: last day to ask the insurer for the transfer',
    text: 'The law allows the buyer {insurer|length} from the transfer.',
    at: 'insurer',
    reminder: 'early',
  },
  {
    id: 'rto',
    title: 'bought used: last day to report it to the RTO',
    text: 'The buyer has {rto|length} (Form 30), with registration, insurance and pollution certificates.',
    at: 'rto',
    reminder: 'early',
  },
] as const;

const soldRow = {
  id: 'sold',
  title: 'sold the old one: tell the RTO and the insurer',
  text: `The seller’s Form 29 is due within ${sellerNotifiesRto.text}. The bonus stays yours for ${noClaimCertificateYears.text} with a certificate.`,
  at: null,
  within: 'from the day of that sale',
} as const;

const keepReady = ['Registration certificate and policy', 'No-claim bonus certificate'];
const askForCertificate =
  'Ask the old vehicle’s insurer for the no-claim bonus certificate before you sell it.';
const ownAccidentCover = `Have accident cover as owner-driver in your own name: ${ownerDriverAccidentCover.text}, compulsory for an owner who drives or rides, unless an exemption applies. One is enough for all your vehicles.`;
const readTheNewPolicyText =
  'Read whose name stands on policy and registration certificate, and put both end dates of the policy into your calendar: third party and own damage.';

const isItsPolicyYours = `Bought used, is its policy yours? ${usedVehicleRule.text}`;
const mustRun =
  'Look in its policy until which day third party runs. Has it ended, or is there no policy? Then do not drive or ride: buy third-party cover first.';
const untilEndorsed =
  'Until the insurer has endorsed your name, theft and damage to the vehicle are yours to bear.';

export const newVehicle = defineLifeEvent({
  ...common,
  name: 'The new vehicle',
  answer: 'A new vehicle needs its own policy before you drive or ride it away.',
  before: [askForCertificate],
  after: [readTheNewPolicyText, ownAccidentCover],
  dates: [compareDate],
  rows: [
    { ...compareRow, title: 'compare quotes beside the showroom’s' },
    {
      id: 'day',
      title: 'insured before you drive away',
      text: 'Third party is compulsory from the first metre on a public road.',
      at: 'start',
      reminder: 'on-the-day',
    },
    soldRow,
  ],
  keepReady,
  figures: [...newFigures, ownerDriverAccidentCover, ...soldFigures],
  letters: [],
});

export const usedVehicle = defineLifeEvent({
  ...common,
  hasDuty: true,
  dates: transferDates,
  rows: [
    {
      id: 'day',
      title: 'it becomes yours',
      text: mustRun,
      at: 'start',
      reminder: 'on-the-day',
    },
    ...transferRows,
    soldRow,
  ],
  states: [
    {
      id: 'ahead',
      until: 'dayBefore',
      heading: 'The used vehicle: {start|ago}',
      answer: isItsPolicyYours,
      doNow: [
        'Ask the seller for the policy before you pay, and read until which day third party runs. If it ends before the vehicle is yours, buy third-party cover from that day.',
        ownAccidentCover,
        askForCertificate,
      ],
    },
    {
      id: 'transfer',
      until: 'insurer',
      heading: 'The used vehicle: ask for the transfer',
      deadline: 'insurer',
      answer: isItsPolicyYours,
      doNow: [
        mustRun,
        'Ask the insurer for the transfer by {insurer}: the letter is ready below your dates.',
        ownAccidentCover,
        untilEndorsed,
      ],
    },
    {
      id: 'late',
      until: null,
      heading: 'The used vehicle: the {insurer|length} ended on {insurer}',
      answer: isItsPolicyYours,
      doNow: [
        mustRun,
        'Not asked for the transfer yet? Ask today: the letter is ready below your dates.',
        ownAccidentCover,
        untilEndorsed,
      ],
    },
  ],
  keepReady,
  figures: [...usedFigures, ...soldFigures],
  letters: ['vehicle'],
  rowLetters: { insurer: 'vehicle' },
});

const chooseOne =
  'Say below the heading whether it is used or new: the plan then has only what is yours to do.';
const bothWays = `A new vehicle needs its own policy. ${isItsPolicyYours}`;

/** An address from before the question, or a visitor who left it out. */
export const vehicleEvent = defineLifeEvent({
  ...common,
  hasDuty: true,
  dates: [compareDate, ...transferDates],
  rows: [
    compareRow,
    {
      id: 'day',
      title: 'insured before you drive away',
      text: 'New: under its own policy. Used: under the old one, while its third-party part runs.',
      at: 'start',
      reminder: 'on-the-day',
    },
    ...transferRows,
    soldRow,
  ],
  states: [
    {
      id: 'ahead',
      until: 'dayBefore',
      heading: 'The car or bike: {start|ago}. Is it new or used?',
      answer: bothWays,
      doNow: [chooseOne, ownAccidentCover, askForCertificate],
    },
    {
      id: 'past',
      until: null,
      heading: 'The car or bike: did you buy it new or used?',
      answer: bothWays,
      doNow: [chooseOne, `Used: ${lowerFirst(mustRun)}`, ownAccidentCover],
    },
  ],
  keepReady,
  figures: [...newFigures, ...usedFigures, ...soldFigures],
  letters: ['vehicle'],
  rowLetters: { insurer: 'vehicle' },
});
