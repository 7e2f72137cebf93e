/** What to do next after a refusal, in at most three rows: each leads to its place on the page. */
import { ombudsmanPortal } from '@/lib/content/complaints/ombudsman-complaint';
import { isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import { letterYearRowId } from '@/lib/content/refusals/refusal-flow';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { lowerFirst } from '@/lib/text/words';
import type { NextStep } from '@/lib/tools/answer-parts/answer-parts';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { allStepsId } from '@/lib/tools/dated-plan/next-steps';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';

export function refusalNextSteps(
  { input, parts }: Pick<ShownRefusal, 'input' | 'parts'>,
  plan: DatedPlan,
  today: IsoDate,
): NextStep[] {
  const state = { text: plan.heading, note: plan.answer };
  const help = {
    text: 'Let us help',
    note: 'Free, also if you bought elsewhere.',
    link: 'Ask us',
    href: '#ask-us',
  };
  if (isOmbudsmansTurn(plan.state)) return ombudsmanRows(input, state, help);
  if (plan.safeDay?.id === letterYearRowId && lineOf(input) !== 'third-party')
    return [{ ...state, ...fileOnline }, letterRow(input), calendarRow(plan, today), help];
  if (isLetterFirst(input, plan)) {
    const ready = `The letter is ready below. ${plan.answer}`;
    const send = { ...state, note: ready, link: 'Your letter', href: '#letter' };
    // A patient in hospital needs the desk there before any letter; the calendar has its button below.
    return parts.includes('cashless-now')
      ? [hospitalRow, send, help]
      : [send, calendarRow(plan, today), help];
  }
  return [{ ...state, link: 'All steps', href: `#${allStepsId}` }, letterRow(input), help];
}

const fileOnline = {
  link: 'File online at the Council for Insurance Ombudsmen',
  href: ombudsmanPortal,
};

const hospitalRow: NextStep = {
  text: 'Still in hospital, or a stay planned? Go to the insurance desk there first',
  note: 'Do not delay treatment. A letter is slower.',
  link: 'What to do now',
  href: '#now',
};

/** People who were hurt go to the tribunal first; the Ombudsman hears the owner whose own insurer it is. */
function ombudsmanRows(
  input: RefusalInput,
  state: Pick<NextStep, 'text' | 'note'>,
  help: NextStep,
): NextStep[] {
  if (lineOf(input) === 'third-party')
    return [
      { ...state, link: 'All steps', href: `#${allStepsId}` },
      { text: 'Your own insurer? Complain to the Insurance Ombudsman', ...fileOnline },
      help,
    ];
  return [
    { ...state, ...fileOnline },
    {
      text: 'Use the complaint below',
      note: 'It has your dates and the facts, in the order that the rules ask for.',
      link: 'Your complaint',
      href: '#letter',
    },
    help,
  ];
}

function calendarRow({ steps }: DatedPlan, today: IsoDate): NextStep {
  const ahead = steps.find(({ date }) => date !== null && date > today);
  return {
    text: 'Keep your dates',
    note: ahead?.date
      ? `Next: ${formatDate(ahead.date)}, ${lowerFirst(ahead.title)}.`
      : 'Each step, and what it asks for.',
    link: 'Save dates',
    href: '#save',
  };
}

function letterRow({ sent }: RefusalInput): NextStep {
  const letter = { link: 'Your letter', href: '#letter' };
  if (!sent)
    return { text: 'Use the letter', note: 'It has your dates and your reason.', ...letter };
  return {
    text: 'Remind the insurer',
    note: 'The letter names your complaint and its day.',
    ...letter,
  };
}

/** False for people who were hurt, who go to the tribunal first, and for an old letter, which is a lawyer's case. */
function isLetterFirst(input: RefusalInput, plan: DatedPlan): boolean {
  return plan.state === 'send' && lineOf(input) !== 'third-party';
}
