/** Word lists for names, addresses and searches. Plain data, in the spelling of `normalizeText`. */

/** One spelling for words that lists and visitors write in several ways. */
export const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hosp: 'hospital',
    hospitals: 'hospital',
    hospitl: 'hospital',
    hsptl: 'hospital',
    hospitel: 'hospital',
    hospial: 'hospital',
    aspatal: 'hospital',
    haspatal: 'hospital',
    asptal: 'hospital',
    haspital: 'hospital',
    rugnalaya: 'hospital',
    rugnalay: 'hospital',
    center: 'centre',
    centres: 'centre',
    centers: 'centre',
    kendra: 'centre',
    clinics: 'clinic',
    doc: 'dr',
    govt: 'government',
    gov: 'government',
    surg: 'surgical',
    mat: 'maternity',
    med: 'medical',
    gen: 'general',
    inst: 'institute',
    mem: 'memorial',
    nsg: 'nursing',
    spl: 'speciality',
    multispl: 'multispeciality',
    superspl: 'superspeciality',
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
    रुग्णालय: 'hospital',
    नर्सिंग: 'nursing',
    होम: 'home',
    क्लिनिक: 'clinic',
    क्लीनिक: 'clinic',
    सेंटर: 'centre',
    केंद्र: 'centre',
    डॉक्टर: 'dr',
    डॉ: 'dr',
    हेल्थ: 'health',
    केयर: 'care',
    मेडिकल: 'medical',
    मेमोरियल: 'memorial',
    जनरल: 'general',
    इंस्टीट्यूट: 'institute',
    ट्रॉमा: 'trauma',
    इमरजेंसी: 'emergency',
    इमर्जेंसी: 'emergency',
    आपातकालीन: 'emergency',
    दुर्घटना: 'accident',
    ऑपरेशन: 'operation',
    मैटरनिटी: 'maternity',
    लाइफ: 'life',
    लाइन: 'line',
    लाइफलाइन: 'lifeline',
    नेत्रालय: 'netralaya',
    नेत्र: 'eye',
    आंख: 'eye',
    आंखों: 'eye',
  }),
);

/** Stop words that carry no criterion by themselves, transliterated Hindi ones included. */
export const stopWords: ReadonlySet<string> = new Set(
  'in at near around nearby the of and for me my best top list cashless network with from by to a an ke pas me men mem mein ka ki main'.split(
    ' ',
  ),
);

/** Question words: stop words in a search, significant in a hospital's name. */
export const questionWords: ReadonlySet<string> = new Set(
  `is are was am be been does do did can could will would should i we you he she it they my our your his her their this
  that these those what which where when who how why if or so on there have has had please pls plz kindly tell show
  suggest give need want looking look search find about know any some good nearest close number phone contact address
  location pin pincode code zip not yes facility available accept accepts accepted covered cover covers coverage insurance
  urgent urgently now today tonight midnight open go going take takes reach
  cost costs price prices charge charges fee fees rate rates cheap cheapest affordable timing timings appointment bed beds
  mediclaim insured admitted admit patient list visit
  hai hain kya kahan kaha chahiye batao bataiye batayen liye ko se par pata kaun konsa kaunsa kounsa mujhe mera meri mere
  hamara aur ya wala wali vala acha accha achha sabse sabhi yahan karna karo ho hota hoti chahie mujhe kahan`.split(
    /\s+/,
  ),
);

/** The common words by which people choose among hospitals: they raise the rank and exclude nothing. */
export const preferenceWords: ReadonlySet<string> = new Set(
  'emergency accident casualty ambulance icu ventilator father mother husband wife daughter multispeciality superspeciality nursing clinic'.split(
    ' ',
  ),
);

/** Words that most hospitals, addresses or searches for a kind carry: they affect the rank and exclude nothing. */
export const commonWords: ReadonlySet<string> = new Set([
  ...preferenceWords,
  ...'hospital home centre dr speciality research private limited unit pvt ltd llp surgery operation replacement transplant specialist treatment ilaj rog road street main cross old opposite behind beside floor lane marg'.split(
    ' ',
  ),
]);
