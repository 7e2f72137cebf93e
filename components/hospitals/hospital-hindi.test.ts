/** The Hindi that the browser writes for a search is the server's: React finds the same text when it hydrates. */
import { browserCatalogue, hindi } from '@/components/hindi/hindi';
import { currentTranslator } from '@/components/languages/current-translator.server';
import { createPageTranslator } from '@/components/languages/page-translator';
import { createTranslator } from '@/lib/languages/create-translator';
import { catalogueOf, readPoFile } from '@/lib/languages/po-files';
import { parseHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { findHospitals } from '@/lib/tools/hospitals/find-hospitals';
import { buildHospitalIndex } from '@/lib/tools/hospitals/index/build-hospital-index';
import type { HospitalIndex } from '@/lib/tools/hospitals/index/hospital-index';
import { sampleLists } from '@/lib/tools/hospitals/lists/read-hospital-lists.server';
import { readPlaces } from '@/lib/tools/hospitals/places/read-places.server';
import { formatResultCount, withoutPageRange } from './hospital-copy';

// A test is no render of a page, which has the translator.
jest.mock('@/components/languages/current-translator.server', () => ({
  currentTranslator: jest.fn(() => null),
}));

const inScripts = {
  ...catalogueOf(readPoFile('hospital-results')),
  ...browserCatalogue(['hospitals']),
};
const inBrowser = createTranslator(inScripts, hindi.localHref);
let index: HospitalIndex;

beforeAll(async () => {
  index = await buildHospitalIndex(await sampleLists(), readPlaces());
});

test.each([
  'दिल्ली',
  'maharashtra',
  'mumbai ke aspatal',
  'पुणे में अपोलो',
  'bangalor',
  'eye hospital andheri',
  'budhni',
  '560034',
  '999999',
  '12345',
  'Qwertpur hospital',
  'apollo',
  'near me',
  '',
])('the heading for “%s” is Hindi, in the browser as on the server', (q) => {
  const { query, errors } = parseHospitalQuery({ q });
  const summary = formatResultCount(findHospitals(index, query, errors), query);
  for (const text of [summary, withoutPageRange(summary)]) {
    expect(hindi.translate(text)).toMatch(/(?:अस्पताल|मिला|जोड़ें|लिखें|है)/u);
    expect(inBrowser.translate(text)).toBe(hindi.translate(text));
  }
});

test.each([
  ['Patna', /^पटना, बिहार में \d+ अस्पताल/],
  ['azimabad', /^पटना \(Azimabad\), बिहार में/],
  ['पटना', /^पटना, बिहार में/],
  ['maharashtra', /^महाराष्ट्र में/],
  ['महाराष्ट्र', /^महाराष्ट्र में/],
  ['दिल्ली', /^दिल्ली में/],
  ['eye hospital pune', /^पुणे, महाराष्ट्र में/],
  ['hyderabadd', /हैदराबाद, तेलंगाना/],
  // The table has no Hindi name of the town.
  ['budhni', /Budhni/],
])('a search for “%s” names the place in Hindi, in the browser as on the server', (q, heading) => {
  const { query, errors } = parseHospitalQuery({ q });
  const answer = findHospitals(index, query, errors);
  const browser = createPageTranslator(inScripts, hindi.localHref);
  const [onServer, there] = [hindi, browser].map((translator) => {
    jest.mocked(currentTranslator).mockReturnValue(translator);
    return translator.translate(formatResultCount(answer, query));
  });
  jest.mocked(currentTranslator).mockReturnValue(null);
  expect(onServer).toMatch(heading);
  expect(there).toBe(onServer);
});
