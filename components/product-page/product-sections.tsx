/** What a product page says below its hero, in reading order. Also the body of the home page. */
import { ComparisonSection } from '@/components/comparison/comparison-section';
import { ProductDrawing } from '@/components/drawings/product-drawing';
import { ProductInsurers } from '@/components/insurers/product-insurers';
import { Blocks } from '@/components/sections/blocks';
import { Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import { LinkButton } from '@/components/ui/button';
import { Paragraphs } from '@/components/ui/prose';
import { productClaims } from '@/lib/content/claims/product-claims';
import { comparisonFor } from '@/lib/content/comparisons';
import type { NumberedSources } from '@/lib/content/number-sources';
import { productContent } from '@/lib/content/products';
import { type TermId, terms, termsIn } from '@/lib/content/terms';
import type { TextSection } from '@/lib/content/types';
import type { ProductPath } from '@/lib/site/routes';
import { CostsAndRules } from './costs-and-rules';
import { CoveredLists } from './covered-lists';
import { Glance } from './glance';
import { SuitsLists } from './suits-lists';
import noteStyles from './term-notes.module.css';

type ProductSectionsProps = {
  path: ProductPath;
  label: string;
  sources: NumberedSources;
  /** Shown on another page (home): the insurers' table and the sections of its own stay on the product's page. */
  isEmbedded?: boolean;
};

export function ProductSections({ path, label, sources, isEmbedded }: ProductSectionsProps) {
  const content = productContent[path];
  const { name, beforeBuying, topics = [] } = content;
  return (
    <>
      <Glance label={label} glance={content.glance} introduction={content.introduction} />
      {beforeBuying && !isEmbedded && <OwnSection section={beforeBuying} sources={sources} />}
      <ProductDrawing path={path} />
      <SuitsLists name={name} suits={content.suits} suitsNot={content.suitsNot} />
      <ComparisonSection name={name} comparison={comparisonFor(path)} sources={sources} />
      <ProductInsurers path={path} name={name} isEmbedded={isEmbedded} />
      <CoveredLists covered={content.covered} notCovered={content.notCovered} />
      <Section id="how-to-choose" heading={`How to choose ${name}`} tone="sand" layout="beside">
        <StepList steps={content.choosing} />
      </Section>
      <CostsAndRules label={label} costs={content.costs} rules={content.rules} sources={sources} />
      {!isEmbedded &&
        topics.map((topic) => <OwnSection key={topic.id} section={topic} sources={sources} />)}
      <Section id="claims" heading="When you claim" tone="sand" layout="beside">
        <Paragraphs text={content.claims} />
        <p>
          <LinkButton href={productClaims[path]} variant="quiet">
            Open the claim guide
          </LinkButton>
        </p>
      </Section>
      <TermNotes ids={termsIn(content)} />
    </>
  );
}

/** A section that only this product has. */
function OwnSection({ section, sources }: { section: TextSection; sources: NumberedSources }) {
  return (
    <Section id={section.id} heading={section.heading} layout="beside">
      <Blocks blocks={section.blocks} sources={sources} />
    </Section>
  );
}

/** The notes behind a page's marked terms. Popovers: they open by tap or key and close by Escape without JavaScript. */
function TermNotes({ ids }: { ids: readonly TermId[] }) {
  return ids.map((id) => (
    <div key={id} id={`term-${id}`} popover="auto" className={noteStyles.note}>
      <p>
        <strong>{terms[id].name}</strong> {terms[id].meaning}
      </p>
    </div>
  ));
}
