/** A page fits on one sheet of A4, or on a few, with a browser's default margins. */
import { expect, type Page } from '@playwright/test';

export async function expectOnePrintedPage(page: Page): Promise<void> {
  expect(await printedPages(page), 'sheets of A4').toBe(1);
}

export async function printedPages(page: Page): Promise<number> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  const sheets = /\/Type \/Pages[^>]*?\/Count (\d+)|\/Count (\d+)/.exec(pdf.toString('latin1'));
  return Number(sheets?.[1] ?? sheets?.[2]);
}
