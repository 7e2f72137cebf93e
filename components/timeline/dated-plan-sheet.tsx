/**
 * The answer of a planner in the order of every answer: the verdict and its number, what to do next, the line of
 * dates, the one exception; then, folded, the steps in full, the papers and the rules. It prints on one sheet.
 */
import type { ReactNode } from 'react';
import { localText } from '@/components/languages/local-text';
import { PageHero } from '@/components/sections/page-hero';
import { FoldGroup } from '@/components/sections/section';
import { AnswerActions } from '@/components/ui/answer-actions';
import { AnswerNote } from '@/components/ui/answer-note';
import { CalendarLink } from '@/components/ui/calendar-link';
import { Disclosure } from '@/components/ui/disclosure';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { NextSteps, type StepContent } from '@/components/ui/next-steps';
import { Note } from '@/components/ui/note';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline } from '@/components/ui/prose';
import { ShareButton } from '@/components/ui/share-button';
import { Table } from '@/components/ui/table';
import { notAdvice } from '@/lib/content/not-advice';
import type { Prose } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { HeadlineNumber, NextStep } from '@/lib/tools/answer-parts/answer-parts';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { allStepsId, isShortened, nextStepsOf, rulesId } from '@/lib/tools/dated-plan/next-steps';
import { DatedPlanRules } from './dated-plan-rules';
import styles from './dated-plan-sheet.module.css';
import { Timeline } from './timeline';

type DatedPlanHeadProps = {
  path: string;
  /** The query in words. */
  queryText: string;
  heading: string;
  numbers: readonly HeadlineNumber[];
};

export function DatedPlanHead({ path, queryText, heading, numbers }: DatedPlanHeadProps) {
  return (
    <PageHero
      path={path}
      theme="answer"
      heading={heading}
      querySummary={{ text: queryText, changeHref: '#change' }}
    >
      {numbers.length > 0 && <HeadlineNumbers numbers={numbers} />}
    </PageHero>
  );
}

type DatedPlanAnswerProps = {
  /** Null where it is folded with the rules. */
  text: Prose | null;
  today: IsoDate;
  /** Directly below the heading: the choice on which everything else depends. */
  question?: ReactNode;
  children?: ReactNode;
};

/**
 * The explanation below the heading, and the day of the calculation, which a printed plan must state. That it is no
 * advice is said after the steps.
 */
export function DatedPlanAnswer({ text, today, question, children }: DatedPlanAnswerProps) {
  return (
    <div className={`wrap ${styles.answer}`}>
      {question}
      <p>
        {text && <Inline text={`${text} `} />}
        <span className={styles.day}>Worked out on {formatDate(today)}.</span>
      </p>
      {children}
    </div>
  );
}

type DatedPlanNextProps = {
  plan: DatedPlan;
  today: IsoDate;
  /** Null where no date is ahead. */
  calendarHref: string | null;
  /** The query of this plan's URL, for links. */
  search: string;
  /** Set if the next steps are not the plan's first ones. */
  nextSteps?: readonly NextStep[];
  inStep?: StepContent;
  /** Shown between the steps and what keeps the plan; not for paper. */
  afterSteps?: ReactNode;
  /** Shown after the steps: what the plan does not know, or that it is not advice. */
  note?: Prose;
};

export function DatedPlanNext({
  plan,
  today,
  calendarHref,
  search,
  nextSteps,
  inStep,
  afterSteps,
  note = notAdvice,
}: DatedPlanNextProps) {
  const { steps, doNow } = plan;
  const loss = steps.find(({ tone, date }) => tone === 'lost' && date !== null && date > today);
  const dates = (
    <div className={styles.column}>
      <section id="dates" aria-labelledby="dates-heading">
        <h2 id="dates-heading" className={styles.heading}>
          Your dates
        </h2>
        <Timeline
          label="Your dates"
          steps={steps.map(({ text, ...step }) => ({
            ...step,
            detail: text && (
              <p>
                <Inline text={text} />
              </p>
            ),
          }))}
        />
      </section>
      {loss && (
        <div data-print="no">
          <Note title={loss.lossTitle ?? loss.title}>
            <p>
              <Inline text={loss.text} />
            </p>
          </Note>
        </div>
      )}
    </div>
  );
  const next = (
    <div className={styles.column}>
      <div data-print={nextSteps || isShortened(doNow) ? 'no' : undefined}>
        <NextSteps steps={nextSteps ?? nextStepsOf(doNow)} inStep={inStep}>
          {!nextSteps && isShortened(doNow) && (
            <p>
              <a href={`#${allStepsId}`}>{allStepsName(doNow)}</a>
            </p>
          )}
        </NextSteps>
      </div>
      {afterSteps && <div data-print="no">{afterSteps}</div>}
      <AnswerNote>{note}</AnswerNote>
      <AnswerActions id="save">
        <CalendarLink href={calendarHref} />
        <PrintButton />
        <ShareButton label={localText('Share this plan')} search={search} />
      </AnswerActions>
    </div>
  );
  return (
    <div className={`wrap ${styles.next}`}>
      {next}
      {dates}
    </div>
  );
}

/** "All 5 steps in full": the fold and the one link to it. */
function allStepsName({ length }: readonly Prose[]): string {
  return length === 1 ? 'This step in full' : `All ${length} steps in full`;
}

type DatedPlanFoldsProps = {
  plan: DatedPlan;
  heading: string;
  /** The steps are in no row of "Do this next". */
  isEveryStepFolded?: boolean;
  /** A fold of the sheet: contacts. */
  contacts?: ReactNode;
  /** Further folds, not for paper. */
  children?: ReactNode;
};

export function DatedPlanFolds(props: DatedPlanFoldsProps) {
  const { plan, heading, isEveryStepFolded, contacts, children } = props;
  const { doNow, keepReady, comparison, figures } = plan;
  return (
    <div className={styles.folds} data-sheet="">
      <FoldGroup id="more" heading={heading}>
        {(isEveryStepFolded || isShortened(doNow)) && (
          <Disclosure id={allStepsId} summary={allStepsName(doNow)}>
            <ol className={styles.steps}>
              {doNow.map((text) => (
                <li key={text}>
                  <Inline text={text} />
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
        {comparison && (
          <div className={styles.comparison} data-comparison="">
            <Disclosure summary={comparison.caption}>
              <Table {...comparison} />
            </Disclosure>
          </div>
        )}
        <Disclosure id="keep-ready" summary="What to have at hand">
          <BulletList items={keepReady} />
        </Disclosure>
        {contacts && <Disclosure summary="Who to reach">{contacts}</Disclosure>}
        {figures.length > 0 && (
          <Disclosure id={rulesId} summary="The rules behind these dates">
            <DatedPlanRules figures={figures} isShortOnPaper={comparison !== undefined} />
          </Disclosure>
        )}
        {children && <div data-print="no">{children}</div>}
      </FoldGroup>
    </div>
  );
}
