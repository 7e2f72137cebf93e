/** Presses the button until the visit has an end, as a person would, and reads that end off the page. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { FormOnPage } from './form-on-page.ts';
import type { JourneyPlan } from './journey-plan.ts';

export type JourneyOutcome =
  /** `isSaved`: it says that the call desk does not have the request yet. */
  | { kind: 'thanks'; isSaved: boolean }
  /** Beneath the button, or on a page that says what was wrong. */
  | { kind: 'message'; text: string }
  | { kind: 'field-message' }
  /** The browser's own page: it could not reach us. */
  | { kind: 'no-page' };

type JourneyCallbacks = {
  recoverService: () => void;
  refill: () => Promise<void>;
  log: (step: string) => void;
};

export const refusalMessage = 'A call for this number is arranged already.';
export const unreachableMessage =
  /You are offline|could not reach our server|does not answer just now|busy just now/;
const outcomeTimeoutMs = 40_000;
const maxPresses = 4;

export async function submitUntilOutcome(
  form: FormOnPage,
  plan: JourneyPlan,
  hands: JourneyCallbacks,
): Promise<JourneyOutcome> {
  const { page } = form;
  let isMended = false;
  for (let presses = 1; ; presses++) {
    if (presses === 1 && plan.network === 'offline') await page.context().setOffline(true);
    const isOld = await markOldAlerts(page);
    await form.press(presses === 1 ? plan.press : 'click');
    const ending = await waitForOutcome(form, plan);
    await page.context().setOffline(false);
    hands.log(
      `press ${presses}${isOld ? ' (a message stood there)' : ''}: ${JSON.stringify(ending)}`,
    );
    const isUnreached =
      ending.kind === 'no-page' ||
      (ending.kind === 'message' && unreachableMessage.test(ending.text));
    const isRefused = ending.kind === 'message' && ending.text.includes(refusalMessage);
    const mayMend: boolean = isRefused && plan.willServiceRecover && !isMended;
    // Without scripts a second click may land on the page that answered the first, whose number is empty again.
    const isSecondClick =
      ending.kind === 'field-message' && plan.isNumberValid && isDoubleSubmit(plan);
    const mayPressAgain = isUnreached || mayMend || isSecondClick;
    if (presses === maxPresses || !mayPressAgain) return ending;
    if (isUnreached && plan.network === 'never' && presses > 1) return ending;
    if (mayMend) hands.recoverService();
    isMended ||= mayMend;
    if (ending.kind === 'no-page') await page.goBack();
    await hands.refill();
  }
}

function isDoubleSubmit({ press, hasScripts, scripts }: JourneyPlan): boolean {
  return (press === 'double-click' || press === 'two-clicks') && (!hasScripts || scripts !== 0);
}

/** A message of an earlier press is not this one's answer. */
function markOldAlerts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const alerts = document.querySelectorAll('[role="alert"]');
    for (const alert of alerts) alert.setAttribute('data-old', '');
    return alerts.length > 0;
  });
}

async function waitForOutcome(form: FormOnPage, plan: JourneyPlan): Promise<JourneyOutcome> {
  const deadline = Date.now() + outcomeTimeoutMs;
  while (Date.now() < deadline) {
    // A page that is leaving cannot be read; the next one can.
    const ending = await readOutcome(form, plan).catch(() => null);
    if (ending) return ending;
    await wait(100);
  }
  throw new Error(`Nothing was said after the press; the page shows ${form.page.url()}`);
}

async function readOutcome(
  { page, root }: FormOnPage,
  plan: JourneyPlan,
): Promise<JourneyOutcome | null> {
  if (page.url().startsWith('chrome-error:')) return { kind: 'no-page' };
  const heading = page.getByRole('heading', { name: 'Thank you. Your request is with us.' });
  if (await heading.first().isVisible()) {
    return { kind: 'thanks', isSaved: await page.getByText('saved here').first().isVisible() };
  }
  const alert = root.locator('[role="alert"]:not([data-old])').first();
  if (await alert.isVisible()) {
    const text = (await alert.textContent()) ?? '';
    return /Enter valid mobile no\./.test(text)
      ? { kind: 'field-message' }
      : { kind: 'message', text };
  }
  // Where the number is good a flag can only be an earlier press's.
  const isFlagged =
    !plan.isNumberValid && (await root.getByText('Enter valid mobile no.').first().isVisible());
  return isFlagged ? { kind: 'field-message' } : null;
}
