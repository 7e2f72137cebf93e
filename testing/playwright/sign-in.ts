/** Signs in as a customer: requests a code, reads it from the demonstration's messages, and enters it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { runCommand } from '../programs/run-command.ts';
import type { SiteProcess } from '../servers/start-site.ts';
import { uniqueMobile } from './fixtures.ts';

/** Unused customers of each site, created in batches because the command takes a second to start. */
const unusedCustomers = new Map<string, string[]>();

/** @returns the mobile number of a new customer with two policies. */
export async function createCustomer({ dataDir }: SiteProcess, email?: string): Promise<string> {
  const mobiles = (!email && unusedCustomers.get(dataDir)) || [];
  if (mobiles.length === 0) {
    mobiles.push(...Array.from({ length: email ? 1 : 8 }, uniqueMobile));
    await runCommand(
      'testing/data/seed-policies.ts',
      dataDir,
      ...mobiles,
      ...(email ? [email] : []),
    );
    if (!email) unusedCustomers.set(dataDir, mobiles);
  }
  return mobiles.pop() ?? '';
}

export async function requestSignInCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/customer-login');
  await page.getByLabel('Mobile number').first().fill(mobile);
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
}

/** @returns the newest code. It is written after the response, so the caller states how many to wait for. */
export async function waitForCode(site: SiteProcess, mobile: string, nth = 1): Promise<string> {
  const newest = () =>
    readMessages(site, mobile)
      .slice(nth - 1)
      .at(-1) ?? '';
  await expect.poll(newest).toMatch(/\d{8}/);
  return /\b\d{8}\b/.exec(newest().split('\n\n').slice(1).join(' '))?.[0] ?? '';
}

export function readMessages({ dataDir }: SiteProcess, mobile: string): string[] {
  const folder = `${dataDir}/sms`;
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt') && name[0] !== '.');
    const texts = files.sort().map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    return texts.filter((text) => text.startsWith(`To: ${mobile}\n`));
  } catch {
    // No message has been written yet.
    return [];
  }
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Show my policies' }).click();
}

export async function signIn(page: Page, site: SiteProcess, mobile: string): Promise<void> {
  const earlier = readMessages(site, mobile).length;
  await requestSignInCode(page, mobile);
  await enterCode(page, await waitForCode(site, mobile, earlier + 1));
  await expect(page.getByRole('heading', { name: 'Your policies' })).toBeVisible();
}
