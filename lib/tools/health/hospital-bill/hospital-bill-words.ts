/** Texts of a split bill: each part that is deducted, by name, and what to do about the largest. */
import { rupeesInWords } from '../../../input/rupees.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import type { BillShares } from './hospital-bill.ts';
import { type BillInput, usualSumInsured } from './hospital-bill-fields.ts';

export const partNames = {
  nonPayable: 'Extras the plan leaves out',
  overRoom: 'Room rent above the limit',
  proportionate: 'Cut in proportion to the room',
  overSubLimit: 'Above the limit for this treatment',
  deductible: 'Deductible',
  overSumInsured: 'Above the sum insured',
  coPay: 'Co-payment',
} as const;
type PartName = keyof typeof partNames;
export const partOrder = Object.keys(partNames) as PartName[];

type Part = {
  /** "You pay a part of the bill, mostly …" */
  cause: string;
  exception: AnswerException;
  step: NextStep;
};

const deskStep: NextStep = {
  text: 'In hospital? Ask the desk for a room within your limit',
  link: 'Claim steps',
  href: '/claim',
};
const limitStep: NextStep = {
  text: 'Ask for plans without this deduction',
  link: 'What to ask',
  href: '/health-insurance#how-to-choose',
};
const layerStep: NextStep = {
  text: 'See what a super top-up would pay of it',
  link: 'Top-ups',
  href: '/super-topup',
};

const parts: Readonly<Record<PartName, Part>> = {
  nonPayable: {
    cause: 'for extras',
    exception: {
      title: 'You pay mostly for extras',
      text: 'Ask the hospital to leave out what you do not need.',
    },
    step: {
      text: 'In hospital? Refuse extras that you do not need',
      link: 'Claim steps',
      href: '/claim',
    },
  },
  overRoom: {
    cause: 'for the room',
    exception: {
      title: 'The room above the limit costs you most',
      text: 'Ask the desk for a room within your limit.',
    },
    step: deskStep,
  },
  proportionate: {
    cause: 'because the room is above its limit',
    exception: {
      title: 'The proportionate cut for the room costs you most',
      text: 'Ask the desk for a room within your limit, or buy a plan without a room limit.',
    },
    step: deskStep,
  },
  overSubLimit: {
    cause: 'above the limit for this treatment',
    exception: {
      title: 'The limit for this treatment costs you most',
      text: 'Ask for plans without such limits.',
    },
    step: limitStep,
  },
  deductible: {
    cause: 'as the deductible',
    exception: {
      title: 'The deductible costs you most',
      text: 'A policy with a deductible suits you if other cover pays that part.',
    },
    step: layerStep,
  },
  overSumInsured: {
    cause: 'above the sum insured',
    exception: {
      title: 'The bill is above your cover',
      text: 'More cover, or a super top-up above it, would pay this part.',
    },
    step: layerStep,
  },
  coPay: {
    cause: 'as the co-payment',
    exception: {
      title: 'The co-payment costs you most',
      text: 'You pay it again with every claim.',
    },
    step: limitStep,
  },
};

/** "A bill of ₹3.78 lakh, room limit of ₹5,000" */
export function billText(input: BillInput, total: number): string {
  const { sumInsured, roomLimit, subLimit, deductible, coPay } = input;
  return [
    `A bill of ${rupeesInWords(total)}`,
    ...(sumInsured === usualSumInsured ? [] : [`${rupeesInWords(sumInsured)} insured`]),
    ...(roomLimit === null ? [] : [`room limit of ${rupeesInWords(roomLimit)}`]),
    ...(coPay === 0 ? [] : [`co-payment of ${coPay}%`]),
    ...(subLimit === null ? [] : [`treatment limit of ${rupeesInWords(subLimit)}`]),
    ...(deductible === 0 ? [] : [`deductible of ${rupeesInWords(deductible)}`]),
  ].join(', ');
}

/** Largest first, without those of less than half a rupee. */
function ownParts(shares: BillShares): PartName[] {
  return partOrder.filter((part) => shares[part] >= 0.5).toSorted((a, b) => shares[b] - shares[a]);
}

export function billVerdict(shares: BillShares): string {
  const [largest, ...others] = ownParts(shares);
  if (shares.own < 0.5 || !largest) return 'The insurer pays the whole bill';
  const { cause } = parts[largest];
  const share = shares.insurer < 0.5 ? 'the whole' : 'a part of the';
  return `You pay ${share} bill, ${others.length > 0 ? 'mostly ' : ''}${cause}`;
}

export function billNumbers({ own, insurer }: BillShares): HeadlineNumber[] {
  return [
    { label: 'Your part', value: rupeesInWords(own) },
    { label: 'The insurer pays', value: rupeesInWords(insurer) },
  ];
}

/** What costs the family most, and what helps against it. */
export function largestDeduction(shares: BillShares): AnswerException | undefined {
  const [largest] = ownParts(shares);
  return largest && parts[largest].exception;
}

export function billSteps(shares: BillShares): NextStep[] {
  const [largest] = ownParts(shares);
  const steps: NextStep[] = [
    ...(largest ? [parts[largest].step] : []),
    { text: 'In hospital now? Follow the steps of a claim', link: 'Claim steps', href: '/claim' },
    {
      text: 'See how much health cover you need',
      link: 'Health cover',
      href: '/health-insurance/cover-calculator',
    },
  ];
  return steps.filter(({ href }, index) => steps.findIndex((step) => step.href === href) === index);
}
