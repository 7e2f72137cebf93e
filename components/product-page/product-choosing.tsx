/** Between comparison and form: what is covered, whom it suits, how to choose. */
import { Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import { productContent } from '@/lib/content/products';
import type { ProductPath } from '@/lib/site/routes';
import { CoveredLists } from './covered-lists';
import { SuitsLists } from './suits-lists';

/** @public kept-sections.tsx requires it, which no tool of ours sees. */
export function ProductChoosing({ path }: { path: ProductPath }) {
  const { name, covered, notCovered, suits, suitsNot, choosing } = productContent[path];
  return (
    <>
      <CoveredLists covered={covered} notCovered={notCovered} />
      <SuitsLists name={name} suits={suits} suitsNot={suitsNot} />
      <Section id="how-to-choose" heading={`How to choose ${name}`} isFolded="on-phones">
        <StepList steps={choosing} />
      </Section>
    </>
  );
}
