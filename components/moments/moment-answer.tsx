/** The plan over a visitor's happy moments: what to do, the dates, the letters, and the form again. Nothing is sold here. */
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import { PlanAnswer, PlanBasis, PlanSheet } from '@/components/timeline/plan-sheet';
import { momentOf } from '@/lib/content/moments/moments';
import { formatDate } from '@/lib/dates/format-date';
import type { IsoDate } from '@/lib/dates/iso-date';
import { momentCalendarHref } from '@/lib/tools/moments/moment-calendar';
import { type AskedMoment, momentSearch } from '@/lib/tools/moments/moment-query';
import { planMoments } from '@/lib/tools/moments/plan-moments';
import styles from './moment-answer.module.css';
import { MomentForm } from './moment-form';
import { MomentLetters } from './moment-letters';

type MomentAnswerProps = { path: string; asked: readonly AskedMoment[]; today: IsoDate };

export function MomentAnswer({ path, asked, today }: MomentAnswerProps) {
  const plan = planMoments(asked, today);
  return (
    <SiteFrame path={path} barOffer={{ href: '#save', label: 'Save this plan' }}>
      <PageHero
        path={path}
        heading={plan.heading}
        face="answer"
        asked={<Basis asked={asked} label={plan.startLabel} />}
      />
      <PlanAnswer text={`Congratulations! ${plan.answer}`} today={today}>
        <ul className={styles.asked}>
          {asked.map(({ kind, date }) => (
            <li key={kind}>
              <a href={`/joy-center#${momentOf(kind).section}`}>{momentOf(kind).label}</a>{' '}
              {formatDate(date)}
            </li>
          ))}
        </ul>
      </PlanAnswer>
      <PlanSheet
        plan={plan}
        calendarHref={momentCalendarHref(asked, today)}
        search={momentSearch(asked)}
        changeHref="#change"
      />
      <MomentLetters asked={asked} />
      <div data-print="no">
        <Section id="change" heading="More good news, or another date">
          <MomentForm
            values={{
              ticked: asked.map(({ kind }) => kind),
              dates: Object.fromEntries(asked.map(({ kind, date }) => [kind, date])),
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

/** One moment with its day; of several, how many: their days stand below. */
function Basis({ asked, label }: { asked: readonly AskedMoment[]; label: string }) {
  const [first] = asked;
  if (first && asked.length === 1) {
    return <PlanBasis label={label} date={first.date} changeHref="#change" />;
  }
  return (
    <>
      {asked.length} happy events{' '}
      <a href="#change" data-print="no">
        change
      </a>
    </>
  );
}
