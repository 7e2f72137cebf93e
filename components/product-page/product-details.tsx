/**
 * The part below the form: questions; folded: claims, the product’s topics, rules, insurers, related pages, every
 * source.
 */
import { ProductInsurers } from '@/components/insurers/product-insurers';
import { RulesTable } from '@/components/sections/rules-table';
import { FoldGroup, Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { LinkButton } from '@/components/ui/button';
import { Paragraphs } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import { explainedTerms, findTermIds, type TermId } from '@/lib/content/terms';
import { productSources } from '@/lib/figures/product-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { ProductQuestions } from './product-questions';
import { ProductTopic } from './product-topic';
import { RelatedProducts } from './related-products';
import noteStyles from './term-notes.module.css';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductDetails({ path }: { path: ProductPath }) {
  const { content, claimHref } = products[path];
  const { name, topics = [] } = content;
  const route = routeFor(path);
  const sources = productSources(path);
  return (
    <>
      <ProductQuestions questions={content.questions} />
      <FoldGroup id="more" heading="More about this cover">
        <Section id="claims" heading="When you claim" isCollapsed>
          <Paragraphs text={content.claims} />
          <p>
            <LinkButton href={claimHref} variant="quiet">
              Open the claim guide
            </LinkButton>
          </p>
        </Section>
        {topics.map((topic) => (
          <ProductTopic key={topic.id} section={topic} sources={sources} />
        ))}
        <Section id="rules" heading="Rules and figures" isCollapsed>
          <RulesTable
            caption={`${route.label}: figures from law, the regulator and policy wordings`}
            rules={content.rules}
            sources={sources}
          />
        </Section>
        <ProductInsurers path={path} name={name} />
        <RelatedProducts route={route} paths={content.related} />
        <FoldedSources path={path} sources={sources} />
      </FoldGroup>
      <TermNotes ids={findTermIds(content)} />
    </>
  );
}

/** Popovers with the definitions of marked terms. They open by tap or key and close by Escape without JavaScript. */
function TermNotes({ ids }: { ids: readonly TermId[] }) {
  return ids.map((id) => (
    <p key={id} id={`term-${id}`} popover="auto" className={noteStyles.note}>
      <strong>{explainedTerms[id].name}</strong> {explainedTerms[id].meaning}
    </p>
  ));
}
