'use client';
/**
 * On the page that confirms a form posted by the browser itself, where the visitor allowed it: tells the tag manager. The pass
 * and the reference leave the address first, because tags read it.
 */
import { useEffect } from 'react';
import type { Conversion } from '@/lib/campaign/campaign-columns';

type ReportConversionProps = { tagManagerId: string; product: string; conversion: Conversion };

export function ReportConversion({ tagManagerId, product, conversion }: ReportConversionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one page
  useEffect(() => {
    void report();
    async function report() {
      const { reportConversion } = await import('@/lib/campaign/report-conversion');
      history.replaceState(history.state, '', location.pathname);
      reportConversion(tagManagerId, product, conversion);
    }
  }, []);
  return null;
}
