/** "What will it cost?": what moves the price, why no insurer's is shown, and what to ask for instead. */
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { whyNoPrice } from '@/lib/content/prices';
import type { ProductContent } from '@/lib/content/types';

type CostSectionProps = Pick<ProductContent, 'costs' | 'insteadOfPrice'>;

export function CostSection({ costs, insteadOfPrice }: CostSectionProps) {
  const [moves = '', ...rest] = costs;
  return (
    <Section id="costs-and-rules" heading="What will it cost?" layout="beside">
      <Paragraphs text={[moves, whyNoPrice, `**What to do instead.** ${insteadOfPrice}`]} />
      <Disclosure summary="Tax and other costs">
        <Paragraphs text={rest} />
      </Disclosure>
    </Section>
  );
}
