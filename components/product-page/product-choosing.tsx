/** The part between comparison and form: what plans have in common, cover, suitability, how to choose. */
import { FoldGroup, Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import { products } from '@/lib/content/products';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { AtAGlance } from './at-a-glance';
import { CoverageLists } from './coverage-lists';
import { SuitabilityLists } from './suitability-lists';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductChoosing({ path }: { path: ProductPath }) {
  const { content } = products[path];
  const { name, inclusions, exclusions, suitableFor, notSuitableFor, howToChoose } = content;
  return (
    <FoldGroup id="choosing" heading="Is it right for you?">
      <AtAGlance
        label={routeFor(path).label}
        atAGlance={content.atAGlance}
        introduction={content.introduction}
      />
      <CoverageLists inclusions={inclusions} exclusions={exclusions} />
      <SuitabilityLists name={name} suitableFor={suitableFor} notSuitableFor={notSuitableFor} />
      <Section id="how-to-choose" heading={`How to choose ${name}`} isCollapsed>
        <StepList steps={howToChoose} />
      </Section>
    </FoldGroup>
  );
}
