/**
 * Health insurance: the general product page. Its question is which lines of a policy decide how much
 * of a hospital bill is paid.
 */
import { lowerFirst } from '../../text/words.ts';
import {
  groupHealthAverage,
  healthAverageFigures,
  individualHealthAverage,
} from '../average-premiums.ts';
import { healthInsuranceComparison } from '../comparisons/health-insurance.ts';
import { waitingPeriods } from '../drawings.ts';
import { inYears, withYears } from '../figure-amounts.ts';
import { bimaAsbaBlock } from '../figures/bima-asba.ts';
import {
  cashlessDecision,
  cashlessDischarge,
  complaintReply,
  noticeOutsideNetwork,
  reimbursementDecision,
} from '../figures/claims.ts';
import {
  healthBonusForm,
  healthFreeLook,
  healthGst,
  healthGstSince,
  healthIndustryIncurredClaims,
  healthInitialWait,
  healthListedDiseaseCode,
  healthMoratorium,
  healthNonPayableItems,
  healthPortabilityCredit,
  healthPreExistingCode,
  healthPreExistingWait,
  healthProportionateLimit,
  healthRenewalRight,
  healthSpecificWait,
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
  standardHealthAfter,
  standardHealthBefore,
  standardHealthCoPay,
  standardHealthRoomRent,
  standardHealthSumInsured,
  vulnerableOffer,
  vulnerableRefusal,
} from '../figures/health.ts';
import {
  janArogyaCover,
  schemeHelpline,
  vayVandanaAge,
  vayVandanaCover,
} from '../figures/health-schemes.ts';
import {
  mentalIllnessParity,
  modernTreatments,
  obesityExclusion,
  refractiveExclusion,
} from '../figures/refusals-health.ts';
import {
  healthRenewalGrace,
  healthRenewalGraceMonthly,
  maxPortNotice,
  minPortNotice,
  safePortNotice,
} from '../figures/renewals.ts';
import type { Product } from '../product.ts';
import { healthInsurers } from '../product-insurers.ts';
import type { ProductContent } from '../types.ts';

const refractiveError = refractiveExclusion.text.replace(/^Less than /, '');

const content: ProductContent = {
  name: 'health insurance',
  heading: 'How health insurance pays the hospital bill',
  answer:
    'Health insurance pays for treatment in hospital up to a yearly limit. If one serious illness would eat your savings or put you in debt, you need it before you need any investment.',
  keyFacts: [
    {
      label: 'Longest wait, existing illness',
      figure: healthPreExistingWait,
      note: 'The longest an insurer may make you wait. Many plans ask for less.',
    },
    {
      label: 'Cashless decision time',
      figure: cashlessDecision,
      note: 'Counted from the time the insurer gets the hospital’s request.',
    },
    {
      label: 'GST on your premium',
      figure: healthGst,
      note: `Individual and family policies, since ${healthGstSince.text}.`,
    },
  ],
  introduction: [
    'Most health policies are _indemnity_ policies: they pay what treatment actually cost, never more. The ceiling is the _sum insured_, the most the policy pays in one policy year, unless the plan has _restoration_, which fills it up again. Payment starts with an admission, or with a day-care procedure that no longer needs a night in bed.',
    'The sum insured is the number everybody compares. It seldom decides what you pay. Two ₹10 lakh policies can settle the same bill very differently, because of the room limit, the co-pay, limits for single diseases, and waiting periods. These lines are in the _customer information sheet_, the short summary that comes with every policy. Read that before the brochure.',
    'Many people already have cover from an employer. It helps, and it usually ends with the job, often at an age when buying your own has become costlier and waiting periods begin from zero.',
  ],
  suitableFor: [
    'You have no cover of your own, or only your employer’s.',
    'You are healthy now: [waiting periods](term:waiting-period) then pass while you do not need the policy.',
    'You run a business or freelance, so nobody else insures you.',
    'You live where private hospitals are the realistic choice in an emergency.',
    'You hold an old policy whose sum insured has not moved for years.',
  ],
  notSuitableFor: [
    'You need money for an operation already advised. A new policy will not pay for it.',
    'You want routine doctor visits and medicines paid. Few plans do that, and the price reflects it.',
    'A [public scheme](/health-insurance#public-schemes) already covers you fully at hospitals you would really use.',
    'Your premium would leave you unable to renew next year. A smaller cover kept for years beats a large one dropped.',
  ],
  atAGlance: [
    { label: 'Pays', text: 'Actual treatment cost, up to the sum insured' },
    { label: 'Paid to', text: 'The hospital ([cashless](term:cashless)) or you (reimbursement)' },
    { label: 'Usual term', text: 'One year, renewable for life' },
    {
      label: 'First wait',
      text: `${healthInitialWait.text} for any illness; accidents are covered at once`,
    },
    { label: 'Listed diseases', text: `A wait of up to ${healthSpecificWait.text}` },
    {
      label: 'Answers on your form',
      text: `Can be challenged for ${withYears(healthMoratorium)}; after that only for proven fraud`,
    },
    { label: 'Renewal', text: 'Not refused because you claimed' },
  ],
  beforeBuying: {
    id: 'public-schemes',
    heading: 'Ayushman Bharat: cover your family may already have',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `**Anyone from ${vayVandanaAge.text}: ${vayVandanaCover.text}.** Ayushman Vay Vandana is free, whatever the income, and pays from the first day for illness they already have. A private policy may be kept beside it. [How to apply](/senior-citizen#free-cover-from-70).`,
          `**Families on the government’s list: ${janArogyaCover.text}.** Ayushman Bharat PM-JAY covers the whole family together, in empanelled hospitals. It cannot be bought: the list decides. Ask the helpline ${schemeHelpline.text}, or look it up on beneficiary.nha.gov.in. ESIC, CGHS and schemes of a state are cover too. Ask who they insure, until when, and in which hospitals near you, before you choose a sum.`,
        ],
      },
    ],
  },
  inclusions: [
    'Room, nursing, doctors’ and surgeons’ fees, operation theatre and intensive care',
    'Medicines, tests, implants and devices used during the stay',
    `Bills shortly before and after the stay: ${standardHealthBefore.text} and ${standardHealthAfter.text} in the regulator’s standard policy`,
    '[Day-care](term:day-care) procedures such as dialysis, chemotherapy or cataract surgery',
    'In-patient AYUSH treatment (Ayurveda, yoga, Unani, Siddha, homoeopathy), within the plan’s terms',
    'Ambulance charges, usually up to a fixed amount',
    'Mental illness treated in hospital, within the plan’s limits',
  ],
  exclusions: [
    'Pre-existing and listed diseases until their waiting periods end',
    `Illness in the first ${healthInitialWait.text} of a new policy`,
    'A stay only for tests or observation that could have been done without admission',
    'Cosmetic surgery, and weight-control treatment unless set conditions are met',
    'Infertility treatment and, in most base plans, maternity',
    `Hospital extras such as toiletries and admission kits: the regulator’s list of optional items has ${healthNonPayableItems.text}`,
    'Unproven treatment, and injury from breaking the law or substance abuse',
  ],
  howToChoose: [
    {
      title: 'Ask what a heart operation costs near you',
      text: 'Ask a hospital you would really use for its estimate for a heart operation or a cancer surgery. Your sum insured should clear it with room for years of rising costs.',
    },
    {
      title: 'Look for limits inside the limit',
      text: 'Search the information sheet for room rent, [co-pay](term:co-pay), [deductible](term:deductible) and disease-wise caps. Each of these moves part of the bill to you.',
    },
    {
      title: 'Check hospitals near you',
      text: 'Cashless works smoothly in the insurer’s _network hospitals_. Look in the insurer’s own list for those near you, and read [how to check a hospital](/cashless-hospital): lists change.',
    },
    {
      title: 'Tell everything on the form',
      text: 'Past surgery, regular tablets, tests you were told to repeat: write it all down. A form that someone else filled in hastily is a common reason for a rejected claim.',
    },
    {
      title: 'Compare the price in ten years',
      text: 'Ask for the same plan’s premium at ages ten and twenty years above yours. You will renew this policy for decades, so the later price matters more than the first.',
    },
  ],
  costs: [
    `In 2024-25 the average premium for each person covered was about ${individualHealthAverage} in an individual policy and about ${groupHealthAverage} in a group policy, such as an employer’s (IRDAI’s annual report). Your price can be far from this: age, city and sum insured change it.`,
    `The premium rises with age, sum insured, number of people, and in many plans with the city you live in. A medical history can add a _loading_, an extra charge on your own premium. A deductible or a co-pay brings it down, because you carry part of each bill.`,
    `In the old regime you deduct premiums for yourself, spouse and dependent children up to ${healthTaxOwnFamily.text} a tax year. Premiums for your parents come in addition, up to ${healthTaxParents.text}. Either limit is ${healthTaxSenior.text} where the person insured is 60 or over. The new regime applies unless you choose the old one; the deduction there: ${healthTaxNewRegime.text.toLowerCase()}. Subject to the tax law in force.`,
    `GST on an individual or family policy is ${healthGst.text}. Insurers can no longer set off the tax they pay themselves, so base prices may have moved. Compare the final amount.`,
  ],
  taxHeading: `Income tax: ${healthTaxSection.text}, old regime; GST`,
  insteadOfPrice:
    'Ask for two written quotations with the same sum insured, the same people and the same room. Compare the final amounts, and what each plan leaves you to pay.',
  rules: [
    {
      label: 'Free look',
      figure: healthFreeLook,
      text: 'Counted from the day you receive the policy document. Use it to check your name, your declared illnesses and every limit; cancel if the policy is not what you were told.',
    },
    {
      label: 'Paying for a new policy: the UPI block',
      figure: bimaAsbaBlock,
      text: 'Pay once the insurer has said yes to the proposal. With [Bima-ASBA](/faqs#faqs-bima-asba) it may block the premium in your account for this time; after a “no” the money is free again.',
    },
    {
      label: 'Paying late: yearly, half-yearly or quarterly',
      figure: healthRenewalGrace,
      text: 'You keep your credits if you pay within this time. If you pay in instalments, cover continues inside the policy year. After a yearly policy has ended, do not rely on cover until you have paid.',
    },
    {
      label: 'Paying late: monthly',
      figure: healthRenewalGraceMonthly,
      text: 'With instalments inside the policy year, cover continues during this time.',
    },
    {
      label: `Moratorium: ${inYears(healthMoratorium)}, and no waiting period`,
      figure: healthMoratorium,
      text: 'Older papers still print eight years. After this much unbroken cover a claim cannot be refused for non-disclosure or misstatement, except established fraud. Limits and exclusions still apply.',
    },
    {
      label: 'Renewal',
      figure: healthRenewalRight,
      text: 'An insurer may refuse only for fraud, misrepresentation or a withdrawn product, and in the last case must offer another.',
    },
    {
      label: 'Claim-free years',
      figure: healthBonusForm,
      text: 'Where a plan rewards a year without claims, you choose which of the two you get.',
    },
  ],
  topics: [
    {
      id: 'portability',
      heading: 'Portability: changing your insurer',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            '_Portability_ means that you go to another insurer at renewal and take along what you have earned: sum insured, bonus, waiting time served and the years towards the moratorium. The whole policy moves, with every family member in it. The new insurer looks at your health and may say no.',
          ],
        },
        {
          kind: 'list',
          items: [
            `Ask from ${maxPortNotice.text} before the renewal date. By ${safePortNotice.text} before it you are on the safe side: some older wordings want that much notice.`,
            `The last day is ${minPortNotice.text} before it, by the rule of September 2024. Some insurers take later requests; do not count on it.`,
            `Waiting time counts ${healthPortabilityCredit.text.toLowerCase()}. On a higher sum the waits begin anew for the added part: moving from ₹5 lakh to ₹15 lakh after two years, the two years count for a claim up to ₹5 lakh. Have both sums and their dates written into the policy.`,
            'Compare room limit, co-pay, limits for single diseases and the price ten years on. A lower premium alone is a weak reason.',
            'Declare every illness, medicine and claim, and send the old schedules: they show since when you are covered.',
            'Keep the old policy: pay its renewal if no written yes has come by the due date. A gap costs the waiting time you wanted to keep. The [renewal page](/renewal) counts your dates.',
          ],
        },
      ],
    },
    {
      id: 'who-can-buy',
      heading: 'NRI, student, housewife, gig worker, foreigner: who can buy',
      blocks: [
        {
          kind: 'list',
          items: [
            '**NRI:** yes, for treatment in India. You usually need a passport, an Indian address and bank account; some insurers ask you to be in India when you buy. Parents in India can be insured while you pay from abroad.',
            '**Housewife or homemaker:** yes, on her own or in a [floater](/family-health-insurance); hospital cover needs no income of her own.',
            '**Student:** yes. A dependent child stays in the parents’ floater up to the plan’s age limit, also at a hostel; after that an individual policy fits.',
            '**Gig worker, freelancer, self-employed:** an individual policy or a floater. Cover that a platform gives ends when you stop working for it.',
            '**Foreigner living in India:** some insurers accept one with a valid visa and an Indian address. Ask for treatment outside India: it is mostly left out.',
            '**Smoker:** yes, often at a higher price. Say so on the form: a wrong answer can cost the claim.',
          ],
        },
      ],
    },
    {
      id: 'illnesses-often-refused',
      heading: 'Mental illness, HIV, disability, obesity, LASIK: is it covered?',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Disability (PwD), HIV or mental illness:** ${lowerFirst(vulnerableOffer.text)} has to offer a product for these people, by IRDAI’s circular of February 2023. Not a ground to refuse: ${lowerFirst(vulnerableRefusal.text)}. Ask any insurer for it by that date.`,
            `**Depression and other mental illness:** a stay in hospital is to be treated ${lowerFirst(mentalIllnessParity.text)}. Sessions without a stay (OPD) are paid in few plans.`,
            `**Obesity, bariatric surgery:** left out, unless the doctor advises it and the body mass index is at least ${obesityExclusion.text}.`,
            `**Robotic surgery, stem cells, immunotherapy:** ${lowerFirst(modernTreatments.text)} modern treatments has to be covered; the plan may set a limit for each.`,
            `**LASIK, spectacle number:** left out below ${refractiveError}; above it the plan may pay.`,
            '**BP, thyroid, asthma, heart, cancer:** see [health insurance with another illness](/diabetes-health-insurance#other-illnesses).',
          ],
        },
      ],
    },
  ],
  claims: [
    `For a planned stay, pick a hospital from the insurer’s own list and let its insurance desk send the request. The insurer has ${cashlessDecision.text} to answer, and ${cashlessDischarge.text} for the final approval on the day you leave. You pay only what the policy does not cover. Before you go in, [check the hospital](/cashless-hospital).`,
    `If you paid yourself, send the bills, reports and discharge summary; the insurer has ${reimbursementDecision.text} from submission. A cashless request that was turned down is not a rejected claim: you can still pay and claim. Refused? [What the reason in the letter means](/claim/refused). The [claim guide](/claim) lists the papers for your case.`,
    `Not satisfied? The insurer must resolve a complaint within ${complaintReply.text}. Our page on [complaints](/grievance-redressal) shows the next steps.`,
  ],
  questions: [
    {
      id: 'health-insurance-how-much-cover',
      question: 'How much health cover do I need?',
      answer: [
        'Work from a bill, not from your salary. Take the estimate for a major operation at a hospital you would use, add a second stay in the same year, and allow for prices rising while you hold the policy.',
        'An example: an operation at ₹6 lakh and a second stay at ₹2 lakh are ₹8 lakh today. If prices rose 10% a year, the same two would cost about ₹13 lakh in five years.',
        'If that sum is out of reach, a medium policy plus a [super top-up](/super-topup) reaches the same total in two layers. A [₹1 crore cover](/1crore-health-insurance) makes sense only in some situations. [Work it out for your household](/health-insurance/cover-calculator).',
      ],
    },
    {
      id: 'health-insurance-employer-cover-enough',
      question: 'Is my employer’s (corporate, group) health insurance enough?',
      answer: [
        'It pays like any other cover while you work there, often without waiting periods. But the employer decides the sum insured and may change it each year, and it normally stops on your last working day.',
        'The waiting periods of a policy of your own start early. By the time you change jobs or retire, they may already be over.',
      ],
    },
    {
      id: 'health-insurance-room-rent-limit',
      question: 'Room rent limit: what is a proportionate deduction?',
      answer: [
        'In a room above the limit the insurer may pay room, nursing, doctors and theatre charges only in proportion. An example: with a limit of ₹5,000 a day and a room at ₹10,000, half of those charges can fall on you, far more than the difference in rent.',
        `By the regulator’s norms of 2020 the cut may not touch everything; wordings still repeat what stays out: ${healthProportionateLimit.text}. Yours decides. Ask the desk for a room within your limit, or buy a plan without one.`,
      ],
    },
    {
      id: 'health-insurance-standard-policy',
      question: 'What is the Arogya Sanjeevani policy?',
      answer: [
        `It is the regulator’s standard policy. Every insurer selling indemnity health cover must offer it with the same benefits, so only price and service differ. The sum insured runs from ${standardHealthSumInsured.text}.`,
        `It has a co-pay of ${standardHealthCoPay.text} on every claim, and a room limit of ${standardHealthRoomRent.text}. Compare any other plan with it: the insurer should tell you what is different.`,
      ],
    },
    {
      id: 'health-insurance-claims-ratio-meaning',
      question: 'ICR or CSR: what does an insurer’s claims ratio tell me?',
      answer: [
        `The incurred claims ratio (ICR) compares the claims an insurer incurred with the premium it earned. For all health insurance in 2024-25 it was ${healthIndustryIncurredClaims.text}.`,
        'It is not the claim settlement ratio (CSR), the share of claims that were paid. A very low ratio can mean dear policies or strict claims; one above 100% may mean prices will rise. Neither promises anything about your claim.',
      ],
    },
    {
      id: 'health-insurance-cashless-any-hospital',
      question: 'Can I get cashless treatment at any hospital?',
      answer: [
        `Do not count on it. Under a voluntary industry scheme you can ask for cashless outside the network, with ${noticeOutsideNetwork.text} of notice before a planned stay or within the same time of an emergency admission.`,
        'The insurer’s terms apply and many hospitals hesitate. Plan for a network hospital, and keep enough ready money for a deposit.',
      ],
    },
    {
      id: 'health-insurance-share-of-one-bill',
      question: 'How much of a ₹5 lakh bill would really be paid?',
      answer: [
        'An example bill under a ₹10 lakh policy: ₹25,000 is for items this policy does not pay, a room above the limit takes off ₹45,000, and a 10% co-pay on the remaining ₹4.3 lakh is ₹43,000. The insurer pays ₹3.87 lakh and you pay ₹1.13 lakh, although the sum insured was never in danger.',
        'Of your share, ₹88,000 came from two lines that another plan might not have. Ask what that other plan costs more a year, and you can judge how many years of the difference one such stay is worth.',
      ],
    },
    {
      id: 'health-insurance-first-day-of-cover',
      question: 'Waiting period in health insurance: from which day does a new policy pay?',
      answer: [
        `There are three waits, and all start on the first day. Accidents are covered at once. Any other illness, dengue or malaria too, is covered after ${healthInitialWait.text}; listed operations such as cataract, hernia or piles after the plan’s own wait, ${healthSpecificWait.text} at most; and an illness you already had after its wait, ${healthPreExistingWait.text} at most.`,
        `In the wording, look for the codes ${healthPreExistingCode.text} for known illnesses and ${healthListedDiseaseCode.text} for the list: health wordings use the same ones. A wait that has ended does not restart as long as you renew in time.`,
      ],
    },
    {
      id: 'health-insurance-pay-monthly',
      question: 'Can I pay the premium monthly, in instalments (EMI)?',
      answer: [
        `Yes, at many insurers: monthly, quarterly or half-yearly, often for a small extra charge. The grace period after a missed monthly instalment is ${healthRenewalGraceMonthly.text}, otherwise ${healthRenewalGrace.text}. In a claim the insurer may take the instalments still due. A card EMI is a loan of your bank: the insurer is then paid in full.`,
      ],
    },
    {
      id: 'health-insurance-which-kind',
      question: 'Which kind of health cover fits my household?',
      answer: [
        'Living alone, an individual policy; a couple with children, a [floater](/family-health-insurance); parents near sixty, [a policy of their own](/senior-citizen), so that their stays do not use up yours.',
        'If an illness is already known, settle [the waiting period](/diabetes-health-insurance) before the sum. With good cover from work, a small own policy or a second layer above it may do. If you worry about income rather than bills, look at a [fixed sum on diagnosis](/critical-illness-insurance), but only after hospital cover.',
      ],
    },
  ],
  related: [
    '/family-health-insurance',
    '/super-topup',
    '/critical-illness-insurance',
    '/senior-citizen',
  ],
  figuresInText: [
    ...healthAverageFigures,
    vayVandanaCover,
    janArogyaCover,
    schemeHelpline,
    maxPortNotice,
    safePortNotice,
    minPortNotice,
    healthPortabilityCredit,
    healthGstSince,
    healthInitialWait,
    healthSpecificWait,
    standardHealthBefore,
    standardHealthAfter,
    healthNonPayableItems,
    cashlessDischarge,
    reimbursementDecision,
    complaintReply,
    healthProportionateLimit,
    standardHealthSumInsured,
    standardHealthCoPay,
    standardHealthRoomRent,
    healthIndustryIncurredClaims,
    healthTaxNewRegime,
    healthTaxOwnFamily,
    healthTaxParents,
    healthTaxSection,
    healthTaxSenior,
    vayVandanaAge,
    noticeOutsideNetwork,
    healthPreExistingCode,
    healthListedDiseaseCode,
    vulnerableOffer,
    vulnerableRefusal,
    mentalIllnessParity,
    modernTreatments,
    obesityExclusion,
    refractiveExclusion,
  ],
};

export const healthInsurance: Product = {
  content,
  menuLine: 'Pays the hospital bill',
  audience: 'People and families who would have to pay a hospital bill themselves',
  picture: {
    heading: 'When a new policy starts to pay',
    lead: 'Three waiting periods start together on the first day of cover; an accident has none. The lengths drawn are the longest allowed; a plan can set shorter ones. The last row, the moratorium, isn’t a wait: for that time the insurer can challenge your answers.',
    drawings: [waitingPeriods],
  },
  comparison: healthInsuranceComparison,
  insurers: healthInsurers,
  claimHref: '/claim#health-claims',
  lifeEvent: { id: 'new-job', label: 'A new job' },
};
