/** At a glance: what every plan of this kind has in common, and how it works in a strip of steps. */
import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import type { ProductContent } from '@/lib/content/types';
import styles from './at-a-glance.module.css';

type AtAGlanceProps = Pick<ProductContent, 'atAGlance' | 'introduction'> & {
  label: string;
  /** A fold below it. */
  children: ReactNode;
};

export function AtAGlance({ atAGlance, introduction, label, children }: AtAGlanceProps) {
  return (
    <Section id="at-a-glance" heading="At a glance">
      <div>
        <Disclosure
          summary={`What ${label.toLowerCase()} plans have in common`}
          isOpenOnWideScreens
        >
          <RowTable caption={`${label}: what plans of this kind have in common`} rows={atAGlance} />
        </Disclosure>
        <Disclosure summary="How it works" isOpenOnWideScreens>
          <ol className={styles.strip}>
            {introduction.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
              <li key={place}>{Inline({ text: step })}</li>
            ))}
          </ol>
        </Disclosure>
        {children}
      </div>
    </Section>
  );
}
