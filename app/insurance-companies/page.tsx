/** Insurance companies: the neutral list by kind, as monograms instead of the content's plain tables. */
import { InsurerList } from '@/components/sections/insurer-list';
import { TextPage } from '@/components/sections/text-page';
import { type InsurerKind, insurers } from '@/lib/content/insurers';
import { insuranceCompanies } from '@/lib/content/pages/insurance-companies';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/insurance-companies';
export const metadata = pageMetadata(path);

const kindBySection: Record<string, InsurerKind> = {
  'life-insurers': 'life',
  'general-insurers': 'general',
  'standalone-health-insurers': 'standalone-health',
};

export default function InsuranceCompaniesPage() {
  const content = insuranceCompanies(broker());
  const sections = content.sections.map((section) =>
    section.id in kindBySection
      ? { ...section, blocks: section.blocks.filter(({ kind }) => kind !== 'table') }
      : section,
  );
  const lists = Object.fromEntries(
    Object.entries(kindBySection).map(([id, kind]) => [
      id,
      <InsurerList key={id} insurers={insurers.filter((insurer) => insurer.kind === kind)} />,
    ]),
  );
  return <TextPage path={path} content={{ ...content, sections }} sectionExtras={lists} />;
}
