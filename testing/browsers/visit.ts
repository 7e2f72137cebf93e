/** A visitor's actions on a page with real clicks and keys, on top of any browser's driver. */
import { readUntil } from '../poll-until.ts';
import type { Driver } from './driver.ts';

export type Visit = {
  driver: Driver;
  open(path: string): Promise<void>;
  /** Waits until the expression is true, also across a navigation. */
  expect(expression: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Sets the value of a select or a date field, whose picker belongs to the system. */
  set(selector: string, value: string): Promise<void>;
};

const timing = { timeoutMs: 20_000, everyMs: 100 };

export function createVisit(driver: Driver, origin: string, runsScripts = true): Visit {
  const expect = async (expression: string) => {
    const read = () => driver.evaluate(`Boolean(${expression})`).catch(() => false);
    if ((await readUntil(read, (value) => value === true, timing)) === true) return;
    const pageText = await driver
      .evaluate('location.href + " " + document.body.innerText')
      .catch(String);
    throw new Error(`not true: ${expression}\n${String(pageText).slice(0, 600)}`);
  };
  const click = async (selector: string) => {
    const found = `document.querySelector(${JSON.stringify(selector)})`;
    await expect(found);
    const place = (await driver.evaluate(
      `(e => { e.scrollIntoView({ block: 'center' }); const { left, top, width, height } = e.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }; })(${found})`,
    )) as { x: number; y: number };
    await driver.point([
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  };
  return {
    driver,
    open: async (path) => {
      await driver.open(origin + path);
      await expect(`location.pathname === ${JSON.stringify(path.split(/[?#]/)[0])}`);
      await expect("document.readyState === 'complete'");
      if (runsScripts) await expect(isHydrated);
    },
    expect,
    click,
    type: async (selector, text) => {
      await click(selector);
      for (const value of text) {
        await driver.press([
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      }
    },
    set: async (selector, value) => {
      await click('h1');
      // React overrides the setter of the element and would not notice a change made with it.
      await driver.evaluate(
        `(e => { Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e), 'value').set.call(e, ${JSON.stringify(value)});
          for (const type of ['input', 'change']) e.dispatchEvent(new Event(type, { bubbles: true })); return true; })(document.querySelector(${JSON.stringify(selector)}))`,
      );
    },
  };
}

/** testing/playwright/fixtures.ts has the same condition for Playwright. */
const isHydrated =
  "performance.getEntriesByName('hydrated').length > 0 || !document.querySelector('main')";
