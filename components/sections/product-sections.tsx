/** What a product page says below its hero, in reading order. Also the body of the home page. */
import { LinkButton } from '@/components/ui/link-button';
import { Prose } from '@/components/ui/prose';
import type { ProductContent } from '@/lib/content/types';
import { CostsAndRules } from './costs-and-rules';
import { CoveredLists } from './covered-lists';
import { Glance } from './glance';
import type { NumberedSources } from './number-sources';
import { Section } from './section';
import { StepList } from './step-list';
import { SuitsLists } from './suits-lists';

type ProductSectionsProps = { label: string; content: ProductContent; sources: NumberedSources };

export function ProductSections({ label, content, sources }: ProductSectionsProps) {
  return (
    <>
      <Glance label={label} glance={content.glance} introduction={content.introduction} />
      <SuitsLists suits={content.suits} suitsNot={content.suitsNot} />
      <CoveredLists covered={content.covered} notCovered={content.notCovered} />
      <Section id="how-to-choose" heading="How to choose" tone="sand" layout="beside">
        <StepList steps={content.choosing} />
      </Section>
      <CostsAndRules label={label} costs={content.costs} rules={content.rules} sources={sources} />
      <Section id="claims" heading="When you claim" tone="sand" layout="beside">
        <Prose text={content.claims} />
        <p>
          <LinkButton href="/claim" variant="quiet">
            Open the claim guide
          </LinkButton>
        </p>
      </Section>
    </>
  );
}
