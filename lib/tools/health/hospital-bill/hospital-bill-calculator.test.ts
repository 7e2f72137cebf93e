/** Worked by hand; the split itself is tested in hospital-bill.test.ts. */
import {
  answerCalculator,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import {
  standardHealthRoomRent,
  standardHealthSumInsured,
} from '../../../content/figures/health.ts';
import type { TypedValues } from '../../calculators/parse-calculator-query.ts';
import { hospitalBillCalculator, standardTerms } from './hospital-bill-calculator.ts';

type Input = TypedValues<typeof hospitalBillCalculator.fields>;
const answer = (input: Input) => answerCalculator(hospitalBillCalculator, input);
const usual: Input = { room: '10000', days: '5', associated: '100000', unaffected: '325000' };

test.each<[Input, string]>([
  // The example of the health page: 25,000 not payable, 45,000 for the room, 10% of 4.3 lakh.
  [
    { ...usual, extras: '25000', roomLimit: '7000', coPay: '10', sumInsured: '10 lakh' },
    'You pay a part of the bill, mostly as the co-payment (Your part: ₹1.13 lakh, The insurer pays: ₹3.87 lakh)',
  ],
  [usual, 'The insurer pays the whole bill (Your part: ₹0, The insurer pays: ₹4.75 lakh)'],
  [
    { ...usual, sumInsured: '0' },
    'You pay the whole bill, above the sum insured (Your part: ₹4.75 lakh, The insurer pays: ₹0)',
  ],
  [
    { ...usual, sumInsured: '4 लाख' },
    'You pay a part of the bill, above the sum insured (Your part: ₹75,000, The insurer pays: ₹4 lakh)',
  ],
  [
    { ...usual, coPay: '0.5' },
    'You pay a part of the bill, as the co-payment (Your part: ₹2,375, The insurer pays: ₹4.73 lakh)',
  ],
  [
    { room: '0', days: '0', associated: '0', unaffected: '1' },
    'The insurer pays the whole bill (Your part: ₹0, The insurer pays: ₹1)',
  ],
  [
    { room: '0', days: '0', associated: '0', unaffected: '100 crore' },
    'You pay a part of the bill, above the sum insured (Your part: ₹99.95 crore, The insurer pays: ₹5 lakh)',
  ],
])('%j: %s', (input, verdict) => {
  expect(verdictWithNumbers(answer(input))).toBe(verdict);
});

test.each<[Input, string | undefined, string | undefined]>([
  [usual, undefined, '/claim'],
  [{ roomLimit: '5000' }, 'The proportionate cut for the room costs you most', '/claim'],
  [{ roomLimit: '5000', associated: '40000' }, 'The room above the limit costs you most', '/claim'],
  [{ extras: '9000' }, 'You pay mostly for extras', '/claim'],
  [
    { coPay: '10', extras: '9000' },
    'The co-payment costs you most',
    '/health-insurance#how-to-choose',
  ],
  [
    { subLimit: '2 lakh' },
    'The limit for this treatment costs you most',
    '/health-insurance#how-to-choose',
  ],
  [{ sumInsured: '3 lakh' }, 'The bill is above your cover', '/super-topup'],
  [{ deductible: '2 lakh' }, 'The deductible costs you most', '/super-topup'],
])('%j: the largest deduction is the exception, and the first step', (input, title, href) => {
  const { exception, nextSteps } = answer({ ...usual, ...input });
  expect([exception?.title, nextSteps?.[0]?.href]).toEqual([title, href]);
});

test('the question is repeated in one line, with the limits that were typed', () => {
  expect(questionText(hospitalBillCalculator, usual)).toBe('A bill of ₹4.75 lakh');
  expect(
    questionText(hospitalBillCalculator, {
      ...usual,
      sumInsured: '10 lakh',
      roomLimit: '7000',
      coPay: '10',
    }),
  ).toBe('A bill of ₹4.75 lakh, ₹10 lakh insured, room limit of ₹7,000, co-payment of 10%');
});

test('beside the plan are the first two terms that change the sum', () => {
  const labels = (input: Input) => answer(input).chart?.bars.map(({ label }) => label);
  expect(labels(usual)).toEqual([
    'Your plan',
    'With a room limit of ₹5,000',
    'With a co-payment of 20%',
  ]);
  // This plan pays nothing, so a co-payment changes nothing.
  expect(labels({ ...usual, sumInsured: '0' })).toEqual([
    'Your plan',
    'Standard policy of ₹50,000',
  ]);
});

test('the same bill is shown under other kinds of plan, each once, and each adds up to the bill', () => {
  const rows = (input: Input) => answer(input).tables?.[0]?.rows;
  expect(rows(usual)).toEqual([
    ['Your plan', '₹4,75,000', '₹0'],
    // Half of the rent of 50,000 and of 1 lakh.
    ['With a room limit of ₹5,000', '₹4,00,000', '₹75,000'],
    ['With a co-payment of 20%', '₹3,80,000', '₹95,000'],
    ['With twice the sum insured', '₹4,75,000', '₹0'],
    // The same room limit, then 5% of 4 lakh.
    ['Standard policy of ₹5 lakh', '₹3,80,000', '₹95,000'],
  ]);
  expect(rows({ ...usual, coPay: '10', roomLimit: '5000', sumInsured: '3 lakh' })).toEqual([
    ['Your plan', '₹2,70,000', '₹2,05,000'],
    ['Any room, no co-payment, no limits', '₹3,00,000', '₹1,75,000'],
    ['Without the co-payment', '₹3,00,000', '₹1,75,000'],
    ['With twice the sum insured', '₹3,60,000', '₹1,15,000'],
    ['Standard policy of ₹3 lakh', '₹2,85,000', '₹1,90,000'],
  ]);
  expect(rows({ ...usual, coPay: '10' })?.map(([label]) => label)).not.toContain(
    'Any room, no co-payment, no limits',
  );
  for (const bar of answer({ ...usual, roomLimit: '3333', coPay: '12.5' }).chart?.bars ?? [])
    expect(bar.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(475_000);
});

test('the standard policy has the limits of its figures', () => {
  expect(standardHealthSumInsured.text).toBe('₹50,000 to ₹10 lakh');
  expect(standardHealthRoomRent.text).toBe('2% of the sum insured, at most ₹5,000 a day');
  const sumAndRoom = (sum: number) => {
    const { sumInsured, roomLimit } = standardTerms(sum);
    return [sumInsured, roomLimit];
  };
  expect(sumAndRoom(0)).toEqual([50_000, 1000]);
  expect(sumAndRoom(149_999)).toEqual([100_000, 2000]);
  expect(sumAndRoom(250_000)).toEqual([250_000, 5000]);
  expect(sumAndRoom(100_000_000)).toEqual([1_000_000, 5000]);
});

test('the rows of the working add up as displayed', () => {
  const { working } = answer({ ...usual, associated: '100001', roomLimit: '5000' });
  const amounts = working.rows.map(({ value }) =>
    Number(value.replace('−', '-').replaceAll(/[₹,]/g, '')),
  );
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
});

test.each<[Input, keyof Input]>([
  [{ room: '5000' }, 'days'],
  [{ ...usual, room: '0', associated: '0', unaffected: '0' }, 'unaffected'],
  [{ ...usual, coPay: '101' }, 'coPay'],
  [{ ...usual, coPay: '0.3' }, 'coPay'],
  [{ ...usual, days: '366' }, 'days'],
  [{ ...usual, sumInsured: '1000 crore' }, 'sumInsured'],
])('%j is rejected at the field %s', (input, field) => {
  expect(() => answer(input)).toThrow(new RegExp(`"errors":{.*"${field}"`));
});

test('every answer is complete: no broken number, no banned word, a short verdict', () => {
  for (const unaffected of ['1', '325000', '100 crore']) {
    for (const sumInsured of ['0', '1', '10000000', '1,00,00,00,000']) {
      for (const rest of [
        {},
        { roomLimit: '0' },
        { coPay: '100', subLimit: '0', deductible: '1 cr' },
      ]) {
        expectSoundAnswer(answer({ ...usual, unaffected, sumInsured, ...rest }));
      }
    }
  }
});
