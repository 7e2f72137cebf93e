/** Verdict, figures, sentences, next steps and assumptions of the answer "claim or pay yourself". */

import { percentOf, shareOf } from '../../../content/figure-amounts.ts';
import {
  constructiveTotalLoss,
  motorGst,
  noClaimBonusScale,
} from '../../../content/figures/motor.ts';
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { lowerFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { sumOf } from '../../money/sum-of.ts';
import { paintShareNote, type RepairClaim } from '../repair-claim.ts';
import { tablesSource, type VehicleWords } from '../vehicle-words.ts';
import { type NcbInput, ncbFields } from './ncb-fields.ts';

// The no-claim bonus that a claim costs: renewal by renewal with and without it, until both are on the same
// step.
const steps = [0, ...noClaimBonusScale.map(({ figure }) => percentOf(figure))];

/** Bonus in per cent of the own-damage premium. `more` is the additional premium after the claim, GST included. */
export type BonusRenewal = { unclaimed: number; claimed: number; more: number };

export type BonusTerms = {
  /** Discount on the own-damage premium before bonus, in per cent: a step of the scale. */
  bonus: number;
  /** NCB protection: keeps the step after one claim a year. */
  isProtected: boolean;
  /** There was another claim earlier in the same policy year. */
  hasClaimed: boolean;
};

export function bonusRenewals(premium: number, terms: BonusTerms): BonusRenewal[] {
  let [unclaimed, claimed] = firstRenewal(terms);
  const renewals: BonusRenewal[] = [];
  while (unclaimed !== claimed) {
    const dearer = Math.round((premium * (unclaimed - claimed)) / 100);
    renewals.push({ unclaimed, claimed, more: dearer + shareOf(dearer, motorGst) });
    unclaimed = stepAfter(unclaimed);
    claimed = stepAfter(claimed);
  }
  return renewals;
}

/** The bonus that the claim costs over all these renewals. */
export function bonusCost(renewals: readonly BonusRenewal[]): number {
  return sumOf(renewals.map(({ more }) => more));
}

/** The bonus of the next policy, without and with this claim. An earlier claim has already reset it. */
function firstRenewal({ bonus, isProtected, hasClaimed }: BonusTerms): [number, number] {
  const afterOneClaim = isProtected ? bonus : 0;
  return hasClaimed ? [afterOneClaim, 0] : [stepAfter(bonus), afterOneClaim];
}

/** The bonus after one more year without a claim; the highest step stays. */
function stepAfter(bonus: number): number {
  return steps[steps.indexOf(bonus) + 1] ?? bonus;
}

/** "Repair of ₹13,000, car 2 to 3 years old, bonus 50%, premium ₹9,000 a year" */
export function repairText(vehicle: VehicleWords, input: NcbInput, { bill }: RepairClaim): string {
  const { bonus, premium } = input;
  return [
    `Repair of ${rupeesInWords(bill)}`,
    vehicleAgeText(vehicle, input),
    bonus === '0' ? 'no bonus' : `bonus ${String(bonus)}%`,
    `premium ${rupeesInWords(premium)}`,
  ].join(', ');
}

/** "car 2 to 3 years old" */
export function vehicleAgeText(vehicle: VehicleWords, { age }: NcbInput): string {
  const ages: Record<string, string> = ncbFields(vehicle).age.options;
  return `${vehicle.name} ${lowerFirst(ages[String(age)] ?? '')} old`;
}

export function ncbVerdict(
  { insurerShare }: RepairClaim,
  renewals: readonly BonusRenewal[],
): string {
  const better = insurerShare - bonusCost(renewals);
  if (better > 0) return 'Make the claim: paying yourself would cost you more';
  if (better < 0) return 'Pay for the repair yourself: a claim would cost you more';
  return insurerShare === 0
    ? 'A claim brings you nothing: the whole repair is your share'
    : 'Claiming and paying yourself cost you the same';
}

export function ncbNumbers(
  { insurerShare }: RepairClaim,
  renewals: readonly BonusRenewal[],
): HeadlineNumber[] {
  const cost = bonusCost(renewals);
  const better = insurerShare - cost;
  const number = (label: string, amount: number) => ({ label, value: rupeesInWords(amount) });
  return [
    ...(better === 0
      ? []
      : [
          number(
            better > 0 ? 'You save with the claim' : 'You save without a claim',
            Math.abs(better),
          ),
        ]),
    number('The insurer pays', insurerShare),
    number('Bonus lost', cost),
  ];
}

export function ncbText(input: NcbInput, renewals: readonly BonusRenewal[]): Prose {
  return bonusCost(renewals) > 0
    ? `A claim is worth it only if the insurer pays more than the bonus you lose over the next ${renewalsText(renewals.length)}, GST included.`
    : noBonusLostText(input);
}

/** Whatever was cut for age would be paid with the add-on. */
export function ncbException(
  { compulsory, voluntary }: NcbInput,
  { bill, insurerShare }: RepairClaim,
): AnswerException | null {
  const withoutCuts = Math.max(0, bill - compulsory - voluntary);
  return withoutCuts > insurerShare
    ? {
        title: 'Parts are paid at less than the bill',
        text: `With zero depreciation cover the insurer would pay ${rupeesInWords(withoutCuts - insurerShare)} more.`,
      }
    : null;
}

export function ncbSteps(
  { name, page }: VehicleWords,
  { insurerShare }: RepairClaim,
  renewals: readonly BonusRenewal[],
): NextStep[] {
  return [
    {
      text: 'Was anybody hurt, or anything of others damaged? Tell the insurer, whatever this sum says',
      link: 'Claim steps',
      href: '/claim',
    },
    insurerShare > bonusCost(renewals)
      ? {
          text: 'Claiming? Tell the insurer before the repair',
          link: 'Papers',
          href: '/claim/motor-own-damage',
        }
      : { text: 'Renew in time to keep the bonus', link: 'Renewal dates', href: '/renewal' },
    name === 'car'
      ? {
          text: 'See what is cut from the bill, part by part',
          link: 'Cuts by part',
          href: `${page}#zero-depreciation`,
        }
      : {
          text: 'See whether own damage is worth it at all',
          link: 'How to choose',
          href: `${page}#how-to-choose`,
        },
  ];
}

function noBonusLostText({ hasClaimed }: NcbInput): string {
  return hasClaimed
    ? 'This year’s bonus is gone with the earlier claim, so this one costs no more of it.'
    : 'Your bonus protection keeps the bonus.';
}

function renewalsText(count: number): string {
  return count === 1 ? 'renewal' : `${count} renewals`;
}

export function ncbAssumptions(vehicle: VehicleWords, input: NcbInput): string[] {
  return [
    'No other claim in these years, and the same own-damage premium before bonus each year. Insurers set it themselves and may ask more after a claim.',
    'Nothing is taken off labour: the tables name parts only. Oil, coolant, nuts and bolts are not in these sums; an ordinary policy does not pay them.',
    ...(input.paint > 0 && input.paintMaterial === null ? [paintShareNote] : []),
    ...(input.zeroDepreciation
      ? ['Zero depreciation still counts: insurers end it at a certain age and after some claims.']
      : []),
    ...(input.isProtected
      ? [
          'Bonus protection keeps today’s step after one claim a year and does not raise it. Ask how yours counts.',
        ]
      : []),
    `The repair costs less than ${constructiveTotalLoss.text} of the IDV; above that it is a total loss.`,
    tablesSource(vehicle),
  ];
}
