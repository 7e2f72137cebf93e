/** Legal: licence, disclosures and public notices. */
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { legal } from '@/lib/content/pages/legal';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/legal';
export const metadata = pageMetadata(path);

export default function LegalPage() {
  return (
    <TextPage
      path={path}
      content={legal(broker())}
      foldsHeading="Notices and rules"
      foldGroups={{
        'Insurance Act, sections 41, 45 and 64VB': ['section-41', 'section-45', 'section-64vb'],
      }}
      openSections={['certificate', 'insurers-we-work-with', 'remuneration']}
    />
  );
}
