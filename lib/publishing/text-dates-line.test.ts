import { textDatesLine } from './text-dates-line.ts';

test('the line of the footer says when the text changed, and names only persons who are configured', () => {
  const author = { name: 'Asha Rao', role: 'Editor', registration: null };
  const reviewer = { name: 'Meera Nair', role: 'Principal officer', registration: 'BQP 1' };
  const review = { reviewer, reviewedOn: '2026-11-23' } as const;
  const line = (...args: Parameters<typeof textDatesLine>) =>
    textDatesLine(...args).replaceAll('\u00a0', ' ');
  expect(line('2026-11-22', {})).toBe('Text last changed on 22 November 2026.');
  expect(line('2026-11-22', { author, review })).toBe(
    'Written by Asha Rao, Editor. Text last changed on 22 November 2026. Reviewed on 23 November 2026 by Meera Nair, Principal officer (BQP 1).',
  );
});
