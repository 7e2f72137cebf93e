/** The answer for one complaint: the current step, the dates of the others, the letter and the office. */
import { SiteFrame } from '@/components/layout/site-frame';
import { LetterWriter } from '@/components/letter/letter-writer';
import { OmbudsmanFinder } from '@/components/ombudsman/ombudsman-finder';
import { LetterSection } from '@/components/sections/letter-section';
import { OfficialContacts } from '@/components/sections/official-contacts';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import {
  DatedPlanAnswer,
  DatedPlanBasis,
  DatedPlanSheet,
} from '@/components/timeline/dated-plan-sheet';
import { ombudsmanOfficeCount } from '@/lib/content/figures/complaints';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import type { IsoDate } from '@/lib/dates/iso-date';
import { buildComplaintLetter } from '@/lib/tools/complaints/build-complaint-letter';
import { complaintCalendar } from '@/lib/tools/complaints/complaint-calendar';
import { type ComplaintInput, complaintSearch } from '@/lib/tools/complaints/complaint-query';
import { planComplaint } from '@/lib/tools/complaints/plan-complaint';
import { ComplaintForm } from './complaint-form';

type ComplaintAnswerProps = { path: string; input: ComplaintInput; today: IsoDate };

export function ComplaintAnswer({ path, input, today }: ComplaintAnswerProps) {
  const letter = buildComplaintLetter(input);
  const plan = planComplaint(input, today);
  return (
    <SiteFrame path={path} bottomBarAction={{ href: '#save', label: 'Save this plan' }}>
      <PageHero
        path={path}
        heading={plan.heading}
        theme="answer"
        querySummary={
          <DatedPlanBasis label={plan.startLabel} date={input.complained} changeHref="#change" />
        }
      />
      <DatedPlanAnswer text={plan.answer} today={today} />
      <DatedPlanSheet
        plan={plan}
        calendarHref={complaintCalendar.hrefOf(input, today)}
        search={complaintSearch(input)}
        changeHref="#change"
      >
        <OfficialContacts />
      </DatedPlanSheet>
      <LetterSection heading={letter.title}>
        <LetterWriter {...letter} />
      </LetterSection>
      <div data-print="no">
        <Section id="office" heading="Your Ombudsman’s office">
          <OmbudsmanFinder states={ombudsmanStates} />
          <p>
            <a href="/grievance-redressal#ombudsman-offices">
              All {ombudsmanOfficeCount.text} offices and their areas
            </a>
          </p>
        </Section>
        <Section id="change" heading="Another date">
          <ComplaintForm values={input} />
          <p>
            <a href="/grievance-redressal">The five steps, and a complaint to us</a>
          </p>
        </Section>
      </div>
    </SiteFrame>
  );
}
