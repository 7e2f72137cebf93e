/** The call-back form on the page or in the popup: fills, reads and submits it. */
import type { Locator, Page } from '@playwright/test';
import { parseMobile } from '../../lib/input/mobile.ts';
import type { VisitAction, VisitField, VisitPlan } from './visit-plan.ts';

const actionTimeoutMs = 15_000;

export class FormOnPage {
  readonly page: Page;
  readonly isPopup: boolean;

  constructor(page: Page, isPopup: boolean) {
    this.page = page;
    this.isPopup = isPopup;
  }

  get root(): Locator {
    return this.isPopup
      ? this.page.getByRole('dialog', { name: 'Get a Call' })
      : this.page.locator('main');
  }

  field(name: VisitField): Locator {
    const labels = { product: 'Product', timeSlot: 'Time slot', mobile: 'Mobile number' };
    return this.form.getByLabel(labels[name]);
  }

  get form(): Locator {
    return this.root.locator('form[action="/api/call-back"]').first();
  }

  async fill(act: VisitAction, { input }: VisitPlan): Promise<void> {
    if (act.kind === 'choose') await this.#choose(act.field, input[act.field], act.how);
    if (act.kind === 'number') await this.#enterNumber(act);
  }

  async #choose(
    field: 'product' | 'timeSlot',
    value: string,
    how: 'mouse' | 'keys',
  ): Promise<void> {
    const list = this.field(field);
    if (how === 'keys') {
      await list.focus({ timeout: actionTimeoutMs });
      await this.page.keyboard.press('Home');
      for (let presses = 0; presses < 12 && (await list.inputValue()) !== value; presses++)
        await this.page.keyboard.press('ArrowDown');
    }
    if ((await list.inputValue()) !== value)
      await list.selectOption(value, { timeout: actionTimeoutMs });
  }

  async #enterNumber({ how, text }: Extract<VisitAction, { kind: 'number' }>): Promise<void> {
    const field = this.field('mobile');
    await field.focus({ timeout: actionTimeoutMs });
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.press('Delete');
    if (how === 'keys') await this.page.keyboard.type(text, { delay: 15 });
    else if (how === 'paste') await this.page.keyboard.insertText(text);
    // A password manager sets the value at once, then sends the two events.
    else
      await field.evaluate((input: HTMLInputElement, value) => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }, text);
  }

  /** @returns the fields whose value is not the intended one. */
  async findLostFields({ input, isNumberValid }: VisitPlan): Promise<VisitField[]> {
    const readValue = async (name: VisitField) =>
      this.field(name).inputValue({ timeout: actionTimeoutMs });
    const lost: VisitField[] = [];
    if ((await readValue('product')) !== input.product) lost.push('product');
    if ((await readValue('timeSlot')) !== input.timeSlot) lost.push('timeSlot');
    if (isNumberValid && parseMobile(await readValue('mobile')) !== input.mobile)
      lost.push('mobile');
    return lost;
  }

  async press(how: VisitPlan['press']): Promise<void> {
    const button = this.form.locator('button[type="submit"]');
    const options = { timeout: actionTimeoutMs };
    if (how === 'enter') {
      await this.field('mobile').focus(options);
      await this.page.keyboard.press('Enter');
    } else if (how === 'double-click') await button.dblclick(options);
    else await button.click(options);
    // The first click may have navigated away or disabled the button.
    if (how === 'two-clicks')
      await button.click({ timeout: 300, force: true }).catch(() => undefined);
  }
}
