/** Copies the link of a question on a click, and holds the result and the link it belongs to. */
import { useEffect, useState } from 'react';
import { copyLink } from '@/components/ui/copy-text';

export type CopyOutcome = { message: string; container: Element };

/** @param groupsId id of the element with the links, each marked `data-copy`. */
export function useLinkCopying(groupsId: string) {
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
