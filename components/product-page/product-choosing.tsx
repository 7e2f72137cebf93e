/** Between comparison and form: cover, suitability, how to choose. */
import { FoldGroup, Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import { products } from '@/lib/content/products';
import type { ProductPath } from '@/lib/site/routes';
import { CoverageLists } from './coverage-lists';
import { SuitabilityLists } from './suitability-lists';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductChoosing({ path }: { path: ProductPath }) {
  const { name, inclusions, exclusions, suitableFor, notSuitableFor, howToChoose } =
    products[path].content;
  return (
    <FoldGroup id="choosing" heading="Is it right for you?">
      <CoverageLists inclusions={inclusions} exclusions={exclusions} />
      <SuitabilityLists name={name} suitableFor={suitableFor} notSuitableFor={notSuitableFor} />
      <Section id="how-to-choose" heading={`How to choose ${name}`} isCollapsed>
        <StepList steps={howToChoose} />
      </Section>
    </FoldGroup>
  );
}
