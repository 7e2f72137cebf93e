/** The part below the form: questions and topics; folded: claims, tax, rules, insurers, every source. */
import { ProductInsurers } from '@/components/insurers/product-insurers';
import { QuestionSearch } from '@/components/questions/question-search';
import { OpeningQuestions, QuestionList } from '@/components/sections/question-list';
import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { FoldedSources } from '@/components/sections/sources';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { products } from '@/lib/content/products';
import { explainedTerms, findTermIds, type TermId } from '@/lib/content/terms';
import { productSources } from '@/lib/figures/product-sources';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { ProductTopic } from './product-topic';
import noteStyles from './term-notes.module.css';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductDetails({ path }: { path: ProductPath }) {
  const { content } = products[path];
  return (
    <>
      <Section id="questions" heading="Questions, rules and sources">
        <div id="more">
          <ProductQuestions path={path} />
          <ClaimsAndRules path={path} />
          <FoldedSources path={path} sources={productSources(path)} />
        </div>
      </Section>
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

/** Most readers read this many before they look for their own. */
const initialCount = 3;

/** The page's first questions with the first line of their answers; the others and the topics folded. */
function ProductQuestions({ path }: { path: ProductPath }) {
  const { questions, topics = [] } = products[path].content;
  const sources = productSources(path);
  const others = questions.slice(initialCount);
  return (
    <>
      <OpeningQuestions questions={questions.slice(0, initialCount)} />
      {/* Questions that people ask by name are topics: their answers have lists and tables. */}
      <Disclosure summary={`${others.length + topics.length} more questions`}>
        {topics.map((topic) => (
          <ProductTopic key={topic.id} section={topic} sources={sources} />
        ))}
        <QuestionList questions={others} />
        <QuestionSearch />
      </Disclosure>
    </>
  );
}

/** What the law and policy wordings say: claims in brief, tax, dated figures, the insurers of the line. */
function ClaimsAndRules({ path }: { path: ProductPath }) {
  const { content, claimHref = '/claim', officialPrices } = products[path];
  const { label } = routeFor(path);
  const [, ...restOfCosts] = content.costs;
  // The hero has the first, or the prices.
  const facts = content.keyFacts
    .slice(officialPrices ? 0 : 1)
    .filter(({ figure }) => !officialPrices?.some((row) => row.figure === figure));
  return (
    <Section id="claims" heading="Claims, tax and rules" isCollapsed>
      <Paragraphs text={content.claims} />
      <p>
        <LinkButton href={claimHref} variant="quiet">
          Open the claim guide
        </LinkButton>
      </p>
      {restOfCosts.length > 0 && (
        <div id="tax">
          <h4>{content.taxHeading ?? 'Tax and other costs'}</h4>
          <Paragraphs text={restOfCosts} />
        </div>
      )}
      <div id="rules">
        <RulesTable
          caption={`${label}: figures from law, the regulator and policy wordings`}
          rules={[...facts.map(({ note, ...fact }) => ({ ...fact, text: note })), ...content.rules]}
          sources={productSources(path)}
        />
      </div>
      <ProductInsurers path={path} name={content.name} />
    </Section>
  );
}
