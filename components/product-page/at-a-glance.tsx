/** Two folds, open on wide screens: what plans of a kind have in common, and how it works in a strip of steps. */
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import type { ProductContent } from '@/lib/content/types';
import styles from './at-a-glance.module.css';

type AtAGlanceProps = Pick<ProductContent, 'atAGlance' | 'introduction'> & { label: string };

export function AtAGlance({ atAGlance, introduction, label }: AtAGlanceProps) {
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
        <ol className={styles.strip}>
          {introduction.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
            <li key={place}>{Inline({ text: step })}</li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
