import { createTranslator } from './create-translator.ts';
import { withContext } from './with-context.ts';

const missing: string[] = [];
const { translate, partsOf } = createTranslator(
  {
    Papers: 'काग़ज़',
    Claims: 'दावे',
    'Pay {0} by {1}.': '{1} तक {0} भरें।',
    '{text} of {name}': '{name}: {text}',
    Plans: 'प्लान',
    '{0}, for two': 'दो के लिए {0}',
    '{0} - {1}, today': 'आज, {0} – {1}',
    'today between {0}:{1} and {2}': 'आज {0}:{1} से {2} के बीच',
    '{0} to {1}': '{0} से {1}',
    'Plans of {name}': '{name} के प्लान',
    '{text}: {text2}': '{text}: {text2}',
    '**By {0}.** {text}': '**{0} तक।** {text}',
    'Within {0} days.': '{0} दिन में।',
    'Number {name}, until {0}': '{0} तक, नंबर {name}',
    'Nothing fits “{name}”.': '“{name}” से कुछ नहीं मिलता।',
    'Pay {0} by {1}. Ask within {2} days. **Go** on.': '{1} तक {0} भरें। {2} दिन में पूछें। **आगे** बढ़ें।',
    'Order of {0}, Act': 'Order of {0}, Act',
    Child: 'बच्चा',
    [withContext('product', 'Child')]: 'बच्चों का प्लान',
  },
  (href) => href,
  (key) => missing.push(key),
);

beforeEach(() => missing.splice(0));

test.each([
  ['Papers', 'काग़ज़'],
  [' Papers\n', ' काग़ज़\n'],
  ['Papers\nClaims', 'काग़ज़\nदावे'],
  // The end of a sentence after a link; the number of a step is none.
  ['. ', '। '],
  [').', ')।'],
  ['1.', '1.'],
  ['Pay ₹5 lakh by 12 December 2026.', '12 दिसंबर 2026 तक ₹5 लाख भरें।'],
  // A heading's spaces that do not break: what shows the text sets them (keepFigures).
  ['Pay ₹5\u00a0lakh by 12\u00a0December\u00a02026.', '12 दिसंबर 2026 तक ₹5 लाख भरें।'],
  ['₹5 lakh, 12 December 2026', '₹5 लाख, 12 दिसंबर 2026'],
  // Between two times बजे is said once, and so is a part of the day that both have.
  ['5:30\u00a0pm - 6:30\u00a0pm', 'शाम 5:30 - 6:30 बजे'],
  ['11:30 am - 12:00 pm, today', 'आज, सुबह 11:30 – दोपहर 12 बजे'],
  ['today between 10:30 and 10:45 am', 'आज सुबह 10:30 से 10:45 बजे के बीच'],
  ['9 am to 8 pm', 'सुबह 9 से रात 8 बजे'],
  ['₹5 lakh - ₹10 lakh, today', 'आज, ₹5 लाख – ₹10 लाख'],
  // Its own pattern, not "{text} of {name}".
  ['Plans of Acko', 'Acko के प्लान'],
  ['Plans\u00a0of Acko', 'Acko के प्लान'],
  ['Papers: Claims', 'काग़ज़: दावे'],
  ['Papers: claims', 'काग़ज़: दावे'],
  // Each item of a list, or several that are an entry, in an order that no pattern guesses.
  ['Papers, claims and ₹5 lakh, for two; plans', 'काग़ज़, दावे और दो के लिए ₹5 लाख; प्लान'],
  ['Claims, papers.', 'दावे, काग़ज़।'],
  // A pattern is the same with its full stop and without, and keeps as a name no words of a sentence.
  ['Plans of Acko.', 'Acko के प्लान।'],
  ['Plans of those who ask', 'Plans of those who ask'],
  // The abbreviation in a company's name ends no sentence.
  ['Plans of Acko Co. Limited', 'Acko Co. Limited के प्लान'],
  // A name may have figures.
  ['Number DB 123/16, until 1 May 2027', '1 मई 2027 तक, नंबर DB 123/16'],
  // Figures of a part keep their own numbers.
  ['**By 1 May 2027.** Within 15 days.', '**1 मई 2027 तक।** 15 दिन में।'],
])('%j', (text, hindi) => {
  expect(translate(text)).toBe(hindi);
  expect(missing).toEqual(text === hindi && /[a-z] /.test(text) ? [text] : []);
});

test('a text of two meanings has two translations, by its context', () => {
  const inContext = (context: string) => translate(withContext(context, 'Child'));
  expect([translate('Child'), inContext('product'), inContext('elsewhere')]).toEqual([
    'बच्चा',
    'बच्चों का प्लान',
    'बच्चा',
  ]);
});

test('the title of a source keeps its language, with its date', () => {
  const title = 'Order of 2 June 2023, Act';
  expect(translate(title)).toBe(title);
  expect(missing).toEqual([]);
});

test('a text without a translation stays whole, and is reported as a key', () => {
  expect(translate('Papers: 15 forms')).toBe('Papers: 15 forms');
  expect(translate('toString')).toBe('toString');
  expect(missing).toEqual(['Papers: {0} forms', 'toString']);
});

test('a text is English for the sentences alone that changed or are new', () => {
  const text = 'Pay ₹5 lakh by 1 May 2027. We write within 7 days. Ask within 15 days. Papers';
  expect(partsOf(text).filter((part) => part.text !== '')).toEqual([
    { text: '1 मई 2027 तक ₹5 लाख भरें। ', isEnglish: false },
    { text: 'We write within 7 days. ', isEnglish: true },
    { text: '15 दिन में पूछें। ', isEnglish: false },
    { text: 'काग़ज़', isEnglish: false },
  ]);
  expect(missing).toEqual(['We write within {0} days.']);
});

test('a text is whole where no sentence is known, and stays what it is once it is translated', () => {
  for (const text of ['Two sentences. Both new.', 'पहला वाक्य। दूसरा वाक्य।', '30\u00a0दिन'])
    expect(partsOf(text)).toEqual([{ text, isEnglish: false }]);
  const mixed = translate('Say so. Papers');
  expect(mixed).toBe('Say so. काग़ज़');
  expect(partsOf(mixed).filter(({ isEnglish }) => isEnglish)).toHaveLength(1);
});

test.each(['Papers', 'claims', '5 lakh', 'Plans of Acko', '$&', 'One. Two.'])(
  'a name in quotation marks, %j, is somebody’s own words and stays',
  (words) => {
    expect(translate(`Nothing fits “${words}”.`)).toBe(`“${words}” से कुछ नहीं मिलता।`);
    expect(translate(`Plans of ${words}`)).not.toContain('“');
  },
);

/** Each look-up asks the catalogue at most twice, and the texts that it remembers twice. */
function countLookUps(text: string): number {
  const get = jest.spyOn(Map.prototype, 'get');
  translate(text);
  const count = get.mock.calls.length;
  get.mockRestore();
  return count;
}

test.each(['a: b (', 'a: b)', 'a; b: ', 'a, b and c. '])(
  'what a visitor types, %j again and again, is looked up a bounded number of times',
  (part) => {
    for (const length of [100, 599, 3_000])
      expect(countLookUps(part.repeat(length / part.length))).toBeLessThan(1_200);
  },
);

test('the texts asked for last are remembered: those of pages, and not all that visitors type', () => {
  translate('the first one');
  for (let index = 0; index < 20_001; index++) {
    translate(`typed ${index}q`);
    if (index % 9_000 === 0) translate('Papers: Papers');
  }
  expect(countLookUps('Papers: Papers')).toBeLessThan(3);
  expect(countLookUps('the first one')).toBeGreaterThan(2);
});
