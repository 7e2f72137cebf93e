'use client';
/**
 * Says that the scripts have taken the page over, notes where a visit came from, reports how fast the page was once it is idle, and, where a tag manager is
 * configured, that a request went through. Draws nothing.
 */
import { useEffect } from 'react';
import { noteCampaign } from '@/lib/campaign/campaign-memory';
import { productLabel } from '@/lib/lead-service/products';
import { currentConfirmation, onConfirmation } from '@/lib/leads/call-back-signals';

type VisitNotesProps = { path: string; tagManagerId: string | null };

export function VisitNotes({ path, tagManagerId }: VisitNotesProps) {
  useEffect(() => {
    // What was pressed before this moment is pressed again (scripts/build/start-on-touch.ts).
    dispatchEvent(new Event('taken-over'));
  }, []);

  useEffect(() => {
    noteCampaign();
    return whenIdle(async () => {
      const { reportVitals } = await import('@/lib/vitals/report-vitals');
      reportVitals(path);
    });
  }, [path]);

  useEffect(() => {
    if (!tagManagerId) return;
    return onConfirmation(async () => {
      const confirmation = currentConfirmation();
      if (!confirmation) return;
      const { reportConversion } = await import('@/lib/campaign/report-conversion');
      reportConversion(tagManagerId, productLabel(confirmation.product));
    });
  }, [tagManagerId]);

  return null;
}

/** Safari has no requestIdleCallback. A chunk that does not come is a measurement less, nothing more. */
function whenIdle(work: () => Promise<void>): () => void {
  const begin = () => void work().catch(() => undefined);
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, 2000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(begin, { timeout: 5000 });
  return () => cancelIdleCallback(waiting);
}
