/** The number inside a dated figure, so that a sum is made of the row that is printed and never of a second copy. */
import type { Figure } from '../../content/types.ts';
import { parseRupees } from '../../input/rupees.ts';

export function rupeesOf({ id, text }: Figure): number {
  const amount = parseRupees(text);
  if (amount === null) throw new Error(`${id} is no sum of money`);
  return amount;
}

/** A share of a sum, to the nearest rupee. */
export function shareOf(amount: number, { id, share }: Figure): number {
  if (share === undefined) throw new Error(`${id} is no share`);
  return Math.round((amount * share) / 100);
}
