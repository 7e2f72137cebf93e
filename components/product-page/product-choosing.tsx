/** The part between comparison and form, in two folds: what it covers; for whom, and how to choose. */
import { FoldGroup, Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import cardStyles from '@/components/ui/card.module.css';
import { MarkedList } from '@/components/ui/marked-list';
import { Paragraphs } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import { products } from '@/lib/content/products';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
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
      </Section>
    </FoldGroup>
  );
}
