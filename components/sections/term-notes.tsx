/** The notes behind a page's marked terms. Popovers: they open by tap or key and close by Escape without JavaScript. */
import { type TermId, terms } from '@/lib/content/terms';
import styles from './term-notes.module.css';

export function TermNotes({ ids }: { ids: readonly TermId[] }) {
  return ids.map((id) => (
    <div key={id} id={`term-${id}`} popover="auto" className={styles.note}>
      <p>
        <strong>{terms[id].name}</strong> {terms[id].meaning}
      </p>
    </div>
  ));
}
