/** Whom it suits, and who should think again. */

import { Section } from '@/components/sections/section';
import { MarkedList } from '@/components/ui/marked-list';
import type { ProductContent } from '@/lib/content/types';
import styles from './two-lists.module.css';

type SuitsListsProps = Pick<ProductContent, 'name' | 'suits' | 'suitsNot'>;

export function SuitsLists({ name, suits, suitsNot }: SuitsListsProps) {
  return (
    <Section id="is-it-for-you" heading={`Would ${name} suit you?`} isFolded>
      <div className={styles.columns}>
        <div className={styles.list}>
          <h3>A good fit if</h3>
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
