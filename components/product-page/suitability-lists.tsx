/** The people that the product suits, and those it may not suit. */
import { Section } from '@/components/sections/section';
import { MarkedList } from '@/components/ui/marked-list';
import type { ProductContent } from '@/lib/content/types';
import styles from './two-lists.module.css';

type SuitabilityListsProps = Pick<ProductContent, 'name' | 'suitableFor' | 'notSuitableFor'>;

export function SuitabilityLists({ name, suitableFor, notSuitableFor }: SuitabilityListsProps) {
  return (
    <Section id="is-it-for-you" heading={`Would ${name} suit you?`} isCollapsed>
      <div className={styles.columns}>
        <div className={styles.list}>
          <h3>A good fit if</h3>
          <MarkedList mark="check" items={suitableFor} />
        </div>
        <div className={styles.list}>
          <h3>Think again if</h3>
          <MarkedList mark="caution" items={notSuitableFor} />
        </div>
      </div>
    </Section>
  );
}
