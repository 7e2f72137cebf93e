/** What an answer shows without scrolling; the length of pages on a phone is checked in e2e/every-page.spec.ts. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dayFromToday } from '../testing/playwright/day-from-today.ts';
import { visibleHeight } from '../testing/playwright/expect-page-bounds.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { enlargeText, headHeight, heightBeforeFoot } from '../testing/playwright/page-fit.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';

test.use({ viewport: phoneViewport, isFontInTime: true });

const smallLaptop = { width: 1366, height: 625 };

type Answer = {
  name: string;
  address: string;
  verdicts: (page: Page) => Locator[];
};

/** Before the footer. */
const maxScreens = 4;

const answers: Answer[] = [
  {
    name: 'a claim',
    address: `/claim/motor-own-damage/answer?date=${dayFromToday(-1)}`,
    verdicts: (page) => [
      pageHeading(page),
      page.getByRole('heading', { level: 2, name: 'Do this next' }),
      page.getByRole('checkbox').first(),
    ],
  },
  {
    name: 'happy events',
    address: `/joy-center/answer?event=wedding&wedding=${dayFromToday(27)}&event=baby&baby=${dayFromToday(160)}&event=vehicle&vehicle=${dayFromToday(-9)}`,
    verdicts: (page) => [pageHeading(page), page.locator('main dd').first()],
  },
  {
    name: 'a search for hospitals',
    address: '/cashless-hospital/answer?q=eye+hospital+near+560034',
    verdicts: (page) => [pageHeading(page), page.locator('#hospitals h3').first()],
  },
];

/** The verdict leads: 26 px and more, and every visible h2 has one smaller size, or that of the text in a box. */
async function expectHeadingScale(page: Page, width: number) {
  const sizesOf = (tag: string) =>
    page
      .locator(`main ${tag}:visible:not(.visually-hidden)`)
      .evaluateAll((headings) => [
        ...new Set(headings.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
      ]);
  const [verdict = 0] = await sizesOf('h1');
  expect.soft(verdict, `${width} px wide`).toBeGreaterThanOrEqual(26);
  if (width === phoneViewport.width) expect.soft(verdict).toBeLessThanOrEqual(28);
  const secondary = (await sizesOf('h2')).filter((size) => size > 17);
  const expected = width === phoneViewport.width ? 21 : 24;
  expect.soft(secondary, `${width} px wide`).toEqual(secondary.length > 0 ? [expected] : []);
}

test('an answer is on the first screen of a phone and of a small laptop, under a low header', async ({
  page,
}) => {
  for (const { name, address, verdicts } of answers)
    await test.step(name, async () => {
      await page.setViewportSize(phoneViewport);
      await page.goto(address);
      const header = page.locator('main > div', { has: pageHeading(page) }).first();
      expect.soft(await headHeight(page)).toBeLessThanOrEqual(150);
      await expect.soft(header.getByRole('link', { name: /change/i })).toBeVisible();
      const screens = (await heightBeforeFoot(page)) / phoneViewport.height;
      expect.soft(screens, 'screens').toBeLessThanOrEqual(maxScreens);
      for (const size of [phoneViewport, smallLaptop]) {
        await page.setViewportSize(size);
        await expectHeadingScale(page, size.width);
        const lowest = await visibleHeight(page, size.height);
        for (const verdict of verdicts(page)) {
          const box = await verdict.boundingBox();
          const bottom = box ? box.y + box.height : Number.POSITIVE_INFINITY;
          expect.soft(bottom, `${size.width} px wide`).toBeLessThanOrEqual(lowest);
        }
      }
    });
});

const letters = [
  `/claim/refused/answer?line=life&reason=section-45&letter=${dayFromToday(-5)}`,
  `/grievance-redressal/answer?to=insurer&complained=${dayFromToday(-3)}`,
];

test('a link to the letter shows its title below the header, with letters of 24 px', async ({
  page,
}) => {
  await enlargeText(page, 24);
  for (const address of letters) {
    await page.goto(`${address}#letter`);
    await expect(page.locator('#letter')).toBeInViewport();
    const title = await page.locator('#letter-part h2').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect.soft(title?.y, address).toBeGreaterThanOrEqual(header?.height ?? 740);
    expect.soft(title?.y, address).toBeLessThan(phoneViewport.height / 2);
  }
});

test('at the height that a phone’s keyboard leaves, no field that has the focus is under header or bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  for (const path of ['/get-a-call', '/faqs/answer?q=policy+lapsed']) {
    await page.goto(path);
    await page.locator('main').getByRole('link').first().focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { left, top, bottom } = focused.getBoundingClientRect();
        const isCoveredAt = (y: number) => {
          const seen = document.elementFromPoint(left + 10, y);
          return !focused.contains(seen) && seen?.closest('header, [data-bottom-bar]');
        };
        const isControl = focused.matches('a, button, input, select, summary');
        const isCovered =
          isControl &&
          !focused.closest('header, [data-bottom-bar]') &&
          (isCoveredAt(top + 2) || isCoveredAt(bottom - 2));
        return isCovered ? focused.outerHTML.slice(0, 90) : null;
      });
      expect.soft(covered, path).toBeNull();
    }
  }
});
