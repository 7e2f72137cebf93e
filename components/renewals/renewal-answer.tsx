/** The answer to one renewal: state, dates, steps; then the request for help, and the form again. */
import { SiteFrame } from '@/components/layout/site-frame';
import { RequestForm } from '@/components/requests/request-form';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import {
  DatedPlanAnswer,
  DatedPlanBasis,
  DatedPlanSheet,
} from '@/components/timeline/dated-plan-sheet';
import { motorParts } from '@/lib/content/renewals/motor-parts';
import type { IsoDate } from '@/lib/dates/iso-date';
import { planRenewal } from '@/lib/tools/renewals/plan-renewal';
import { renewalCalendarHref } from '@/lib/tools/renewals/renewal-calendar';
import { renewalLines } from '@/lib/tools/renewals/renewal-lines';
import { type RenewalInput, renewalSearch } from '@/lib/tools/renewals/renewal-query';
import styles from './renewal-answer.module.css';
import { RenewalForm } from './renewal-form';

type RenewalAnswerProps = { path: string; input: RenewalInput; today: IsoDate };

export function RenewalAnswer({ path, input, today }: RenewalAnswerProps) {
  const plan = planRenewal(input, today);
  const label = renewalLines.find(({ value }) => value === input.line)?.label ?? '';
  return (
    <SiteFrame path={path} bottomBarAction={{ href: '#save', label: 'Save this plan' }}>
      <PageHero
        path={path}
        heading={plan.heading}
        theme="answer"
        querySummary={
          <DatedPlanBasis
            label={`${label}. ${plan.startLabel}`}
            date={input.expiry}
            changeHref="#change"
          />
        }
      />
      <DatedPlanAnswer text={plan.answer} today={today}>
        {input.part === 'unknown' && <MotorPartLinks asked={input} />}
      </DatedPlanAnswer>
      <DatedPlanSheet
        plan={plan}
        calendarHref={renewalCalendarHref(input, today)}
        search={renewalSearch(input)}
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
              line: input.line,
              expiryDate: input.expiry,
              ...(input.part && { part: input.part }),
            }}
          />
        </Section>
      </div>
      <div data-print="no">
        <Section id="change" heading="Another policy or date">
          <RenewalForm values={input} />
          <p>
            <a href="/renewal">How renewals work, line by line</a>
          </p>
        </Section>
      </div>
    </SiteFrame>
  );
}

/** For a visitor who did not know which part of a motor policy ends: links to the same date for each part. */
function MotorPartLinks({ asked: input }: { asked: RenewalInput }) {
  const knownParts = motorParts.filter(({ value }) => value !== 'unknown');
  return (
    <p className={styles.parts} data-print="no">
      Which part is it?{' '}
      {knownParts.map(({ value, label }) => (
        <a key={value} href={`/renewal/answer?${renewalSearch({ ...input, part: value })}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
