/** The calculator "who pays this bill": one bill, the visitor's plan, and the same bill under other terms. */

import { percentOf } from '../../../content/figure-amounts.ts';
import {
  healthNonPayableItems,
  healthProportionateLimit,
  standardHealthCoPay,
  standardHealthProportionate,
  standardHealthRoomRent,
  standardHealthSumInsured,
} from '../../../content/figures/health.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText, upperFirst } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import { type BarChart, defineCalculator, type WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { type BillShares, type BillTerms, type HospitalBill, shareBill } from './hospital-bill.ts';
import { type BillInput, billFields } from './hospital-bill-fields.ts';
import {
  billNumbers,
  billSteps,
  billText,
  billVerdict,
  largestDeduction,
  partNames,
  partOrder,
} from './hospital-bill-words.ts';

export const hospitalBillCalculator = defineCalculator({
  id: 'hospital-bill-calculator',
  question: 'Who pays this hospital bill?',
  lead: 'Enter a bill and the limits printed in your plan’s information sheet.',
  button: 'Split the bill',
  detailsLabel: 'Limits and co-payment of your plan',
  fields: billFields,
  // Our own example; no hospital's prices.
  examples: [
    {
      label: 'Fever, no limits',
      typed: { room: '4000', days: '4', associated: '18000', unaffected: '32000', extras: '2000' },
    },
    {
      label: 'Knee replacement, room above the limit',
      typed: {
        room: '8000',
        days: '5',
        associated: '140000',
        unaffected: '190000',
        extras: '8000',
        roomLimit: '5000',
      },
    },
    {
      label: 'Heart operation, 20% co-payment',
      typed: {
        room: '10000',
        days: '9',
        associated: '310000',
        unaffected: '420000',
        extras: '15000',
        sumInsured: '10 lakh',
        coPay: '20',
      },
    },
  ],
  check: (input) => (billOf(input).total > 0 ? {} : { unaffected: 'Enter what the bill charges.' }),
  inputSummary: (input) => billText(input, billOf(input).total),
  answer: (input) => {
    const { bill } = billOf(input);
    const plan = termsOf(input);
    const shares = shareBill(bill, plan);
    const others = alternativeTerms(plan, bill).map(({ label, terms }) => ({
      label,
      shares: shareBill(bill, terms),
    }));
    const yours = { label: 'Your plan', shares };
    const exception = largestDeduction(shares);
    const nextSteps = billSteps(shares);
    return {
      verdict: billVerdict(shares),
      numbers: billNumbers(shares),
      text: [],
      chart: billChart(yours, others),
      ...(exception && { exception }),
      nextSteps,
      working: { caption: 'What is taken off, in this order', rows: billWorkingRows(shares) },
      tables: [
        {
          caption: 'The same bill under other terms',
          columns: ['Terms', 'Insurer pays', 'You pay'],
          rows: [yours, ...others].map((one) => [
            one.label,
            rupees(one.shares.insurer),
            rupees(one.shares.own),
          ]),
        },
      ],
      assumptions: [
        'The illness is covered and its waiting period is over.',
        'Limits are taken off in the order of the account. Your policy’s own wording decides.',
        `For a room above the limit, charges that go with the room are cut in the same proportion. ${healthProportionateLimit.text} may not be cut.`,
        `The standard policy: a sum insured of ${standardHealthSumInsured.text}, a room limit of ${standardHealthRoomRent.text}, a co-pay of ${standardHealthCoPay.text}. Its limits for intensive care, cataract and modern treatment are left out here.`,
      ],
      subject: `this hospital bill of ${rupeesInWords(shares.total)}`,
      brief: hospitalBillBrief(input, shares),
      related: [
        'Several bills in one year? [Split them over two policies](/super-topup/deductible-calculator).',
      ],
      figures: [
        healthProportionateLimit,
        healthNonPayableItems,
        standardHealthSumInsured,
        standardHealthRoomRent,
        standardHealthCoPay,
        standardHealthProportionate,
      ],
    };
  },
});

function billOf({ room, days, associated, unaffected, extras }: BillInput) {
  const bill: HospitalBill = { room, days, associated, unaffected, nonPayable: extras };
  return { bill, total: room * days + associated + unaffected + extras };
}

function termsOf({ sumInsured, roomLimit, subLimit, deductible, coPay }: BillInput): BillTerms {
  return { sumInsured, roomLimit, subLimit, deductible, coPay };
}

type LabelledShares = { label: string; shares: BillShares };

/** A split bill line by line, and as bars beside the same bill under other terms. */
function billWorkingRows(shares: BillShares): WorkingRow[] {
  return [
    { label: 'The bill', value: rupees(shares.total) },
    ...partOrder
      .filter((part) => shares[part] >= 0.5)
      .map((part) => ({ label: partNames[part], value: rupees(-shares[part]) })),
    { label: 'The insurer pays', value: rupees(shares.insurer), isTotal: true },
  ];
}

/** The plan, and the first two other terms under which the family pays another sum. */
function billChart(plan: LabelledShares, others: readonly LabelledShares[]): BarChart {
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

type LabelledTerms = { label: string; terms: BillTerms };

/** The rows standardHealthSumInsured and standardHealthRoomRent have these numbers in words. */
const standard = { step: 50_000, max: 1_000_000, roomShare: 0.02, roomMost: 5000 };

/**
 * Variants of the visitor's plan: one term changed at a time, and the standard policy.
 * The same at every insurer, with the closest sum insured that is not above the plan's.
 */
export function standardTerms(sumInsured: number): BillTerms {
  const steps = Math.max(1, Math.floor(sumInsured / standard.step));
  const sum = Math.min(steps * standard.step, standard.max);
  return {
    sumInsured: sum,
    roomLimit: Math.min(standard.roomShare * sum, standard.roomMost),
    subLimit: null,
    deductible: 0,
    coPay: percentOf(standardHealthCoPay),
  };
}

/** Variants with the plan's own terms are left out. */
function alternativeTerms(plan: BillTerms, { room }: HospitalBill): LabelledTerms[] {
  const usual = standardTerms(plan.sumInsured);
  const roomLimit = usual.roomLimit ?? standard.roomMost;
  const hasLimits =
    (plan.roomLimit !== null && plan.roomLimit < room) ||
    plan.subLimit !== null ||
    plan.deductible > 0;
  const free: BillTerms = { ...plan, roomLimit: null, subLimit: null, deductible: 0, coPay: 0 };
  return [
    ...(hasLimits ? [{ label: 'Any room, no co-payment, no limits', terms: free }] : []),
    ...(plan.roomLimit === null && room > roomLimit
      ? [{ label: `With a room limit of ${rupees(roomLimit)}`, terms: { ...plan, roomLimit } }]
      : []),
    plan.coPay === 0
      ? { label: 'With a co-payment of 20%', terms: { ...plan, coPay: 20 } }
      : { label: 'Without the co-payment', terms: { ...plan, coPay: 0 } },
    {
      label: 'With twice the sum insured',
      terms: { ...plan, sumInsured: 2 * plan.sumInsured },
    },
    { label: `Standard policy of ${rupeesInWords(usual.sumInsured)}`, terms: usual },
  ];
}

// The brief before a stay in hospital: what the insurer's claims desk, or the hospital's, should confirm
// about the bill in writing.
function hospitalBillBrief(input: BillInput, shares: BillShares): AnswerBrief {
  const { room, sumInsured, roomLimit, subLimit, deductible, coPay } = input;
  const terms = [
    `sum insured ${rupeesInWords(sumInsured)}`,
    roomLimit === null ? 'no room limit' : `room limit ${rupeesInWords(roomLimit)} a day`,
    ...(subLimit === null ? [] : [`treatment limit ${rupeesInWords(subLimit)}`]),
    ...(deductible > 0 ? [`deductible ${rupeesInWords(deductible)}`] : []),
    ...(coPay > 0 ? [`co-payment ${coPay}%`] : []),
  ];
  return {
    subject: 'other',
    heading: 'Hospital bill: request for an answer before the stay',
    request: `Please say in writing what the policy pays of this bill of ${rupeesInWords(shares.total)}, and what is deducted.`,
    facts: [
      { label: 'Expected bill', value: upperFirst(billParts(input)) },
      { label: 'Terms that I counted with', value: upperFirst(terms.join(', ')) },
      { label: 'My own share, as I count it', value: rupeesInWords(shares.own) },
    ],
    blanks: ['name', 'policy', 'hospital', 'treatment', 'telephone'],
    askInWriting: [
      `Which room is paid in full, and which charges are cut ${room > 0 ? `for a room at ${rupeesInWords(room)} a day` : 'if it costs more'}?`,
      'Which items of the bill are not paid, and by which clause of the policy?',
      'Is there a limit for this treatment, and how high is it?',
      'Which co-payment and which deductible apply to this claim, at this hospital?',
      'Is the hospital in the network, and which sum is approved for cashless treatment?',
      'How much of the sum insured is left this year, and is it restored for the same illness?',
    ],
    mustHaveTerms: [
      'Each deduction with its sum and its clause.',
      'The items that remain to be paid by me, by name.',
      'The papers that are still missing, and the person to call about the claim.',
    ],
    assumed: ['The illness is covered, and its waiting period is over.'],
  };
}

/** "room ₹8,000 a day for 5 days; doctors, nursing and theatre ₹1.4 lakh; …" */
function billParts({ room, days, associated, unaffected, extras }: BillInput): string {
  const parts: [number, string][] = [
    [room * days, `room ${rupeesInWords(room)} a day for ${countText(days, 'day')}`],
    [associated, `doctors, nursing and theatre ${rupeesInWords(associated)}`],
    [unaffected, `medicines, tests, implants and ICU ${rupeesInWords(unaffected)}`],
    [extras, `extras ${rupeesInWords(extras)}`],
  ];
  return parts.flatMap(([amount, words]) => (amount > 0 ? [words] : [])).join('; ');
}
