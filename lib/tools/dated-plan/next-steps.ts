/** The first steps of a plan as rows of "Do this next": a sentence each, with the link of the step. Pure. */
import type { Prose } from '../../content/types.ts';
import { upperFirst } from '../../text/words.ts';
import type { NextStep, PlainStep } from '../answer-parts/answer-parts.ts';

const maxRows = 3;

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** Fragments of a plan's page. */
export const allStepsId = 'all-steps';
export const rulesId = 'rules';

/**
 * A row ends with its first sentence; a question alone names nothing to do. If the step has no link, the row has none:
 * one link below the rows leads to all of every step.
 */
export function nextStepsOf(steps: readonly Prose[]): (NextStep | PlainStep)[] {
  return steps.slice(0, maxRows).map((step) => {
    const [, label, href] = link.exec(step) ?? [];
    const text = firstSentence(withoutLinks(step));
    return label && href ? { text, link: upperFirst(label), href } : { text };
  });
}

/** Whether the rows leave something out, which is then folded below them. */
export function isShortened(steps: readonly Prose[]): boolean {
  return (
    steps.length > maxRows ||
    steps.some((step) => firstSentence(withoutLinks(step)) !== withoutLinks(step))
  );
}

function withoutLinks(step: Prose): string {
  return step.replaceAll(new RegExp(link, 'g'), '$1');
}

function firstSentence(text: string): string {
  return /^.+?[.!](?= )/.exec(text)?.[0] ?? text;
}
