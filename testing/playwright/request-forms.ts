/** Finds and fills the forms of service requests. */
import type { Locator, Page } from '@playwright/test';
import { smallPdf } from '../data/pdf.ts';
import { uniqueMobile } from './fixtures.ts';

export type FilledForm = {
  kind: string;
  path: string;
  button: string;
  /**
   * Fills all required fields.
   * @returns the details that a look-up needs.
   */
  fill: (form: Locator) => Promise<string>;
};

export function requestForm(page: Page, kind: string): Locator {
  return page.locator(`form:has(input[name="kind"][value="${kind}"])`);
}

/** A PDF in memory, for a page with only this form. */
function pdfFile(content = smallPdf, name = 'cv.pdf') {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content, 'latin1') };
}

/** @param fillRest fills the required fields besides the mobile number. */
function fillWithMobile(fillRest?: (form: Locator) => Promise<unknown>): FilledForm['fill'] {
  return async (form) => {
    const mobile = uniqueMobile();
    await fillRest?.(form);
    await form.getByLabel('Mobile number').fill(mobile);
    return mobile;
  };
}

/** One without a file, one with a file. */
export const filledForms: FilledForm[] = [
  {
    kind: 'contact',
    path: '/contact-us',
    button: 'Send the question',
    fill: fillWithMobile(async (form) => {
      await form.getByLabel('Your question').fill('Which papers do I need?');
      await form.getByLabel('Your name').fill('Asha D’Souza');
    }),
  },
  {
    kind: 'job-application',
    path: '/careers',
    button: 'Send the application',
    async fill(form) {
      const address = `asha${uniqueMobile()}@suraksha.in`;
      await form.getByLabel('Kind of work').selectOption('claims');
      await form.getByLabel('Your name').fill('M. K. Rao');
      await form.getByLabel('E-mail address').fill(address);
      await form.getByLabel('A problem you solved').fill('A claim that nobody answered.');
      await form.getByLabel('CV as a PDF').setInputFiles(pdfFile());
      return address;
    },
  },
];
