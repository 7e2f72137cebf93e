/** The steps of a plan for life events on one line, now and each day marked; what keeps the plan; its rules, folded. */
import type { ReactNode } from 'react';
import { DatedPlanRules } from '@/components/timeline/dated-plan-rules';
import { calendarDaysText } from '@/components/timeline/timeline';
import { AnswerActions } from '@/components/ui/answer-actions';
import { CalendarLink } from '@/components/ui/calendar-link';
import { Disclosure } from '@/components/ui/disclosure';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline } from '@/components/ui/prose';
import { ShareButton } from '@/components/ui/share-button';
import { suggestedDay } from '@/lib/content/life-events/life-event';
import type { Prose } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { upperFirst } from '@/lib/text/words';
import { todayStepId } from '@/lib/tools/dated-plan/build-dated-plan';
import { allStepsId, isShortened, rulesId } from '@/lib/tools/dated-plan/next-steps';
import { type LifeEventInput, lifeEventSearch } from '@/lib/tools/life-events/life-event-query';
import {
  type LifeEventPlan,
  type LifeEventStep,
  lifeEventCalendar,
  withEventName,
} from '@/lib/tools/life-events/plan-life-events';
import styles from './life-event-sheet.module.css';

type LifeEventSheetProps = {
  plan: LifeEventPlan;
  input: readonly LifeEventInput[];
  today: IsoDate;
};

export function LifeEventSheet({ plan, input, today }: LifeEventSheetProps) {
  const steps = plan.steps
    .filter(({ id }) => id !== todayStepId)
    .map((step) =>
      isOverdueSuggestion(step, input, today) ? { ...step, date: today, timeText: 'today' } : step,
    );
  const isPast = ({ date }: LifeEventStep) => date !== null && date < today;
  const isJoint = input.length > 1;
  const calendarHref = lifeEventCalendar.hrefOf(input, today);
  // After the other events there may be none.
  const hasSpouse = input.some(({ kind }) => kind === 'wedding');
  const line = (shown: readonly LifeEventStep[]) =>
    shown.map((step) => (
      <Step
        key={step.id}
        step={isJoint ? withEventName(step) : step}
        isJoint={isJoint}
        isPast={isPast(step)}
      />
    ));
  return (
    <div className={`wrap ${styles.sheet}`} data-sheet="">
      <h2 className="visually-hidden">Your dates</h2>
      <ol className={styles.line} aria-label="Your dates">
        {line(steps.filter(isPast))}
        <NowStep doNow={plan.doNow} today={today} />
        {line(steps.filter((step) => !isPast(step)))}
      </ol>
      <AnswerActions id="save">
        <CalendarLink href={calendarHref} />
        <ShareButton
          label={hasSpouse ? 'Send to my spouse' : 'Send to my family'}
          search={lifeEventSearch(input)}
        />
        <PrintButton />
      </AnswerActions>
      <Basis plan={plan} isJoint={isJoint} />
    </div>
  );
}

/** A suggested day that is over is today, unless what it prepared for is over too. */
function isOverdueSuggestion(
  { kind, date, text }: LifeEventStep,
  input: readonly LifeEventInput[],
  today: IsoDate,
): boolean {
  const event = input.find((one) => one.kind === kind);
  if (!event || date === null || date >= today || !text.startsWith(suggestedDay)) return false;
  return event.date >= today || date >= event.date;
}

/** "Do this next" above the line has the tasks; here is what its rows leave out, and all of them on paper. */
function NowStep({ doNow, today }: { doNow: readonly Prose[]; today: IsoDate }) {
  return (
    <li className={`${styles.step} ${styles.now}`}>
      <p className={styles.when}>
        <time dateTime={today}>Now</time>
      </p>
      {isShortened(doNow) ? (
        <details id={allStepsId} className={styles.more}>
          <summary className={styles.title}>{`All steps for now: ${doNow.length}`}</summary>
          <DoNow steps={doNow} />
        </details>
      ) : (
        <div className={styles.onPaper}>
          <DoNow steps={doNow} />
        </div>
      )}
    </li>
  );
}

/** A joint plan has the sentence of each event here: above the line it would be long. */
function Basis({ plan, isJoint }: { plan: LifeEventPlan; isJoint: boolean }) {
  return (
    <Disclosure
      id={rulesId}
      summary="Rules behind these dates, and what to have at hand"
      headingLevel={2}
      contentClass={styles.basis}
    >
      <section className={styles.ready} aria-labelledby="keep-ready-heading">
        <h3 id="keep-ready-heading">What to have at hand</h3>
        <BulletList items={plan.keepReady} />
      </section>
      {isJoint && (
        <p>
          <Inline text={plan.answer} />
        </p>
      )}
      {plan.figures.length > 0 && <DatedPlanRules figures={plan.figures} isShortOnPaper={false} />}
      <p>{calendarDaysText}</p>
    </Disclosure>
  );
}

function DoNow({ steps }: { steps: readonly Prose[] }) {
  return (
    <ul className={styles.doNow}>
      {steps.map((text) => (
        <li key={text}>
          <Inline text={text} />
        </li>
      ))}
    </ul>
  );
}

type StepProps = { step: LifeEventStep; isJoint: boolean; isPast: boolean };

/** A past step, and each step among those of other events, is one line that opens. The days themselves stay open. */
function Step({ step, isJoint, isPast }: StepProps) {
  const { title, date, timeText, isDay, isGuess, letter } = step;
  // The suggested day is shown with the date: behind a title in bold it reads as a part of it.
  const isSuggested = step.text.startsWith(suggestedDay);
  const text = isSuggested ? step.text.slice(suggestedDay.length).trim() : step.text;
  const name = upperFirst(title);
  const detail: ReactNode = (
    <p>
      <Inline text={text} />
      {letter && (
        <span data-print="no">
          {' '}
          <a href={`#letter-${letter}`}>Letter, ready to fill in</a>
        </span>
      )}
    </p>
  );
  const tone = isDay ? styles.day : isPast ? styles.past : '';
  return (
    <li className={`${styles.step} ${tone}`}>
      <p className={styles.when}>
        {date && <time dateTime={date}>{`${isGuess ? 'about ' : ''}${formatDate(date)}`}</time>}
        {isDay && <b className={styles.mark}>{isGuess ? 'your guess' : 'the day'}</b>}
        {timeText && <span>{date ? timeText : upperFirst(timeText)}</span>}
        {isSuggested && <span>· a suggested day</span>}
      </p>
      {(isPast || isJoint) && !isDay ? (
        <details>
          <summary className={styles.title}>{name}</summary>
          {detail}
        </details>
      ) : (
        <>
          <p className={styles.title}>{name}</p>
          {detail}
        </>
      )}
    </li>
  );
}
