import { readPoFiles } from '../../../lib/languages/po-files.ts';
import { answerTextsWithoutHindi } from './answer-texts.ts';
import { readSourceTexts } from './source-texts.ts';

const sources = readSourceTexts();

test('all that letters, plans and calculators may say has Hindi', () => {
  const letters = sources.textsOf('lib/content/refusals/motor.ts');
  expect(letters.length).toBeGreaterThan(300);
  expect(answerTextsWithoutHindi(sources, readPoFiles())).toEqual([]);
});

test('a word that changed in a letter is found', () => {
  const file = 'lib/content/refusals/motor.ts';
  const text = 'Please post me the surveyor’s report with its list of parts.';
  const changed = { ...sources, files: [file], textsOf: () => [text] };
  expect(answerTextsWithoutHindi(changed, readPoFiles())).toEqual([{ file, text }]);
});
