/** Numbered steps, one below the other. Heading level 3, under a section's h2. */
import { Inline } from '@/components/ui/prose';
import type { Step } from '@/lib/content/types';
import styles from './step-list.module.css';

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
        <li key={place} id={id}>
          <h3>{title}</h3>
          <p>
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
