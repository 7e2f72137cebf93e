/** The part between comparison and form: what plans have in common, cover, suitability, how to choose. */

import { FoldGroup, Section } from '@/components/sections/section';
import { StepList } from '@/components/sections/step-list';
import cardStyles from '@/components/ui/card.module.css';
import { Disclosure } from '@/components/ui/disclosure';
import { MarkedList } from '@/components/ui/marked-list';
import { Inline } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import { products } from '@/lib/content/products';
import type { ProductContent } from '@/lib/content/types';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import styles from './at-a-glance.module.css';
import twoListsStyles from './two-lists.module.css';

/** @public required by static-sections.tsx, which knip does not see. */
export function ProductChoosing({ path }: { path: ProductPath }) {
  const { content } = products[path];
  const { name, inclusions, exclusions, suitableFor, notSuitableFor, howToChoose } = content;
  return (
    <FoldGroup id="choosing" heading="Is it right for you?">
      <AtAGlance
        label={routeFor(path).label}
        atAGlance={content.atAGlance}
        introduction={content.introduction}
      />
      <CoverageLists inclusions={inclusions} exclusions={exclusions} />
      <SuitabilityLists name={name} suitableFor={suitableFor} notSuitableFor={notSuitableFor} />
      <Section id="how-to-choose" heading={`How to choose ${name}`} isCollapsed>
        <StepList steps={howToChoose} />
      </Section>
    </FoldGroup>
  );
}

type AtAGlanceProps = Pick<ProductContent, 'atAGlance' | 'introduction'> & { label: string };

/** Two folds, open on wide screens: what plans of a kind have in common, and how it works in a strip of remarks. */
function AtAGlance({ atAGlance, introduction, label }: AtAGlanceProps) {
  return (
    <>
      <Disclosure
        id="at-a-glance"
        summary={`What ${label.toLowerCase()} plans have in common`}
        isOpenOnWideScreens
      >
        <RowTable caption={`${label}: what plans of this kind have in common`} rows={atAGlance} />
      </Disclosure>
      <Disclosure summary="How it works" isOpenOnWideScreens>
        <ul className={styles.strip}>
          {introduction.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <li key={place}>{Inline({ text: step })}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** What is covered and what is not, side by side. */
function CoverageLists({
  inclusions,
  exclusions,
}: Pick<ProductContent, 'inclusions' | 'exclusions'>) {
  return (
    <Section
      id="cover"
      heading="What it covers and what it leaves out"
      isCollapsed
      lead="The usual picture. The policy wording of your plan decides."
    >
      <div className={twoListsStyles.columns}>
        <div className={cardStyles.card}>
          <h3>What it pays for</h3>
          <MarkedList mark="check" items={inclusions} />
        </div>
        <div className={cardStyles.card}>
          <h3>What it does not</h3>
          <MarkedList mark="cross" items={exclusions} />
        </div>
      </div>
    </Section>
  );
}

type SuitabilityListsProps = Pick<ProductContent, 'name' | 'suitableFor' | 'notSuitableFor'>;

/** The people that the product suits, and those it may not suit. */
function SuitabilityLists({ name, suitableFor, notSuitableFor }: SuitabilityListsProps) {
  return (
    <Section id="is-it-for-you" heading={`Would ${name} suit you?`} isCollapsed>
      <div className={twoListsStyles.columns}>
        <div className={twoListsStyles.list}>
          <h3>A good fit if</h3>
          <MarkedList mark="check" items={suitableFor} />
        </div>
        <div className={twoListsStyles.list}>
          <h3>Think again if</h3>
          <MarkedList mark="caution" items={notSuitableFor} />
        </div>
      </div>
    </Section>
  );
}
