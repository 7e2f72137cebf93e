/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

beforeAll(() => {
  // As next.config.ts defines it for the build.
  process.env.SITE_BROKER_PHONE = '1800 123 4567 ext. 9';
});

test('a failed Hindi page says so in Hindi, and leads to the Hindi home page', async () => {
  const { default: HindiPageError } = await import('./error');
  const reset = jest.fn();
  render(<HindiPageError reset={reset} />);
  expect(screen.getByRole('main').textContent).not.toMatch(/[a-z]{4}/);
  expect(screen.getByRole('main')).toHaveTextContent('हम तक पहुँचा या नहीं');
  expect(screen.getByRole('link', { name: /1800 123 4567/ })).toHaveAttribute(
    'href',
    'tel:18001234567',
  );
  expect(screen.getByRole('link', { name: 'होम पेज' })).toHaveAttribute('href', '/hi');
  screen.getByRole('button', { name: 'फिर कोशिश करें' }).click();
  expect(reset).toHaveBeenCalledTimes(1);
});
