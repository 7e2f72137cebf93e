'use client';
/**
 * Runs once React has hydrated the page: replays earlier presses, lays out what waited, records where a visit came from,
 * reports web vitals when the browser is idle, and, where a tag manager is configured and the visitor allowed it, the
 * conversion. Renders nothing.
 */
import { useEffect } from 'react';
import { layOutLater } from '@/components/ui/lay-out-later';
import { whenIdle } from '@/components/ui/when-idle';
import { replayPendingEvents } from '@/lib/browser/pre-hydration/replay-pending-events';
import { productLabel } from '@/lib/lead-service/call-back-products';
import { currentConfirmation, onConfirmation } from '@/lib/leads/status/call-back-signals';
import { recordCampaign } from '@/lib/site/campaign/campaign-storage';

type AnalyticsProps = {
  /** A row of the route table; without one nothing is recorded or reported. */
  path: string | undefined;
  tagManagerId: string | null | undefined;
};

export function Analytics({ path, tagManagerId }: AnalyticsProps) {
  useEffect(() => {
    // The page is hydrated: browser tests and benchmarks wait for this mark.
    void replayPendingEvents().finally(() => performance.mark('hydrated'));
  }, []);

  useEffect(layOutLater, []);

  useEffect(() => {
    if (!path) return;
    recordCampaign();
    return whenIdle(async () => {
      const { reportVitals } = await import('@/lib/publishing/vitals/report-vitals');
      reportVitals(path);
    });
  }, [path]);

  useEffect(() => {
    if (!tagManagerId) return;
    return onConfirmation(async () => {
      const confirmation = currentConfirmation();
      if (!confirmation?.conversion) return;
      const { conversion, product } = confirmation;
      const { reportConversion } = await import('@/lib/site/campaign/report-conversion');
      reportConversion(tagManagerId, productLabel(product), conversion);
    });
  }, [tagManagerId]);

  return null;
}
