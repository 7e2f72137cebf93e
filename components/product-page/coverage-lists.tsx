/** What is covered and what is not, side by side. */
import { Section } from '@/components/sections/section';
import cardStyles from '@/components/ui/card.module.css';
import { MarkedList } from '@/components/ui/marked-list';
import type { ProductContent } from '@/lib/content/types';
import styles from './two-lists.module.css';

export function CoverageLists({
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
      <div className={styles.columns}>
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
