/** Every calculator: an example's answer on the first phone screen, its answer with and without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { decodeHTML } from 'entities';
import { todayInIndia } from '../lib/dates/iso-date.ts';
import { productRoutes } from '../lib/site/find-route.ts';
import type { ProductPath } from '../lib/site/routes.ts';
import { answerPath } from '../lib/site/tool-paths.ts';
import {
  calculatorAddress,
  calculatorsFor,
} from '../lib/tools/calculator-registry/page-calculators.ts';
import type { Calculator } from '../lib/tools/calculators/calculator.ts';
import { answerCalculator } from '../testing/data/answer-calculator.ts';
import { expectNoAxeViolations } from '../testing/playwright/expect-accessible.ts';
import { printedPages } from '../testing/playwright/expect-one-printed-page.ts';
import { pageHeading, test } from '../testing/playwright/fixtures.ts';
import { findHorizontalOverflow } from '../testing/playwright/page-fit.ts';
import { phoneViewport, smallPhone } from '../testing/playwright/small-phone.ts';

test.use({ ...smallPhone, isFontInTime: true });

type PlacedCalculator = { path: ProductPath; calculator: Calculator };

const placedCalculators: PlacedCalculator[] = productRoutes.flatMap(({ path }) =>
  calculatorsFor(path).map((calculator) => ({ path, calculator })),
);
/** Each once, on the first page that has it. */
const uniqueCalculators = [
  ...new Map(placedCalculators.toReversed().map((row) => [row.calculator.id, row])).values(),
];

/** A few tools that cover every kind of field and every part of an answer. */
const oneOfEachKind: PlacedCalculator[] = [];
for (const row of [...uniqueCalculators].sort((a, b) => kindsIn(b).length - kindsIn(a).length)) {
  const seen = new Set(oneOfEachKind.flatMap(kindsIn));
  if (kindsIn(row).some((kind) => !seen.has(kind))) oneOfEachKind.push(row);
}

function kindsIn({ calculator }: PlacedCalculator): string[] {
  const kinds = new Set<string>();
  for (const field of Object.values(calculator.fields)) {
    const isRadio = 'isRadio' in field && field.isRadio;
    kinds.add('isLine' in field && field.isLine ? 'line' : isRadio ? 'radio' : field.kind);
    if (field.isDetail) kinds.add('detail');
  }
  const { tables, chart, requiredCovers } = answerCalculator(calculator, exampleOf(calculator));
  for (const [part, value] of Object.entries({ tables, drawing: chart, found: requiredCovers }))
    if (value) kinds.add(part);
  return [...kinds];
}

function exampleOf({ examples = [], id }: Calculator): Record<string, string> {
  const [example] = examples;
  if (!example) throw new Error(`${id} has no example`);
  return example.typed as Record<string, string>;
}

const pageOf = ({ path, calculator }: PlacedCalculator) =>
  calculatorAddress(calculator.id, path).path;
const answerOf = ({ path, calculator }: PlacedCalculator, typed: Record<string, string>) => {
  const { path: page, product } = calculatorAddress(calculator.id, path);
  return `${answerPath(page)}?${new URLSearchParams({ ...(product && { for: product }), ...typed })}`;
};

/** Opens the tool on its page, types its example as a person would, and submits. */
async function submitExample(page: Page, row: PlacedCalculator): Promise<void> {
  const { id, fields, button } = row.calculator;
  await page.goto(pageOf(row));
  const form = page.locator(`#tool-${id}`);
  const typed = Object.entries(exampleOf(row.calculator));
  if (typed.some(([name]) => fields[name]?.isDetail))
    for (const fold of await form.locator('summary').all()) await fold.click();
  for (const [name, text] of typed) {
    const control = form.locator(`[id="${id}-${name}"]`);
    const field = fields[name];
    const kind = field?.kind;
    if (kind === 'choice' && field?.isRadio) {
      await form.locator(`[name="${name}"][value="${text}"]`).check();
    } else if (kind === 'choice') await control.selectOption(text);
    else if (kind === 'flag') await control.check();
    else await control.fill(text);
  }
  await form.getByRole('button', { name: button }).click();
}

function expectedVerdict(calculator: Calculator): string {
  return answerCalculator(calculator, exampleOf(calculator), todayInIndia(new Date())).verdict;
}

async function expectVerdict(page: Page, calculator: Calculator): Promise<void> {
  const heading = pageHeading(page);
  await expect(heading).toHaveText(expectedVerdict(calculator));
  // After the browser's own navigation, styles may still be loading.
  await page.waitForLoadState();
  const box = await heading.boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect.soft(bottom, calculator.id).toBeLessThan(phoneViewport.height / 2);
}

/** The narrowest phone, with everything unfolded. */
async function expectNoOverflow(page: Page, { id }: Calculator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  // On a phone the form is closed below an answer.
  await page.getByRole('link', { name: 'Change your figures' }).click();
  for (const fold of await page.locator('main summary').all()) await fold.click();
  // Otherwise the bottom bar covers what is below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await findHorizontalOverflow(page), id).toEqual([]);
}

for (const row of oneOfEachKind) {
  test(`“${row.calculator.id}” asks and answers on a phone, accessibly`, async ({
    page,
    consoleProblems,
  }) => {
    await submitExample(page, row);
    await expectVerdict(page, row.calculator);
    await expectNoOverflow(page, row.calculator);
    await expectNoAxeViolations(page, 'main');
    expect(consoleProblems).toEqual([]);
  });
}

test('every tool asks, answers and reports errors without JavaScript, under its own address', async ({
  request,
}) => {
  for (const row of uniqueCalculators) {
    const { calculator } = row;
    const { id, fields } = calculator;
    const formHtml = await (await request.get(pageOf(row))).text();
    const lost = Object.keys(fields).filter((name) => !controlIn(formHtml, `${id}-${name}`));
    expect.soft(lost, id).toEqual([]);

    const answer = await request.get(answerOf(row, exampleOf(calculator)));
    const html = await answer.text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
    // A number and its unit are on one line.
    const text = decodeHTML(heading.replace(/<[^>]+>/g, '')).replaceAll('\u00a0', ' ');
    expect.soft(text, id).toBe(expectedVerdict(calculator));

    // An error beside its field, with the typed value.
    const [wrong = ''] = Object.keys(fields);
    const faulty = await request.get(answerOf(row, { [wrong]: '🙂' }));
    expect.soft(faulty.status(), id).toBe(200);
    const control = controlIn(await faulty.text(), `${id}-${wrong}`);
    expect.soft(control, id).toContain('aria-invalid="true"');
    if (fields[wrong]?.kind !== 'choice') expect.soft(control, id).toContain('🙂');
  }
});

/** @returns the control's tag, with a text area's content. */
function controlIn(html: string, id: string): string | undefined {
  const controls = html.matchAll(/<(?:input|select)\b[^>]*>|<textarea\b[^>]*>[^<]*/g);
  return [...controls].map(([tag]) => tag).find((tag) => tag.includes(` id="${id}"`));
}

test('the same tool on another product answers in that product’s frame, and offers its call', async ({
  page,
  request,
}) => {
  await page.goto('/diabetes-health-insurance');
  const form = page.locator('#work-it-out form').first();
  await expect(form).toHaveAttribute(
    'action',
    '/health-insurance/waiting-period-calculator/answer',
  );
  await form.getByRole('button').first().click();
  await expect(page).toHaveURL(/waiting-period-calculator\/answer\?for=diabetes-health-insurance&/);
  await expect(page.getByRole('link', { name: 'Back to Diabetes health' })).toBeVisible();
  await expect(page.locator('#tool-waiting-period-calculator input[name="for"]')).toHaveValue(
    'diabetes-health-insurance',
  );
  // The value is not the tool's path, which names the product where it is at home.
  await expect(page.locator('form[action="/api/call-back"] input[name="page"]')).toHaveValue(
    '/diabetes-health-insurance',
  );
  const answer = page.url().replace('for=diabetes-health-insurance', 'for=term-insurance');
  const html = (await (await request.get(answer)).text()).replaceAll('<!-- -->', '');
  expect(html).toContain('Back to Health insurance');
});

test('the answer updates while typing, and preserves the typed text and the history', async ({
  page,
}) => {
  await page.goto('/car-insurance');
  await page.goto(
    '/car-insurance/third-party-premium-calculator/answer?fuel=petrol&size=1197&age=running#change',
  );
  const number = page.locator('dd').filter({ hasText: '₹' }).first();
  await expect(number).toContainText('₹4,031');
  const size = page.locator('#car-third-party-premium-calculator-size');
  await size.fill('1600');
  await expect(number).toContainText('₹9,318');
  await expect(size).toBeFocused();
  await expect(size).toHaveValue('1600');
  await expect(page).toHaveURL(/size=1600/);
  await size.fill('90000');
  await expect(page.getByText(/Almost there/)).toBeVisible();
  await expect(size).toBeFocused();
  await size.fill('999');
  await expect(number).toContainText('₹2,471');
  await page.goBack();
  await expect(page).toHaveURL(/car-insurance$/);
});

test('on a phone the focused field keeps its place while the answer above it appears and disappears', async ({
  page,
}) => {
  await page.goto('/health-insurance/cover-calculator/answer?age=34&parents=62%2C+65#change');
  const age = page.locator('#health-cover-calculator-age');
  await age.tap();
  const place = async () => Math.round((await age.boundingBox())?.y ?? 0);
  const before = await place();
  await age.press('Control+A');
  // No age yet: time to look for the next digit.
  await age.pressSequentially('4');
  await expect(page.getByText(/Almost there/)).toBeAttached();
  expect(Math.abs((await place()) - before)).toBeLessThan(60);
  const between = await place();
  await age.pressSequentially('5');
  await expect(page.getByText(/Almost there/)).toHaveCount(0);
  await expect(page).toHaveURL(/age=45/);
  expect(Math.abs((await place()) - between)).toBeLessThan(60);
});

const parents = '/health-insurance/cover-calculator/answer?parents=66%2C+61&parentTreated=diabetes';

test('“Change” opens the form, which stays while one types and is closed again by the next answer', async ({
  page,
}) => {
  await page.goto(parents);
  const form = page.locator('#tool-health-cover-calculator');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const field = form.getByLabel('Parents’ ages');
  await field.fill('70, 61');
  await expect(page).toHaveURL(/parents=70/);
  await field.blur();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Show' }).click();
  await expect(form).toBeHidden();
});

test.describe('the page for an insurer', () => {
  test.use({ javaScriptEnabled: false });

  test('is one sheet for every example, without the frame of the site, and fits a phone', async ({
    page,
  }) => {
    test.slow();
    for (const { path, calculator } of oneOfEachKind) {
      for (const { label, typed } of calculator.examples ?? []) {
        if (!answerCalculator(calculator, typed as Record<string, string>).brief) continue;
        const query = new URLSearchParams({ ...(typed as Record<string, string>), brief: '1' });
        await page.goto(`${answerPath(calculatorAddress(calculator.id, path).path)}?${query}`);
        const name = `${calculator.id}: ${label}`;
        await expect.soft(page.getByText('Filled in by hand'), name).toBeVisible();
        await expect.soft(page.locator('body > header, footer, nav'), name).toHaveCount(0);
        expect.soft(await findHorizontalOverflow(page), name).toEqual([]);
        expect.soft(await printedPages(page), name).toBe(1);
      }
    }
  });
});
