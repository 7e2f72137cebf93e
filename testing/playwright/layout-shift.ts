/** How far a page's content jumps by itself, as browsers measure it: good is below 0.1. */
import type { Page } from '@playwright/test';

/**
 * Reads the page to its end, so that every section is laid out, and returns to its top.
 * @param sinceLoad counts what shifted before, too: not where a test makes the font come late.
 */
export function layoutShift(page: Page, { sinceLoad }: { sinceLoad: boolean }): Promise<number> {
  return page.evaluate(async (buffered) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What a late font moved has been reported.
    if (!buffered) for (let frames = 0; frames < 2; frames += 1) await frame();
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum += entry.value;
    }).observe({ type: 'layout-shift', buffered });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    return sum;
  }, sinceLoad);
}
