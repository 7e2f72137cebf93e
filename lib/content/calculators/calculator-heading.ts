import { lowerFirst } from '../../text/words.ts';

/** "IDV calculator: what is your car insured for?", the h1 of a calculator's own page. */
export function calculatorHeading(label: string, question: string): string {
  // One colon a heading: "old or new tax regime: which costs less" has one of its own.
  return `${label}: ${lowerFirst(question).replace(': ', ', ')}`;
}
