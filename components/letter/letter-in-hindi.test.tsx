/** @jest-environment jsdom */
/** The text of a letter on a Hindi page, as it is copied and mailed. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserCatalogue } from '@/components/hindi/hindi';
import { currentTranslator } from '@/components/languages/current-translator.server';
import { createPageTranslator } from '@/components/languages/page-translator';
import { LetterWriter } from './letter-writer';

// A test is no render of a page, which has the translator.
jest.mock('@/components/languages/current-translator.server', () => ({
  currentTranslator: jest.fn(),
}));

test('the line of the date is in Hindi, with a date and without', async () => {
  const ofBrowser = createPageTranslator(browserCatalogue(['letters']), (href) => href);
  jest.mocked(currentTranslator).mockReturnValue(ofBrowser);
  const user = userEvent.setup();
  render(<LetterWriter blanks={[]} letter={['नमस्कार,']} mailSubject="" />);
  const copied = async () => {
    await user.click(screen.getByRole('button', { name: 'टेक्स्ट कॉपी करें' }));
    return navigator.clipboard.readText();
  };
  expect(await copied()).toMatch(/^तारीख़: \d+ \p{Script=Devanagari}+ 20\d\d\n\nनमस्कार,$/u);
  fireEvent.input(screen.getByLabelText('चिट्ठी की तारीख़'), { target: { value: '' } });
  expect(await copied()).toBe('तारीख़: [चिट्ठी की तारीख़]\n\nनमस्कार,');
});
