/** Alternatives for searches without matches, over a small list with the real places. */
import { testSearches } from '../../../../testing/data/hospital-rows.ts';

testSearches(`
  list | name | city | district | pin | state
  Alpha | Goldleaf Hospital
  Alpha | Asha Nursing Home
  Alpha | Skhc Hospital | Kochi | | 682001 | Kerala
  Alpha | Drishti Eye Hospital | Nashik | Nashik | 422001
  Beta | Goldleaf Clinic | Nashik | Nashik | 422001
`)`
  search | finds | instead | pin prefix | cities | why
  eye hospital pune | Asha Nursing Home / Goldleaf Hospital | there, eye | | | for a kind that the town lacks, its other hospitals
  kind=eye | Drishti Eye Hospital | – | | | a kind chosen from the select is mandatory like a typed one
  kind=eye&q=nashik | Drishti Eye Hospital | –
  kind=eye&q=pune | | there, eye
  eye hospital in sangamner | Drishti Eye Hospital | nearest, eye | | | a town without hospitals shows the nearest of the kind
  sangamner | /^(?!Asha)(?!Skhc)(?!Goldleaf H)[^\/]+ \/ [^\/]+ \/ [^\/]+$/ | nearest | | | or the nearest of all
  goldleaf sangamner | Goldleaf Clinic / Goldleaf Hospital | | | | a name that is near the town but not in it
  q=goldleaf sangamner&insurer=Alpha | Goldleaf Hospital
  zzzzqq pune | …Asha Nursing Home… | there, zzzzqq
  zzzzqq | – | – | | | a nonsense word finds nothing
  411999 | | nearest | 411 | Pune / Pune / Nashik | a PIN code that no directory has: around the codes with its first three digits
  pin=411999 | | nearest | 411 | Pune / Pune / Nashik
  pin=999999 | – | –
  leh | – | – | | | nothing farther away than 300 kilometres
  dialysis 411001 | Asha Nursing Home / Goldleaf Hospital | there, kidney | | | around a PIN code or a position, other hospitals as well
  q=dialysis&near=18.53,73.87 | Asha Nursing Home / Goldleaf Hospital | there, kidney
  nearest emergency hospital 411001 | Asha Nursing Home / Goldleaf Hospital | – | | | in an emergency every hospital of the place is an answer
  father accident pune | Asha Nursing Home / Goldleaf Hospital | –
  इमरजेंसी पुणे | Asha Nursing Home / Goldleaf Hospital | –
`;

// Only where nothing is near, every insurer can be chosen: those of the lists first.
testSearches(`
  list | name
  Alpha | Goldleaf Hospital
  Beta | Goldleaf Clinic
`)`
  search | insurers to choose
  pune | –
  sangamner | Alpha / Beta…
  leh | /^Alpha \/ Beta( \/ [^\/]+){19,}$/
`;
