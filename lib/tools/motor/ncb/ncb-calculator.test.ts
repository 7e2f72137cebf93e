/**
 * Worked by hand: each part less its depreciation, less the deductibles; then the lost bonus as a share of the premium
 * over all renewals (50% bonus: 50 + 30 + 25 + 15 + 5 = 125; none: 20 + 5 + 10 + 10 + 5 = 50), with 18% GST.
 */
import {
  answerCalculator,
  questionText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { otherPartsScale } from '../../../content/figures/motor.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { bikeNcbCalculator, carNcbCalculator } from './ncb-calculator.ts';

type Input = Partial<Record<keyof typeof carNcbCalculator.fields, string>>;
/** Two to three years old, 50% depreciation, ₹10,000 before bonus. */
const usual = { age: '3', bonus: '50', premium: '10000' };

const better = (sum: string) =>
  `Make the claim: paying yourself would cost you more (You save with the claim: ${sum}`;
const worse = (sum: string) =>
  `Pay for the repair yourself: a claim would cost you more (You save without a claim: ${sum}`;
/** "−₹14,750" as 14750 */
const amountOf = (sum: string) => Number(sum.replace(/\D/g, ''));

test.each<[why: string, given: string, paid: string, lost: string, verdict: string]>([
  ['half of a bumper, less ₹1,000', 'plastic=10000', '₹4,000', '−₹14,750', worse('₹10,750')],
  [
    'with zero depreciation',
    'plastic=10000&zeroDepreciation=yes',
    '₹9,000',
    '−₹14,750',
    worse('₹5,750'),
  ],
  [
    'protection on the highest step',
    'plastic=10000&isProtected=yes',
    '₹4,000',
    '₹0',
    better('₹4,000'),
  ],
  [
    'protection at 35%: 10 + 5 lost',
    'plastic=10000&bonus=35&isProtected=yes',
    '₹4,000',
    '−₹1,770',
    better('₹2,230'),
  ],
  ['a second claim', 'plastic=10000&hasClaimed=yes', '₹4,000', '₹0', better('₹4,000')],
  [
    'a second claim ends protection',
    'plastic=10000&hasClaimed=yes&isProtected=yes',
    '₹4,000',
    '−₹14,750',
    worse('₹10,750'),
  ],
  [
    '15% off metal, an eighth off painting',
    'metal=20,000&paint=12000&unreduced=8000&bonus=0',
    '₹34,500',
    '−₹5,900',
    better('₹28,600'),
  ],
  [
    'half of the material billed',
    'paint=12000&paintMaterial=6000&bonus=0',
    '₹8,000',
    '−₹5,900',
    better('₹2,100'),
  ],
  ['glass whole', 'unreduced=15000&bonus=20', '₹14,000', '−₹9,440', better('₹4,560')],
  ['fibreglass, 30%', 'fibreglass=10000&bonus=25', '₹6,000', '−₹12,390', worse('₹6,390')],
  ['new: nothing off metal', 'metal=10000&age=0&bonus=0', '₹9,000', '−₹5,900', better('₹3,100')],
  ['six months to a year: 5%', 'metal=10000&age=1&bonus=0', '₹8,500', '−₹5,900', better('₹2,600')],
  ['over ten years: half', 'metal=10000&age=7&bonus=0', '₹4,000', '−₹5,900', worse('₹1,900')],
  [
    'both deductibles',
    'metal=1 lakh&compulsory=2000&voluntary=15000&bonus=45',
    '₹68,000',
    '−₹14,750',
    better('₹53,250'),
  ],
  [
    'deductibles above the bill',
    'plastic=3000&voluntary=5000&bonus=35',
    '₹0',
    '−₹14,160',
    worse('₹14,160'),
  ],
  [
    'nothing to win or lose',
    'plastic=2000&isProtected=yes',
    '₹0',
    '₹0',
    'A claim brings you nothing: the whole repair is your share (The insurer pays: ₹0, Bonus lost: ₹0)',
  ],
  [
    'exactly even',
    'unreduced=15750',
    '₹14,750',
    '−₹14,750',
    'Claiming and paying yourself cost you the same (The insurer pays: ₹14,750, Bonus lost: ₹14,750)',
  ],
  ['a bill of ₹1', 'unreduced=1', '₹0', '−₹14,750', worse('₹14,750')],
  [
    'typed as people type',
    'plastic=₹1,00,000&metal=१ लाख&premium=10k',
    '₹1,34,000',
    '−₹14,750',
    better('₹1.19 lakh'),
  ],
])('%s: %s', (_why, typed, paid, lost, verdict) => {
  const input: Input = { ...usual, ...Object.fromEntries(new URLSearchParams(typed)) };
  const answer = answerCalculator(carNcbCalculator, input);
  const values = Object.fromEntries(answer.working.rows.map((row) => [row.label, row.value]));
  expect([values['The insurer pays'], values['Bonus lost at later renewals']]).toEqual([
    paid,
    lost,
  ]);
  expect(verdictWithNumbers(answer).startsWith(verdict)).toBe(true);
  const numbers = answer.numbers?.slice(-2).map(({ value }) => value);
  expect(numbers).toEqual([paid, lost].map((sum) => rupeesInWords(amountOf(sum))));
  // Claiming costs more by what the verdict says.
  const [claimed = 0, own = 0] = (answer.chart?.bars ?? []).map(({ parts }) =>
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
  expect(own - claimed).toBe(amountOf(paid) - amountOf(lost));
});

test('the working names each reduction and its reason', () => {
  const parts = { plastic: '4000', fibreglass: '1000', metal: '2000', paint: '4000' };
  const { working, exception } = answerCalculator(carNcbCalculator, {
    ...usual,
    ...parts,
    voluntary: '500',
  });
  expect(working.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'The repair: ₹11,000',
    'Off plastic and rubber, 50%: −₹2,000',
    'Off fibreglass, 30%: −₹300',
    'Off metal and other parts, 15%: −₹300',
    'Off the material of the painting, 50%: −₹500',
    'Compulsory deductible: −₹1,000',
    'Voluntary deductible: −₹500',
    'The insurer pays: ₹6,400',
    'Bonus lost at later renewals: −₹14,750',
    'Gain from the claim: −₹8,350',
  ]);
  expect(exception?.text).toContain('would pay ₹3,100 more');
});

test('zero depreciation pays at most the bill less the deductibles', () => {
  const textOf = (input: Input) =>
    answerCalculator(carNcbCalculator, { ...usual, plastic: '2000', ...input }).exception?.text;
  expect(textOf({ voluntary: '500' })).toContain('would pay ₹500 more');
  expect(textOf({ voluntary: '5000' })).toBeUndefined();
});

test('the question is repeated in one line', () => {
  const input = { ...usual, plastic: '13000' };
  expect(questionText(carNcbCalculator, input)).toBe(
    'Repair of ₹13,000, car 2 to 3 years old, bonus 50%, premium ₹10,000',
  );
  expect(questionText(bikeNcbCalculator, { ...input, age: '0', bonus: '0' })).toMatch(
    /two-wheeler up to 6 months old, no bonus/,
  );
});

test('an owner who is better off paying reads of the bonus, and is not sent to claim', () => {
  const stepsOf = (plastic: string) =>
    answerCalculator(carNcbCalculator, { ...usual, plastic }).nextSteps?.map(({ text }) => text);
  for (const plastic of ['2000', '2 lakh'])
    expect(stepsOf(plastic)?.[0]).toMatch(/^Was anybody hurt/);
  expect(stepsOf('2000')?.[1]).toContain('keep the bonus');
  expect(stepsOf('2 lakh')?.[1]).toContain('before the repair');
});

test('the two bonus ladders are listed side by side until they meet', () => {
  const { tables = [] } = answerCalculator(carNcbCalculator, {
    ...usual,
    plastic: '5000',
    bonus: '20',
  });
  expect(tables[0]?.rows).toEqual([
    ['Next', '25%', '0%', '₹2,950'],
    ['2nd', '35%', '20%', '₹1,770'],
    ['3rd', '45%', '25%', '₹2,360'],
    ['4th', '50%', '35%', '₹1,770'],
    ['5th', '50%', '45%', '₹590'],
  ]);
});

test('a two-wheeler has its own deductible, and the table is labelled as that of cars', () => {
  const fall = { plastic: '3500', metal: '1000', unreduced: '1500', age: '2' };
  const input = { ...fall, bonus: '20', premium: '1500' };
  // 6,000 − 1,750 − 100 − 100; 80% of 1,500 with GST, which is rounded at each renewal.
  const { numbers, assumptions } = answerCalculator(bikeNcbCalculator, input);
  expect(numbers?.[0]).toEqual({ label: 'You save with the claim', value: '₹2,632' });
  expect(assumptions.at(-1)).toContain('Ask whether your two-wheeler policy has the same');
});

test('no text contains a broken number, whatever is typed', () => {
  for (const bonus of ['0', '20', '25', '35', '45', '50']) {
    for (const age of otherPartsScale.keys()) {
      for (const premium of ['100', '1 cr', '100 crore']) {
        for (const flag of ['', 'yes']) {
          const input = {
            age: `${age}`,
            bonus,
            premium,
            isProtected: flag,
            hasClaimed: flag,
          };
          for (const bill of ['1', '100 crore']) {
            const answer = answerCalculator(carNcbCalculator, {
              ...input,
              paint: bill,
              metal: bill,
            });
            expectSoundAnswer(answer);
          }
        }
      }
    }
  }
});

test.each<[input: Input, beside: string]>([
  [{}, 'plastic'],
  [{ paint: '1000', paintMaterial: '1001' }, 'paintMaterial'],
  [{ plastic: '-1' }, 'plastic'],
  [{ plastic: '5', bonus: '30' }, 'bonus'],
  [{ plastic: '5', age: '8' }, 'age'],
  [{ plastic: '5', premium: '0' }, 'premium'],
])('%j is rejected at the field %s', (input, beside) => {
  expect(() => answerCalculator(carNcbCalculator, { ...usual, ...input })).toThrow(`"${beside}":`);
});
