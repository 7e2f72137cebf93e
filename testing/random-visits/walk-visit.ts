/** Performs one planned visit in a real browser and returns what the visitor saw at the end. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { canPopupOpen, triggerExitIntent } from './exit-popup.ts';
import { FormOnPage } from './form-on-page.ts';
import { submitUntilOutcome, type VisitOutcome } from './submit-until-outcome.ts';
import type { VisitAction, VisitPlan } from './visit-plan.ts';
import { disruptPosts, visitorContext } from './visitor-context.ts';

export type VisitResult = {
  outcome: VisitOutcome | null;
  steps: string[];
  problems: string[];
  close: () => Promise<void>;
};

const popupTimeoutMs = 15_000;

/**
 * @param recoverService ends the outage of Lead.svc.
 * @returns with the pages open until `close`.
 */
export async function walkVisit(
  browser: Browser,
  siteUrl: string,
  plan: VisitPlan,
  recoverService: () => void,
): Promise<VisitResult> {
  const context = await visitorContext(browser, plan);
  const visit = new Visit(await context.newPage(), siteUrl, plan);
  try {
    const outcome = await visit.walk(recoverService);
    return { outcome, steps: visit.steps, problems: visit.problems, close: () => context.close() };
  } catch (error) {
    const problems = [...visit.problems, `stopped: ${String(error).split('\n')[0]}`];
    return { outcome: null, steps: visit.steps, problems, close: () => context.close() };
  }
}

class Visit {
  readonly steps: string[] = [];
  readonly problems: string[] = [];
  readonly #url: string;
  readonly #plan: VisitPlan;
  readonly #page: Page;
  readonly #done: VisitAction[] = [];
  #form: FormOnPage;

  constructor(page: Page, siteUrl: string, plan: VisitPlan) {
    this.#page = page;
    this.#form = new FormOnPage(page, false);
    this.#url = `${siteUrl}${plan.path}`;
    this.#plan = plan;
  }

  async walk(recoverService: () => void): Promise<VisitOutcome> {
    const { actions, form, hasSecondTab } = this.#plan;
    await this.#page.goto(this.#url, { waitUntil: 'commit' });
    await this.#form.field('mobile').waitFor();
    if (form === 'popup') await this.#openPopup();
    for (const act of actions) await this.#do(act);
    // No field that was filled may have been emptied or changed.
    for (const field of await this.#form.findLostFields(this.#plan))
      this.problems.push(`${field} was lost`);
    const other = hasSecondTab ? await this.#secondTab() : null;
    const refill = () => this.#refill();
    await disruptPosts(this.#page.context(), this.#plan);
    const [outcome] = await Promise.all([
      submitUntilOutcome(this.#form, this.#plan, {
        recoverService,
        refill,
        log: (step) => this.steps.push(step),
      }),
      other?.press('click'),
    ]);
    return outcome;
  }

  async #do(act: VisitAction): Promise<void> {
    this.steps.push(JSON.stringify(act));
    switch (act.kind) {
      case 'choose':
      case 'number':
        this.#done.push(act);
        return this.#form.fill(act, this.#plan);
      case 'wait':
        return wait(act.ms);
      case 'press-early':
        return this.#pressEarly();
      case 'popup-and-close':
        return this.#closePopup();
      case 'away-and-back':
        await this.#page.goto(new URL('/legal', this.#url).href);
        await this.#page.goBack();
        return this.#refill();
      case 'back-and-forward':
        await this.#page.goBack();
        await this.#page.goForward();
        return this.#refill();
    }
  }

  /** As a person who returns to a form: fills the fields that are empty. */
  async #refill(): Promise<void> {
    await this.#form.field('mobile').waitFor();
    const lost = await this.#form.findLostFields(this.#plan);
    for (const act of this.#done) {
      const field = act.kind === 'number' ? 'mobile' : act.kind === 'choose' && act.field;
      const isLost =
        field && (lost.includes(field) || (field === 'mobile' && !this.#plan.isNumberValid));
      if (isLost) await this.#form.fill(act, this.#plan);
    }
  }

  /** Submits with an empty field: the form must report it and keep the other values. */
  async #pressEarly(): Promise<void> {
    if (!this.#plan.actions.some((act) => isFilling(act) && !this.#done.includes(act))) return;
    const before = this.#page.url();
    // The page preselects its product, so only a missing number or slot is an error.
    const lost = await this.#form.findLostFields(this.#plan);
    if (!lost.includes('mobile') && !lost.includes('timeSlot')) return;
    await this.#form.press('click');
    await this.#form.root
      .getByText(/Select Time Slot|Enter valid mobile no\./)
      .filter({ visible: true })
      .first()
      .waitFor();
    if (this.#page.url() !== before) await this.#refill();
  }

  async #closePopup(): Promise<void> {
    await triggerExitIntent(this.#page);
    const isOnPage = this.#page.url() === this.#url;
    // It opens only once.
    const wasClosed = this.#done.some(({ kind }) => kind === 'popup-and-close');
    if (!isOnPage || wasClosed || !canPopupOpen(this.#plan)) return;
    this.#done.push({ kind: 'popup-and-close' });
    await this.#page.getByRole('dialog').waitFor({ timeout: popupTimeoutMs });
    await this.#page.keyboard.press('Escape');
  }

  async #openPopup(): Promise<void> {
    const popup = new FormOnPage(this.#page, true);
    await triggerExitIntent(this.#page);
    if (!canPopupOpen(this.#plan)) return;
    await popup.field('mobile').waitFor({ timeout: popupTimeoutMs });
    this.#form = popup;
  }

  async #secondTab(): Promise<FormOnPage> {
    const other = new FormOnPage(await this.#page.context().newPage(), false);
    await other.page.goto(this.#url, { waitUntil: 'commit' });
    await other.field('mobile').waitFor();
    for (const act of this.#done) if (isFilling(act)) await other.fill(act, this.#plan);
    return other;
  }
}

function isFilling({ kind }: VisitAction): boolean {
  return kind === 'choose' || kind === 'number';
}
