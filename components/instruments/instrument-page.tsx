/**
 * An instrument on a page of its own: the question, what is wrong with what was typed, or the answer; the questions
 * below or beside it. One tree for all three, so that an answer that follows the typing leaves the fields alone.
 */
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { Sources } from '@/components/sections/sources';
import { numberSources } from '@/lib/content/number-sources';
import type { IsoDate } from '@/lib/dates/iso-date';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import type { InstrumentAnswer as Answer, Fields } from '@/lib/tools/instruments/instrument';
import { type AskedOutcome, askedSearch } from '@/lib/tools/instruments/parse-asked';
import type { AnyInstrument } from '@/lib/tools/page-instruments/page-instruments';
import type { StoredPlan } from '@/lib/tools/plans/insurer-plan';
import { plansLinks } from '@/lib/tools/plans/plans-links';
import { InstrumentAnswer } from './instrument-answer';
import { InstrumentForm, instrumentFormId } from './instrument-form';
import styles from './instrument-page.module.css';
import { LiveAnswer } from './live-answer';

type InstrumentPageProps = {
  path: ProductPath;
  instrument: AnyInstrument;
  outcome: AskedOutcome<Fields>;
  today: IsoDate;
  /** The form that asks for a call about the page's product. */
  ask: ReactNode;
  /** Insurers' own plans that other tools lead to. */
  plans: readonly StoredPlan[];
};

export function InstrumentPage(props: InstrumentPageProps) {
  const { path, instrument, outcome, today, ask, plans } = props;
  const answer = outcome.kind === 'asked' ? instrument.answer(outcome.asked, today) : undefined;
  const errors = outcome.kind === 'wrong' ? (outcome.errors as Record<string, string>) : undefined;
  const typed = outcome.kind === 'blank' ? {} : outcome.typed;
  const { question, lead } = instrument;
  // An answer that follows the typing replaces the last one whole: changed word by word, a translated page would break.
  const key = JSON.stringify(typed);
  return (
    <SiteFrame
      path={path}
      {...(answer && { barOffer: { href: '#change', label: 'Change the figures' } })}
    >
      {/* Read out anew when the typing changes it. */}
      <div aria-live="polite">
        <PageHero
          key={key}
          path={path}
          face="answer"
          asked={
            answer ? (
              <>
                {question} <a href="#change">Change</a>
              </>
            ) : (
              <a href={path}>{routeFor(path).label}</a>
            )
          }
          heading={answer?.verdict ?? question}
          {...(!answer && { answer: errors ? 'Correct what is marked below.' : lead })}
        />
      </div>
      <div className={`wrap ${styles.sheet}`}>
        <div>
          {errors && (
            <ErrorSummary
              key={key}
              errors={namedErrors(instrument, errors)}
              fieldIdOf={(name) => `${instrument.id}-${name}`}
            />
          )}
          {answer && (
            <InstrumentAnswer
              key={key}
              answer={withPlans(answer, path, plans)}
              search={askedSearch(instrument, typed)}
            />
          )}
        </div>
        <section id="change" className={styles.change} aria-label="Your figures" data-print="no">
          <InstrumentForm
            path={path}
            instrument={instrument}
            typed={typed}
            isAlone
            {...(errors && { errors })}
          />
          {outcome.kind !== 'blank' && <LiveAnswer formId={instrumentFormId(instrument.id)} />}
          <p>
            <a href={path}>Back to {routeFor(path).label}</a>
          </p>
        </section>
      </div>
      {ask}
      {answer && (
        <Sources key={key} path={path} sources={numberSources([...answer.figures])} isFolded />
      )}
    </SiteFrame>
  );
}

function withPlans(answer: Answer, path: ProductPath, plans: readonly StoredPlan[]): Answer {
  return { ...answer, next: [...answer.next, ...plansLinks(path, plans, answer.found)] };
}

/** Away from its field, a message says which one it means. */
function namedErrors({ fields }: AnyInstrument, errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, `${fields[name]?.label}: ${message}`]),
  );
}
