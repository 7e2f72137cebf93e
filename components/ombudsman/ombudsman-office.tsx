/** The finder of an office as a fold of an answer. */
import { Section } from '@/components/sections/section';
import { ombudsmanOfficeCount } from '@/lib/content/figures/complaints';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { OmbudsmanFinder } from './ombudsman-finder';

export function OmbudsmanOffice() {
  return (
    <Section id="office" heading="Your Ombudsman’s office" isCollapsed>
      <OmbudsmanFinder states={ombudsmanStates} />
      <p>
        <a href="/grievance-redressal#ombudsman-offices">
          All {ombudsmanOfficeCount.text} offices and their areas
        </a>
      </p>
    </Section>
  );
}
