/** Renew a policy: dates computed from the due date, then the rules by line, and a request for help. */

import { RenewalForm } from '@/components/renewals/renewal-form';
import { RequestForm } from '@/components/requests/request-form';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { ToolBand } from '@/components/sections/tool-band';
import { broker } from '@/lib/config/broker.server';
import { renewal } from '@/lib/content/pages/renewal';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/renewal';
export const metadata = pageMetadata(path);

export default function RenewalPage() {
  return (
    <TextPage
      path={path}
      content={renewal(broker())}
      picture={<ServiceDrawing name="renewal" />}
      foldsHeading="Rules and papers"
      foldGroups={{
        'Health, life, car, bike, travel: the rules of each': [
          'health',
          'move-to-another-insurer',
          'life',
          'motor',
          'travel',
        ],
      }}
      openSections={['ask-us']}
      tool={
        <ToolBand id="your-dates" heading="How many days do you have?">
          <RenewalForm />
        </ToolBand>
      }
      sectionExtras={{ 'ask-us': <RequestForm key="ask-us" kind="renewal" page={path} /> }}
    />
  );
}
