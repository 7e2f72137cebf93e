/** "Showing results for …": only words that the first result contains. */
import { testSearches } from '../../../../testing/data/hospital-rows.ts';

// Prince is more common than Prudence, but not in the result.
testSearches(`
  list | name | pin
  Alpha | Prudence Hospital
  Alpha | Silvercrest Hospital
  Alpha | Goldleaf Eye Clinic
  Alpha | Om Shiva Clinic
  Alpha | Marigold and Fern Hospital
  Alpha | Willow Hospital | 411003
  Alpha | Prince Hospital | 411002
  Alpha | Prince Hospital | 411004
`)`
  search | read as | instead | first | why
  prudense hospital | prudence hospital | – | /./
  goldlaef pune | goldleaf pune | – | /./
  goldleaf zzqqxx pune | goldleaf pune | – | /./
  marigold ganod | marigold | – | /./ | “and” is within two edits, but is not a misspelling of it
  goldleef banglor pune | goldleaf pune | – | /./
  silver crest | – | – | /./ | another form of the same word is not a correction
  ophthalmologist pune | – | – | /./
  prud | – | – | /./
  omshiva | – | – | /./
  willow khadki pune | – | – | /./ | the locality of its PIN code, which its address leaves out
  prudence hosp | – | – | /./
  please tell me the phone number of prudence hospital | – | – | /./
`;
