/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

beforeAll(() => {
  // As next.config.ts defines it for the build.
  process.env.SITE_BROKER_PHONE = '1800 123 4567 ext. 9';
});

afterEach(cleanup);

test('a failed page claims nothing about what was sent, and offers the number, a retry and the home page', async () => {
  const { default: PageError } = await import('./error');
  const reset = jest.fn();
  render(<PageError reset={reset} />);
  expect(screen.getByRole('main')).toHaveTextContent(
    'we cannot tell from here whether it reached us',
  );
  expect(screen.getByRole('link', { name: /1800 123 4567/ })).toHaveAttribute(
    'href',
    'tel:18001234567',
  );
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reset).toHaveBeenCalledTimes(1);
});

test('the global error page says the same, and in Hindi: it does not know which page failed', async () => {
  const { default: GlobalError } = await import('../global-error');
  const html = renderToStaticMarkup(<GlobalError />);
  expect(html).toContain('we cannot tell from here whether it reached us');
  expect(html).toContain('href="tel:18001234567"');
  expect(html).toMatch(/<button[^>]*><span>Try again<.*<a href="\/"><span>Home page</);
  const hindi = [...html.matchAll(/lang="hi-IN">([^<]+)</g)].map(([, text]) => text);
  expect(hindi.join(' ')).toMatch(/हम तक पहुँचा या नहीं.*कॉल करें.*फिर कोशिश करें.*होम पेज/);
  expect(html.replace(/<(\w+) lang="hi-IN">.*?<\/\1>/gs, '')).not.toMatch(/\p{Script=Devanagari}/u);
});
