/** The drawing, the rows and the table of the answer "claim or pay yourself". */
import {
  otherPartsScale,
  partsDepreciationFibreglass,
  partsDepreciationPaint,
  partsDepreciationRubberPlastic,
} from '../../../content/figures/motor.ts';
import { rupees } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import type { RepairClaim } from '../repair-claim.ts';
import type { NcbInput } from './ncb-fields.ts';
import { type BonusRenewal, bonusCost } from './ncb-renewals.ts';

export function ncbWorkingRows(
  input: NcbInput,
  claim: RepairClaim,
  renewals: readonly BonusRenewal[],
): WorkingRow[] {
  const { bill, depreciation, compulsory, voluntary, insurerShare } = claim;
  const metal = otherPartsScale[Number(input.age)];
  const deductions: [label: string, amount: number][] = [
    [`Off plastic and rubber, ${partsDepreciationRubberPlastic.text}`, depreciation.plastic],
    [`Off fibreglass, ${partsDepreciationFibreglass.text}`, depreciation.fibreglass],
    [`Off metal and other parts, ${metal?.figure.text}`, depreciation.metal],
    [`Off the material of the painting, ${partsDepreciationPaint.text}`, depreciation.paint],
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
      label: 'Gain from the claim',
      value: rupees(insurerShare - bonusCost(renewals)),
      isTotal: true,
    },
  ];
}

const ordinals = ['Next', '2nd', '3rd'];

export function bonusByRenewalTable(renewals: readonly BonusRenewal[]): AnswerTable {
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

export function ncbChart(claim: RepairClaim, renewals: readonly BonusRenewal[]): BarChart {
  const cost = bonusCost(renewals);
  return {
    title: 'What each way costs you in all',
    bars: [
      {
        label: 'You claim',
        parts: chartParts([
          { label: 'your share', amount: claim.ownerShare, tone: 'own' },
          { label: 'bonus lost', amount: cost, tone: 'own2' },
        ]),
      },
      {
        label: 'You pay yourself',
        parts: [{ label: 'repair', amount: claim.bill, tone: 'own' }],
      },
    ],
  };
}
