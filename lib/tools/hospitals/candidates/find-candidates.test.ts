/** Which hospitals match a search: by each kind of word match, and after which fallbacks. */
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { readLists } from '../../../../testing/data/hospital-rows.ts';
import { testRows } from '../../../../testing/data/rows.ts';
import { parseHospitalQuery } from '../api/parse-hospital-query.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { parseSearchText } from '../query/parse-search-text.ts';
import { findCandidates } from './find-candidates.ts';

let index: HospitalIndex;
beforeAll(async () => {
  index = await hospitalIndex(
    readLists(`
      list | name | address | city | district | pin
      Alpha | Silver Crest Hospital | Camp
      Alpha | Goldleaf Hospital | Baner
      Alpha | Apollo Clinic | Kothrud
      Alpha | Apollo Hospital | Fort | Mumbai | Mumbai | 400001
      Alpha | Pune Hospital | Girgaon | Mumbai | Mumbai | 400001
      Beta | King Edward Memorial | Rasta Peth
    `),
  );
});

testRows(['search'], ({ search = '' }) => {
  const { query } = parseHospitalQuery(new URLSearchParams(search));
  const found = findCandidates(index, parseSearchText(index, query), query.radiusKm);
  const names = Array.from(found.ids, (id) => index.hospitals[id]?.name).sort();
  return { finds: () => names.join(' / '), full: () => String(found.isFullMatch) };
})`
  search | finds | no finds | full | why
  q=goldleaf | Goldleaf Hospital | | | the very word
  q=gold | Goldleaf Hospital | | | its beginning
  q=goldlaef | Goldleaf Hospital | | | one edit
  q=apolo | Apollo Clinic / Apollo Hospital | | | the same sound
  q=silvercrest | Silver Crest Hospital | | | two words as one
  q=gold leaf | Goldleaf Hospital | | | one word as two
  q=kem | King Edward Memorial | | | initials
  q=baner | Goldleaf Hospital | | | a word of the address
  q=apollo pune | Apollo Clinic | | | a name and its place
  q=hospital&insurer=Beta | – | | | insurer, city and a PIN code beside a position are mandatory
  insurer=Beta | King Edward Memorial
  q=apollo&city=Mumbai | Apollo Hospital
  near=18.95,72.83&pin=400001 | Apollo Hospital / Pune Hospital
  near=18.95,72.83&pin=400002 | –
  q=hospitals in pune | | Pune Hospital | | a place in the words excludes hospitals far away that only carry its name
  q=pune hospital | …Pune Hospital…
  q=goldleaf zzqqxx | Goldleaf Hospital | | false | no hospital matches all words: the best partial matches
  q=zzqqxx | – | | false
`;
