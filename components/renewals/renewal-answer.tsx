/** The answer to one renewal: state, dates, what to do; then the request for help, and the form again. */
import { SiteFrame } from '@/components/layout/site-frame';
import { RequestForm } from '@/components/requests/request-form';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import { PlanBasis, PlanSheet } from '@/components/timeline/plan-sheet';
import { motorParts } from '@/lib/content/renewals/motor-parts';
import type { IsoDate } from '@/lib/dates/iso-date';
import { planRenewal } from '@/lib/tools/renewals/plan-renewal';
import { renewalCalendarHref } from '@/lib/tools/renewals/renewal-calendar';
import { renewalLines } from '@/lib/tools/renewals/renewal-lines';
import { type RenewalAsked, renewalSearch } from '@/lib/tools/renewals/renewal-query';
import styles from './renewal-answer.module.css';
import { RenewalForm } from './renewal-form';

type RenewalAnswerProps = { path: string; asked: RenewalAsked; today: IsoDate };

export function RenewalAnswer({ path, asked, today }: RenewalAnswerProps) {
  const plan = planRenewal(asked, today);
  const label = renewalLines.find(({ value }) => value === asked.line)?.label ?? '';
  return (
    <SiteFrame path={path}>
      <PageHero path={path} heading={plan.heading} answer={plan.answer}>
        <PlanBasis label={`${label}. ${plan.startLabel}`} date={asked.expiry} today={today} />
        {asked.part === 'unknown' && <WhichPart asked={asked} />}
      </PageHero>
      <PlanSheet
        plan={plan}
        calendarHref={renewalCalendarHref(asked, today)}
        search={renewalSearch(asked)}
        changeHref="#change"
      />
      <div className={styles.ask}>
        <Section
          id="ask-us"
          heading="Ask us to help with this renewal"
          lead="One answer about this policy, and nothing else. Nothing is renewed by this request: you are covered once the insurer has the premium and accepts."
          layout="beside"
        >
          <RequestForm
            kind="renewal"
            page="/renewal"
            values={{
              line: asked.line,
              expiryDate: asked.expiry,
              ...(asked.part && { part: asked.part }),
            }}
          />
        </Section>
      </div>
      <div data-print="no">
        <Section id="change" heading="Another policy or date">
          <RenewalForm values={asked} />
          <p>
            <a href="/renewal">How renewals work, line by line</a>
          </p>
        </Section>
      </div>
    </SiteFrame>
  );
}

/** For whoever did not know which part of a motor policy ends: the same date again, for the part it was. */
function WhichPart({ asked }: { asked: RenewalAsked }) {
  const known = motorParts.filter(({ value }) => value !== 'unknown');
  return (
    <p className={styles.parts} data-print="no">
      Which part is it?{' '}
      {known.map(({ value, label }) => (
        <a key={value} href={`/renewal?${renewalSearch({ ...asked, part: value })}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
