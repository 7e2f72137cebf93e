/** Submits the form, again where a person would, until the visit has an outcome, and reads it from the page. */
import type { Page } from '@playwright/test';
import { readUntil } from '../poll-until.ts';
import type { FormOnPage } from './form-on-page.ts';
import type { VisitPlan } from './visit-plan.ts';

export type VisitOutcome =
  /** `isSaved`: the page says that the request is stored but not delivered yet. */
  | { kind: 'thanks'; isSaved: boolean }
  /** A message below the button, or on an error page. */
  | { kind: 'message'; text: string }
  | { kind: 'field-message' }
  /** The browser's own error page: the site was unreachable. */
  | { kind: 'no-page' };

type VisitCallbacks = {
  recoverService: () => void;
  refill: () => Promise<void>;
  log: (step: string) => void;
};

export const refusalMessage = 'A call for this number is arranged already.';
export const unreachableMessage =
  /You are offline|could not reach our server|does not answer just now|busy just now/;
const timing = { timeoutMs: 40_000, everyMs: 100 };
const maxPresses = 4;

export async function submitUntilOutcome(
  form: FormOnPage,
  plan: VisitPlan,
  callbacks: VisitCallbacks,
): Promise<VisitOutcome> {
  const { page } = form;
  let hasRecovered = false;
  for (let presses = 1; ; presses++) {
    if (presses === 1 && plan.network === 'offline') await page.context().setOffline(true);
    const hadAlert = await markOldAlerts(page);
    await form.press(presses === 1 ? plan.press : 'click');
    const outcome = await waitForOutcome(form, plan);
    await page.context().setOffline(false);
    const note = hadAlert ? ' (after an earlier message)' : '';
    callbacks.log(`press ${presses}${note}: ${JSON.stringify(outcome)}`);
    const isUnreachable =
      outcome.kind === 'no-page' ||
      (outcome.kind === 'message' && unreachableMessage.test(outcome.text));
    const isRefused = outcome.kind === 'message' && outcome.text.includes(refusalMessage);
    const mayRecover: boolean = isRefused && plan.willServiceRecover && !hasRecovered;
    // Without scripts a second click may hit the page that answered the first, where the number is empty.
    const isSecondClick =
      outcome.kind === 'field-message' && plan.isNumberValid && isDoubleSubmit(plan);
    const mayPressAgain = isUnreachable || mayRecover || isSecondClick;
    if (presses === maxPresses || !mayPressAgain) return outcome;
    if (isUnreachable && plan.network === 'never' && presses > 1) return outcome;
    if (mayRecover) callbacks.recoverService();
    hasRecovered ||= mayRecover;
    if (outcome.kind === 'no-page') await page.goBack();
    await callbacks.refill();
  }
}

function isDoubleSubmit({ press, hasScripts, scripts }: VisitPlan): boolean {
  return (press === 'double-click' || press === 'two-clicks') && (!hasScripts || scripts !== 0);
}

/** Marks messages of earlier submits, so that they are not read as the next outcome. */
function markOldAlerts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const alerts = document.querySelectorAll('[role="alert"]');
    for (const alert of alerts) alert.setAttribute('data-old', '');
    return alerts.length > 0;
  });
}

async function waitForOutcome(form: FormOnPage, plan: VisitPlan): Promise<VisitOutcome> {
  // A page cannot be read during a navigation.
  const read = () => readOutcome(form, plan).catch(() => null);
  const outcome = await readUntil(read, Boolean, timing);
  if (!outcome) throw new Error(`No outcome after the submit; the page is ${form.page.url()}`);
  return outcome;
}

async function readOutcome(
  { page, root }: FormOnPage,
  plan: VisitPlan,
): Promise<VisitOutcome | null> {
  if (page.url().startsWith('chrome-error:')) return { kind: 'no-page' };
  const heading = page.getByRole('heading', { name: 'Thank you. Your request is with us.' });
  if (await heading.first().isVisible()) {
    return {
      kind: 'thanks',
      isSaved: await page.getByText('We keep trying until').first().isVisible(),
    };
  }
  const alert = root.locator('[role="alert"]:not([data-old])').first();
  if (await alert.isVisible()) {
    const text = (await alert.textContent()) ?? '';
    return /Enter valid mobile no\./.test(text)
      ? { kind: 'field-message' }
      : { kind: 'message', text };
  }
  // With a valid number the error can only be that of an earlier submit.
  const isFlagged =
    !plan.isNumberValid && (await root.getByText('Enter valid mobile no.').first().isVisible());
  return isFlagged ? { kind: 'field-message' } : null;
}
