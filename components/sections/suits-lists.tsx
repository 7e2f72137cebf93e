/** Whom it suits, and who should think again. */
import { MarkedList } from '@/components/ui/marked-list';
import type { ProductContent } from '@/lib/content/types';
import { Section } from './section';
import styles from './two-lists.module.css';

export function SuitsLists({ suits, suitsNot }: Pick<ProductContent, 'suits' | 'suitsNot'>) {
  return (
    <Section id="is-it-for-you" heading="Is it for you?" tone="sand">
      <div className={styles.columns}>
        <div className={styles.list}>
          <h3>It suits you if</h3>
          <MarkedList mark="check" items={suits} />
        </div>
        <div className={styles.list}>
          <h3>Think again if</h3>
          <MarkedList mark="caution" items={suitsNot} />
        </div>
      </div>
    </Section>
  );
}
