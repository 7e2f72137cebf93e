/**
 * A visit on a phone with its taps and swipes counted: how far something is from who looks for it. A swipe moves the page
 * by most of a screen, as a thumb does; nothing else scrolls. Typing is not counted.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** For `test.use`: a small phone that is touched. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

const swipeShare = 0.8;
/** Whoever has swiped this often has given up. */
const maxSwipes = 12;

export class PhoneJourney {
  taps = 0;
  swipes = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Swipes until it can be seen and touched: inside the screen, and under no bar. */
  async swipeTo(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    // Where a tap led to another page, its styles may still be on their way.
    await this.#page.waitForLoadState();
    for (let swiped = 0; ; swiped++) {
      const way = await target.evaluate(scrollDirection);
      if (way === 0) return;
      expect(swiped, `${target} is not within ${maxSwipes} swipes`).toBeLessThan(maxSwipes);
      await this.#swipe(way);
    }
  }

  /** A link, a button, a label: anything touched once. */
  async tap(target: Locator): Promise<void> {
    await this.swipeTo(target);
    this.taps++;
    await target.tap();
  }

  /** One of a list that the phone shows by itself. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.swipeTo(target);
    this.taps++;
    await target.selectOption(option);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.swipeTo(target);
    await target.fill(text);
  }

  expectAtMost(max: { taps: number; swipes: number }): void {
    const { taps, swipes } = this;
    expect(
      { taps, swipes, isShort: taps <= max.taps && swipes <= max.swipes },
      `at most ${max.taps} taps and ${max.swipes} swipes`,
    ).toMatchObject({ isShort: true });
  }

  async #swipe(way: 1 | -1): Promise<void> {
    this.swipes++;
    const { width = 0, height = 0 } = this.#page.viewportSize() ?? {};
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -way * height * swipeShare,
      speed: 4000,
      // Headless Chromium ignores the same gesture as a touch.
      gestureSourceType: 'default',
    });
    await session.detach();
  }
}

/** Which way to swipe: 1 where it is further down, -1 further up, 0 where a finger at its middle meets it. */
function scrollDirection(target: Element): 1 | 0 | -1 {
  const { left, top, width, height } = target.getBoundingClientRect();
  const middle = top + height / 2;
  const met = document.elementFromPoint(left + width / 2, middle);
  if (met && (target.contains(met) || met.contains(target))) {
    // What only stands behind the whole page is not met.
    if (target.contains(met) || met.closest('a, button, label')) return 0;
  }
  return middle > innerHeight / 2 ? 1 : -1;
}
