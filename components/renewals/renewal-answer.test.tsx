/** @jest-environment jsdom */
/** What the answer asks for right under its heading, because the dates depend on it. */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { staticSectionName } from '@/components/ui/preserve-server-html';
import { usedVehiclePlanHref } from '@/lib/content/life-events/vehicle-event';
import type { RenewalInput } from '@/lib/tools/renewals/renewal-query';
import { RenewalAnswer } from './renewal-answer';

// In a browser header and footer are the server's: these stand for them.
document.head.innerHTML = ['header', 'footer']
  .map((part) => `<div data-static="${staticSectionName('/renewal', part)}"></div>`)
  .join('');

const pageFor = (input: RenewalInput) =>
  renderToStaticMarkup(<RenewalAnswer input={input} today="2026-11-26" />).replaceAll('&amp;', '&');
const show = (input: RenewalInput) => {
  document.body.innerHTML = pageFor(input);
};
const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
const answerTo = (input: RenewalInput) => pageFor(input).split('Your dates')[0] ?? '';

test('unit-linked without its start: the date’s field is above the steps, with the rest filled in', () => {
  const life = {
    line: 'life',
    mode: 'monthly',
    expiry: '2026-10-01',
    kind: 'unit-linked',
  } as const;
  show(life);
  const started = screen.getByLabelText('Start of the policy');
  expect(started).toHaveAttribute('type', 'date');
  expect(started).toHaveAttribute('name', 'started');
  expect(isBefore(started, screen.getByRole('heading', { name: 'Do this next' }))).toBe(true);
  const form = started.closest('form');
  // On a phone the field has the full width: beside the button its date would be cut.
  expect(form).toHaveClass('question');
  expect(form).toHaveFormValues(life);
  show({ ...life, started: '2024-10-01' });
  expect(screen.queryByLabelText('Start of the policy')).not.toBeInTheDocument();
});

test('a part that is not known is asked before everything else, without a large number', () => {
  show({ line: 'car', mode: 'yearly', part: 'unknown', expiry: '2026-11-15' });
  const heading = screen.getByRole('heading', {
    level: 1,
    name: /^You may be uninsured: check before you.drive$/,
  });
  const question = screen.getByText(/^On the policy, which part ends on/);
  expect(isBefore(heading, question)).toBe(true);
  for (const text of [...screen.queryAllByRole('term'), screen.getByText(/not advice/)])
    expect(isBefore(question, text)).toBe(true);
  const choices = within(question.parentElement as HTMLElement).getAllByRole('link');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Both parts, or the whole policy',
    'Own damage only',
    'Third party only',
  ]);
});

test('without cover the number is the days without it, and the bonus is a row and a dated card', () => {
  const html = pageFor({ line: 'car', mode: 'yearly', part: 'both', expiry: '2026-11-15' });
  expect(html).toMatch(/<dt>Without cover for<\/dt><dd>11 days<\/dd>/);
  expect(html).toMatch(/<dt>No-claim bonus kept until<\/dt><dd>13 February 2027<\/dd>/);
  expect(html).toContain('>From 14 February 2027: the no-claim bonus is lost<');
});

test('a vehicle that was bought used has its way to the other plan; a life policy has none', () => {
  expect(answerTo({ line: 'two-wheeler', mode: 'yearly', expiry: '2026-12-01' })).toContain(
    usedVehiclePlanHref,
  );
  expect(answerTo({ line: 'life', mode: 'yearly', expiry: '2026-12-01' })).not.toContain(
    usedVehiclePlanHref,
  );
});

test('what to do comes before the dates, and its first step has the insurers of the line', () => {
  const html = pageFor({ line: 'car', mode: 'yearly', part: 'both', expiry: '2026-12-20' });
  const next = html.slice(html.indexOf('>Do this next<'), html.indexOf('>Your dates<'));
  expect(next).toContain('Who is your insurer?');
  expect(next).toContain('href="https://www.icicilombard.com');
  expect(next).not.toContain('href="/insurance-companies"');
  expect(next).not.toContain('licindia');
});

test('dates that are over are folded: the open ones begin with today', () => {
  show({ line: 'health', mode: 'yearly', expiry: '2026-11-17' });
  expect(screen.getByText(/^\d dates that are over$/)).toBeVisible();
  expect(screen.getByLabelText('Dates that are over')).not.toBeVisible();
  const [today] = within(screen.getByRole('list', { name: 'Your dates' })).getAllByRole('listitem');
  expect(today).toHaveTextContent('You are here');
  expect(screen.getAllByText('You are here')).toHaveLength(1);
});

test('what has ended is said in the past, with the day alone in this year, and a person is offered for it', () => {
  const askedOf = (html: string) => /data-answer-head="".*?<span>(.*?)<\/span>/s.exec(html)?.[1];
  const barOf = (html: string) => /data-bottom-bar="".*?<\/nav>/s.exec(html)?.[0];
  const bike = { line: 'two-wheeler', mode: 'yearly', part: 'both' } as const;
  const ended = pageFor({ ...bike, expiry: '2026-11-18' });
  expect(askedOf(ended)).toBe('Two-wheeler policy. Both parts ended on 18 Nov');
  expect(barOf(ended)).toMatch(/href="#ask-us".*Ask us to help/s);
  const ahead = pageFor({ ...bike, expiry: '2026-12-18' });
  expect(askedOf(ahead)).toBe('Two-wheeler policy. Both parts end: 18 December 2026');
  expect(barOf(ahead)).toContain('href="#save"');
  expect(askedOf(pageFor({ line: 'life', mode: 'yearly', expiry: '2025-11-18' }))).toBe(
    'Life policy. Premium was due on 18 November 2025',
  );
});

test('one link leads to all steps in full, named by their number; the insurers are in the third step', () => {
  const html = pageFor({ line: 'car', mode: 'yearly', part: 'both', expiry: '2026-11-18' });
  expect(html.match(/href="#all-steps"/g)).toHaveLength(1);
  expect(html).toMatch(
    /href="#all-steps">All 4 steps in full<.*<h3>All 4 steps in full<.*id="all-steps"/s,
  );
  const next = html.slice(html.indexOf('>Do this next<'), html.indexOf('>Your dates<'));
  expect(next).toMatch(/car-insurance\/third-party-premium-calculator.*Who is your insurer\?/s);
});
