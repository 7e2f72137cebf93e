/** The working of each policy in an arrangement, as rows and as bars on one scale. */
import { rupees } from '../../input/rupees.ts';
import { countText, upperFirst } from '../../text/words.ts';
import type { BarChart, WorkingRow } from '../calculators/calculator.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { groupName, sumToBuy } from './health-cover-words.ts';
import { type CoverAssumptions, secondStayShare } from './size-cover.ts';

type Policies = readonly ArrangedPolicy[];

export function coverWorking(
  policies: Policies,
  { bill, rise, years }: CoverAssumptions,
): WorkingRow[] {
  return policies.flatMap((policy, place): WorkingRow[] => {
    const title = `For ${numberedGroupName(policies, place)}`;
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

export function badYearChart(policies: Policies, { years }: CoverAssumptions): BarChart {
  return {
    title: `A bad year ${whenWords(years)}, and the cover against it`,
    bars: policies.flatMap((policy, place) => {
      const title = `For ${numberedGroupName(policies, place)}`;
      const { grownBill, grownSecond, layers } = policy.size;
      const elsewhere = policy.size.paidElsewhere;
      const cover = [
        { label: 'Base policy', amount: layers.has + layers.raise + layers.base, tone: 'insurer' },
        { label: 'Super top-up', amount: layers.superTopUp, tone: 'layer' },
        { label: upperFirst(elsewhereWords(policy)), amount: elsewhere, tone: 'neutral' },
      ] as const;
      return [
        {
          label: `${title}: bills`,
          parts: [{ label: 'Two stays', amount: grownBill + grownSecond, tone: 'own' as const }],
        },
        { label: `${title}: cover`, parts: cover.filter(({ amount }) => amount > 0) },
      ];
    }),
  };
}

/** "the three of you"; policies of one kind are numbered, so that every row has its own label. */
export function numberedGroupName(policies: Policies, place: number): string {
  const names = policies.map((policy) => groupName(policy, policies));
  const name = names[place] ?? '';
  const before = names.slice(0, place).filter((other) => other === name).length;
  return names.filter((other) => other === name).length > 1 ? `${name} (${before + 1})` : name;
}

const shareWords: Readonly<Record<number, string>> = {
  1: 'the same',
  0.5: 'half of it',
  0.25: 'a quarter of it',
};

function whenWords(years: number): string {
  if (years === 0) return 'today';
  return `in ${countText(years, 'year')}`;
}

function elsewhereWords({ isPublicFirst, isEmployers }: ArrangedPolicy): string {
  const employers = 'the employer’s cover';
  if (!isPublicFirst) return employers;
  return isEmployers ? `free public cover and ${employers}` : 'free public cover';
}
