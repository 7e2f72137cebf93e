import { crore, rupeesInWords } from '../../input/rupees.ts';
import { maxNumberLength } from './calculator.ts';

/**
 * A sum in words that fits an answer's large digits: above ₹1,000 crore without decimals, and above what fits at all
 * only that it is more. Nobody saves such sums, but a slip of the finger asks for them.
 */
export function headlineSum(amount: number): string {
  const wholeCrores = Math.round(amount / crore) * crore;
  const texts = [rupeesInWords(amount), rupeesInWords(wholeCrores)];
  return texts.find((text) => text.length <= maxNumberLength) ?? '> ₹9,999 crore';
}
