/** A split bill line by line, and as bars beside the same bill under other terms. */
import { rupees } from '../../../input/rupees.ts';
import type { BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import type { BillShares } from './hospital-bill.ts';
import { partNames, partOrder } from './hospital-bill-words.ts';

export type LabelledShares = { label: string; shares: BillShares };

export function billWorkingRows(shares: BillShares): WorkingRow[] {
  return [
    { label: 'The bill', value: rupees(shares.total) },
    ...partOrder
      .filter((part) => shares[part] >= 0.5)
      .map((part) => ({ label: partNames[part], value: rupees(-shares[part]) })),
    { label: 'The insurer pays', value: rupees(shares.insurer), isTotal: true },
  ];
}

/** The plan, and the first two other terms under which the family pays another sum. */
export function billChart(plan: LabelledShares, others: readonly LabelledShares[]): BarChart {
  const changed = others.filter(({ shares }) => shares.own !== plan.shares.own);
  return {
    title: changed.length > 0 ? 'Who pays, by kind of plan' : 'Who pays',
    bars: [plan, ...changed.slice(0, 2)].map(({ label, shares }) => ({
      label,
      parts: chartParts([
        { label: 'insurer', amount: shares.insurer, tone: 'insurer' },
        { label: 'you', amount: shares.own, tone: 'own' },
      ]),
    })),
  };
}
