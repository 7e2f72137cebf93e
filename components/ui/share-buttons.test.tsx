/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareButtons } from './share-buttons';

test('the copied address holds what was asked, none of an advertisement’s tags, and says how it went', async () => {
  history.replaceState(null, '', '/renewal?utm_source=ad&line=life');
  const user = userEvent.setup();
  render(<ShareButtons search="?line=life&expiry=2026-11-13" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/renewal?line=life&expiry=2026-11-13`,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('without a script there is no button that does nothing', () => {
  expect(renderToStaticMarkup(<ShareButtons search="" />)).toBe('');
});
