/**
 * Grievance redressal: five steps with time limits, our form, the dates of a complaint, a letter, the Ombudsman's
 * offices.
 */

import { ComplaintForm } from '@/components/complaints/complaint-form';
import { ComplaintWays } from '@/components/complaints/complaint-ways';
import { Letter } from '@/components/letter/letter';
import { OmbudsmanFinder } from '@/components/ombudsman/ombudsman-finder';
import { RequestForm } from '@/components/requests/request-form';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { ToolBand } from '@/components/sections/tool-band';
import { Disclosure } from '@/components/ui/disclosure';
import { RowTable } from '@/components/ui/row-table';
import { Table } from '@/components/ui/table';
import { broker } from '@/lib/config/broker.server';
import { complaintLetter } from '@/lib/content/complaints/complaint-letter';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { grievanceRedressal } from '@/lib/content/pages/grievance-redressal';
import { pageMetadata } from '@/lib/publishing/metadata';
import { refusedPath } from '@/lib/site/tool-routes';
import { areasByOffice, describeOffices } from '@/lib/tools/ombudsman/ombudsman-areas';

const path = '/grievance-redressal';
export const metadata = pageMetadata(path);

export default function GrievanceRedressalPage() {
  return (
    <TextPage
      path={path}
      content={grievanceRedressal(broker())}
      picture={<ServiceDrawing name="complaints" />}
      actions={<ComplaintWays />}
      foldsHeading="Our desk, letters and offices"
      foldGroups={{
        'Insurance Ombudsman: complaints, papers, offices': ['ombudsman', 'ombudsman-offices'],
      }}
      openSections={['ladder', 'complain-to-us']}
      isFormFirst
      band={
        <ToolBand id="your-dates" heading="Already complained? See your next step">
          <ComplaintForm />
          <p>
            <a href={refusedPath}>Was a claim refused or cut? What the letter means</a>
          </p>
        </ToolBand>
      }
      sectionExtras={{
        'complain-to-us': <RequestForm key="complain-to-us" kind="complaint" page={path} />,
        'what-to-write': <Letter key="what-to-write" {...complaintLetter} printsWithPage />,
        'ombudsman-offices': <OmbudsmanOffices key="ombudsman-offices" />,
      }}
    />
  );
}

/** The Ombudsman's offices by area: the finder, and the two tables with its data. */
function OmbudsmanOffices() {
  return (
    <>
      <OmbudsmanFinder states={ombudsmanStates} />
      <div>
        <Disclosure summary="The list by state and union territory">
          <RowTable
            caption="Which office serves which state"
            isCaptionShown={false}
            rows={ombudsmanStates.map((state) => ({
              label: state.name,
              text: describeOffices(state),
            }))}
          />
        </Disclosure>
      </div>
      <Table
        caption="Insurance Ombudsman offices and the areas they serve"
        columns={['Office', 'Area']}
        rows={areasByOffice()}
      />
    </>
  );
}
