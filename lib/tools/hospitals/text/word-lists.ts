/** What single words of names, addresses and searches stand for. Plain data, in the spelling of `normalizeText`. */

/** One spelling for what lists and visitors write in several ways. */
export const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hosp: 'hospital',
    hospitals: 'hospital',
    hospitl: 'hospital',
    hsptl: 'hospital',
    hospitel: 'hospital',
    hospial: 'hospital',
    center: 'centre',
    centres: 'centre',
    centers: 'centre',
    doctor: 'dr',
    doctors: 'dr',
    drs: 'dr',
    st: 'saint',
    multispecialty: 'multispeciality',
    multispecialities: 'multispeciality',
    multispecality: 'multispeciality',
    superspecialty: 'superspeciality',
    specialty: 'speciality',
    specialities: 'speciality',
    specialties: 'speciality',
    childrens: 'children',
    kids: 'children',
    child: 'children',
    pediatric: 'paediatric',
    pediatrics: 'paediatric',
    paediatrics: 'paediatric',
    orthopedic: 'orthopaedic',
    orthopedics: 'orthopaedic',
    orthopaedics: 'orthopaedic',
    ortho: 'orthopaedic',
    eyes: 'eye',
    sree: 'shri',
    shree: 'shri',
    sri: 'shri',
    rd: 'road',
    nr: 'near',
    opp: 'opposite',
    pvt: 'private',
    ltd: 'limited',
    अस्पताल: 'hospital',
    चिकित्सालय: 'hospital',
    हॉस्पिटल: 'hospital',
    नेत्रालय: 'netralaya',
    नेत्र: 'eye',
    आंख: 'eye',
    आंखों: 'eye',
  }),
);

/** Names that eye hospitals carry: each also counts as the word "eye". */
export const eyeWords: ReadonlySet<string> = new Set(
  'netralaya nethralaya netralayam nethralayam netralay nethralay netralya nethralya netra nethra ophthalmic ophthalmology'.split(
    ' ',
  ),
);

/** Words that ask for nothing by themselves, the Hindi ones in Latin letters among them. */
export const stopWords: ReadonlySet<string> = new Set(
  'in at near around nearby the of and for me my best top list cashless network with from by to a an ke pas me men mem ka ki main'.split(
    ' ',
  ),
);

/** Words that most hospitals or addresses carry: they influence the order and exclude nothing. */
export const commonWords: ReadonlySet<string> = new Set(
  'hospital nursing home centre clinic dr multispeciality speciality superspeciality research private limited unit pvt ltd llp road street main cross old opposite behind beside floor lane marg'.split(
    ' ',
  ),
);
