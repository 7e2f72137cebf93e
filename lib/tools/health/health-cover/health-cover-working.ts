/** The working of each kind of policy in an arrangement, as rows and as bars on one scale. */
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText, upperFirst } from '../../../text/words.ts';
import type { BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { extremes } from './health-cover-verdict.ts';
import { type CoverKind, coverKinds, sumToBuy } from './health-cover-words.ts';
import { type CoverAssumptions, secondStayShare } from './size-cover.ts';

type Policies = readonly ArrangedPolicy[];

export function coverWorking(
  policies: Policies,
  { bill, rise, years }: CoverAssumptions,
): WorkingRow[] {
  return coverKinds(policies).flatMap((policy): WorkingRow[] => {
    const title = `For ${policy.name}`;
    const { grownBill, grownSecond, paidElsewhere, sum } = policy.size;
    const share = secondStayShare(policy);
    return [
      {
        label: `${title}: a large bill, and a second stay in the same year`,
        value: rupees(bill * (1 + share)),
        note: `${rupees(bill)} and ${shareWords[share]} once more`,
      },
      {
        label: `${title}: the same ${whenWords(years)}, ${rise}% more each year`,
        value: rupees(grownBill + grownSecond),
      },
      ...(paidElsewhere > 0
        ? [
            {
              label: `${title}: of the second stay, paid by ${elsewhereWords(policy)}`,
              value: rupees(-paidElsewhere),
            },
          ]
        : []),
      { label: `${title}: rounded up to a sum insured`, value: rupees(sum), isTotal: true },
      ...(policy.has > 0
        ? [
            { label: `${title}: the policy you keep`, value: rupees(-policy.has) },
            {
              label: `${title}: still to buy`,
              value: rupees(sumToBuy(policy)),
              isTotal: true as const,
            },
          ]
        : []),
    ];
  });
}

/** What pays, bottom up, with a year of heavy bills as its measure; of one policy, the bills that its sum pays. */
export function badYearChart(policies: Policies, { years }: CoverAssumptions): BarChart {
  const kinds = coverKinds(policies);
  const { smallest, largest } = extremes(kinds);
  const drawn = kinds.length > 3 ? [smallest, largest] : kinds;
  return {
    title: chartTitle(drawn, years),
    bars: drawn.map((kind): ChartBar => {
      const { grownBill, grownSecond } = kind.size;
      const label = upperFirst(kind.name);
      const payers = coverParts(kind);
      if (payers.length === 1) return { label, parts: billParts(kind) };
      return {
        label,
        parts: payers,
        against: {
          label: `A heavy year’s bills, ${pricesOf(years)}`,
          amount: grownBill + grownSecond,
        },
      };
    }),
  };
}

/** Which of the two a bar shows: what a sum pays, or what pays the bills of a year. */
function chartTitle(drawn: readonly CoverKind[], years: number): string {
  if (drawn.every(({ size }) => size.layers.superTopUp > 0)) return 'Made of two layers';
  const when = whenWords(years);
  if (drawn.some((kind) => coverParts(kind).length > 1))
    return `What pays a year of heavy bills ${when}`;
  const sums = [...new Set(drawn.map(({ size }) => size.layers.has + size.layers.base))];
  const [sum = 0] = sums;
  return `What ${sums.length > 1 ? 'each policy' : rupeesInWords(sum)} would cover ${when}`;
}

function coverParts(kind: CoverKind): ChartBar['parts'] {
  const { layers, paidElsewhere } = kind.size;
  const parts = [
    { label: 'policy held', amount: layers.has, tone: 'insurer2' },
    { label: 'more in it', amount: layers.raise, tone: 'insurer' },
    {
      label: layers.superTopUp > 0 ? 'base policy' : kind.people > 1 ? 'floater' : 'policy',
      amount: layers.base,
      tone: 'insurer',
    },
    { label: 'super top-up', amount: layers.superTopUp, tone: 'layer' },
    { label: elsewhereWords(kind), amount: paidElsewhere, tone: 'spare' },
  ] as const;
  return parts.filter(({ amount }) => amount > 0);
}

/** The bills that one policy alone is sized for, and what it has beyond them. */
function billParts({ size }: CoverKind): ChartBar['parts'] {
  const { grownBill, grownSecond, layers } = size;
  const sum = layers.has + layers.base;
  return chartParts([
    { label: 'a large bill', amount: grownBill, tone: 'insurer' },
    { label: 'a second stay', amount: grownSecond, tone: 'insurer2' },
    { label: 'left over', amount: Math.max(0, sum - grownBill - grownSecond), tone: 'spare' },
  ]);
}

const shareWords: Readonly<Record<number, string>> = {
  1: 'the same',
  0.5: 'half of it',
  0.25: 'a quarter of it',
};

function pricesOf(years: number): string {
  return years === 0 ? 'at today’s prices' : `at prices ${whenWords(years)}`;
}

function whenWords(years: number): string {
  if (years === 0) return 'today';
  return `in ${countText(years, 'year')}`;
}

function elsewhereWords({ isPublicFirst, isEmployers }: ArrangedPolicy): string {
  const employers = 'the employer’s cover';
  if (!isPublicFirst) return employers;
  return isEmployers ? `free public cover and ${employers}` : 'free public cover';
}
