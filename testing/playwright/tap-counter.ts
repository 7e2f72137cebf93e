/**
 * A visit on a phone that counts taps and swipes, to measure how far something is from the start. A swipe scrolls by
 * most of a screen, as a thumb does; nothing else scrolls. Typing is not counted.
 */
import { expect, type Locator, type Page } from '@playwright/test';

const swipeShare = 0.8;
/** A visitor would have given up by then. */
const maxSwipes = 12;

export class TapCounter {
  taps = 0;
  swipes = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Swipes until it is on the screen and not covered by a bar. */
  async swipeTo(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    // After a navigation the styles may still be loading.
    await this.#page.waitForLoadState();
    for (let swiped = 0; ; swiped++) {
      const way = await target.evaluate(scrollDirection);
      if (way === 0) return;
      expect(swiped, `${target} is not within ${maxSwipes} swipes`).toBeLessThan(maxSwipes);
      await this.#swipe(way);
    }
  }

  /** Taps a link, a button or a label. */
  async tap(target: Locator): Promise<void> {
    await this.swipeTo(target);
    this.taps++;
    await target.tap();
  }

  /** Chooses from a select, whose list belongs to the system. */
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
      // Headless Chromium ignores a touch gesture.
      gestureSourceType: 'default',
    });
    await session.detach();
  }
}

/** Direction to swipe: 1 if it is further down, -1 further up, 0 if a tap at its centre hits it. */
function scrollDirection(target: Element): 1 | 0 | -1 {
  const { left, top, width, height } = target.getBoundingClientRect();
  const middle = top + height / 2;
  const met = document.elementFromPoint(left + width / 2, middle);
  if (met && (target.contains(met) || met.contains(target))) {
    // The elements behind the whole page do not count as a hit.
    if (target.contains(met) || met.closest('a, button, label')) return 0;
  }
  return middle > innerHeight / 2 ? 1 : -1;
}
