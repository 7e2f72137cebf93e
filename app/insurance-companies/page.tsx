/** Insurance companies: the neutral list with published figures first, then what they say and do not. */
import { InsurerFinder } from '@/components/insurers/insurer-finder';
import { Section } from '@/components/sections/section';
import { SourceReference } from '@/components/sections/source-reference';
import { TextPage } from '@/components/sections/text-page';
import { Inline, Prose } from '@/components/ui/prose';
import { broker } from '@/lib/config/broker.server';
import { collectTextFigures } from '@/lib/content/collect-figures';
import { latestYear, yearBefore } from '@/lib/content/insurer-figures';
import type { InsurerKind } from '@/lib/content/insurers';
import { numberSources } from '@/lib/content/number-sources';
import {
  insuranceCompanies,
  insurerFootnotes,
  noInsurerFound,
} from '@/lib/content/pages/insurance-companies';
import { pageMetadata } from '@/lib/publishing/metadata';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';
import { insurerRows } from '@/lib/tools/insurers/insurer-rows';

const path = '/insurance-companies';
export const metadata = pageMetadata(path);

export default function InsuranceCompaniesPage() {
  const content = insuranceCompanies(broker());
  // The same figures in the same order as the page's own list of sources: the numbers agree.
  const sources = numberSources(collectTextFigures(content), content.furtherSources);
  const footnote = (kind: InsurerKind) => (
    <>
      <p>
        <Inline text={insurerFootnotes[kind].text} />
      </p>
      <SourceReference figure={insurerFootnotes[kind].figure} sources={sources} />
    </>
  );
  const list = (
    <Section id="list" heading="The insurers">
      <InsurerFinder
        insurers={insurerRows}
        years={[latestYear, yearBefore]}
        groups={insurerGroups.map((group) => ({ ...group, footnote: footnote(group.kind) }))}
        whenNone={<Prose text={noInsurerFound} />}
      />
    </Section>
  );
  return <TextPage path={path} content={content} tool={list} />;
}
