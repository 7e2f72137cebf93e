/** Moves the mouse out of the window, and says whether the exit popup can open. */
import type { Page } from '@playwright/test';
import { routeFor } from '../../lib/site/find-route.ts';
import type { VisitPlan } from './visit-plan.ts';

export async function triggerExitIntent(page: Page): Promise<void> {
  await page.mouse.move(300, 60);
  await page.mouse.move(300, 3);
  await page.evaluate(() => {
    const leaving = { bubbles: true, relatedTarget: null, clientX: 300, clientY: 3 };
    document.documentElement.dispatchEvent(new MouseEvent('mouseout', leaving));
  });
}

export function canPopupOpen({ device, hasScripts, scripts, path }: VisitPlan): boolean {
  const canRun = hasScripts && scripts !== 'never';
  return device === 'desktop' && canRun && routeFor(path).hasExitPopup;
}
