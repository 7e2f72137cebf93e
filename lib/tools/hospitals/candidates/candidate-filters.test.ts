/** Filters on list columns, over two lists with different spellings. */

import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { readLists, testSearches } from '../../../../testing/data/hospital-rows.ts';

testSearches(`
  list | name | specialities | tieUp | city | district | state | pin
  Alpha | Goldleaf Hospital | Cardiology (M1), ENT | PPN
  Alpha | Asha Nursing Home | ENT | Agreed rates
  Alpha | Silvercrest Hospital | | | Leh | Leh | Ladakh | 194101
  Beta | Goldleaf Hospital | CARDIOLOGY; Oncology | Agreed rates
`)`
  search | names | specialities | tie-up options | instead | problems | why
  pune | | cardiology 1 / ent 2 / oncology 1 | agreedrates 2 / ppn 1 | | | equal spellings in several lists are one option, with all its hospitals
  q=pune&speciality=ent | Asha Nursing Home / Goldleaf Hospital
  q=pune&speciality=oncology | Goldleaf Hospital | | | | | a speciality that only a second list has
  speciality=cardiology | Goldleaf Hospital
  q=goldleaf&tie-up=ppn | Goldleaf Hospital | | | | | a tie-up applies to the chosen insurer
  q=goldleaf&tie-up=ppn&insurer=Beta | –
  q=goldleaf&tie-up=agreedrates&insurer=Beta | Goldleaf Hospital
  q=mumbai&speciality=cardiology | Goldleaf Hospital | | | nearest | | nothing in the place: the nearest that match
  q=pune&speciality=astrology&tie-up=x | Asha Nursing Home / Goldleaf Hospital | | | | speciality: …/ tieUp: … | an unknown label filters nothing
`;

// One insurer's list shows the hospitals it has excluded, never as tied up with it.
const lists = readLists(`
  list | name | tieUp | pin
  Alpha | Goldleaf Hospital | PPN
  Alpha | Asha Nursing Home | | 411002
  Beta | Goldleaf Hospital | PPN
`);
testSearches(() => hospitalIndex(lists, undefined, { Alpha: lists.Beta ?? [] }))`
  search | finds | first of | excluded | tie-ups
  q=goldleaf&insurer=Alpha | Goldleaf Hospital | ; Beta | Alpha | {"Beta":"PPN"}
  tie-up=ppn&insurer=Alpha | –
`;
