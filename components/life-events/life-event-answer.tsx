/** The plan for a visitor's life events: steps, dates, letters, and the form again. Nothing is sold here. */
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import {
  DatedPlanAnswer,
  DatedPlanBasis,
  DatedPlanSheet,
} from '@/components/timeline/dated-plan-sheet';
import { lifeEventOf } from '@/lib/content/life-events/life-events';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { lifeEventCalendarHref } from '@/lib/tools/life-events/life-event-calendar';
import { type LifeEventInput, lifeEventSearch } from '@/lib/tools/life-events/life-event-query';
import { planLifeEvents } from '@/lib/tools/life-events/plan-life-events';
import styles from './life-event-answer.module.css';
import { LifeEventForm } from './life-event-form';
import { LifeEventLetters } from './life-event-letters';

type LifeEventAnswerProps = { path: string; input: readonly LifeEventInput[]; today: IsoDate };

export function LifeEventAnswer({ path, input, today }: LifeEventAnswerProps) {
  const plan = planLifeEvents(input, today);
  return (
    <SiteFrame path={path} bottomBarAction={{ href: '#save', label: 'Save this plan' }}>
      <PageHero
        path={path}
        heading={plan.heading}
        theme="answer"
        querySummary={<LifeEventBasis asked={input} label={plan.startLabel} />}
      />
      <DatedPlanAnswer text={`Congratulations! ${plan.answer}`} today={today}>
        <ul className={styles.asked}>
          {input.map(({ kind, date }) => (
            <li key={kind}>
              <a href={`/joy-center#${lifeEventOf(kind).section}`}>{lifeEventOf(kind).label}</a>{' '}
              {formatDate(date)}
            </li>
          ))}
        </ul>
      </DatedPlanAnswer>
      <DatedPlanSheet
        plan={plan}
        calendarHref={lifeEventCalendarHref(input, today)}
        search={lifeEventSearch(input)}
        changeHref="#change"
      />
      <LifeEventLetters asked={input} />
      <div data-print="no">
        <Section id="change" heading="More good news, or another date">
          <LifeEventForm
            values={{
              ticked: input.map(({ kind }) => kind),
              dates: Object.fromEntries(input.map(({ kind, date }) => [kind, date])),
            }}
          />
          <p>
            <a href="/joy-center">All happy moments, one by one</a>
          </p>
        </Section>
      </div>
    </SiteFrame>
  );
}

/** One event with its date; for several, their number: the dates are below. */
function LifeEventBasis({
  asked: input,
  label,
}: {
  asked: readonly LifeEventInput[];
  label: string;
}) {
  const [first] = input;
  if (first && input.length === 1) {
    return <DatedPlanBasis label={label} date={first.date} changeHref="#change" />;
  }
  return (
    <>
      {input.length} happy events{' '}
      <a href="#change" data-print="no">
        change
      </a>
    </>
  );
}
