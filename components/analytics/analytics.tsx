'use client';
/**
 * The first to know that React has the page: does again what was pressed before. Notes where a visit came from, reports how fast its page was once the browser is idle, and, where a tag manager
 * is configured and the visitor allowed it, that a request went through. Draws nothing.
 */
import { useEffect } from 'react';
import { recordCampaign } from '@/lib/campaign/campaign-storage';
import { productLabel } from '@/lib/lead-service/call-back-products';
import { currentConfirmation, onConfirmation } from '@/lib/leads/call-back-signals';
import { replayPendingEvents } from '@/lib/pre-hydration/replay-pending-events';

type AnalyticsProps = {
  /** A row of the route table; where there is none, nothing is noted or reported. */
  path: string | undefined;
  tagManagerId: string | null | undefined;
};

export function Analytics({ path, tagManagerId }: AnalyticsProps) {
  useEffect(() => {
    // From here on React answers; browser tests and whoever measures a page wait for this mark.
    void replayPendingEvents().finally(() => performance.mark('hydrated'));
  }, []);

  useEffect(() => {
    if (!path) return;
    recordCampaign();
    return whenIdle(async () => {
      const { reportVitals } = await import('@/lib/vitals/report-vitals');
      reportVitals(path);
    });
  }, [path]);

  useEffect(() => {
    if (!tagManagerId) return;
    return onConfirmation(async () => {
      const confirmation = currentConfirmation();
      if (!confirmation?.conversion) return;
      const { conversion, product } = confirmation;
      const { reportConversion } = await import('@/lib/campaign/report-conversion');
      reportConversion(tagManagerId, productLabel(product), conversion);
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
