/** At a glance: what every plan of this kind has in common, beside how it works. */
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import type { ProductContent } from '@/lib/content/types';
import styles from './at-a-glance.module.css';

type AtAGlanceProps = Pick<ProductContent, 'atAGlance' | 'introduction'> & { label: string };

export function AtAGlance({ atAGlance, introduction, label }: AtAGlanceProps) {
  return (
    <Section id="at-a-glance" heading="At a glance">
      <div className={styles.columns}>
        <RowTable caption={`${label}: what plans of this kind have in common`} rows={atAGlance} />
        <Disclosure summary="How it works">
          <Paragraphs text={introduction} />
        </Disclosure>
      </div>
    </Section>
  );
}
