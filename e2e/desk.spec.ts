/**
 * The desk on the built site, on a phone and by keyboard: staff sign in, do an office day, managers stop, export, load
 * and erase; and nothing that a visitor gets names it.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { buildDir } from '../lib/config/build-dir.ts';
import { validCallBack } from '../testing/data/valid-call-back.ts';
import { withDatabase } from '../testing/databases/with-database.ts';
import { createApiClient } from '../testing/handlers/api-client.ts';
import { asha, ravi, signIn, tabTo, test } from '../testing/playwright/desk-test.ts';
import {
  expectAccessible,
  expectNoAxeViolations,
  viewModes,
} from '../testing/playwright/expect-accessible.ts';
import { phoneViewport } from '../testing/playwright/small-phone.ts';
import type { SiteProcess } from '../testing/servers/start-site.ts';

// One site for all of them: spread over the workers, each would start its own.
test.describe.configure({ mode: 'default' });

const received = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { reference: string }).reference;

/** Tab, from where the focus is, until it is on the control, then Enter. */
async function press(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp) {
  await tabTo(page, page.getByRole(role, { name }).first());
  if (role !== 'textbox') await page.keyboard.press('Enter');
}

const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: phoneViewport });

    test('in by the company’s account on a phone, out again, and the way back shows nothing', async ({
      page,
      consoleProblems,
    }) => {
      await page.goto('/desk');
      await expect(page).toHaveURL(/\/desk\/sign-in$/);
      await signIn(page, asha);
      await page.goto('/desk/nothing-here');
      await expect(page).toHaveURL(/\/desk$/);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Signed in as')).toHaveCount(0);
      await page.goto('/desk');
      await expect(page).toHaveURL(/\/desk\/sign-in$/);
      expect(consoleProblems).toEqual([]);
    });
  });
}

test.describe('an office day, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneViewport });

  test('finds a call, opens its number, notes "not reached", answers a question: by keyboard, on a phone, without scripts', async ({
    page,
    site,
  }) => {
    const client = await createApiClient(site.url);
    const mobile = '9876512345';
    const call = await received(client.callBack({ ...validCallBack, mobile }));
    const fields = { kind: 'contact', name: 'Asha', mobile };
    const message = 'Why [was](https://evil.example) it **cut**?';
    const request = await received(client.serviceRequest({ ...fields, message }));
    await signIn(page, asha);
    await expect(page.getByRole('link', { name: call })).toBeVisible();
    await expect(page.getByText('98765 12345')).toHaveCount(0);

    await test.step('an empty search and a wrong one say what to type', async () => {
      await press(page, 'textbox', 'Find');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter a reference, a mobile number')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
      await page.keyboard.type('hello');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This is no reference')).toBeVisible();
      // The text is there before the address's fragment has the focus: keys typed then would be lost.
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Find' })).toHaveValue('hello');
      await page.keyboard.press('ControlOrMeta+a');
      await expectFits(page);
    });

    await test.step('by the number, which is in no address', async () => {
      await page.keyboard.type('98765 12345');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Result: 2 records' })).toBeFocused();
      expect(page.url()).not.toContain('98765');
      await expectFits(page);
      await press(page, 'link', call);
      await expect(page.getByRole('heading', { name: call })).toBeVisible();
      await expectFits(page);
    });

    await test.step('its number, with an event', async () => {
      await press(page, 'button', 'Show the number');
      await expect(page.getByRole('heading', { name: 'The number' })).toBeFocused();
      await page.keyboard.press('Tab');
      const number = page.getByRole('link', { name: '98765 12345' });
      await expect(number).toBeFocused();
      await expect(number).toHaveAttribute('href', `tel:+91${mobile}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Opened' })).toContainText(asha);
    });

    await test.step('not reached, with a note', async () => {
      await press(page, 'textbox', /^Note/);
      await page.keyboard.type('Rings, nobody answers');
      await press(page, 'button', 'Not reached');
      await expect(page.locator('#message')).toBeFocused();
      await expect(page.getByText('Saved: not reached.')).toBeVisible();
      await expect(page.getByText('Rings, nobody answers')).toBeVisible();
      await expect(page.getByText('A second call: not reached')).toBeVisible();
    });

    await test.step('the next record of the same search, and back', async () => {
      await press(page, 'link', 'Next record');
      await expect(page.getByRole('heading', { name: request })).toBeVisible();
      await press(page, 'link', 'Previous record');
      await expect(page.getByRole('heading', { name: call })).toBeVisible();
    });

    await test.step('a question, answered', async () => {
      await page.goto('/desk');
      await press(page, 'link', request);
      await press(page, 'button', 'Open the request');
      // What a visitor typed is text.
      await expect(page.getByText(message)).toBeVisible();
      await expectFits(page);
      await press(page, 'button', 'Mark as answered');
      await expect(page.getByText('Marked as answered.', { exact: true })).toBeVisible();
      await page.goto('/desk');
      await expect(page.getByRole('link', { name: call })).toBeVisible();
      await expect(page.getByRole('link', { name: request })).toHaveCount(0);
    });
  });

  test('a promise that Lead.svc refuses stands first until it is called; the visitor reads who calls, and then that somebody has seen to it', async ({
    page,
    site,
    leadService,
  }) => {
    const mobile = '9876530001';
    const client = await createApiClient(site.url);
    leadService.setMode({ mode: 'server-error-html', times: 1 });
    const reference = await received(client.callBack({ ...validCallBack, mobile }));
    leadService.setMode({ mode: 'refuse', message: `Blocked: ${mobile}` });
    await signIn(page, asha);
    const first = page.getByRole('listitem').filter({ hasText: reference });
    await expect(async () => {
      await page.reload();
      await expect(first).toBeVisible({ timeout: 1_000 });
    }).toPass();
    leadService.setMode({ mode: 'accept' });
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'First: 1 call that Lead.svc refused',
    );
    await expect(first).toContainText('Promised, then refused by Lead.svc: call this person.');
    await expect(first).toContainText('Lead.svc said: “Blocked: ••••••••01”');
    await expect(page.getByText('98765 30001')).toHaveCount(0);
    await expectFits(page);

    const lookUp = async () => {
      await page.goto('/contact-us#look-up');
      await page.getByLabel('Reference', { exact: true }).fill(reference);
      await page.getByLabel('Mobile number or e-mail address you gave').fill(mobile);
      await page.getByRole('button', { name: 'Check status' }).click();
    };
    await lookUp();
    await expect(page.getByText('One of our people has it and will call you.')).toBeVisible();

    await page.goto('/desk');
    await first.getByRole('button', { name: 'Show the number' }).click();
    await expect(page.getByRole('link', { name: '98765 30001' })).toBeVisible();
    await page.getByRole('button', { name: 'Call made' }).click();
    await expect(page.getByText('Saved: call made.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Call made' })).toContainText(asha);
    await page.goto('/desk');
    await expect(page.getByText(reference)).toHaveCount(0);
    await lookUp();
    await expect(page.getByText('one of our people has seen to it')).toBeVisible();
  });
});

test.describe('a manager, by keyboard, on a phone, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneViewport });

  test('exports the unreached, stops a number, erases a person; every step is an event', async ({
    page,
    site,
  }) => {
    const mobile = '9876500002';
    const reference = await unreachedRequest(site, mobile);
    await signIn(page, ravi);

    await test.step('export the unreached', async () => {
      await openFromMenu(page, 'Exports');
      await tabTo(page, page.getByLabel('With full numbers, addresses and notes'));
      await page.keyboard.press('Space');
      const waiting = page.waitForEvent('download');
      await press(page, 'button', 'Save as CSV');
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(/^not-reached-[\d-]+\.csv$/);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv).toContain(reference);
      expect(csv).toContain(mobile);
    });

    await test.step('stop a number', async () => {
      await openFromMenu(page, 'Stop calls');
      await typeAndSend(page, 'Stop calls to this mobile', mobile);
      await expect(page.locator('#message')).toContainText('Calls to this number are stopped');
      await expect(page.locator('#message')).toBeFocused();
      await expect(page.getByText(/^On the list since /)).toBeVisible();
      expect(page.url()).not.toContain(mobile);
      await typeAndSend(page, 'Since when is this mobile on the list?', mobile);
      await expect(page.getByText('What the list says about this number')).toBeVisible();
    });

    await test.step('erase a person', async () => {
      await openFromMenu(page, 'People');
      await typeAndSend(page, 'Mobile or e-mail address', mobile);
      await expect(page.getByRole('rowheader', { name: 'Request' })).toBeVisible();
      expect(page.url()).not.toContain(mobile);
      await press(page, 'link', 'Erase this person: see first what goes');
      await expect(page.getByRole('cell', { name: reference })).toBeVisible();
      await expect(page.getByText('Proof of what was asked and answered.')).toBeVisible();
      await page.getByLabel('Who asked, and how').fill('a letter of today');
      await page.getByLabel('Erase this person now. Nobody can undo it.').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Erase', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Erased. What the law keeps is below')).toBeVisible();
    });

    await test.step('every step is an event', async () => {
      await page.getByRole('link', { name: 'Who did what' }).click();
      for (const action of ['erased', 'proved stop', 'stopped number', 'exported'])
        await expect(page.getByRole('cell', { name: action, exact: true }).first()).toBeVisible();
      await page.getByLabel('Action').selectOption('erased');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/action=erased/);
      await expect(page.getByRole('cell', { name: 'proved stop' })).toHaveCount(0);
    });
  });

  test('a list of hospitals that says whose it is: uploaded, read, put in force and taken back, each with one button', async ({
    page,
  }) => {
    await signIn(page, ravi);
    await page.getByRole('link', { name: 'Lists' }).click();
    const file = page.getByLabel('An insurer’s hospitals');
    const rows = Array.from({ length: 12 }, (_, at) => `Hospital ${at},Road ${at},Pune,${pin(at)}`);
    const text = ['Hospital Name,Address,City,State,Pincode', ...rows, `,Nameless,Pune,${pin(0)}`];
    await file.setInputFiles({
      name: 'Star_Health_29-06-2026.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text.join('\n')),
    });
    const form = page.locator('form', { has: file });
    await tabTo(page, form.getByRole('button', { name: 'Read the file' }));
    await page.keyboard.press('Enter');
    const verdict = page.locator('[role=status]');
    // The page loads itself again until the file is read.
    await expect(verdict).toContainText('Nothing is changed yet', { timeout: 180_000 });
    await expect(verdict).toBeFocused();
    await expect(verdict).toContainText('Star Health, cashless, list of 29 June 2026');
    await expect(verdict).toContainText('12 hospitals; no list before; 1 row left out.');
    for (const box of await page.getByRole('checkbox').all()) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Put it in force' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(verdict).toContainText('In force.', { timeout: 180_000 });
    await page.goto('/desk/lists');
    const row = page.getByRole('row', { name: /^Star Health/ });
    await expect(row).toContainText('12');
    await press(page, 'button', 'Take back the last load of Star Health');
    await expect(page.getByText('The load is taken back.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

const pin = (at: number) => `Maharashtra,${411_001 + at}`;

/**
 * A request whose call reached nobody.
 * @returns its reference.
 */
async function unreachedRequest({ url, dataDir }: SiteProcess, mobile: string): Promise<string> {
  const client = await createApiClient(url);
  const message = 'Why was it refused?';
  const reference = await received(
    client.serviceRequest({ kind: 'contact', name: 'Asha', mobile, message }),
  );
  withDatabase(dataDir, (db) => {
    db.prepare("UPDATE service_request SET state = 'delivered' WHERE reference = ?").run(reference);
    db.prepare(
      "INSERT INTO call_note (id, reference, at, outcome) VALUES (?, ?, ?, 'not-reached')",
    ).run(reference, reference, new Date().toISOString());
  });
  return reference;
}

/** Follows a link of the menu by keyboard. Its fragment takes the focus late: keys typed before would be lost. */
async function openFromMenu(page: Page, label: string) {
  await page.getByRole('link', { name: label }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
}

/** Types into the field with this label and sends its form, by keyboard alone. */
async function typeAndSend(page: Page, label: string, text: string) {
  const field = page.getByLabel(label);
  await field.focus();
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Enter');
}

test('every page is accessible, each in one look and the queue in both', async ({ page, site }) => {
  const [light, dark] = viewModes;
  await page.goto('/desk/sign-in');
  await expectNoAxeViolations(page, 'html', light);
  await signIn(page, ravi);
  await expectAccessible(page);
  for (const [at, path] of ['stop-calls', 'people', 'exports', 'events', 'lists'].entries()) {
    await page.goto(`/desk/${path}`);
    await expectNoAxeViolations(page, 'html', viewModes[at % 2]);
  }
  const client = await createApiClient(site.url);
  const mobile = '9876520320';
  await client.callBack({ ...validCallBack, mobile });
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Find' }).fill(mobile);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Result: 1 record' })).toBeVisible();
  await expectNoAxeViolations(page, 'html', light);
  await page.getByRole('link', { name: /^CB-/ }).click();
  await page.getByRole('button', { name: 'Show the number' }).click();
  await expect(page.getByRole('heading', { name: 'The number' })).toBeVisible();
  await expectNoAxeViolations(page, 'html', dark);
});

const variants: { path: string; method?: string; headers?: Record<string, string> }[] = [
  { path: 'desk' },
  { path: 'desk/' },
  { path: 'desk.rsc' },
  { path: 'desk', headers: { rsc: '1' } },
  { path: 'desk', method: 'POST' },
  { path: 'desk', method: 'HEAD' },
  { path: 'api/desk' },
  { path: 'api/desk/sign-in/' },
  { path: 'api/desk/code', method: 'POST' },
  { path: 'api/desk/code', method: 'OPTIONS' },
  { path: 'api/desk/sign-out', method: 'PUT' },
];

test('through a proxy a demonstration’s desk is an unknown path, with every method and spelling', async ({
  site,
}) => {
  for (const { path, method = 'GET', headers = {} } of variants) {
    const ask = async (asked: string) => {
      const response = await fetch(`${site.url}/${asked}?gclid=a`, {
        method,
        redirect: 'manual',
        headers: { ...headers, 'x-forwarded-for': '203.0.113.9' },
      });
      const sent = [...response.headers].filter(([name]) => name !== 'date');
      const text = JSON.stringify([response.status, sent, await response.text()]);
      return text.replaceAll(asked, 'x');
    };
    const expected = await ask(path.replace('desk', 'kesd'));
    expect(await ask(path), `${method} ${path}`).toBe(expected);
  }
});

test('no file that visitors and crawlers get names it', async ({ site }) => {
  const built = buildDir(process.env);
  const files = [
    ...globSync(`${built}/static/**/*.{js,css,json}`),
    ...globSync(`${built}/server/app/**/*.{html,rsc,meta,body,txt}`),
    ...globSync('public/**/*.*'),
  ].filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    /\/desk\b|DESK_|desk[-_]page/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
  for (const path of ['robots.txt', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest']) {
    const text = await (await fetch(`${site.url}/${path}`)).text();
    expect([path, /\/desk\b/.test(text)]).toEqual([path, false]);
  }
});
