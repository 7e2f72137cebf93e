'use client';
/** Copies the link of a question, and shows the result beside it. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyLink } from '@/components/ui/copy-text';
import styles from './question-groups.module.css';

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

type CopyOutcome = { message: string; container: Element };

/** Copies the link of a question on a click, and holds the result and the link it belongs to. */
function useLinkCopying(groupsId: string) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  useEffect(() => {
    const groups = document.getElementById(groupsId);
    const copy = async ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[data-copy]');
      const container = link?.parentElement;
      if (!container) return;
      const message = await copyLink(location.origin + location.pathname + link.hash);
      setOutcome({ message, container });
    };
    groups?.addEventListener('click', copy);
    return () => groups?.removeEventListener('click', copy);
  }, [groupsId]);

  return { outcome };
}
