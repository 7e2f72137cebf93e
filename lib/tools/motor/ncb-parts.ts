/** Sections of the answer "claim or pay yourself": verdict, meaning, working, later renewals, assumptions. */
import {
  constructiveTotalLoss,
  otherPartsScale,
  paintMaterialShare,
  partsDepreciationFibreglass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
} from '../../content/figures/motor.ts';
import { rupees } from '../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../calculators/calculator.ts';
import type { ClaimOrPayInput } from './ncb-fields.ts';
import type { BonusRenewal } from './ncb-renewals.ts';
import type { RepairClaim } from './repair-claim.ts';
import { tablesSource, type VehicleWords } from './vehicle-words.ts';

function bonusCost(renewals: readonly BonusRenewal[]): number {
  return renewals.reduce((sum, { more }) => sum + more, 0);
}

export function claimVerdict(
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

export function claimText(
  input: ClaimOrPayInput,
  claim: RepairClaim,
  renewals: readonly BonusRenewal[],
) {
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

function noBonusLostText({ hasClaimed }: ClaimOrPayInput): string {
  return hasClaimed
    ? 'This year’s bonus is gone with the earlier claim, so this one costs no more of it.'
    : 'Your bonus protection keeps the bonus.';
}

function renewalsText(count: number): string {
  return count === 1 ? 'renewal' : `${count} renewals`;
}

export function claimRows(
  input: ClaimOrPayInput,
  claim: RepairClaim,
  renewals: readonly BonusRenewal[],
): WorkingRow[] {
  const { bill, cuts, compulsory, voluntary, insurerShare } = claim;
  const metal = otherPartsScale[Number(input.age)];
  const deductions: [label: string, amount: number][] = [
    [`Off plastic and rubber, ${partsDepreciationRubberPlastic.text}`, cuts.plastic],
    [`Off fibreglass, ${partsDepreciationFibreglass.text}`, cuts.fibreglass],
    [`Off metal and other parts, ${metal?.figure.text}`, cuts.metal],
    [`Off the material of the painting, ${partsDepreciationPaint.text}`, cuts.paint],
    ['Compulsory deductible', compulsory],
    ['Voluntary deductible', voluntary],
  ];
  return [
    { label: 'The repair', value: rupees(bill) },
    ...deductions
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]) => ({ label, value: rupees(-amount) })),
    { label: 'The insurer pays', value: rupees(insurerShare), isTotal: true },
    { label: 'Bonus lost at later renewals', value: rupees(-bonusCost(renewals)) },
    {
      label: 'What the claim leaves',
      value: rupees(insurerShare - bonusCost(renewals)),
      isTotal: true,
    },
  ];
}

const ordinals = ['Next', '2nd', '3rd'];

export function bonusTable(renewals: readonly BonusRenewal[]): AnswerTable {
  return {
    caption: 'Your bonus, until both ways are the same again',
    columns: ['Renewal', 'You pay yourself', 'You claim', 'More to pay'],
    rows: renewals.map(({ unclaimed, claimed, more }, index) => [
      ordinals[index] ?? `${index + 1}th`,
      `${unclaimed}%`,
      `${claimed}%`,
      rupees(more),
    ]),
  };
}

export function claimChart(claim: RepairClaim, renewals: readonly BonusRenewal[]): BarChart {
  const cost = bonusCost(renewals);
  return {
    title: 'What each way costs you in all',
    bars: [
      {
        label: 'You claim',
        parts: [
          { label: 'Your share of the bill', amount: claim.ownerShare, tone: 'own' },
          ...(cost > 0 ? [{ label: 'bonus lost', amount: cost, tone: 'waiting' as const }] : []),
        ],
      },
      {
        label: 'You pay yourself',
        parts: [{ label: 'The repair', amount: claim.bill, tone: 'own' }],
      },
    ],
  };
}

export function claimAssumptions(vehicle: VehicleWords, input: ClaimOrPayInput): string[] {
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
