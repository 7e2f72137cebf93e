/** What to do next, and the dates. Printed: the day of the calculation, what to do, the dates. */
import type { ReactNode } from 'react';
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { OfficePicker } from '@/components/ombudsman/office-picker';
import { DatedPlanNext } from '@/components/timeline/dated-plan-sheet';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import { TextField } from '@/components/ui/text-field';
import { ombudsmanPortal } from '@/lib/content/complaints/ombudsman-complaint';
import { commissionRow, isOmbudsmansTurn } from '@/lib/content/complaints/shared-copy';
import { guidanceOnly } from '@/lib/content/refusals/refusal-copy';
import { letterYearRowId } from '@/lib/content/refusals/refusal-flow';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { answerPath } from '@/lib/site/tool-paths';
import { refusedPath } from '@/lib/site/tool-routes';
import { lowerFirst } from '@/lib/text/words';
import type { NextStep } from '@/lib/tools/answer-parts/answer-parts';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { allStepsId } from '@/lib/tools/dated-plan/next-steps';
import { refusalCalendar } from '@/lib/tools/refusals/plan-refusal';
import { lineOf, type RefusalInput } from '@/lib/tools/refusals/refusal-input';
import { answerSearch } from '@/lib/tools/refusals/refusal-query';
import type { ShownRefusal } from '@/lib/tools/refusals/resolve-refusal';
import styles from './refusal-answer.module.css';

const action = answerPath(refusedPath);

type RefusalPlanProps = {
  shown: ShownRefusal;
  plan: DatedPlan;
  today: IsoDate;
  /** Below the steps: the date that makes them exact, and what decides. */
  children: ReactNode;
};

export function RefusalPlan({ shown, plan, today, children }: RefusalPlanProps) {
  const { input, typedDeductions, q } = shown;
  return (
    <div id="plan" className={styles.plan}>
      <div className={`wrap ${styles.onPaper}`}>
        {shown.parts.includes('cashless-now') && (
          <>
            <p>
              <b>{hospitalRow.text}</b>
            </p>
            <p>{hospitalRow.note}</p>
          </>
        )}
        <p>
          <Inline text={`**${plan.heading}.** ${plan.answer}`} /> Worked out on {formatDate(today)}.
        </p>
      </div>
      <DatedPlanNext
        plan={plan}
        today={today}
        calendarHref={refusalCalendar.hrefOf(input, today)}
        search={answerSearch(input, typedDeductions)}
        nextSteps={refusalNextSteps(shown, plan, today)}
        inStep={{
          href: ombudsmanPortal,
          content: (
            <OfficePicker
              action={action}
              search={answerSearch({ ...input, office: undefined }, typedDeductions, q)}
              choice={input.office}
            />
          ),
        }}
        afterSteps={<div className={styles.afterSteps}>{children}</div>}
        note={guidanceOnly}
      />
    </div>
  );
}

/** One line: the date on which every other depends; the rest is in the address already. */
export function LetterDateForm({
  shown: { input, typedDeductions, q },
}: Pick<RefusalPlanProps, 'shown'>) {
  return (
    <Disclosure summary="What date is on their letter? Make your dates exact">
      <FormCard action={action} layout="question" autoComplete="off">
        <HiddenQuery search={answerSearch(input, typedDeductions, q)} />
        <TextField
          id="letter-day"
          name="letter"
          label="Date of their letter"
          type="date"
          required
          data-missing="Enter the date of their letter."
        />
        <Button type="submit">Show my dates</Button>
      </FormCard>
    </Disclosure>
  );
}

/** What to do next after a refusal, in at most three rows: each leads to its place on the page. */
function refusalNextSteps(
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
    return [{ ...state, ...fileOnline }, letterRow(input), help];
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

/**
 * False for people who were hurt, who go to the tribunal first, and for an old letter, which is a lawyer's case or near
 * the end of the commission's time, which no letter to the insurer keeps.
 */
function isLetterFirst(input: RefusalInput, { state, safeDay }: DatedPlan): boolean {
  const isUnsent = state === 'send' && safeDay?.id !== commissionRow.id;
  return isUnsent && lineOf(input) !== 'third-party';
}
