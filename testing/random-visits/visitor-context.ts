/** A browser context for the plan: screen, late or missing scripts, and lost responses. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import { phoneViewport } from '../playwright/small-phone.ts';
import type { VisitPlan } from './visit-plan.ts';

const scriptFiles = '**/_next/static/chunks/*.js';
const posts = '**/api/call-back';

export async function visitorContext(browser: Browser, plan: VisitPlan): Promise<BrowserContext> {
  const isPhone = plan.device === 'phone';
  const context = await browser.newContext({
    javaScriptEnabled: plan.hasScripts,
    viewport: isPhone ? phoneViewport : { width: 1280, height: 800 },
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
export async function disruptPosts(context: BrowserContext, { network }: VisitPlan): Promise<void> {
  if (network === 'never') await context.route(posts, (route) => route.abort());
  if (network === 'answer-lost') await context.route(posts, dropResponse, { times: 1 });
}

/** The server still receives the request. */
async function dropResponse(route: Route): Promise<void> {
  await route.fetch({ maxRedirects: 0 });
  await route.abort('connectionreset');
}
