/** What a product page says below its hero, in reading order. */
import type { ReactNode } from 'react';
import { ComparisonSection } from '@/components/comparison/comparison-section';
import { DrawingPart } from '@/components/drawings/drawing-part';
import { ProductInsurers } from '@/components/insurers/product-insurers';
import { Blocks } from '@/components/sections/blocks';
import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import { LinkButton } from '@/components/ui/button';
import { Paragraphs } from '@/components/ui/prose';
import { productClaims } from '@/lib/content/claims/product-claims';
import { comparisons } from '@/lib/content/comparisons';
import type { NumberedSources } from '@/lib/content/number-sources';
import { productContent } from '@/lib/content/products';
import { type TermId, terms, termsIn } from '@/lib/content/terms';
import type { TextSection } from '@/lib/content/types';
import type { ProductPath } from '@/lib/site/routes';
import { CostSection } from './cost-section';
import { CoveredLists } from './covered-lists';
import { Glance } from './glance';
import { SuitsLists } from './suits-lists';
import noteStyles from './term-notes.module.css';

type ProductSectionsProps = {
  path: ProductPath;
  label: string;
  sources: NumberedSources;
  /** The form: asked for after the choice has been explained. */
  form?: ReactNode;
  /** What is folded at the foot of the page follows these. */
  questions?: ReactNode;
};

export function ProductSections({ path, label, sources, form, questions }: ProductSectionsProps) {
  const content = productContent[path];
  const { name, beforeBuying, topics = [] } = content;
  return (
    <>
      <DrawingPart path={path} />
      <CostSection path={path} costs={content.costs} insteadOfPrice={content.insteadOfPrice} />
      <Glance label={label} glance={content.glance} introduction={content.introduction} />
      {beforeBuying && <OwnSection section={beforeBuying} sources={sources} isFolded="on-phones" />}
      <ComparisonSection name={name} comparison={comparisons[path]} sources={sources} />
      <CoveredLists covered={content.covered} notCovered={content.notCovered} />
      <SuitsLists name={name} suits={content.suits} suitsNot={content.suitsNot} />
      <Section id="how-to-choose" heading={`How to choose ${name}`} isFolded="on-phones">
        <StepList steps={content.choosing} />
      </Section>
      {form}
      <Section id="claims" heading="When you claim" isFolded="on-phones">
        <Paragraphs text={content.claims} />
        <p>
          <LinkButton href={productClaims[path]} variant="quiet">
            Open the claim guide
          </LinkButton>
        </p>
      </Section>
      {questions}
      {topics.map((topic) => (
        <OwnSection key={topic.id} section={topic} sources={sources} isFolded />
      ))}
      <Section id="rules" heading="Rules and figures" isFolded>
        <RulesTable
          caption={`${label}: figures from law, the regulator and policy wordings`}
          rules={content.rules}
          sources={sources}
        />
      </Section>
      <ProductInsurers path={path} name={name} />
      <TermNotes ids={termsIn(content)} />
    </>
  );
}

/** A section that only this product has. */
type OwnSectionProps = {
  section: TextSection;
  sources: NumberedSources;
  isFolded: boolean | 'on-phones';
};

function OwnSection({ section, sources, isFolded }: OwnSectionProps) {
  return (
    <Section id={section.id} heading={section.heading} layout="beside" isFolded={isFolded}>
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
