import { answerExcerpt } from './answer-excerpt.ts';

test('a short first sentence is shown with the second, a long one alone', () => {
  expect(
    answerExcerpt(
      'Not the desk that opened the file. A committee has to agree. The letter says so.',
    ),
  ).toBe('Not the desk that opened the file. A committee has to agree.');
  const long = 'It is the share of the claims that an insurer paid in a year, by number.';
  expect(answerExcerpt(`${long} Read it with care.`)).toBe(long);
  expect(answerExcerpt('How we hire, and how to apply.')).toBe('How we hire, and how to apply.');
  expect(answerExcerpt('The wait is the _moratorium_. It ends after some years. Not before.')).toBe(
    'The wait is the _moratorium_. It ends after some years.',
  );
  expect(answerExcerpt('हाँ, इंतज़ार के साथ। पॉलिसी में लिखा है। और नहीं।')).toBe(
    'हाँ, इंतज़ार के साथ। पॉलिसी में लिखा है।',
  );
});
