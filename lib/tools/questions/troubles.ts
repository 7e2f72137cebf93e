/**
 * Troubles in people's words, each with the page that says what to do: it comes before what is worth knowing before one
 * buys, whatever its words weigh. Lower case, exact words; synonyms.ts adds those of other spellings and of Hindi.
 */
import { claimPath, refusedPath } from '../../site/tool-routes.ts';

export type Trouble = {
  href: string;
  /** One of these words is in the question … */
  about: readonly string[];
  /** … and one of these … */
  said: readonly string[];
  /** … as the visitor's own word, not as a synonym of another … */
  isSaidTyped?: true;
  /** … and none of these. */
  unlessSaid?: readonly string[];
  /** A hypothetical question is led here as well. */
  evenHypothetical?: true;
  /** Somebody may be hurt: the emergency numbers come first, then the claim guides. */
  isAccident?: boolean;
};

/** "What if I miss a premium", "how to check the expiry date": a question about a rule or a fact, not a trouble. */
export const hypotheticalWords: readonly string[] = words('if agar check');

/**
 * These count as the first word only: "can an insurer reject a claim". "Claim rejected, what can I do" is a trouble.
 */
export const hypotheticalOpenings: readonly string[] = words('can could will would');

const refusal = words(
  'rejected reject rejects rejection refused refuse refuses refusing refusal denied deny denies denying denial repudiated repudiation declined declines',
);

/** Without one, no reason of a refusal is shown before an answer. */
export const refusalWords: readonly string[] = [
  ...refusal,
  ...words('denge says say deducted cut kaat kaata kata kati'),
];

/** Without one, no calculator is shown before an answer. */
export const sumWords = words('calculator calculate calculation much kitne kitni nikale keep');

/** Words of a road: without one, the guide for a death on the road is not shown. */
export const roadWords: readonly string[] = words(
  'accident accidents crash road takkar hit truck bus car bike scooter vehicle driver killed compensation tribunal mact',
);

/** Words of a death, with those that synonyms.ts adds; only then an answer about a death is shown. */
export const deathWords: readonly string[] = words(
  'died die dies dead death deaths dying killed fatal demise suicide widow widower nominee nominees heir heirs',
);

const deceased = words('died dead death killed');

/** "Death benefit", "dead battery". */
const notOfAPerson = words('benefit benefits battery');

const accident = words(
  'accident accidents crash crashed collision injury injuries injured hurt fracture fractured bleeding',
);

/** "Is the pillion covered after an accident?": a question about a policy, of somebody who is safe. */
const policyWords = words(
  'personal cover covers covered compulsory pillion rider benefit premium bonus tribunal mact price waiting',
);

/** "Accident insurance", "hand baggage broken". */
const shoppingWords = words(
  'insurance policy policies plan plans best buy status baggage document documents',
);

/** "Car accident ho gaya, insurance claim kaise kare": it has happened, whatever is asked of the insurance. */
const happened = words('gaya gayi gaye hua hui happened met');

const relatives = words('father mother husband wife son daughter brother sister bhai behen');

const lapse = words('lapsed lapse laps expired missed forgot forgotten');

/** "Band ho gaya" is also said of an engine, "band karo" of calls; the bonus has an answer of its own. */
const notOfALapse = words('engine call calls bonus ncb employer surrender debit');

/** The first that fits. */
export const troubles: readonly Trouble[] = [
  // Not refused: the answer of the insurer is late.
  {
    href: '/faqs#faqs-cashless-how-fast',
    about: words('cashless'),
    said: words('pending waiting delay hours aaya aya stuck'),
    unlessSaid: refusal,
  },
  {
    href: '/faqs#faqs-cashless-how-fast',
    about: words('discharge'),
    said: words('pending waiting delay hours ghante nahi approval'),
    unlessSaid: [...refusal, ...words('summary papers')],
  },
  {
    href: '/cashless-hospital#cashless-hospital-planned-surgery',
    about: words('cashless'),
    said: words('surgery planned'),
    unlessSaid: [...refusal, ...words('nahi nahin wont list near')],
  },
  {
    href: '/cashless-hospital#refused',
    about: words('cashless'),
    said: [...refusal, ...words('nahi nahin wont')],
  },
  {
    href: '/claim#claim-covid',
    about: words('covid'),
    said: words('covid'),
    unlessSaid: [...lapse, ...words('travel abroad trip')],
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-insurer-pays-late',
    about: words('claim claims mediclaim'),
    said: words('pending stuck delay delaying'),
    unlessSaid: [
      ...refusal,
      ...words('cashless discharge surveyor approval intimation fir informed told stolen'),
    ],
  },
  {
    href: '/cashless-hospital#refused',
    about: words('tpa'),
    said: refusal,
    unlessSaid: words('reimbursement bill letter'),
  },
  // "Excl01" is printed in the letter; so is a bonus that was not due.
  {
    href: refusedPath,
    about: words('letter chitthi excl excl01 excl02 excl03 excl18'),
    said: words('meaning matlab clause excl excl01 excl02 excl03 excl18'),
    evenHypothetical: true,
  },
  {
    href: refusedPath,
    about: words('ncb bonus'),
    said: words('wrong galat false'),
    unlessSaid: words('call calls caller irdai'),
  },
  {
    href: refusedPath,
    about: words('claim claims mediclaim'),
    said: [...refusal, ...words('deducted deduction deductions unpaid')],
  },
  // The visitor's vehicle did it: the family's guide is not theirs.
  {
    href: claimPath('motor-third-party'),
    about: words('pedestrian'),
    said: deceased,
  },
  {
    href: '/claim/motor-third-party/answer?role=died',
    about: words('accident road'),
    said: words('died dead death killed'),
  },
  {
    href: '/claim#claim-hit-and-run',
    about: words('run'),
    said: words('compensation money paid pays'),
    evenHypothetical: true,
  },
  {
    href: '/bike-insurance#bike-insurance-helmet-licence',
    about: accident,
    said: words('unlicensed'),
    unlessSaid: deathWords,
    evenHypothetical: true,
    isAccident: true,
  },
  // Without a policy there is no insurer to tell.
  {
    href: '/faqs#faqs-hurt-somebody-uninsured',
    about: [...accident, ...words('leg hand arm bone head haddi')],
    said: words('uninsured'),
    unlessSaid: deathWords,
    evenHypothetical: true,
    isAccident: true,
  },
  {
    href: '/faqs#faqs-hurt-somebody-uninsured',
    about: words('hit takkar'),
    said: [...lapse, ...words('ended khatam uninsured')],
    unlessSaid: deathWords,
    evenHypothetical: true,
    isAccident: true,
  },
  {
    href: '/faqs#faqs-claim-first-step',
    about: accident,
    said: happened,
    unlessSaid: [...policyWords, ...deathWords],
    evenHypothetical: true,
    isAccident: true,
  },
  {
    href: '/faqs#faqs-claim-first-step',
    about: accident,
    said: accident,
    unlessSaid: [...policyWords, ...shoppingWords, ...deathWords],
    evenHypothetical: true,
    isAccident: true,
  },
  {
    href: '/faqs#faqs-claim-first-step',
    about: words('leg hand arm bone head haddi'),
    said: words('broken broke fell'),
    unlessSaid: [...policyWords, ...shoppingWords, ...deathWords],
    evenHypothetical: true,
    isAccident: true,
  },
  {
    href: '/car-insurance#car-insurance-flooded-engine',
    about: words('engine'),
    said: words('water flood flooded'),
    evenHypothetical: true,
  },
  {
    href: '/car-insurance#car-insurance-policy-expired',
    about: words('bonus ncb'),
    said: lapse,
    unlessSaid: words('health mediclaim life lic ulip bike scooter'),
    evenHypothetical: true,
  },
  {
    href: '/term-insurance#term-insurance-claim-disputed',
    about: words('tobacco smoking cigarette smoker'),
    said: words('disclose disclosed hide hid hidden'),
    unlessSaid: words('health mediclaim'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-three-waits',
    about: words('cataract hernia'),
    said: words('surgery operation waiting paid covered'),
    unlessSaid: words('hospital hospitals cashless day'),
    evenHypothetical: true,
  },
  {
    href: '/claim#claim-told-insurer-late',
    about: words('stolen theft fir'),
    said: words('late delay deri'),
  },
  {
    href: claimPath('motor-theft'),
    about: words('car bike scooter vehicle'),
    said: words('stolen theft'),
  },
  {
    href: '/faqs#faqs-stop-savings-policy',
    about: words('lic life ulip endowment'),
    said: words('surrender'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-cancel-health-policy',
    about: words('health mediclaim'),
    said: words('surrender'),
    evenHypothetical: true,
  },
  {
    href: '/renewal#renewal-stop-auto-debit',
    about: words('debit'),
    said: words('stop surrender'),
    evenHypothetical: true,
  },
  {
    href: '/claim#claim-total-loss-amount',
    about: words('loss'),
    said: words('total'),
    unlessSaid: words('health'),
    evenHypothetical: true,
  },
  {
    href: '/renewal#renewal-sold-my-car',
    about: words('car bike scooter vehicle'),
    said: words('sold'),
    unlessSaid: words('agent bank bonus ncb showroom'),
    evenHypothetical: true,
  },
  {
    href: '/renewal#life',
    about: words('lic life ulip endowment term'),
    said: lapse,
    unlessSaid: [...deceased, ...words('car bike third party health mediclaim')],
  },
  {
    href: '/renewal#health',
    about: words('health mediclaim'),
    said: [...lapse, 'unpaid'],
    unlessSaid: [...deceased, 'surrender'],
  },
  {
    href: '/renewal',
    about: words('policy policies premium renewal insurance mediclaim car bike'),
    said: [...lapse, 'expire'],
    unlessSaid: [...deceased, ...notOfALapse],
  },
  // "What is death benefit" asks what a policy pays; nobody died.
  {
    href: '/term-insurance',
    about: words('benefit benefits'),
    said: words('death'),
    isSaidTyped: true,
    unlessSaid: [...relatives, ...words('tax taxable taxed claim lic')],
    evenHypothetical: true,
  },
  {
    href: '/claim#claim-nominee-died',
    about: words('nominee'),
    said: words('probate'),
  },
  {
    href: '/faqs#faqs-public-scheme-claim',
    about: words('pmjjby pmsby'),
    said: [...deceased, ...words('claim paid money')],
  },
  {
    href: '/faqs#faqs-late-papers',
    about: words('papers document documents'),
    said: words('again baar bar repeatedly'),
    unlessSaid: deceased,
  },
  {
    href: '/faqs#faqs-delivery-cost',
    about: words('delivery childbirth'),
    said: words('cost bill paid pay pays money cover covers covered claim'),
    unlessSaid: accident,
    evenHypothetical: true,
  },
  {
    href: '/claim#claim-home-damaged',
    about: words('home house shop crop roof wall'),
    said: words('rain flood water storm earthquake fire collapsed damage stolen theft'),
    unlessSaid: [...accident, ...words('car bike scooter vehicle engine baggage bag hospital')],
    evenHypothetical: true,
  },
  {
    href: '/cashless-hospital#cashless-hospital-ayushman-asks-money',
    about: words('ayushman'),
    said: words('asking deposit refused refuse refusing'),
  },
  {
    href: '/senior-citizen#free-cover-from-70',
    about: words('ayushman'),
    said: words('70 senior parent parents vay vandana'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-government-health-cover',
    about: words('ayushman'),
    said: words('card'),
    unlessSaid: words('both private own'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-suicide',
    about: words('suicide'),
    said: words('suicide'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-tax-on-health-premium',
    about: words('tax'),
    said: words('senior parent parents health mediclaim'),
    unlessSaid: words('pension regime calculator gst critical'),
    evenHypothetical: true,
  },
  {
    href: '/claim#claim-reimbursement-papers-days',
    about: words('claim reimbursement bill papers'),
    said: words('submit bhejna bhejne jama'),
    unlessSaid: [...deceased, ...words('nominee lic car bike vehicle online status')],
    evenHypothetical: true,
  },
  {
    href: '/insurance-companies#insurance-companies-if-one-fails',
    about: words('company insurer'),
    said: words('bankrupt insolvent doob bhag'),
    evenHypothetical: true,
  },
  {
    href: '/joy-center#joy-center-newborn-cover',
    about: words('newborn'),
    said: words('insurance bima policy cover covered added'),
    unlessSaid: words('claim'),
    evenHypothetical: true,
  },
  {
    href: '/senior-citizen#senior-citizen-cataract-knee',
    about: words('knee'),
    said: words('surgery operation waiting replacement'),
    unlessSaid: words('hospital hospitals cashless claim'),
    evenHypothetical: true,
  },
  {
    href: '/health-insurance#illnesses-often-refused',
    about: words('mental hiv autism'),
    said: words('illness disease treatment cover covered insurance'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-change-my-details',
    about: words('mobile address email'),
    said: words('change wrong galat correct update'),
    unlessSaid: words('your website call calls ombudsman'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-seller-misled-me',
    about: words('agent bank loan ulip policy sold'),
    said: words('lied misled cheated'),
    unlessSaid: words('call calls caller form'),
  },
  {
    href: '/faqs#faqs-paid-a-fraud',
    about: words('agent'),
    said: words('fraud'),
    unlessSaid: words('lied'),
  },
  {
    href: '/grievance-redressal#grievance-redressal-ombudsman-limit',
    about: words('ombudsman'),
    said: words('fee fees money cost charge paid'),
    evenHypothetical: true,
  },
  {
    href: '/renewal#renewal-premium-went-up',
    about: words('premium'),
    said: words('rise increased hike'),
    unlessSaid: words('senior parent parents 60 65 70 75 80 term life pension third party'),
    evenHypothetical: true,
  },
  {
    href: '/senior-citizen#senior-citizen-premium-rise',
    about: words('premium'),
    said: words('rise increased hike'),
    unlessSaid: words('term life pension third party'),
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-existing-illness',
    about: words('diabetes sugar bp pressure thyroid asthma heart illness disease'),
    said: words('existing ped'),
    unlessSaid: [...refusal, ...words('disclose disclosed hide hidden moratorium port')],
    evenHypothetical: true,
  },
  {
    href: '/faqs#faqs-opd-dental-ayush',
    about: words('ambulance opd dental ayush ayurveda'),
    said: words('money paid pay pays paisa cost charges cover covered covers bill treatment'),
    evenHypothetical: true,
  },
  // One answer has the papers and the days.
  {
    href: '/faqs#faqs-death-claim-how-fast',
    about: deceased,
    said: words('papers document documents'),
    unlessSaid: [...notOfAPerson, ...words('missing lost car bike vehicle accident road')],
  },
  {
    href: '/claim#claim-nominee-cannot-find-policy',
    about: deceased,
    said: words('find search where dhundhe dhundhna dhunde khoje kahan'),
    unlessSaid: notOfAPerson,
  },
  {
    href: claimPath('life-death'),
    about: words('lic life nominee term policy'),
    said: words('died dead death'),
    unlessSaid: notOfAPerson,
  },
  {
    href: claimPath('life-death'),
    about: relatives,
    said: deceased,
    unlessSaid: notOfAPerson,
  },
  // "Expired" is also said of a person; "papa ki date nikal gayi" is not.
  {
    href: claimPath('life-death'),
    about: relatives,
    said: words('expired expire'),
    isSaidTyped: true,
    unlessSaid: words('health star date card licence license policy insurance mediclaim'),
  },
  // On the way to a hospital there is no time to read.
  {
    href: '/cashless-hospital',
    about: words('cashless hospital hospitals'),
    said: words('list near nearby nearest'),
  },
  {
    href: '/maternity-health-insurance#maternity-health-insurance-already-pregnant',
    about: words('pregnant'),
    said: words('pregnant'),
    unlessSaid: words('planning trying before travel trip fly flight claim newborn'),
    evenHypothetical: true,
  },
];

function words(list: string): readonly string[] {
  return list.split(' ');
}
