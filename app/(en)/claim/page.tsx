/** Smart claim: the kinds of claim, each a guide with a dated plan; below them the same as folded text. */

import { ClaimPicker } from '@/components/claims/claim-picker';
import { EmergencyNumbers } from '@/components/claims/emergency-numbers';
import { QuestionSearch } from '@/components/questions/question-search';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { claim, claimSectionIds } from '@/lib/content/pages/claim';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/claim';
export const metadata = pageMetadata(path);

export default function ClaimPage() {
  return (
    <TextPage
      path={path}
      content={claim(broker())}
      picture={<ServiceDrawing name="claim" />}
      actions={<EmergencyNumbers />}
      tool={<ClaimPicker />}
      band={
        <div className="wrap">
          <QuestionSearch />
        </div>
      }
      foldsHeading="Rules and papers"
      foldGroups={{
        'Each kind of claim: who to tell, papers, time limits': claimSectionIds,
      }}
    />
  );
}
