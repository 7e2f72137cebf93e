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
import { boughtChoices, type VehicleBought } from '@/lib/content/life-events/vehicle-event';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { answerPath } from '@/lib/site/tool-paths';
import { lifeEventCalendar } from '@/lib/tools/life-events/life-event-calendar';
import { type LifeEventInput, lifeEventSearch } from '@/lib/tools/life-events/life-event-query';
import { planLifeEvents } from '@/lib/tools/life-events/plan-life-events';
import styles from './life-event-answer.module.css';
import { LifeEventForm } from './life-event-form';
import { LifeEventLetters } from './life-event-letters';

type LifeEventAnswerProps = { path: string; input: readonly LifeEventInput[]; today: IsoDate };

export function LifeEventAnswer({ path, input, today }: LifeEventAnswerProps) {
  const plan = planLifeEvents(input, today);
  const bought = input.find(({ kind }) => kind === 'vehicle')?.bought;
  const hasDuty = input.some(({ kind, bought }) => lifeEventOf(kind, bought).hasDuty);
  return (
    <SiteFrame path={path} bottomBarAction={{ href: '#save', label: 'Save this plan' }}>
      <PageHero
        path={path}
        heading={plan.heading}
        theme="answer"
        querySummary={<LifeEventBasis input={input} label={plan.startLabel} />}
      />
      <DatedPlanAnswer
        text={hasDuty ? plan.answer : `Congratulations! ${plan.answer}`}
        today={today}
      >
        <NewOrUsedLinks input={input} />
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
        calendarHref={lifeEventCalendar.hrefOf(input, today)}
        search={lifeEventSearch(input)}
        changeHref="#change"
      />
      <LifeEventLetters input={input} />
      <div data-print="no">
        <Section id="change" heading="More good news, or another date">
          <LifeEventForm
            values={{
              ticked: input.map(({ kind }) => kind),
              dates: Object.fromEntries(input.map(({ kind, date }) => [kind, date])),
              ...(bought && { bought }),
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

/** For a vehicle of which the visitor did not say it: links to the same plan for each. */
function NewOrUsedLinks({ input }: { input: readonly LifeEventInput[] }) {
  if (!input.some(({ kind, bought }) => kind === 'vehicle' && !bought)) return null;
  return (
    <p className={styles.choice} data-print="no">
      Is the car or bike new or used?{' '}
      {boughtChoices.map(({ value, label }) => (
        <a key={value} href={`${answerPath('/joy-center')}?${searchWith(input, value)}`}>
          {label}
        </a>
      ))}
    </p>
  );
}

function searchWith(input: readonly LifeEventInput[], bought: VehicleBought): string {
  return lifeEventSearch(input.map((one) => (one.kind === 'vehicle' ? { ...one, bought } : one)));
}

/** One event with its date; for several, their number: the dates are below. */
function LifeEventBasis({ input, label }: { input: readonly LifeEventInput[]; label: string }) {
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
