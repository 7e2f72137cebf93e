'use client';
/** Copies the link of a question, and shows the result beside it. */
import { createPortal } from 'react-dom';
import styles from './question-groups.module.css';
import { useLinkCopying } from './use-link-copying';

/** @param groupsId id of the element with the links, each marked `data-copy`. */
export function LinkCopying({ groupsId }: { groupsId: string }) {
  const { outcome } = useLinkCopying(groupsId);

  return (
    <p role="status" className="visually-hidden">
      <span>{outcome?.message}</span>
      {outcome &&
        createPortal(
          <span className={styles.outcome} data-print="no">
            {outcome.message}
          </span>,
          outcome.container,
        )}
    </p>
  );
}
