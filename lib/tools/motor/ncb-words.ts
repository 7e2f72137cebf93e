/** Verdict, sentences and assumptions of the answer "claim or pay yourself". */
import { constructiveTotalLoss, paintMaterialShare } from '../../content/figures/motor.ts';
import { rupees } from '../../input/rupees.ts';
import type { NcbInput } from './ncb-fields.ts';
import { type BonusRenewal, bonusCost } from './ncb-renewals.ts';
import type { RepairClaim } from './repair-claim.ts';
import { tablesSource, type VehicleWords } from './vehicle-words.ts';

export function ncbVerdict(
  { insurerShare }: RepairClaim,
  renewals: readonly BonusRenewal[],
): string {
  const better = insurerShare - bonusCost(renewals);
  if (better > 0) return `Claiming leaves you ${rupees(better)} better off`;
  if (better < 0) return `Pay yourself: claiming leaves you ${rupees(-better)} worse off`;
  return insurerShare === 0
    ? 'A claim brings nothing: the insurer would pay ₹0'
    : 'Claiming and paying yourself cost you the same';
}

export function ncbText(input: NcbInput, claim: RepairClaim, renewals: readonly BonusRenewal[]) {
  const { bill, insurerShare, ownerShare } = claim;
  const cost = bonusCost(renewals);
  const withoutCuts = Math.max(0, bill - input.compulsory - input.voluntary);
  return [
    `The insurer would pay ${rupees(insurerShare)} now and leave ${rupees(ownerShare)} of the bill to you. ${
      cost > 0
        ? `The bonus lost costs ${rupees(cost)} over the next ${renewalsText(renewals.length)}, GST included: a claim is worth it once the insurer pays more than that.`
        : noBonusLostText(input)
    }`,
    ...(withoutCuts > insurerShare
      ? [
          `With zero depreciation cover the insurer would pay ${rupees(withoutCuts - insurerShare)} more.`,
        ]
      : []),
    'Was anybody hurt, or something of others hit? Then tell the insurer, whatever this sum says.',
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
    ...(input.paint > 0 && input.paintMaterial === null
      ? [
          `Of the painting, ${paintMaterialShare.text} counts as material, because the bill does not split it.`,
        ]
      : []),
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
