/** How a search is parsed into place, PIN code, insurer and remaining words. */
import { testSearches } from '../../../../testing/data/hospital-rows.ts';

const searches = testSearches(`
  list | name | address | pin | city | district | state
  Alpha General Insurance | Manipal Hospital | 0, Road | 411001
  Alpha General Insurance | Manipal Clinic | 1, Road | 411002
  Alpha General Insurance | Manipal Heart | 2, Road | 411003
  Alpha General Insurance | Manipal Eye | 3, Road | 411004
  Alpha General Insurance | Bankers | 4, Road | 411005
  Alpha General Insurance | Saket Clinic | | 462020 | Bhopal | – | –
  New India Assurance | Saket Clinic | | 462021 | Bhopal | – | –
`);

searches`
  search | parsed words | why
  eye hospital in pune | eye hospital pune
  best hosp near me | hospital
  K.E.M. centre | kem centre
  hospital hospital | hospital
  अस्पताल पुणे | hospital pune
  x | –
  24 hours hospital pune | hospital pune
  hospital open 24x7 in pune | hospital pune
  cataract surgery cost pune | cataract surgery pune
  hsptl clnc rsrch ctr genl | hospital clinic research centre general
  maty instt nrsng | maternity institute nursing
  sure clock सीटी | sure clock siti
  worda0 wordb1 wordc2 wordd3 worde4 wordf5 wordg6 wordh7 wordi8 wordj9 wordk10 wordl11 | worda0 wordb1 wordc2 wordd3 worde4 wordf5 wordg6 wordh7 wordi8 wordj9 | only the first ten words of a long text count
`;

searches`
  search | parsed words | parsed | parsed errors | why
  eye 560 034 | eye | pin 560034; point 12.93,77.63 | | a PIN code and a position are removed from the words
  near 12.93,77.62 | – | point 12.93,77.62; near 12.93,77.62
  near 1.5,2.5 | | | …not in India…
  999999 | | pin 999999
  eye hospital within 5 km of 560034 | eye hospital | pin 560034; …radius 5 | | a distance in the words becomes the radius
  q=eye hospital within 5 km of 560034&radius=25 | | …radius 25 | | a distance chosen from the select takes precedence
  hospital within 900 km of pune | | –
  hospital near me | | | …We do not know where you are.…
  nearest hospitals | | | …We do not know where you are.…
  nearby eye clinic | | | …We do not know where you are.…
  मेरे पास अस्पताल | | | …We do not know where you are.…
  hospital near me pune | | | –
  nearest hospitals pune | | | –
  nearby eye clinic pune | | | –
  मेरे पास अस्पताल pune | | | –
  q=nearest hospitals&near=18.52,73.86 | | | –
  alpha general pune | pune | of Alpha General Insurance | | an insurer in the words or in its field
  new india assurance pune | pune | of New India Assurance
  clinic new delhi | clinic new delhi | | | its first word is that of a city
  insurer=ALPHA general insurance | | of Alpha General Insurance…
  insurer=Nobody&insurer=Noone | | | …Nobody or Noone…
  q= | | empty | q: …
  in the | | empty
  q=eye&city=Zzqqxx | | | city: …no place of this name…
`;

searches`
  search | parsed places | explicit | parsed words | localities | likely a hospital | why
  AIIMS | – | | | | | initials that hospitals use are not a place, although post offices have such names
  hospitals in pune | Pune, … | true
  eye hospital pune | Pune, … | false
  poona | Pune, … | true
  bilaspur himachal | Bilaspur, … | true
  eye banglore | Bengaluru, … | false
  aurangabad | Aurangabad, Bihar / Chhatrapati Sambhajinagar, Maharashtra | | | | | several places until the state or the field decides
  aurangabad bihar | Aurangabad, Bihar
  q=aurangabad&city=Chhatrapati Sambhajinagar | Chhatrapati Sambhajinagar, Maharashtra
  bankars | – | | | | | a word that hospitals carry is not a misspelt city
  manipal | | | | | true | a town’s name may be that of a chain
  manipal hospital | –
  hospital nehru nagar | | | | 2
`;
