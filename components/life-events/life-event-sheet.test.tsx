/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { LifeEventInput } from '@/lib/tools/life-events/life-event-query';
import { planLifeEvents } from '@/lib/tools/life-events/plan-life-events';
import { LifeEventSheet } from './life-event-sheet';

const today = '2026-11-26';

test.each([
  ['wedding', 'Send to my spouse'],
  // A parent or an owner may have none.
  ['baby', 'Send to my family'],
  ['home', 'Send to my family'],
] as const)('the plan of %s is shared with who is there: "%s"', (kind, name) => {
  const input: LifeEventInput[] = [{ kind, date: '2027-05-15' }];
  render(<LifeEventSheet plan={planLifeEvents(input, today)} input={input} today={today} />);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('a suggested day that is over is today while its event is ahead, and does not open the plan', () => {
  const input: LifeEventInput[] = [{ kind: 'baby', date: '2026-12-16' }];
  render(<LifeEventSheet plan={planLifeEvents(input, today)} input={input} today={today} />);
  const line = screen.getByRole('list', { name: 'Your dates' }).textContent;
  expect(line).toMatch(/^Now.*26 November 2026today· a suggested dayRead the newborn clause/);
});
