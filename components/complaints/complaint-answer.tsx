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
import { withValues } from '@/lib/content/letter';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import type { IsoDate } from '@/lib/dates/iso-date';
import { complaintCalendar } from '@/lib/tools/complaints/complaint-calendar';
import {
  complaintLetter,
  complaintLetterBlanks,
  complaintMailSubject,
} from '@/lib/tools/complaints/complaint-letter';
import { type ComplaintInput, complaintSearch } from '@/lib/tools/complaints/complaint-query';
import { planComplaint } from '@/lib/tools/complaints/plan-complaint';
import { ComplaintForm } from './complaint-form';

type ComplaintAnswerProps = { path: string; input: ComplaintInput; today: IsoDate };

export function ComplaintAnswer({ path, input, today }: ComplaintAnswerProps) {
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
      <LetterSection>
        <LetterWriter
          blanks={withValues(complaintLetterBlanks, { earlier: input.complained })}
          letter={complaintLetter}
          mailSubject={complaintMailSubject}
        />
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
