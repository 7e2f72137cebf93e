/**
 * The part below the form: questions; folded: claims, the product’s topics, rules, insurers, related pages, every
 * source.
 */
import { ProductInsurers } from '@/components/insurers/product-insurers';
import { ProductLink } from '@/components/sections/product-link';
import { QuestionList } from '@/components/sections/question-list';
import { RulesTable } from '@/components/sections/rules-table';
import { FoldGroup, Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import { productQuestionGroups } from '@/lib/content/questions';
import { explainedTerms, findTermIds, type TermId } from '@/lib/content/terms';
import type { Question } from '@/lib/content/types';
import { productSources } from '@/lib/figures/product-sources';
import { productRoutes, type Route, routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { ProductTopic } from './product-topic';
import styles from './related-products.module.css';
import noteStyles from './term-notes.module.css';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductDetails({ path }: { path: ProductPath }) {
  const { content, claimHref = '/claim' } = products[path];
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

type ProductQuestionsProps = { questions: readonly Question[] };

/** Most readers read this many before they look for their own. */
const initialCount = 3;

/** The page's first questions, and the others folded. */
function ProductQuestions({ questions }: ProductQuestionsProps) {
  const others = questions.slice(initialCount);
  return (
    <Section id="questions" heading="Questions">
      <div>
        <QuestionList questions={questions.slice(0, initialCount)} />
        {others.length > 0 && (
          <Disclosure summary={`${others.length} more questions`}>
            <QuestionList questions={others} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

type RelatedProductsProps = { route: Route; paths: readonly string[] };

/** Two to four products that answer a related question; links to other questions and to a life event. */
function RelatedProducts({ route, paths }: RelatedProductsProps) {
  const productPaths = paths.filter((path): path is ProductPath =>
    productRoutes.some((route) => route.path === path),
  );
  return (
    <Section id="related" heading="Related cover" isCollapsed>
      <ul className={styles.grid}>
        {productPaths.map((path) => (
          <li key={path}>
            <ProductLink path={path} />
          </li>
        ))}
      </ul>
      <BulletList items={nextLinks(route)} />
    </Section>
  );
}

function nextLinks({ path, group }: Route): string[] {
  const questionGroup = productQuestionGroups.find((one) => one.group === group);
  const lifeEvent = products[path as ProductPath].lifeEvent;
  return [
    `[Questions ${questionGroup?.heading.toLowerCase()}](/faqs#${questionGroup?.id})`,
    lifeEvent ? `[Joy center: ${lifeEvent.label}](/joy-center#${lifeEvent.id})` : '',
  ].filter(Boolean);
}
