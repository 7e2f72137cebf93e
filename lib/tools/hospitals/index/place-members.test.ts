/** Which hospitals belong to a place: searches over a small list with the real places. */
import { testSearches } from '../../../../testing/data/hospital-rows.ts';

testSearches(`
  list | name | address | pin | city | district | state
  Alpha | Aspen Hospital | Old Mumbai Road, Pimpri | 411018
  Alpha | Alder Hospital | Pimpri Road | 411018
  Alpha | Birch Hospital | Laxmi Road | 411001
  Alpha | Elm Hospital | Old Town, Panvel | 410210 | Navi Mumbai | Raigad
  Alpha | Fir Hospital | Sector 7, Kharghar | 410210 | Navi Mumbai | Raigad
  Alpha | East Oak Hospital | Mill Road, Andheri (E) | 400069 | Mumbai | Mumbai Suburban
  Alpha | West Oak Hospital | Link Road, Andheri West | 400053 | Mumbai | Mumbai Suburban
  Alpha | Wrong Pin Hospital | Andheri West | 400069 | Mumbai | Mumbai Suburban
  Alpha | Dwarka Sector Clinic | Sector 6, Dwarka | 110075 | New Delhi | South West | Delhi
  Alpha | Temple Hospital | Station Road | 361335 | Dwarka | Devbhumi Dwarka | Gujarat
`)`
  search | finds | place | choices | why
  pimpri | Aspen Hospital | | | a town named in the address counts, whatever the city column says; a road to the town does not
  kharghar | Fir Hospital / Elm Hospital | | | a town that has merged with a bigger one comes first when it was typed
  panvel | Elm Hospital / Fir Hospital
  andheri east | East Oak Hospital | Andheri East, locality… | | east of the railway excludes west
  hospital in andheri west mumbai | West Oak Hospital / Wrong Pin Hospital
  andheri | /^[^/]+ \/ [^/]+ \/ [^/]+$/ | | | without a side both match
  hospital in dwarka | | | Dwarka, Gujarat, …/ Dwarka, Delhi, … | a town and a part of a city: each choice finds its own hospitals
  city=Dwarka, Delhi | Dwarka Sector Clinic
  city=Dwarka, Gujarat | Temple Hospital
  goregaon | | | – | a part without hospitals is not offered
`;
