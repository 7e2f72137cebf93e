/**
 * The statutory third-party premiums of cars and two-wheelers: one row per class of the Rules of 2022. Rows that the
 * prose names are in motor.ts, the others here. A new notification changes both in one place each.
 */
import { thirdPartyPremium } from '../third-party-rules.ts';
import type { Figure } from '../types.ts';
import {
  bikeThirdParty75To150cc,
  bikeThirdParty150To350cc,
  bikeThirdPartyOver350cc,
  bikeThirdPartyUpTo75cc,
  carThirdParty1000To1500cc,
  carThirdPartyOver1500cc,
  carThirdPartyUpTo1000cc,
  electricBikeThirdParty3To7kw,
  electricBikeThirdPartyUpTo3kw,
  electricCarThirdParty30To65kw,
  newBikeThirdParty75To150cc,
  newCarThirdParty1000To1500cc,
} from './motor.ts';

/** `upTo` is the largest engine (cc) or motor (kW) of the class. */
export type PremiumClass = {
  upTo: number;
  /** Premium of an existing vehicle, per year. */
  yearly: Figure;
  /** Premium of a new vehicle, once for the mandatory years. */
  longTerm: Figure;
};

type Row = [upTo: number, words: string, yearly: Figure | string, longTerm: Figure | string];

/** Rows that are not in motor.ts were read in notes on the Rules that agree with each other. */
function classesOf(vehicle: 'car' | 'bike', isElectric: boolean, rows: Row[]): PremiumClass[] {
  const [name, years] = vehicle === 'car' ? ['car', 'three'] : ['two-wheeler', 'five'];
  const kind = `${isElectric ? 'electric ' : ''}${name}`;
  const idOf = (words: string) =>
    `${isElectric ? 'electric-' : ''}${vehicle}-third-party-${words.replace(/[, ]+/g, '-')}`;
  const figure = (given: Figure | string, id: string, label: string) =>
    typeof given === 'string' ? thirdPartyPremium(id, label, given, 'note') : given;
  return rows.map(([upTo, words, yearly, longTerm]) => ({
    upTo,
    yearly: figure(
      yearly,
      `motor-${idOf(words)}`,
      `Third-party premium for a year, ${kind}, ${words}, before GST`,
    ),
    longTerm: figure(
      longTerm,
      `motor-new-${idOf(words)}`,
      `Third-party premium for ${years} years, new ${kind}, ${words}, before GST`,
    ),
  }));
}

export const carPremiumClasses = classesOf('car', false, [
  [1000, 'up to 1,000 cc', carThirdPartyUpTo1000cc, '₹6,521'],
  [1500, '1,001 to 1,500 cc', carThirdParty1000To1500cc, newCarThirdParty1000To1500cc],
  [Number.POSITIVE_INFINITY, 'above 1,500 cc', carThirdPartyOver1500cc, '₹24,596'],
]);

export const electricCarPremiumClasses = classesOf('car', true, [
  [30, 'up to 30 kW', '₹1,780', '₹5,543'],
  [65, 'above 30 and up to 65 kW', electricCarThirdParty30To65kw, '₹9,044'],
  [Number.POSITIVE_INFINITY, 'above 65 kW', '₹6,712', '₹20,907'],
]);

export const bikePremiumClasses = classesOf('bike', false, [
  [75, 'up to 75 cc', bikeThirdPartyUpTo75cc, '₹2,901'],
  [150, '76 to 150 cc', bikeThirdParty75To150cc, newBikeThirdParty75To150cc],
  [350, '151 to 350 cc', bikeThirdParty150To350cc, '₹7,365'],
  [Number.POSITIVE_INFINITY, 'above 350 cc', bikeThirdPartyOver350cc, '₹15,117'],
]);

export const electricBikePremiumClasses = classesOf('bike', true, [
  [3, 'up to 3 kW', electricBikeThirdPartyUpTo3kw, '₹2,466'],
  [7, 'above 3 and up to 7 kW', electricBikeThirdParty3To7kw, '₹3,273'],
  [16, 'above 7 and up to 16 kW', '₹1,161', '₹6,260'],
  [Number.POSITIVE_INFINITY, 'above 16 kW', '₹2,383', '₹12,849'],
]);
