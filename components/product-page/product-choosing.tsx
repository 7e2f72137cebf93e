/** The part between comparison and form, in two folds: what it covers; for whom, and how to choose. */
import { FoldGroup, Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import cardStyles from '@/components/ui/card.module.css';
import { MarkedList } from '@/components/ui/marked-list';
import { Paragraphs } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import { products } from '@/lib/content/products';
import { productQuestionGroups } from '@/lib/content/questions';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import linkStyles from './related-products.module.css';
import styles from './two-lists.module.css';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductChoosing({ path }: { path: ProductPath }) {
  const { content } = products[path];
  const { label } = routeFor(path);
  return (
    <FoldGroup id="choosing" heading="Is it right for you?">
      <Section
        id="cover"
        heading="What it covers and what it leaves out"
        isCollapsed
        lead="The usual picture. The policy wording of your plan decides."
      >
        <div className={styles.columns}>
          <div className={cardStyles.card}>
            <h4>What it pays for</h4>
            <MarkedList mark="check" items={content.inclusions} />
          </div>
          <div className={cardStyles.card}>
            <h4>What it does not</h4>
            <MarkedList mark="cross" items={content.exclusions} />
          </div>
        </div>
        <div id="at-a-glance">
          <RowTable
            caption={`${label}: what plans of this kind have in common`}
            rows={content.atAGlance}
          />
        </div>
      </Section>
      <Section id="how-to-choose" heading={`How to choose ${content.name}`} isCollapsed>
        <div id="is-it-for-you" className={styles.columns}>
          <div className={styles.list}>
            <h4>A good fit if</h4>
            <MarkedList mark="check" items={content.suitableFor} />
          </div>
          <div className={styles.list}>
            <h4>Think again if</h4>
            <MarkedList mark="caution" items={content.notSuitableFor} />
          </div>
        </div>
        <StepList steps={content.howToChoose} />
        <Paragraphs
          text={[`**Without a price list.** ${content.insteadOfPrice}`, ...content.introduction]}
        />
        <RelatedLinks path={path} />
      </Section>
    </FoldGroup>
  );
}

/** Two to four products that answer a related question; links to other questions and to a life event. */
function RelatedLinks({ path }: { path: ProductPath }) {
  const { content, lifeEvent } = products[path];
  const { group } = routeFor(path);
  const questionGroup = productQuestionGroups.find((one) => one.group === group);
  const links = [
    ...content.related.map((href) => ({ href, label: routeFor(href).label })),
    ...(questionGroup
      ? [
          {
            href: `/faqs#${questionGroup.id}`,
            label: `Questions ${questionGroup.heading.toLowerCase()}`,
          },
        ]
      : []),
    ...(lifeEvent
      ? [{ href: `/joy-center#${lifeEvent.id}`, label: `Joy center: ${lifeEvent.label}` }]
      : []),
  ];
  return (
    <div id="related" data-print="no">
      <h4>Related cover</h4>
      <ul className={linkStyles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
