/** A kind of claim may ask a question whose answer changes the plan: who you are, what the insurer answered. */
import type { ClaimType } from './claim-types.ts';

/** The kind as the answer changes it. Without an answer, or with an unknown one, the kind itself, which asks. */
export function typeForAnswer(type: ClaimType, value: string): ClaimType {
  const option = type.question?.options.find((one) => one.value === value);
  return option ? { ...type, ...option.changes, answer: option.value } : type;
}

/** Every plan of a kind: itself, or one for each answer to a question that is asked first. */
export function plansOf(type: ClaimType): readonly ClaimType[] {
  const { question } = type;
  if (!question || question.after) return [type];
  return question.options.map(({ value }) => typeForAnswer(type, value));
}

/** Name of the plan in sections, in ticks that the browser stores and in files: a kind can have several plans. */
export function planName({ id, answer }: ClaimType): string {
  return answer ? `${id}-${answer}` : id;
}
