import { exceptionSentence, foldExceptions } from './shared-answer-parts.ts';

const [first, second] = [
  { title: 'The first', text: 'It is shown.' },
  { title: 'The second', text: 'It is folded.' },
];

test('the first exception is shown, the others are folded as sentences', () => {
  expect(foldExceptions([first, second], 'Why')).toEqual({
    exception: first,
    reasons: { caption: 'Why', text: ['The second. It is folded.'] },
  });
  expect(foldExceptions([first], 'Why')).toEqual({ exception: first });
  expect(foldExceptions([], 'Why')).toEqual({});
});

test('a calculator says what else is folded, also without an exception', () => {
  const fold = foldExceptions([], 'Why', (others) => [
    'The law.',
    ...others.map(exceptionSentence),
  ]);
  expect(fold).toEqual({ reasons: { caption: 'Why', text: ['The law.'] } });
});
