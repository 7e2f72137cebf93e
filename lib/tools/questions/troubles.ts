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
  /** … and hardly another: "claim rejected", not "claim rejected for obesity". */
  isAll?: true;
  /** A hypothetical question is led here as well. */
  evenHypothetical?: true;
  /** Somebody may be hurt: the emergency numbers come first, then the claim guides. */
  isAccident?: boolean;
};

/**
 * "What if I miss a premium", "how to check the expiry date", "accident news": a question about a rule, a fact or other
 * people, not a trouble.
 */
export const hypotheticalWords: readonly string[] = words('if agar check news');

/**
 * These count as the first word only: "can an insurer reject a claim". "Claim rejected, what can I do" is a trouble.
 */
export const hypotheticalOpenings: readonly string[] = words('can could will would');

const refusal = words(
  'rejected reject rejects rejection refused refuse refuses refusing refusal denied deny denies denying denial repudiated repudiation declined declines',
);

/** Without one, no reason of a refusal is shown in full. */
export const refusalWords: readonly string[] = [
  ...refusal,
  ...words(
    'denge says say said deducted cut kaat kaata kata kati mana khaarij bole bolti bolke rok roka letter',
  ),
];

/** Of whatever is asked about insurance. */
export const generalWords: readonly string[] = words(
  'insurance insurer company policy policies claim claims health mediclaim car bike gaadi vehicle mera gaya gaye gayi hua hui insured wife father mother husband papa mummy premium date month months day days yesterday year back',
);

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
    href: '/cashless-hospital#refused',
    about: words('cashless'),
    said: [...refusal, ...words('nahi nahin wont')],
  },
  {
    href: '/cashless-hospital#refused',
    about: words('tpa'),
    said: refusal,
    unlessSaid: words('reimbursement bill letter'),
  },
  {
    href: refusedPath,
    about: words('claim claims mediclaim'),
    said: [...refusal, ...words('deducted deduction deductions unpaid')],
    isAll: true,
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
    href: claimPath('motor-theft'),
    about: words('car bike scooter vehicle'),
    said: words('stolen theft'),
  },
  {
    href: '/renewal#life',
    about: words('lic life ulip endowment term'),
    said: lapse,
    unlessSaid: deceased,
    isAll: true,
  },
  {
    href: '/renewal#health',
    about: words('health mediclaim'),
    said: [...lapse, 'unpaid'],
    unlessSaid: [...deceased, 'surrender'],
    isAll: true,
  },
  {
    href: '/renewal',
    about: words('policy policies premium renewal insurance mediclaim car bike'),
    said: [...lapse, 'expire'],
    unlessSaid: [...deceased, ...notOfALapse],
    isAll: true,
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
    href: '/faqs#faqs-suicide',
    about: words('suicide'),
    said: words('suicide'),
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
];

function words(list: string): readonly string[] {
  return list.split(' ');
}
