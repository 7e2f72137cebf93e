/** Insurance companies: the neutral list with published figures first, then what the figures mean and do not mean. */
import { InsurerFinder } from '@/components/insurers/insurer-finder';
import { Section } from '@/components/sections/section';
import { SourceReference } from '@/components/sections/sources';
import { TextPage } from '@/components/sections/text-page';
import { Inline, Paragraphs } from '@/components/ui/prose';
import { broker } from '@/lib/config/broker.server';
import { latestYear } from '@/lib/content/insurer-figures';
import {
  insuranceCompanies,
  insurerFootnotes,
  noInsurerFound,
} from '@/lib/content/pages/insurance-companies';
import type { Figure } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { pageMetadata } from '@/lib/publishing/metadata';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';
import { insurerRows } from '@/lib/tools/insurers/insurer-rows';

const path = '/insurance-companies';
export const metadata = pageMetadata(path);

export default function InsuranceCompaniesPage() {
  return (
    <TextPage
      path={path}
      content={insuranceCompanies(broker())}
      foldsHeading="About the list"
      tool={(sources) => (
        <Section id="list" heading="The insurers" layout="wide">
          <InsurerFinder
            insurers={insurerRows}
            year={latestYear}
            groups={insurerGroups.map((group) => ({
              ...group,
              footnote: <Footnote {...insurerFootnotes[group.kind]} sources={sources} />,
            }))}
            emptyState={<Paragraphs text={noInsurerFound} />}
          />
        </Section>
      )}
    />
  );
}

type FootnoteProps = { text: string; figure: Figure; sources: NumberedSources };

function Footnote({ text, figure, sources }: FootnoteProps) {
  return (
    <>
      <p>
        <Inline text={text} />
      </p>
      <SourceReference figure={figure} sources={sources} />
    </>
  );
}
