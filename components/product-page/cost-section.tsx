/** The price: an order of size where public figures give one, what moves it, insurers' prices or what to ask for. */
import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { pricesNote } from '@/lib/content/prices';
import type { ProductContent } from '@/lib/content/types';
import type { ProductPath } from '@/lib/site/routes';

type CostSectionProps = {
  path: ProductPath;
  content: Pick<ProductContent, 'name' | 'costs' | 'taxHeading' | 'insteadOfPrice'>;
  hasPlans: boolean;
  /** A fold below the others: what to know before any spending. */
  children: ReactNode;
};

export function CostSection({ path, content, hasPlans, children }: CostSectionProps) {
  const [premiumText = '', ...otherCosts] = content.costs;
  return (
    <Section id="costs-and-rules" heading={`Premium for ${content.name}`}>
      <Paragraphs
        text={[
          premiumText,
          pricesNote(path, hasPlans),
          `**What to do instead.** ${content.insteadOfPrice}`,
        ]}
      />
      <div>
        <Disclosure summary={content.taxHeading ?? 'Tax and other costs'}>
          <Paragraphs text={otherCosts} />
        </Disclosure>
        {children}
      </div>
    </Section>
  );
}
