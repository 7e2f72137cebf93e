/** "What will it cost?": what affects the price, whether insurers' prices are shown, and what to ask for instead. */
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { pricesNote } from '@/lib/content/prices';
import type { ProductContent } from '@/lib/content/types';
import type { ProductPath } from '@/lib/site/routes';

type CostSectionProps = {
  path: ProductPath;
  content: Pick<ProductContent, 'costs' | 'insteadOfPrice'>;
  hasPlans: boolean;
};

export function CostSection({ path, content, hasPlans }: CostSectionProps) {
  const [premiumText = '', ...otherCosts] = content.costs;
  return (
    <Section id="costs-and-rules" heading="What will it cost?">
      <Paragraphs
        text={[
          premiumText,
          pricesNote(path, hasPlans),
          `**What to do instead.** ${content.insteadOfPrice}`,
        ]}
      />
      <Disclosure summary="Tax and other costs">
        <Paragraphs text={otherCosts} />
      </Disclosure>
    </Section>
  );
}
