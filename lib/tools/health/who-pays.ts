/** The instrument "who pays this bill": one bill, the visitor's plan, and the same bill under other terms beside it. */
import {
  healthNonPayableItems,
  healthProportionateLimit,
  standardHealthCoPay,
  standardHealthProportionate,
  standardHealthRoomRent,
} from '../../content/figures/health.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { type Asked, defineInstrument, type WorkingRow } from '../instruments/instrument.ts';
import { type BillShares, type BillTerms, type HospitalBill, shareBill } from './hospital-bill.ts';

const most = 1_000_000_000;

const fields = {
  room: { kind: 'rupees', label: 'Room, for a day', least: 0, most: 1_000_000 },
  days: { kind: 'number', unit: 'days', label: 'Days in hospital', least: 0, most: 365 },
  associated: {
    kind: 'rupees',
    label: 'Doctors, nursing, operation theatre',
    least: 0,
    most,
  },
  unaffected: {
    kind: 'rupees',
    label: 'Medicines, tests, implants, ICU',
    least: 0,
    most,
  },
  extras: {
    kind: 'rupees',
    label: 'Extras that plans leave out',
    hint: 'Attendant’s food, forms, toiletries.',
    least: 0,
    most,
    start: '0',
    isDetail: true,
  },
  sumInsured: { kind: 'rupees', label: 'Your sum insured', least: 0, most, start: '5 lakh' },
  roomLimit: {
    kind: 'rupees',
    label: 'Room limit for a day',
    hint: 'Empty if the plan pays any room.',
    least: 0,
    most: 1_000_000,
    isOptional: true,
    isDetail: true,
  },
  coPay: {
    kind: 'number',
    unit: '%',
    label: 'Co-payment',
    least: 0,
    most: 100,
    step: 0.5,
    start: '0',
    isDetail: true,
  },
  subLimit: {
    kind: 'rupees',
    label: 'Limit for this treatment',
    hint: 'Empty if the plan names none.',
    least: 0,
    most,
    isOptional: true,
    isDetail: true,
  },
  deductible: {
    kind: 'rupees',
    label: 'Deductible',
    least: 0,
    most,
    start: '0',
    isDetail: true,
  },
} as const;

type Question = Asked<typeof fields>;

export const whoPays = defineInstrument({
  id: 'who-pays',
  question: 'Who pays this hospital bill?',
  lead: 'Enter a bill and the limits printed in your plan’s information sheet.',
  button: 'Split the bill',
  detailsLabel: 'Limits and co-payment of your plan',
  fields,
  // Ours, to try the sum with; no hospital's prices.
  examples: [
    {
      label: 'Fever, 4 days',
      typed: { room: '4000', days: '4', associated: '18000', unaffected: '32000', extras: '2000' },
    },
    {
      label: 'Knee replacement, 5 days',
      typed: {
        room: '8000',
        days: '5',
        associated: '140000',
        unaffected: '190000',
        extras: '8000',
      },
    },
    {
      label: 'Heart operation, 9 days',
      typed: {
        room: '10000',
        days: '9',
        associated: '310000',
        unaffected: '420000',
        extras: '15000',
      },
    },
  ],
  check: (asked) => (billOf(asked).total > 0 ? {} : { unaffected: 'Enter what the bill charges.' }),
  answer: (asked) => {
    const { bill, total } = billOf(asked);
    const plan = termsOf(asked);
    const shares = shareBill(bill, plan);
    const others = otherTerms(plan).map(({ label, terms }) => ({
      label,
      shares: shareBill(bill, terms),
    }));
    const all = [{ label: 'Your plan', shares }, ...others];
    return {
      verdict:
        shares.own < 0.5
          ? `The insurer pays the whole ${rupees(total)}`
          : `You pay ${rupees(shares.own)} of ${rupees(total)}`,
      text: [dearestPart(shares)],
      working: { caption: 'What is taken off, in this order', rows: workingRows(shares) },
      tables: [
        {
          caption: 'The same bill under other terms',
          columns: ['Terms', 'Insurer pays', 'You pay'],
          rows: all.map((one) => [one.label, rupees(one.shares.insurer), rupees(one.shares.own)]),
        },
      ],
      drawing: {
        title: 'Who pays, by kind of plan',
        bars: all.map((one) => ({
          label: one.label,
          parts: [
            { label: 'Insurer', amount: one.shares.insurer, tone: 'insurer' },
            { label: 'You', amount: one.shares.own, tone: 'own' },
          ],
        })),
      },
      assumed: [
        'The illness is covered and its waiting period is over.',
        'Limits are taken off in the order above. Your policy’s own wording decides.',
        `For a room above the limit, charges that go with the room are cut in the same proportion. ${healthProportionateLimit.text} may not be cut.`,
        `The standard policy’s room limit is ${standardHealthRoomRent.text}; its co-pay ${standardHealthCoPay.text}.`,
      ],
      next: [
        'A bill above your cover? [See how top-ups add up](/super-topup).',
        'In hospital now? [What to do, step by step](/claim).',
      ],
      figures: [
        healthProportionateLimit,
        healthNonPayableItems,
        standardHealthRoomRent,
        standardHealthCoPay,
        standardHealthProportionate,
      ],
    };
  },
});

function billOf({ room, days, associated, unaffected, extras }: Question) {
  const bill: HospitalBill = { room, days, associated, unaffected, nonPayable: extras };
  return { bill, total: room * days + associated + unaffected + extras };
}

function termsOf({ sumInsured, roomLimit, subLimit, deductible, coPay }: Question): BillTerms {
  return { sumInsured, roomLimit, subLimit, deductible, coPay };
}

/** What changes when one term does; the standard policy is the same at every insurer. */
function otherTerms(plan: BillTerms): { label: string; terms: BillTerms }[] {
  const free: BillTerms = { ...plan, roomLimit: null, subLimit: null, deductible: 0, coPay: 0 };
  const standard: BillTerms = {
    ...free,
    sumInsured: Math.min(plan.sumInsured, 1_000_000),
    roomLimit: Math.min(0.02 * Math.min(plan.sumInsured, 1_000_000), 5000),
    coPay: 5,
  };
  return [
    { label: 'Any room, no co-payment, no limits', terms: free },
    ...(plan.coPay === 0
      ? [{ label: 'With a co-payment of 20%', terms: { ...plan, coPay: 20 } }]
      : [{ label: 'Without the co-payment', terms: { ...plan, coPay: 0 } }]),
    { label: `Standard policy of ${rupeesInWords(standard.sumInsured)}`, terms: standard },
  ];
}

const partNames = {
  nonPayable: 'Extras the plan leaves out',
  overRoom: 'Room rent above the limit',
  proportionate: 'Cut in proportion to the room',
  overSubLimit: 'Above the limit for this treatment',
  deductible: 'Deductible',
  overSumInsured: 'Above the sum insured',
  coPay: 'Co-payment',
} as const;
type PartName = keyof typeof partNames;
const partOrder = Object.keys(partNames) as PartName[];

function workingRows(shares: BillShares): WorkingRow[] {
  return [
    { label: 'The bill', value: rupees(shares.total) },
    ...partOrder
      .filter((part) => shares[part] >= 0.5)
      .map((part) => ({ label: partNames[part], value: rupees(-shares[part]) })),
    { label: 'The insurer pays', value: rupees(shares.insurer), isTotal: true },
  ];
}

const whatHelps: Record<PartName, string> = {
  nonPayable: 'Most of it is extras: ask the hospital to leave out what you do not need.',
  overRoom: 'The room above the limit costs you most. Ask the desk for a room within your limit.',
  proportionate:
    'The cut that follows a dearer room costs you most. Ask the desk for a room within your limit, or buy a plan without one.',
  overSubLimit: 'The limit for this treatment costs you most. Ask for plans without such limits.',
  deductible: 'The deductible costs you most. It suits whoever has other cover that pays it.',
  overSumInsured:
    'The bill is above your cover. More cover, or a super top-up above it, closes this gap.',
  coPay: 'The co-payment costs you most. It comes back with every claim.',
};

function dearestPart(shares: BillShares): string {
  const [dearest] = partOrder.toSorted((a, b) => shares[b] - shares[a]);
  return dearest && shares[dearest] >= 0.5
    ? whatHelps[dearest]
    : 'Nothing of this bill is left to you.';
}
