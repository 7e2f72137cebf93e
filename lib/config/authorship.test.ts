import { reviewLine } from './broker-details.ts';

test('the line of the footer names the persons who are configured, with their qualification', () => {
  const author = { name: 'Asha Rao', role: 'Editor', registration: null };
  const reviewer = { name: 'Meera Nair', role: 'Principal officer', registration: 'BQP 1' };
  const day = '22 November 2026';
  expect(reviewLine(day, {})).toBe('Page last reviewed on 22 November 2026.');
  expect(reviewLine(day, { author, reviewer })).toBe(
    'Written by Asha Rao, Editor. Page last reviewed on 22 November 2026 by Meera Nair, Principal officer (BQP 1).',
  );
});
