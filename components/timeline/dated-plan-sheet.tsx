/** A dated plan on one sheet: the steps for now, the timeline, the papers, the sources of the rules. */
import type { ReactNode } from 'react';
import { AnswerNote } from '@/components/ui/answer-note';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { PrintButton } from '@/components/ui/print-button';
import { BulletList, Inline } from '@/components/ui/prose';
import { ShareButton } from '@/components/ui/share-button';
import { Table } from '@/components/ui/table';
import { notAdvice } from '@/lib/content/not-advice';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import type { DatedPlan } from '@/lib/tools/dated-plan/build-dated-plan';
import { DatedPlanRules } from './dated-plan-rules';
import styles from './dated-plan-sheet.module.css';
import { Timeline } from './timeline';

type DatedPlanSheetProps = {
  plan: DatedPlan;
  /** Null where no date is ahead. */
  calendarHref: string | null;
  /** The query of this plan's URL, for links. */
  search: string;
  /** URL of the form with the visitor's date. */
  changeHref: string;
  /** Where the page is long: folds what is behind the dates under this heading. Paper has it open. */
  foldedBasis?: string;
  /** The same for the steps, where the page has said above what to do. */
  foldedSteps?: string | undefined;
  /** Dates that are over are folded, so that today comes first. */
  foldsPast?: boolean;
  /** Further content of the sheet: contacts. */
  children?: ReactNode;
};

export function DatedPlanSheet(props: DatedPlanSheetProps) {
  const { plan, calendarHref, search, changeHref, foldedBasis, foldedSteps, children } = props;
  const firstAhead = plan.steps.findIndex(({ tone }) => tone !== 'past');
  // One date takes no more room than the fold.
  const pastCount = props.foldsPast && firstAhead > 1 ? firstAhead : 0;
  const dated = plan.steps.map(({ text, ...step }) => ({
    ...step,
    detail: text && (
      <p>
        <Inline text={text} />
      </p>
    ),
  }));
  const isShort = foldedBasis !== undefined;
  const steps = (
    <ol className={styles.steps}>
      {plan.doNow.map((text) => (
        <li key={text}>
          <Inline text={text} />
        </li>
      ))}
    </ol>
  );
  const papers = (
    <section className={styles.ready} aria-labelledby="keep-ready-heading">
      <h2 id="keep-ready-heading">What to have at hand</h2>
      <BulletList items={plan.keepReady} />
    </section>
  );
  const basis = (
    <>
      {children}
      {plan.figures.length > 0 && (
        <DatedPlanRules figures={plan.figures} isShortOnPaper={plan.comparison !== undefined} />
      )}
    </>
  );
  return (
    <div className={`wrap ${styles.sheet}`} data-sheet="">
      <div className={styles.columns}>
        <section className={styles.now} aria-labelledby="do-now-heading">
          <h2 id="do-now-heading" className={foldedSteps && 'visually-hidden'}>
            What to do now
          </h2>
          {foldedSteps ? (
            <Disclosure summary={foldedSteps} headingLevel={3}>
              {steps}
            </Disclosure>
          ) : (
            steps
          )}
          <div id="save" className={styles.actions} data-print="no">
            {calendarHref && (
              <LinkButton href={calendarHref} download>
                Put the dates into my calendar
              </LinkButton>
            )}
            <PrintButton label={isShort ? 'Print' : 'Print this plan'} />
            <ShareButton label={isShort ? 'Share' : 'Share this plan'} search={search} />
            {!isShort && (
              <a href={changeHref} className={styles.change}>
                Change the date
              </a>
            )}
          </div>
        </section>
        <section className={styles.dates} aria-labelledby="dates-heading">
          <h2 id="dates-heading">Your dates</h2>
          {pastCount > 0 && (
            <div className={styles.past}>
              <Disclosure summary={`${pastCount} dates that are over`} headingLevel={3}>
                <Timeline label="Dates that are over" steps={dated.slice(0, pastCount)} isPart />
              </Disclosure>
            </div>
          )}
          <Timeline label="Your dates" steps={dated.slice(pastCount)} />
        </section>
        {!foldedBasis && papers}
      </div>
      {plan.comparison && (
        <div className={styles.comparison} data-comparison="">
          <Table {...plan.comparison} />
        </div>
      )}
      {foldedBasis ? (
        <Disclosure summary={foldedBasis} headingLevel={2} contentClass={styles.basis}>
          {papers}
          {basis}
        </Disclosure>
      ) : (
        basis
      )}
    </div>
  );
}

type DatedPlanBasisProps = { label: string; date: IsoDate; changeHref: string };

/** Above the heading: the visitor's input. */
export function DatedPlanBasis({ label, date, changeHref }: DatedPlanBasisProps) {
  return (
    <>
      {label}: <strong>{formatDate(date)}</strong>{' '}
      <a href={changeHref} data-print="no">
        change
      </a>
    </>
  );
}

type DatedPlanAnswerProps = { text: string; today: IsoDate; children?: ReactNode };

/**
 * Below the heading: that it is no advice, the explanation, and the day of the calculation, which a printed plan must
 * state.
 */
export function DatedPlanAnswer({ text, today, children }: DatedPlanAnswerProps) {
  return (
    <div className={`wrap ${styles.answer}`}>
      <AnswerNote>{notAdvice}</AnswerNote>
      <p>
        <Inline text={text} />{' '}
        <span className={styles.day}>Worked out on {formatDate(today)}.</span>
      </p>
      {children}
    </div>
  );
}
