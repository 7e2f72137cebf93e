/** The Hindi that the browser writes for a search is the server's: React finds the same text when it hydrates. */
import { browserCatalogue, hindi } from '@/components/hindi/hindi';
import { createTranslator } from '@/lib/languages/create-translator';
import { parseHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { findHospitals } from '@/lib/tools/hospitals/find-hospitals';
import { buildHospitalIndex } from '@/lib/tools/hospitals/index/build-hospital-index';
import type { HospitalIndex } from '@/lib/tools/hospitals/index/hospital-index';
import { sampleLists } from '@/lib/tools/hospitals/lists/read-hospital-lists.server';
import { readPlaces } from '@/lib/tools/hospitals/places/read-places.server';
import { formatResultCount, withoutPageRange } from './hospital-copy';

const inBrowser = createTranslator(browserCatalogue(['hospitals']), hindi.localHref);
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
