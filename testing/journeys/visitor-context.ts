/** A browser context for the plan: screen, late or missing scripts, and lost responses. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import type { JourneyPlan } from './journey-plan.ts';

const scriptFiles = '**/_next/static/chunks/*.js';
const posts = '**/api/call-back';

export async function visitorContext(browser: Browser, plan: JourneyPlan): Promise<BrowserContext> {
  const isPhone = plan.device === 'phone';
  const context = await browser.newContext({
    javaScriptEnabled: plan.hasScripts,
    viewport: isPhone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
    timezoneId: 'Asia/Kolkata',
  });
  const { scripts } = plan;
  if (scripts !== 0) {
    await context.route(scriptFiles, async (route) => {
      if (scripts === 'never') return route.abort();
      await wait(scripts);
      // The page may be closed by then.
      await route.continue().catch(() => undefined);
    });
  }
  return context;
}

/** Called before the final submit, because an early one without scripts is a POST too. */
export async function disruptPosts(
  context: BrowserContext,
  { network }: JourneyPlan,
): Promise<void> {
  if (network === 'never') await context.route(posts, (route) => route.abort());
  if (network === 'answer-lost') await context.route(posts, dropResponse, { times: 1 });
}

/** The server still receives the request. */
async function dropResponse(route: Route): Promise<void> {
  await route.fetch({ maxRedirects: 0 });
  await route.abort('connectionreset');
}
