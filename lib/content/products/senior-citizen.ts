/**
 * Health insurance for senior citizens. Its questions are entry at a higher age, co-pay, loading and
 * what happens to the premium later.
 */
import { seniorCitizenComparison } from '../comparisons/senior-citizen.ts';
import { waitingPeriodsParent } from '../drawings.ts';
import {
  cashlessDecision,
  complaintReply,
  lateNotice,
  noticeEmergencyStay,
} from '../figures/claims.ts';
import {
  healthAllAgesSince,
  healthFreeLook,
  healthGst,
  healthInitialWait,
  healthListedDiseaseCode,
  healthNoUpperAge,
  healthPreExistingCode,
  healthPreExistingWait,
  healthRejectionReview,
  healthRenewalRight,
  healthSeniorAge,
  healthSeniorOrder,
  healthSeniorRise,
  healthSpecificWait,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
  standardHealthCataract,
  standardHealthCoPay,
  standardHealthEntryAge,
} from '../figures/health.ts';
import {
  schemeHelpline,
  vayVandanaAge,
  vayVandanaBesidePrivate,
  vayVandanaCover,
  vayVandanaEnrolment,
  vayVandanaExistingIllness,
  vayVandanaOrOther,
} from '../figures/health-schemes.ts';
import {
  healthRenewalGrace,
  maxPortNotice,
  minPortNotice,
  safePortNotice,
} from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const content: ProductContent = {
  name: 'senior citizen health insurance',
  heading: 'Health insurance for parents and senior citizens',
  answer:
    'Health cover for people around 60 and older. It’s costlier and has more conditions, but one hip or heart operation can cost more than years of premiums.',
  keyFacts: [
    {
      label: `Free public cover from ${vayVandanaAge.text}`,
      figure: vayVandanaCover,
      note: 'Ayushman Vay Vandana, whatever the income. [Apply for it first](/senior-citizen#free-cover-from-70).',
    },
    {
      label: 'Cap on the yearly premium rise',
      figure: healthSeniorRise,
      note: `From age 60, individual policies. An insurer that wants more must consult IRDAI first; increases from before the order can still arrive.`,
    },
    {
      label: 'Co-pay, standard policy',
      figure: standardHealthCoPay,
      note: 'A yardstick: many senior plans ask for several times this share.',
    },
  ],
  introduction: [
    'Three words decide a senior policy. _Entry age_ is the oldest age at which a plan takes a new member. _Co-pay_ is the share of every admitted claim that you pay yourself. _Loading_ is the extra charge for your own medical history. Plans that are easy to enter often come with a larger co-pay and a larger loading.',
    '**An example bill, worked through.** The hospital asks for ₹4 lakh. Items the policy does not pay take off ₹20,000, and a room above the limit another ₹30,000. The insurer admits ₹3.5 lakh. A 20% co-pay on that is ₹70,000, so it pays ₹2.8 lakh and ₹1.2 lakh is yours at discharge: three tenths of the bill, where the brochure said one fifth. If your parent lives on a pension, keep that money aside before choosing a plan only for its premium.',
    '**An example of a loading.** Call the ordinary premium at 62 “100”. A 30% loading makes it 130. When age has lifted the ordinary premium to 150, the loaded one is 195: a loading is a share, so it grows with the price. A co-pay costs you only in a year with a claim. A loading costs you every year.',
    'Waiting periods weigh more at this age, because illness is likely while they run. Ask, for each condition already known, in which month it will first be covered. A plan that covers diabetes from an early month and costs more may be worth more than a mild price with a long wait.',
  ],
  suitableFor: [
    'Your parents have no cover, or lost it when a job ended.',
    'They are in fair health today and can pass a medical check.',
    'They hold a small old policy and you want a second source behind it.',
    'You would pay their hospital bill yourself, and it would hurt.',
    'They live far from you and need a hospital that bills the insurer directly.',
  ],
  notSuitableFor: [
    'A long-held policy already covers them. Do not drop it for a new one: its [waiting periods](term:waiting-period) are over.',
    'Surgery is already planned. Save the premium for the operation.',
    'The co-pay and limits leave you most of a typical bill. A medical fund may serve you better.',
    'A former employer’s scheme or a [public one](/senior-citizen#free-cover-from-70) pays fully at hospitals near them.',
  ],
  atAGlance: [
    {
      label: 'Counts as senior',
      text: `From ${healthSeniorAge.text}, in the rule on premium rises`,
    },
    { label: 'Medical check', text: 'Usual before acceptance' },
    { label: 'Co-pay', text: 'Common; stated as a share of each admitted claim' },
    { label: 'Known illnesses', text: `A wait of up to ${healthPreExistingWait.text}` },
    {
      label: 'Cataract, joints, hernia',
      text: `Usually listed diseases: a wait of up to ${healthSpecificWait.text}`,
    },
    { label: 'Renewal', text: 'For life, as long as premiums are paid in time' },
    { label: 'Basis', text: 'Individual, or a [floater](term:family-floater) for a couple' },
  ],
  beforeBuying: {
    id: 'free-cover-from-70',
    heading: 'Ayushman card from 70: free public cover',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `From ${vayVandanaAge.text} on, every resident of India can have hospital cover from the government for nothing, rich or poor: _Ayushman Vay Vandana_, a part of Ayushman Bharat PM-JAY. Apply for it before you pay for a new policy. Nobody sells it, we do not either, and we earn nothing from it.`,
        ],
      },
      {
        kind: 'rows',
        caption: 'Ayushman Vay Vandana: what it pays, what it goes with, how to apply',
        rows: [
          {
            label: 'Cover',
            text: `${vayVandanaCover.text} of treatment as an in-patient, in hospitals the scheme has empanelled. All elders of one family share it. A family already in PM-JAY gets this sum in addition, for its members of that age only.`,
          },
          {
            label: 'Illness they already have',
            text: `${vayVandanaExistingIllness.text}, without a waiting period.`,
          },
          {
            label: 'A private policy, or ESIC',
            text: `${vayVandanaBesidePrivate.text}. Members of CGHS, ECHS or Ayushman CAPF have ${vayVandanaOrOther.text.toLowerCase()}: they choose.`,
          },
          {
            label: 'How to apply',
            text: `${vayVandanaEnrolment.text}, with an Aadhaar check (e-KYC), which holders of an older Ayushman card need too. Helpline: ${schemeHelpline.text}.`,
          },
        ],
      },
      {
        kind: 'note',
        title: 'What a private policy is then for',
        text: [
          'The card works only in hospitals on the scheme’s list, for the treatments on its list, and these packages differ from state to state. Ask the hospital your parents would really use whether it takes the card, and for which treatment.',
          'A private policy is for the hospital that does not, for the bill above the sum, and for the years before 70. If they hold one, keep it: waiting time once given up does not come back.',
        ],
      },
    ],
  },
  inclusions: [
    'Admission for heart, lung, kidney, brain and infectious illness',
    'Accidents, including a fracture from a fall, from the first day',
    'Cataract, often with a limit for each eye',
    'Joint replacement once its waiting period ends',
    'Dialysis and chemotherapy as [day care](term:day-care)',
    'Treatment at home where the plan has it and a doctor orders it',
  ],
  exclusions: [
    'The co-pay share and any [deductible](term:deductible)',
    `Illness that begins in the first ${healthInitialWait.text}`,
    'Conditions the insurer wrote out of the policy, with your consent, when it accepted you',
    'Spectacles, hearing aids, dentures and walking aids in most plans',
    'Care homes, attendants and long-term nursing',
    'Rest cure and rejuvenation treatment',
  ],
  howToChoose: [
    {
      title: 'Keep what exists',
      text: 'Find every old policy first, also in an employer’s retiree scheme. An old policy with served waits is worth more than a new one with a larger number.',
    },
    {
      title: 'List illnesses and tablets',
      text: 'Write down each diagnosis with its year, each medicine and each operation. Send the same list to every insurer: the answers then become comparable.',
    },
    {
      title: 'Work out your share of one bill',
      text: 'Take one imagined bill of ₹4 lakh and apply each plan’s co-pay, room limit and disease limits. Compare what is left for you.',
    },
    {
      title: 'Ask about co-pay later in life',
      text: 'Some plans begin a co-pay at a certain age, or only for members who joined late. Some let you buy it out.',
    },
    {
      title: 'Buy parents a policy of their own',
      text: 'In a family floater, the eldest member’s age sets the price for all and one stay may empty it. A separate policy keeps both apart.',
    },
    {
      title: 'Look at the price for 75 and 80',
      text: 'Ask for the plan’s rate table. Renewing at 80 is the point of having bought at 65.',
    },
  ],
  costs: [
    `Age leads the price, then health, then the city and the [sum insured](term:sum-insured). From ${healthSeniorAge.text} on, an insurer may not raise the premium of an individual policy by more than ${healthSeniorRise.text} a year unless it consults the regulator first. Increases from before the order still came through, so a single bill can show more.`,
    `GST is ${healthGst.text} on a personal policy. A loading is a lasting part of the premium; ask whether it can be reviewed if the condition is well controlled.`,
    `In the old tax regime, by ${healthTaxSection.text}, you deduct the premium you pay for your parents up to ${healthTaxParents.text} a tax year, or ${healthTaxSenior.text} if the parent insured is 60 or over. The limit for your own family comes in addition. In the new regime, which applies unless you choose the old one, there is no deduction. Subject to the tax law in force.`,
  ],
  insteadOfPrice:
    'Ask for a written quotation for each parent after the medical questions, with the co-pay and any loading printed on it.',
  rules: [
    {
      label: 'Known illnesses',
      figure: healthPreExistingWait,
      text: 'The longest wait allowed for a disease present when you bought. Ask if it can be shortened for a price.',
    },
    {
      label: 'Cataract in the standard policy',
      figure: standardHealthCataract,
      text: 'Per eye and year, the smaller of the two. Check whether your plan’s limit matches what your eye hospital charges.',
    },
    {
      label: 'Adults joining the standard policy',
      figure: standardHealthEntryAge,
      text: 'Some insurers have widened this. Someone older may buy it for the family without being insured.',
    },
    {
      label: 'Keeping the policy',
      figure: healthRenewalRight,
      text: 'Costly claims at 72 do not let the insurer end cover at 73. Fraud, misrepresentation or a withdrawn product are different.',
    },
    {
      label: 'Late yearly premium',
      figure: healthRenewalGrace,
      text: 'A lapse at this age can be final: a new application means a new medical check. Set two reminders.',
    },
    {
      label: 'Free look',
      figure: healthFreeLook,
      text: 'Sit down with your parent and read the co-pay clause within this time.',
    },
    {
      label: 'Rejecting a claim',
      figure: healthRejectionReview,
      text: 'And the letter must name the clause. Ask for it if it does not.',
    },
  ],
  claims: [
    `Put the health card, the insurer’s number and a list of medicines in one folder that everybody finds. For an emergency, most policies want notice within ${noticeEmergencyStay.text} of admission; a son or daughter in another city can give it by phone. The insurer has ${cashlessDecision.text} to answer a cashless request.`,
    'Find out today which hospitals near your parents are in the network. The insurer’s own list says so, and you can learn [how to check a hospital](/cashless-hospital). For papers and the order of steps, open the [claim guide](/claim).',
    `If a claim is cut or refused, complain to the insurer in writing. It must resolve the complaint within ${complaintReply.text}; if it does not, take the [next steps](/grievance-redressal).`,
  ],
  questions: [
    {
      id: 'senior-citizen-age-70-new-policy',
      question: 'Can someone aged 70, 75 or above 80 buy new health insurance?',
      answer: [
        `Yes, there are products for that age: since ${healthAllAgesSince.text} insurers must have something to offer at every age (${healthNoUpperAge.text.toLowerCase()}). [Free public cover](/senior-citizen#free-cover-from-70) comes first. But the insurer looks at health and may decline, load the price or exclude a condition.`,
        'Apply to more than one insurer with the same honest list of illnesses. A refusal has to be declared on later forms, so begin where acceptance looks likely.',
      ],
    },
    {
      id: 'senior-citizen-co-pay-meaning',
      question: 'What does a 20% co-pay mean in practice?',
      answer: [
        'You pay one fifth of the amount the insurer admits, on every claim. If it admits ₹5 lakh, that is ₹1 lakh. It does not stop at a yearly ceiling unless the policy says so.',
        'Find out whether the co-pay applies to all hospitals, or only outside a preferred network or in costlier cities.',
      ],
    },
    {
      id: 'senior-citizen-loading',
      question: 'What is a loading, and can I argue with it?',
      answer: [
        'A loading is an extra percentage on your premium for a known condition. Ask for it in writing before the policy starts; you may say no and walk away.',
        'You can send recent reports that show good control and ask for a second look. Another insurer may judge the same history differently.',
      ],
    },
    {
      id: 'senior-citizen-without-medical-test',
      question: 'Is there health insurance for parents without a medical test?',
      answer: [
        'Some plans ask for no test below a certain age or sum, or only for a call with a doctor. The questions on the form stay: answer all of them, BP, diabetes and old operations too, since a test that was left out does not excuse a wrong answer. Such plans often bring a higher co-pay or longer waits.',
      ],
    },
    {
      id: 'senior-citizen-one-policy-or-two',
      question: 'Mother and father: one policy for both, or one each?',
      answer: [
        'One each, if either is ill already: two sums insured, two bonuses, and one long stay leaves the other’s cover whole. A floater for two costs less and is fair while both are well. It is priced by the older one.',
      ],
    },
    {
      id: 'senior-citizen-cataract-knee',
      question: 'Cataract or knee replacement: how long is the wait, and what is the limit?',
      answer: [
        `Both are usually listed: a wait of up to ${healthSpecificWait.text}, in many plans two years for a cataract, none after an accident. The standard policy then pays for a cataract ${standardHealthCataract.text}, whichever is less. For a knee look for a limit on the implant.`,
      ],
    },
    {
      id: 'senior-citizen-parents-in-floater',
      question: 'Should I add my parents to my family floater?',
      answer: [
        'Rarely. The floater’s price follows the eldest age, so your whole family pays an older person’s rate, and a long stay by a parent leaves less for your children.',
        'Two policies cost more paper and protect both sides. The page on [family floaters](/family-health-insurance) shows how sharing works.',
      ],
    },
    {
      id: 'senior-citizen-premium-rise',
      question: 'Senior citizen premium hike: can it rise by more than 10% a year?',
      answer: [
        `Not unless the insurer consults IRDAI first. The order of ${healthSeniorOrder.text} says that insurers “shall not revise the premium for senior citizens by more than 10% per annum”. It is for people of ${healthSeniorAge.text} and over, in individual policies that pay hospital bills. You may quote it.`,
        'Rates from before the order may still reach your bill, and moving into a higher age band can change your price. If a renewal notice rises sharply, ask the insurer which part is age, which is a revised rate, and when that rate was set.',
      ],
    },
    {
      id: 'senior-citizen-port-old-policy',
      question: 'Is it wise to move an old policy to a new insurer?',
      answer: [
        `Only if the new one is clearly broader and has accepted your parent in writing. Apply ${maxPortNotice.text} to ${safePortNotice.text} before renewal, although the rule leaves you until ${minPortNotice.text} before, so that a refusal leaves time to renew the old policy.`,
        'Waiting time served moves along up to the old sum insured. The price at the new insurer is set afresh, at today’s age and health. See the steps of [portability](/health-insurance#portability).',
      ],
    },
    {
      id: 'senior-citizen-late-intimation',
      question: 'My parent was taken to hospital and nobody told the insurer for days. What now?',
      answer: [
        `The claim is not lost for that alone. By the regulator’s rule, delay is ${lateNotice.text.toLowerCase()}. Explain in a short letter what kept you, and send the papers you have.`,
        'If the insurer still relies on delay alone, use the complaint steps.',
      ],
    },
    {
      id: 'senior-citizen-co-pay-or-price',
      question: 'Is it worth paying more to be rid of the co-pay?',
      answer: [
        'An example: without the 20% co-pay the plan costs a quarter more, which over five years is one and a quarter premiums. One admitted claim of ₹5 lakh in those years would have cost ₹1 lakh in co-pay. Set that ₹1 lakh against one and a quarter of the premium in your own quotation.',
        'The likelier an admission, and the thinner your reserve, the more speaks for the higher premium. With ₹10 lakh in the bank and good health, carrying the co-pay yourself can be reasonable.',
      ],
    },
    {
      id: 'senior-citizen-buy-at-58',
      question: 'My father is 58. Should we buy before he turns 60?',
      answer: [
        `Waiting gains nothing, and each wait then ends later. With the longest one allowed, ${healthPreExistingWait.text}, an illness known today is paid for from 61 if he buys at 58, and from 63 if he buys at 60. Adults can join the standard policy at ${standardHealthEntryAge.text}, so that policy is open to him in either case.`,
        `The age of ${healthSeniorAge.text} changes one rule, the one on premium rises, and it will apply to him anyway once he is there. A medical check at 58 usually finds less than one at 60.`,
      ],
    },
    {
      id: 'senior-citizen-what-to-ask',
      question: 'What should we ask the insurer before buying for a parent?',
      answer: [
        'Ask by e-mail, plan by plan. What is the co-pay in per cent, from what age, in which hospitals or cities? What is the loading in per cent, for which illness, until when? In which month is each known illness first paid for? What are the limits for a room, an eye and a knee? What is the price at 70 and at 80?',
        `Then check the answers: amounts are in the customer information sheet; the waits are in the wording under the codes ${healthPreExistingCode.text} and ${healthListedDiseaseCode.text}. An answer on the phone that is on neither paper will not help in a claim.`,
      ],
    },
    {
      id: 'senior-citizen-condition-written-out',
      question:
        'The insurer will accept my mother only without her heart condition. Should we agree?',
      answer: [
        'That is a _permanent exclusion_: treatment of that condition will not be paid in any year. It needs her consent, so she may say no and try elsewhere. It can still be worth having for a hip, a cancer or an infection, if the price reflects it.',
        'Insist that the clause names the disease narrowly, with its medical name. “All heart and related conditions” may later be read to include a stroke or breathlessness.',
      ],
    },
  ],
  related: [
    '/diabetes-health-insurance',
    '/health-insurance',
    '/super-topup',
    '/family-health-insurance',
  ],
  figuresInText: [
    vayVandanaAge,
    vayVandanaBesidePrivate,
    vayVandanaEnrolment,
    vayVandanaExistingIllness,
    vayVandanaOrOther,
    healthNoUpperAge,
    healthTaxParents,
    healthTaxSection,
    healthTaxSenior,
    schemeHelpline,
    healthAllAgesSince,
    healthSeniorOrder,
    healthSeniorAge,
    healthSpecificWait,
    healthInitialWait,
    healthGst,
    noticeEmergencyStay,
    cashlessDecision,
    complaintReply,
    minPortNotice,
    maxPortNotice,
    safePortNotice,
    lateNotice,
    healthPreExistingCode,
    healthListedDiseaseCode,
  ],
};

export const seniorCitizen: Product = {
  content,
  menuLine: 'Cover bought after 60',
  audience: 'People aged 60 and over, and the children who buy for them',
  picture: {
    heading: 'How long a parent’s new policy waits',
    lead: 'An illness your parent already has may wait longest. Listed operations such as cataract, joints and hernia can wait just as long. Accidents are paid from the first day, and other illness after the first wait.',
    drawings: [waitingPeriodsParent],
  },
  comparison: seniorCitizenComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
  lifeEvent: { id: 'parents-turning-60', label: 'Parents turning 60' },
};
