/** The answer to one claim: next deadline, first steps, dates, documents. It prints on one sheet. */

import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { InsurerPicker } from '@/components/sections/insurer-picker';
import { PageHero } from '@/components/sections/page-hero';
import { FoldedSources, PrintedSources } from '@/components/sections/sources';
import { AnswerNote } from '@/components/ui/answer-note';
import { HeadlineNumbers } from '@/components/ui/headline-numbers';
import { OpenFragmentTarget } from '@/components/ui/open-fragment-target';
import { Inline, Paragraphs } from '@/components/ui/prose';
import type { QuerySummary } from '@/components/ui/query-line';
import { broker } from '@/lib/config/broker.server';
import { planName } from '@/lib/content/claims/claim-plans';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { notAdvice } from '@/lib/content/not-advice';
import { formatDateTime, formatShortDate, formatTime } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { askUs, savePlan } from '@/lib/site/page-action';
import type { IndexedTool } from '@/lib/site/route-row';
import { claimPath } from '@/lib/site/tool-routes';
import {
  type ClaimEventTimes,
  claimEventsOf,
  eventFieldName,
  guidanceText,
  openQuestion,
  pendingSteps,
} from '@/lib/tools/claims/claim-events';
import { claimHref } from '@/lib/tools/claims/claim-href';
import {
  type ClaimSectionId,
  claimSections,
  claimSources,
  sectionHeading,
} from '@/lib/tools/claims/claim-sections';
import { claimVerdict } from '@/lib/tools/claims/claim-verdict';
import type { ClaimDetails, ClaimFieldErrors } from '@/lib/tools/claims/parse-claim-events';
import { Checklist } from './checklist';
import styles from './claim-answer.module.css';
import { ClaimDates } from './claim-dates';
import { ClaimDateShortcuts } from './claim-dates-form';
import { ClaimDetailSections } from './claim-detail-sections';
import { ClaimNotices } from './claim-notices';
import { ClaimQuestionLinks } from './claim-question-links';
import { EmergencyNumbers } from './emergency-numbers';
import { HighlightCurrentSection } from './highlight-current-section';
import { SaveClaim } from './save-claim';

type ClaimAnswerProps = {
  query: ClaimDetails;
  now: LocalDateTime;
  /** The prerendered guide of the kind: it must not contain today's date. */
  listed?: IndexedTool;
};

const path = '/claim';

export function ClaimAnswer({ query, now, listed }: ClaimAnswerProps) {
  const { type, eventTimes, errors } = query;
  const claim = { type, eventTimes, now, sources: claimSources(type, eventTimes, now) };
  const { headline, numbers, note, isQuestion } = claimVerdict(query, now, listed !== undefined);
  const isDated = eventTimes.happened !== undefined;
  const opening = <ClaimOpening query={query} isLabelHidden={isQuestion} />;
  return (
    <SiteFrame
      path={path}
      href={claimHref(type, eventTimes)}
      bottomBarAction={isDated && !type.isComplaintLikely ? savePlan : askUs}
      helpHref={askUs.href}
      tool={listed}
    >
      <OpenFragmentTarget />
      <PageHero
        path={path}
        theme="answer"
        querySummary={claimSummary(type, eventTimes.happened, now)}
        heading={headline}
      >
        {(numbers.length > 0 || note) && (
          <>
            {numbers.length > 0 && <HeadlineNumbers numbers={numbers} />}
            {note && <p className={styles.doubt}>{note}</p>}
          </>
        )}
      </PageHero>
      <ClaimJumpLinks />
      <div className={`wrap ${styles.plan}`} data-claim="" data-decided-by={type.decidedBy}>
        <ClaimErrors type={type} errors={errors} />
        {!type.isComplaintLikely && opening}
        <div className={styles.pair}>
          <div className={styles.stack}>
            <ClaimSection id="now">
              <Paragraphs text={[type.summary]} />
              <FirstSteps {...claim} />
              {/* After a refusal the next act comes before the day of admission. */}
              {type.isComplaintLikely && opening}
            </ClaimSection>
            <ClaimSection id="tell">
              <ClaimNotices {...claim} />
              {/* The picker follows the steps, which names must not interrupt. */}
              {hasInsurerToTell(type) && <InsurerPicker group={type.group} />}
            </ClaimSection>
          </div>
          <ClaimSection id="dates">
            <ClaimDates
              query={query}
              now={now}
              isPrerendered={listed !== undefined}
              sources={claim.sources}
            />
          </ClaimSection>
        </div>
        {isDated && <AnswerNote>{notAdvice}</AnswerNote>}
        <SaveClaim type={type} eventTimes={eventTimes} now={now} />
        <ClaimDetailSections
          query={query}
          now={now}
          folds={<FoldedSources path={listed?.path ?? path} sources={claim.sources} />}
        />
        <p className={styles.made}>
          {!listed && `Made on ${formatDateTime(now)}. `}
          {guidanceText(type)}{' '}
          <span data-print="no">
            Nothing here says that a claim will be paid.
            {!type.decidedBy &&
              ' Where this page and your policy differ, the policy holds. Late notice or a missing paper is not by itself a ground to reject.'}
          </span>
        </p>
      </div>
      <PrintedSources sources={claim.sources} />
    </SiteFrame>
  );
}

/** One line on a phone: the current year is omitted. */
function claimSummary(
  type: ClaimType,
  happened: LocalDateTime | undefined,
  now: LocalDateTime,
): QuerySummary {
  const day = happened && formatShortDate(happened.date, now.date);
  const hour = happened?.time && formatTime(happened.time);
  const changeHref = type.answer ? claimPath(type.id) : '/claim';
  return {
    text: [type.label, [day, hour].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    changeHref: happened ? '#change' : changeHref,
  };
}

type ClaimOpeningProps = {
  query: ClaimDetails;
  /** The page's heading is the question already. */
  isLabelHidden: boolean;
};

/** Numbers to phone, the question that is open, and the day of the loss. */
function ClaimOpening({ query, isLabelHidden }: ClaimOpeningProps) {
  const { type, eventTimes } = query;
  const isDated = eventTimes.happened !== undefined;
  const question = openQuestion(type);
  // After a death nobody calls for help, or says that it was today.
  const isDeath = type.answer === 'died';
  return (
    <>
      {type.isEmergency && !isDeath && <EmergencyNumbers isAbroad={type.group === 'travel'} />}
      {type.group === 'health' && type.isComplaintLikely && (
        <p>
          The insurer’s number is on the health card. Our phone is answered {broker().callingHours}.
        </p>
      )}
      {question && (
        <ClaimQuestionLinks
          type={type}
          question={question}
          eventTimes={eventTimes}
          isLabelHidden={isLabelHidden}
        />
      )}
      {!isDated && !isDeath && <ClaimDateShortcuts type={type} eventTimes={eventTimes} />}
    </>
  );
}

/** Until a question that is asked first is answered, nobody knows whether there is an insurer to tell. */
function hasInsurerToTell(type: ClaimType): boolean {
  const question = openQuestion(type);
  return !type.decidedBy && (!question || question.after !== undefined);
}

type ClaimSectionProps = { id: ClaimSectionId; children: ReactNode };

function ClaimSection({ id, children }: ClaimSectionProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{sectionHeading(id)}</h2>
      {children}
    </section>
  );
}

type ClaimErrorsProps = { type: ClaimType; errors: ClaimFieldErrors };

/** Errors in the query, each with a link to its field. */
function ClaimErrors({ type, errors }: ClaimErrorsProps) {
  const fieldErrors = Object.entries(errors).map(
    ([field, message]) => [field, `${questionOf(type, field)} ${message}`] as const,
  );
  if (fieldErrors.length === 0) return null;
  return (
    <ErrorSummary
      errors={Object.fromEntries(fieldErrors)}
      fieldIdOf={(field) => `claim-${field}`}
    />
  );
}

/** The label of the field; the time is beside the first one. */
function questionOf(type: ClaimType, field: string): string {
  return (
    claimEventsOf(type).find(({ id }) => eventFieldName(id) === field)?.label ?? 'At what time?'
  );
}

/** First steps to tick off, three in the open: without those that the visitor's dates show as done or over. */
type FirstStepsProps = {
  type: ClaimType;
  eventTimes: ClaimEventTimes;
  now: LocalDateTime;
};

function FirstSteps({ type, eventTimes, now }: FirstStepsProps) {
  const steps = pendingSteps(type, eventTimes, now);
  if (steps.length === 0)
    return (
      <p>These steps are done, or belong to the first days. What comes next is in your dates.</p>
    );
  const items = steps.map(({ title, text }) => ({
    id: title,
    content: (
      <>
        <b>{/[?!]$/.test(title) ? title : `${title}.`}</b> <Inline text={text} />
      </>
    ),
  }));
  return (
    <Checklist
      name={`${planName(type)}-now`}
      word="done"
      items={items}
      shown={{ count: 3, rest: 'All steps' }}
    />
  );
}

/** Jump links to the sections of a claim's answer in a sticky line that highlights the current section. */
function ClaimJumpLinks() {
  return (
    <nav className={styles.jumps} aria-label="Steps of this claim" data-print="no" data-strip>
      <ul className="wrap">
        {claimSections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <HighlightCurrentSection />
    </nav>
  );
}
