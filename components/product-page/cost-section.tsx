/** "What will it cost?": what moves the price, why no insurer's is shown, and what to ask for instead. */
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { aboutPrices } from '@/lib/content/prices';
import type { ProductContent } from '@/lib/content/types';
import type { ProductPath } from '@/lib/site/routes';
import { isPlanPage } from '@/lib/tools/plans/plan-pages.server';

type CostSectionProps = Pick<ProductContent, 'costs' | 'insteadOfPrice'> & { path: ProductPath };

export function CostSection({ path, costs, insteadOfPrice }: CostSectionProps) {
  const [moves = '', ...rest] = costs;
  return (
    <Section id="costs-and-rules" heading="What will it cost?" layout="beside">
      <Paragraphs
        text={[
          moves,
          aboutPrices(path, isPlanPage(path)),
          `**What to do instead.** ${insteadOfPrice}`,
        ]}
      />
      <Disclosure summary="Tax and other costs">
        <Paragraphs text={rest} />
      </Disclosure>
    </Section>
  );
}
