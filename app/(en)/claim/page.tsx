/** Smart claim: the kinds of claim, each a guide with a dated plan; below them the same as folded text. */
import { ClaimPicker } from '@/components/claims/claim-picker';
import { EmergencyNumbers } from '@/components/claims/emergency-numbers';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { claim } from '@/lib/content/pages/claim';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/claim';
export const metadata = pageMetadata(path);

export default function ClaimPage() {
  return (
    <TextPage
      path={path}
      content={claim(broker())}
      actions={<EmergencyNumbers />}
      tool={<ClaimPicker />}
      isCollapsed
    />
  );
}
