import { formatQuestionCount, maxOpenedAnswers } from './format-question-count.ts';

test('the noun follows how many there are, the verb how many were found', () => {
  expect(formatQuestionCount(1, 213, 'insulin')).toBe(
    '1 of 213 questions matches “insulin”. The others are hidden.',
  );
  expect(formatQuestionCount(2, 213, ' co pay ')).toBe(
    '2 of 213 questions match “co pay”. The others are hidden.',
  );
  expect(formatQuestionCount(maxOpenedAnswers + 1, 213, 'claim')).toContain(
    'Add a word to see fewer.',
  );
});

test('without a word nothing is searched', () => {
  expect(formatQuestionCount(213, 213, '')).toBe('213 questions.');
  expect(formatQuestionCount(213, 213, ' !!! ')).toBe('213 questions.');
});

test('it claims to have searched the answers only when it has', () => {
  expect(formatQuestionCount(0, 213, 'zeppelin')).toBe(
    'None of the 213 questions or their answers match “zeppelin”.',
  );
  for (const answers of ['awaited', 'missing'] as const) {
    const said = formatQuestionCount(0, 213, 'zeppelin', answers);
    expect(said).not.toContain('or their answers');
    expect(said).toContain('The answers on product pages');
    expect(formatQuestionCount(3, 213, 'nominee', answers)).toContain(
      'The answers on product pages',
    );
  }
});
