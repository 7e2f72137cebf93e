/** "IDV calculator: what is your car insured for?", the h1 of a calculator's own page. */
export function calculatorHeading(label: string, question: string): string {
  return `${label}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}
