/** Marks pages over the audit's own limits: a link or heading that seems to be missing may be on one of them. */
import type { Site } from '../site.ts';

export function markUnreadPages({ pages, cutShort }: Pick<Site, 'pages' | 'cutShort'>): void {
  let unread = 0;
  let cut = 0;
  for (const page of pages.values()) {
    if (page.unreadReason !== null) unread += 1;
    else if (page.isCut) cut += 1;
  }
  const some = (count: number) => (count === 1 ? 'one page' : `${count} pages`);
  if (unread > 0) cutShort.push(`${some(unread)} could not be read within this audit’s limits`);
  if (cut > 0) cutShort.push(`of ${some(cut)} only the beginning was read`);
}
