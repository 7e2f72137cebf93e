/** Below the form: claims, questions, the product's own topics, rules, insurers, related pages and every source. */
import { ProductInsurers } from '@/components/insurers/product-insurers';
import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
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
      <Section id="claims" heading="When you claim" isCollapsed="on-phones">
        <Paragraphs text={content.claims} />
        <p>
          <LinkButton href={claimHref} variant="quiet">
            Open the claim guide
          </LinkButton>
        </p>
      </Section>
      <ProductQuestions route={route} questions={content.questions} />
      {topics.map((topic) => (
        <ProductTopic key={topic.id} section={topic} sources={sources} isCollapsed />
      ))}
      <Section id="rules" heading="Rules and figures" isCollapsed>
        <RulesTable
          caption={`${route.label}: figures from law, the regulator and policy wordings`}
          rules={content.rules}
          sources={sources}
        />
      </Section>
      <ProductInsurers path={path} name={name} />
      <TermNotes ids={findTermIds(content)} />
      <RelatedProducts paths={content.related} />
      <Sources path={path} sources={sources} isCollapsed />
    </>
  );
}

/** Popovers with the definitions of marked terms. They open by tap or key and close by Escape without JavaScript. */
function TermNotes({ ids }: { ids: readonly TermId[] }) {
  return ids.map((id) => (
    <div key={id} id={`term-${id}`} popover="auto" className={noteStyles.note}>
      <p>
        <strong>{explainedTerms[id].name}</strong> {explainedTerms[id].meaning}
      </p>
    </div>
  ));
}
