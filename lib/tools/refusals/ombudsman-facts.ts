/** What the planner knows of a refusal, as sentences of the complaint to the Ombudsman. It argues no open question. */
import {
  enclosedLetter,
  ombudsmanDayTexts,
  ombudsmanFactTexts,
} from '../../content/refusals/refusal-letter.ts';
import { vehicleLines } from '../../content/refusals/refusal-types.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { isClock } from '../../figures/figure-on.ts';
import { rupees } from '../../input/rupees.ts';
import { fillTemplate } from '../../text/fill-template.ts';
import { upperFirst } from '../../text/words.ts';
import type { JudgedDeductions } from '../deductions/judge-deductions.ts';
import type { DecidedTest, JudgedReason } from './judge-reason.ts';
import { isLetterOlder, silentClocks } from './plan-refusal.ts';
import { lineOf, type RefusalInput } from './refusal-input.ts';

export function ombudsmanFacts(
  input: RefusalInput,
  judged: readonly JudgedReason[],
  deductions: Pick<JudgedDeductions, 'deducted' | 'askedBack'> | null,
  today: IsoDate,
): string[] {
  const { kind, days, sent } = input;
  const letter = days.letter && !isLetterOlder(input) ? formatDate(days.letter) : null;
  const labels = judged.map(({ reason }) => reason.label);
  return [
    [ombudsmanFactTexts[kind](letter), ...dayTexts(input, judged)].join(' '),
    ...(kind === 'silence' ? overTexts(input, today) : reasonTexts(labels)),
    ...(kind === 'silence' ? [] : judged.flatMap(({ tests }) => tests.flatMap(periodText))),
    ...(deductions ? [deductionText(deductions)] : []),
    ...(sent ? [withDay(enclosedLetter, sent)] : []),
  ];
}

/** Without the first day where a period from it speaks for the insurer. */
function dayTexts(input: RefusalInput, judged: readonly JudgedReason[]): string[] {
  const { began, arose, papers } = input.days;
  const isAgainst = judged.some(({ standing }) => standing === 'may-stand');
  const line = lineOf(input);
  const isVehicle = line !== null && vehicleLines.includes(line);
  return [
    began && !isAgainst && withDay(ombudsmanDayTexts.began, began),
    arose && withDay(ombudsmanDayTexts.arose, arose),
    papers && withDay(ombudsmanDayTexts[isVehicle ? 'toldOfVehicle' : 'papers'], papers),
  ].filter((text) => typeof text === 'string');
}

function withDay(text = '', day: IsoDate): string {
  return fillTemplate(text, () => formatDate(day));
}

function reasonTexts(labels: readonly string[]): string[] {
  if (labels.length === 0) return [];
  // The label's codes may not be in the letter.
  const words = labels.map((label) => label.replace(/ \(.*\)$/, '')).join('; ');
  return [`${labels.length > 1 ? 'Its reasons' : 'Its reason'}, which I do not accept: ${words}.`];
}

/** A period that speaks against the reason, with the days by which it was counted. */
function periodText(test: JudgedReason['tests'][number]): string[] {
  if ('missing' in test || test.standing !== 'cannot-stand') return [];
  const { figure, from, end }: DecidedTest = test;
  if (!isClock(figure)) return [];
  return [
    `${upperFirst(figure.label)}: ${figure.text}. From ${formatDate(from)} it ran to ${formatDate(end)} (${figure.source.title}).`,
  ];
}

function deductionText({ deducted, askedBack }: Pick<JudgedDeductions, 'deducted' | 'askedBack'>) {
  const all = `It deducted ${rupees(deducted)}.`;
  return askedBack > 0 ? `${all} By my count ${rupees(askedBack)} of that is due.` : all;
}

function overTexts(input: RefusalInput, today: IsoDate): string[] {
  return (silentClocks(input, today) ?? [])
    .filter(({ isOver }) => isOver)
    .map(
      ({ title, figure, end }) =>
        `${title}: it had ${figure.text}, until ${formatDate(end)} (${figure.source.title}).`,
    );
}
