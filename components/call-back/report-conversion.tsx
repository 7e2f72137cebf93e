'use client';
/**
 * Reports the conversion to the tag manager, on the page that confirms a native post, if the visitor allowed it. First
 * it removes the access token and the reference from the URL, because tags read it.
 */
import { useEffect } from 'react';
import type { Conversion } from '@/lib/site/campaign/campaign-columns';

type ReportConversionProps = { tagManagerId: string; product: string; conversion: Conversion };

export function ReportConversion({ tagManagerId, product, conversion }: ReportConversionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    void report();
    async function report() {
      const { reportConversion } = await import('@/lib/site/campaign/report-conversion');
      history.replaceState(history.state, '', location.pathname);
      reportConversion(tagManagerId, product, conversion);
    }
  }, []);
  return null;
}
