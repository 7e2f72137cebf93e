/**
 * Shared by the four motor flows. Rule: there is no grace period and no cover after expiry, so the term never appears
 * in a motor flow. The days after expiry only preserve the no-claim bonus, which belongs to own damage: it is counted
 * from the day on which that part ended.
 */
import { type DateRule, type FlowNumber, type FlowRow, oneDay } from '../dated-flow.ts';
import { rupeesOf } from '../figure-amounts.ts';
import {
  motorGst,
  newBikeThirdPartyYears,
  newCarThirdPartyYears,
  uninsuredFineFirst,
  uninsuredFineRepeat,
  uninsuredPrison,
} from '../figures/motor.ts';
import { bonusRetentionPeriod } from '../figures/renewals.ts';
import {
  bikePremiumClasses,
  carPremiumClasses,
  type PremiumClass,
} from '../figures/third-party-premiums.ts';
import type { Figure, Prose } from '../types.ts';
import { dueSoonPeriod } from './shared-copy.ts';

export type VehicleName = 'car' | 'two-wheeler';

/** True only if third-party cover has ended: for a policy in force it would be false. */
export const drivingOffenceText = `Driving without third-party cover is an offence (a fine of ${uninsuredFineFirst.text} the first time, imprisonment up to ${uninsuredPrison.text}, or both), and you would pay an injured person yourself.`;

/** First of what to do without third-party cover. */
export const parkedText = `Keep it parked until the new policy starts. ${drivingOffenceText}`;

/** "drive", "ride": what a heading asks to wait for. */
export const verbOf: Record<VehicleName, string> = { car: 'drive', 'two-wheeler': 'ride' };

type ThirdPartyPrice = { text: Prose; figures: readonly Figure[] };

/** The range of the yearly premiums that the law sets by engine size. */
function thirdPartyPrice(classes: readonly PremiumClass[], page: string): ThirdPartyPrice {
  const [least, ...others] = classes
    .map(({ yearly }) => yearly)
    .sort((a, b) => rupeesOf(a) - rupeesOf(b));
  const most = others.at(-1);
  if (!least || !most) throw new Error('a range needs two classes');
  return {
    text: `Third party alone costs ${least.text} to ${most.text} a year by engine size, before ${motorGst.text} GST, at every insurer: [work out yours](${page}/third-party-premium-calculator).`,
    figures: [least, most, motorGst],
  };
}

export const thirdPartyPrices: Record<VehicleName, ThirdPartyPrice> = {
  car: thirdPartyPrice(carPremiumClasses, '/car-insurance'),
  'two-wheeler': thirdPartyPrice(bikePremiumClasses, '/bike-insurance'),
};

export const inspectionText =
  'Expect an inspection before own-damage cover starts: many insurers take a video, or a surveyor comes to you.';

export const bothDatesText =
  'Look at both dates on the schedule: own damage and third party may end on different days.';

export const nearExpiryDates: readonly DateRule[] = [
  { name: 'near', clock: dueSoonPeriod, isBefore: true },
  { name: 'beforeNear', from: 'near', clock: oneDay, isBefore: true },
  { name: 'dayBefore', clock: oneDay, isBefore: true },
];

export const bonusDates: readonly DateRule[] = [
  { name: 'bonusEnds', figure: bonusRetentionPeriod },
  { name: 'bonusLost', from: 'bonusEnds', clock: oneDay },
];

export const bonusRows: readonly FlowRow[] = [
  {
    id: 'bonus',
    title: 'Last day that keeps the no-claim bonus',
    text: 'These days only save your bonus. You have no own-damage cover in them.',
    at: 'bonusEnds',
    reminder: 'early',
    calendarTitle: 'last day that keeps the no-claim bonus',
  },
  {
    id: 'bonus-lost',
    title: 'The no-claim bonus is lost',
    text: 'You start again without it.',
    at: 'bonusLost',
    isLoss: true,
  },
];

/** The day of the end shows no later date in large digits: the days to the bonus are without cover. */
export const endsTodayNumbers: readonly FlowNumber[] = [
  { label: 'Cover ends, at the minute printed', value: 'Today' },
];

/** What is lost now comes first: the date of the bonus alone reads as if there were time. */
export const withoutCoverNumbers = (cover: string): readonly FlowNumber[] => [
  { label: `Without ${cover} for`, value: '{start|since}' },
];

export const bonusNumbers: readonly FlowNumber[] = [
  { label: 'No-claim bonus kept until', value: '{bonusEnds}' },
];

/** The end itself, with the words of each flow. */
export function expiryRow(
  words: Pick<FlowRow, 'title' | 'pastTitle' | 'text' | 'calendarTitle'>,
): FlowRow {
  return { id: 'expiry', at: 'start', reminder: 'early', isLoss: true, ...words };
}

export const motorPapers: readonly string[] = [
  'Registration number and the last policy',
  'Bonus on that policy, and whether you claimed this year',
  'Changes since then: a gas kit, a new owner, a new address',
  'A valid pollution certificate, if the insurer asks for it',
];

export const offenceFigures: readonly Figure[] = [
  uninsuredFineFirst,
  uninsuredFineRepeat,
  uninsuredPrison,
];

/** Terms of third-party cover of new vehicles: the reason why the two parts end on different days. */
export const thirdPartyTerm: Record<VehicleName, Figure> = {
  car: newCarThirdPartyYears,
  'two-wheeler': newBikeThirdPartyYears,
};
