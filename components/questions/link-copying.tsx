'use client';
/** Copies the link to a question, says how that went beside it, and opens the question that the address names. */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './question-answers.module.css';
import { useLinkCopying } from './use-link-copying';

/** @param groupsId id of the element that holds the links, each marked `data-copy`. */
export function LinkCopying({ groupsId }: { groupsId: string }) {
  const { outcome } = useLinkCopying(groupsId);

  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);

  return (
    <p role="status" className="visually-hidden">
      {outcome?.said}
      {outcome &&
        createPortal(
          <span className={styles.outcome} data-print="no">
            {outcome.said}
          </span>,
          outcome.place,
        )}
    </p>
  );
}

/** The question lies in a closed box in a closed box: not every browser opens both by itself. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  let box = target?.closest('details');
  if (!target || !box || target.checkVisibility?.()) return;
  for (; box; box = box.parentElement?.closest('details')) box.open = true;
  target.closest('details')?.scrollIntoView();
}
