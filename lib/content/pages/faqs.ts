/**
 * General questions in six groups: buying, health, life, motor, claims, and our own conduct. `faqGroups` has them;
 * questions about one product are in its own file (see ../questions.ts).
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { lowerFirst } from '../../text/words.ts';
import { healthAverageFigures, individualHealthAverage } from '../average-premiums.ts';
import { withYears } from '../figure-amounts.ts';
import { accidentDeathWithin } from '../figures/accident.ts';
import {
  bimaAsbaBlock,
  bimaAsbaRelease,
  bimaAsbaStart,
  bimaAsbaWithdrawal,
} from '../figures/bima-asba.ts';
import { consentRetryBar, enquiryValidity, suspectCallWindow } from '../figures/call-rules.ts';
import {
  cashlessDecision,
  cashlessDischarge,
  complaintReply,
  deathWithInvestigation,
  deathWithoutInvestigation,
  lateInterest,
  lateTribunalPetition,
  noFaultInjury,
  policyholderCircular,
  premiumBeforeRisk,
  reimbursementDecision,
  roadVictimTreatment,
  surveyDecision,
  surveyorAllotted,
  surveyReport,
  tribunalPetition,
} from '../figures/claims.ts';
import {
  brokerComplaintClock,
  commissionWindow,
  ombudsmanLimit,
  ombudsmanOfficeCount,
  ombudsmanSilence,
  ombudsmanWindow,
} from '../figures/complaints.ts';
import { expiredLicence } from '../figures/court-rulings.ts';
import {
  groupToOwnPolicy,
  healthBonusForm,
  healthCancellationNotice,
  healthFreeLook,
  healthGst,
  healthGstSince,
  healthInitialWait,
  healthMoratorium,
  healthNonPayableItems,
  healthPreExistingLookBack,
  healthPreExistingWait,
  healthProportionateLimit,
  healthRejectionReview,
  healthRenewalRight,
  healthSpecificWait,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
  maternityWait,
  standardHealthAfter,
  standardHealthBefore,
  standardHealthBonus,
} from '../figures/health.ts';
import {
  janArogyaCover,
  schemeHelpline,
  vayVandanaAge,
  vayVandanaCover,
} from '../figures/health-schemes.ts';
import { deathClaimsPaidByNumber } from '../figures/industry.ts';
import {
  insurableInterest,
  lifeBeneficialNominee,
  lifeFreeLook,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeLatePaymentInterest,
  lifeNominationChange,
  lifeRevivalLinked,
  lifeRevivalNonLinked,
  lifeSuicideClause,
  lifeSuicideRefund,
  saralJeevanEntryAge,
  unclaimedClaimWindow,
  unclaimedToFund,
} from '../figures/life.ts';
import {
  edliMaximum2025,
  pmjjbyCover,
  pmjjbyPremium,
  pmsbyCover,
  pmsbyPremium,
  publicSchemeClaim,
} from '../figures/life-schemes.ts';
import {
  idvDepreciationUpTo5Years,
  idvDepreciationUpTo6Months,
  motorGst,
  noClaimBonusYear1,
  noClaimBonusYear2,
  noClaimBonusYear3,
  noClaimBonusYear4,
  noClaimBonusYear5,
  noClaimCertificateYears,
  ownerDriverAccidentCover,
  policyAfterOwnersDeath,
  uninsuredFineFirst,
  uninsuredPrison,
} from '../figures/motor.ts';
import { dentalExclusion } from '../figures/refusals-health.ts';
import {
  bonusRetentionPeriod,
  identityCheckStart,
  maxPortNotice,
  minPortNotice,
  safePortNotice,
} from '../figures/renewals.ts';
import {
  lifeGuaranteedSurrenderStart,
  lifePolicyLoanNonLinked,
  lifePolicyLoanUnitLinked,
  lifeSpecialSurrenderSince,
  lifeSurrenderYear2,
  lifeSurrenderYear3,
  lifeSurrenderYears4To7,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import {
  taxDeathBenefit,
  taxNewRegimeDeduction,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../figures/tax.ts';
import { freeLookHref } from '../renewals/free-look.ts';
import { helplineRule, hitAndRunRule, thirdPartyRatesRule } from '../shared-rules.ts';
import type { Prose, Question, TextPageContent } from '../types.ts';

type FaqGroup = { id: string; heading: string; introduction: Prose; questions: Question[] };

export const faqGroups: FaqGroup[] = [
  {
    id: 'buying',
    heading: 'Before you buy',
    introduction: 'What to settle before you sign, and what you can still undo afterwards.',
    questions: [
      {
        id: 'faqs-what-is-insurance',
        question: 'What is insurance, and which kinds are there?',
        answer: [
          'A contract: you pay a premium, and the insurer pays when what you both wrote down happens. [Health insurance](/health-insurance) pays hospital bills, [term insurance](/term-insurance) your family after your death, [car](/car-insurance) and [two-wheeler](/bike-insurance) insurance people you hurt and your vehicle, [travel insurance](/travel-insurance) trouble on a trip. Other life policies [save](/investment-plans) or pay a [pension](/pension-plans).',
        ],
      },
      {
        id: 'faqs-what-first',
        question: 'Which insurance should I buy first?',
        answer: [
          'Start with what would ruin you, not with what is sold most. For most households that is ' +
            'a long hospital stay, so [health insurance](/health-insurance) comes first. Add ' +
            '[term insurance](/term-insurance) if anyone lives on your income. Third-party motor ' +
            'cover is not a choice at all if you own a vehicle. Insurance that also saves can wait ' +
            'until those three are in place.',
        ],
      },
      {
        id: 'faqs-what-must-i-tell',
        question: 'What do I have to tell the insurer?',
        answer: [
          'Everything the proposal form asks, fully and truly: illnesses, medicines, operations, ' +
            'smoking, other policies, earlier refusals. If you are unsure whether something counts, ' +
            'write it down. A disclosed illness may raise the premium or bring a waiting period. ' +
            'A hidden one can cost the whole claim.',
        ],
      },
      {
        id: 'faqs-changed-my-mind',
        question: 'Free look: I have bought a policy and regret it. Can I return it?',
        answer: [
          `Yes, within the _free-look period_: ${healthFreeLook.text} from receiving a new health ` +
            `policy of a year or more, and ${lifeFreeLook.text} for a life policy. You get the premium back less a ` +
            'share for the days covered, medical tests and stamp duty. Send the request to the ' +
            `insurer in writing and keep the proof. [Your last day](${freeLookHref}).`,
        ],
      },
      {
        id: 'faqs-seller-misled-me',
        question: 'Mis-sold policy: the agent or bank promised something else. Do I get a refund?',
        answer: [
          `If it is less than ${lifeFreeLook.text} since you received the policy, use the free-look period: give it back in writing and ask for the premium. After that, complain to the insurer. Say what was promised, who promised it and when, and add the messages and the brochure. If the answer is poor, go on to Bima Bharosa and the Ombudsman, who charges nothing: [the complaint page](/grievance-redressal) has the steps.`,
        ],
      },
      {
        id: 'faqs-gst-on-premium',
        question: 'Is there GST on the premium, and on a group or employer’s policy?',
        answer: [
          `On individual and family health policies it is ${healthGst.text}, and on individual life ` +
            `policies ${lifeGst.text}, both since ${healthGstSince.text}. On car and two-wheeler insurance ` +
            `it is ${motorGst.text}. A group policy, such as an employer’s, is not part of the exemption and bears GST as before. When you compare ` +
            'two prices, ask whether both are before or after tax.',
        ],
      },
      {
        id: 'faqs-sum-insured-or-assured',
        question: 'Sum insured, sum assured, IDV: is it all the same?',
        answer: [
          'No. A _sum insured_ is the most a health policy pays in a policy year, or a travel policy on one journey; within it you get the loss you had, not the whole sum. A _sum assured_ is the amount a life policy promises, paid as agreed whatever the loss. The _IDV_ (insured declared value) is the most you get for a vehicle that is stolen or destroyed: a limit for each loss, which a repair does not use up.',
        ],
      },
      {
        id: 'faqs-deductible-or-co-pay',
        question: 'What do deductible, co-pay and sub-limit mean?',
        answer: [
          'All three leave a part of the bill with you. A _deductible_ is the first part, before the insurer starts. A _co-pay_ is a fixed share of every claim. A _sub-limit_ is a ceiling for one item, such as a room or a cataract.',
          'An example: on a payable bill of ₹1,00,000, a deductible of ₹20,000 leaves you ₹20,000, a co-pay of 10% leaves you ₹10,000, and a sub-limit of ₹60,000 for that operation leaves you ₹40,000.',
        ],
      },
      {
        id: 'faqs-insured-from-when',
        question: 'From which moment am I insured?',
        answer: [
          'From the start date and time printed on the policy, and never before the insurer has the premium. One exception: a life or health premium that was blocked by [Bima-ASBA](/faqs#faqs-bima-asba) covers you from the day of acceptance, even if the money is taken later. A quote, a filled form or a receipt from anyone else is no cover. Until the policy or a cover note from the insurer is in your hand, act as if you were not insured.',
        ],
      },
      {
        id: 'faqs-paid-no-policy',
        question: 'I have paid, and no policy has come. What now?',
        answer: [
          `First see whether the money was taken or only blocked. For a new life or health policy the premium is due only once the insurer has accepted you, and no deposit is asked for with the form unless the policy is issued at once. If you agreed to a UPI block, [Bima-ASBA](/faqs#faqs-bima-asba), the amount is still yours: it is free again within ${bimaAsbaRelease.text} of a “no”, and after ${bimaAsbaBlock.text} in any case.`,
          'Look for the policy in your mailbox, spam folder included, and among your text messages: most policies come as a PDF. If there is none, write to the insurer with the date, the amount and the bank’s payment reference. Ask for the policy, or for the money if the proposal was not accepted. Until the insurer confirms cover, act as if you were not insured.',
          'If you paid into an account that is not the insurer’s, see [what to do after a fraud](/faqs#faqs-paid-a-fraud) at once.',
        ],
      },
      {
        id: 'faqs-bima-asba',
        question: 'What is Bima-ASBA, the block on my bank account?',
        answer: [
          `A UPI mandate for a new life or health policy of your own: the premium stays in your account, blocked, until the insurer decides on the proposal. Insurers have to offer it since ${bimaAsbaStart.text}, without a charge. You need not choose it, and no proposal may be refused because you did not.`,
          `The block is for this proposal and this insurer alone. It ends with the decision, or after ${bimaAsbaBlock.text} if that is sooner. Accepted: the premium is taken, and you are covered from that day. Not accepted: released within ${bimaAsbaRelease.text}. Withdrawn by you: released within ${bimaAsbaWithdrawal.text}. A lower premium takes only the lower sum; for a higher one the insurer needs a new consent from you. If a block stays longer, write to the insurer and to your bank.`,
        ],
      },
      {
        id: 'faqs-why-prices-differ',
        question: 'Why do two people pay different prices for the same cover?',
        answer: [
          'Because the price follows the risk the insurer sees: age, health and habits for a person, make, age and place for a vehicle, and the sum and the term for both. Insurers also judge the same risk differently. Compare prices only after the cover is the same line by line.',
        ],
      },
      {
        id: 'faqs-no-prices',
        question: 'Premium calculator: what will it cost me, and why is no insurer’s price here?',
        answer: [
          `An insurer names a price once it knows your age, health, place and the cover you want, so any price printed here would be for somebody else. Each product page says what moves the price up and down. Third-party cover is different: the government sets the price, and the pages on [cars](/car-insurance) and [two-wheelers](/bike-insurance) show it by engine size and [work it out to the rupee](/car-insurance/third-party-premium-calculator). For an order of size, a person with a health policy of their own paid about ${individualHealthAverage} on average in 2024-25. For a price of your own, ask the insurer or [ask us](/contact-us).`,
        ],
      },
      {
        id: 'faqs-identity-papers',
        question: 'Which papers does an insurer ask for?',
        answer: [
          `Proof of identity and address, for every line and every premium since ${identityCheckStart.text}: Aadhaar, passport, voter card, driving licence, NREGA job card or a letter of the population register. Keep your PAN ready as well: since April 2026 insurers may ask for it for any policy. Give them to the insurer on its own pages or to its own staff. We do not collect copies on this site.`,
        ],
      },
      {
        id: 'faqs-e-insurance-account',
        question: 'What is an e-insurance account, and do I need one?',
        answer: [
          'It is a free account in which your policies of all lines are kept in electronic form, at one of the insurance repositories. You do not need one to be insured: a digitally signed policy sent by the insurer counts, and paper is given on request. The account helps your family find everything in one place.',
        ],
      },
      {
        id: 'faqs-change-my-details',
        question:
          'How do I change my number, address or name on a policy, or take off a loan (hypothecation)?',
        answer: [
          'Ask the insurer, on its website or in writing, with the policy number and a proof. The change is called an _endorsement_; keep the paper that confirms it. Do it for every policy, because insurers do not tell each other. For a vehicle, change the registration too: a claim is easier when both say the same. A loan that is repaid comes off the registration first, then off the policy.',
        ],
      },
    ],
  },
  {
    id: 'health',
    heading: 'Health cover',
    introduction: 'Waiting periods, other cover you may have, and changing insurers.',
    questions: [
      {
        id: 'faqs-mediclaim',
        question: 'Is mediclaim the same as health insurance?',
        answer: [
          'In daily speech yes: mediclaim is an older name for a policy that pays hospital bills. Health insurance is the wider word. It also has [critical illness insurance](/critical-illness-insurance), which pays one sum and no bills. The name decides nothing; the wording does.',
        ],
      },
      {
        id: 'faqs-opd-dental-ayush',
        question:
          'OPD, day care, dental, AYUSH, ambulance, home nursing: does a health policy pay?',
        answer: [
          `It pays for a stay in hospital, AYUSH (such as Ayurveda) among it, day care such as dialysis, and usually an ambulance up to a fixed amount. OPD, that is doctor visits and medicines without a stay, only few plans pay. Of dental treatment, policies without a dental benefit pay only what is needed ${dentalExclusion.text.toLowerCase()}. Cosmetic surgery is left out. Nursing or treatment at home is paid where the plan has it and a doctor orders it.`,
        ],
      },
      {
        id: 'faqs-before-and-after-the-stay',
        question: 'Pre and post hospitalisation: for how many days are bills paid?',
        answer: [
          `The standard policy pays bills of ${standardHealthBefore.text} before admission and ${standardHealthAfter.text} after discharge, for the illness of the stay. Other plans print days of their own. Keep prescriptions and reports with the bills, and send them as a second set: [pay first, claim back](/claim/health-reimbursement).`,
        ],
      },
      {
        id: 'faqs-health-no-claim-bonus',
        question: 'Is there a no-claim bonus in health insurance?',
        answer: [
          `Many plans have one, called cumulative bonus. Where there is one you choose its form: ${healthBonusForm.text.toLowerCase()}. In the standard policy the sum insured grows by ${standardHealthBonus.text}, and shrinks at the same rate after a claim. Ask what a claim does to yours.`,
        ],
      },
      {
        id: 'faqs-delivery-cost',
        question: 'Delivery (childbirth): does a health policy pay the cost?',
        answer: [
          `Only with a maternity benefit: ordinary policies leave childbirth out. The benefit has a wait, ${maternityWait.text} in plans on sale, and a limit of its own. A pregnancy that exists when you buy is usually excluded. An employer’s group policy may pay, perhaps without a wait: ask HR. More: [Maternity cover](/maternity-health-insurance).`,
        ],
      },
      {
        id: 'faqs-existing-illness',
        question: 'Can I get cover for an illness I already have?',
        answer: [
          'Often yes, after a wait. An insurer may make you wait up to ' +
            `${healthPreExistingWait.text} for a pre-existing disease, and many plans are shorter. ` +
            `In a new policy there is also a first wait of ${healthInitialWait.text} for every ` +
            'illness; accidents are covered at once. An insurer can still decline or charge more, ' +
            'so apply with your reports at hand.',
        ],
      },
      {
        id: 'faqs-pre-existing-disease',
        question: 'What is a pre-existing disease (PED)?',
        answer: [
          `An illness or injury that a doctor diagnosed or treated in the ${healthPreExistingLookBack.text} before your health policy began. It may have a waiting period of up to ${healthPreExistingWait.text}. Disclose it when you buy: a disclosed illness is covered after the wait, a hidden one can cost the claim.`,
        ],
      },
      {
        id: 'faqs-three-waits',
        question: 'Which waiting periods does a health policy have?',
        answer: [
          `Three, and accidents are covered from the first day. A first wait of ${healthInitialWait.text} for any illness; up to ${healthSpecificWait.text} for listed diseases and operations, such as cataract or hernia; and up to ${healthPreExistingWait.text} for a pre-existing disease. Maternity has a wait of its own.`,
        ],
      },
      {
        id: 'faqs-employer-health-cover',
        question: 'My employer insures me. Do I need a policy of my own?',
        answer: [
          'Usually, yes. Cover from an employer ends with the job, often at the age when a new policy ' +
            'is hardest to get. A policy of your own, bought while you are well, lets its waiting ' +
            'periods run out in time. If money is short, a [super top-up](/super-topup) above the ' +
            'office cover is a smaller step.',
        ],
      },
      {
        id: 'faqs-group-to-own-policy',
        question: 'I am leaving my job. Can I convert the group health policy to one of my own?',
        answer: [
          `Ask HR and the group insurer before your last working day: cover usually ends then. Moving to a policy of your own with the same insurer you keep ${groupToOwnPolicy.text}; it may still ask about your health. [Your dates and a letter](/joy-center) for a change of job.`,
        ],
      },
      {
        id: 'faqs-government-health-cover',
        question: 'Which health cover does the government give for nothing?',
        answer: [
          `From ${vayVandanaAge.text}, every resident can have Ayushman Vay Vandana, whatever the income: ${vayVandanaCover.text} of hospital treatment, shared by the elders of a family, with existing illness covered from the first day. Private insurance or ESIC may be kept beside it; members of CGHS, ECHS or Ayushman CAPF choose one. [How to apply](/senior-citizen#free-cover-from-70).`,
          `Families on the government’s list have Ayushman Bharat PM-JAY, ${janArogyaCover.text} for the family together, at any age. The helpline ${schemeHelpline.text} tells you whether yours is on it. Both pay in empanelled hospitals only.`,
        ],
      },
      {
        id: 'faqs-tax-on-health-premium',
        question: `Do I save income tax with a health premium, ${healthTaxSection.text}?`,
        answer: [
          `Only in the old regime, by ${healthTaxSection.text}. You deduct up to ${healthTaxOwnFamily.text} a tax year for yourself, spouse and dependent children, and up to ${healthTaxParents.text} more for your parents. Where the person insured is 60 or over, the limit is ${healthTaxSenior.text}. In the new regime there is no such deduction, and it applies unless you choose the old one in the return: [compare both with your income](/health-insurance/80d-calculator). Subject to the tax law in force.`,
        ],
      },
      {
        id: 'faqs-forgotten-illness',
        question:
          'Moratorium: can a health claim be refused for what I forgot to mention years ago?',
        answer: [
          `The _moratorium_ is ${withYears(healthMoratorium)} of unbroken cover. After it the insurer can no longer rely on ` +
            'non-disclosure, unless it proves fraud. Before that it can. Do not wait it out: write ' +
            'to the insurer and correct the record while you are well.',
        ],
      },
      {
        id: 'faqs-change-health-insurer',
        question: 'Can I change my health insurer without starting the waiting periods again?',
        answer: [
          'Yes, that is _portability_. The waiting time you have served moves with you, up to your ' +
            'old sum insured; on an increase it starts afresh. You can do it only at renewal. Ask ' +
            `the new insurer ${maxPortNotice.text} to ${safePortNotice.text} before it; ${minPortNotice.text} before is the last day under the rule. Keep the old policy ` +
            'until the new one is accepted, because the new insurer may say no. [Portability](/health-insurance#portability) has the steps.',
        ],
      },
      {
        id: 'faqs-cashless-or-reimbursement',
        question: 'What is the difference between cashless and reimbursement?',
        answer: [
          `With _cashless_ treatment the insurer pays the hospital directly, up to what the policy covers; you pay the rest. With _reimbursement_ you pay first and send the papers, and the insurer must settle within ${reimbursementDecision.text} of getting them. Cashless needs a network hospital and the insurer’s approval; [the hospital page](/cashless-hospital) has the steps.`,
        ],
      },
      {
        id: 'faqs-tpa',
        question: 'What is a TPA?',
        answer: [
          'A third-party administrator: a licensed firm that handles cashless requests and claims for a health insurer. Its name and number are on your health card. It collects the papers and passes on the answer. The decision and the money are the insurer’s, so complain to the insurer, not to the TPA.',
        ],
      },
      {
        id: 'faqs-unpaid-part-of-bill',
        question: 'The claim was paid, but not all of the bill. Why?',
        answer: [
          `Usual reasons: a co-pay or sub-limit, a room above your limit, or items that are not treatment. There is a standard list of ${healthNonPayableItems.text} that hospitals charge extra and policies usually leave out, such as toiletries and gowns. Ask for the deductions line by line with the clause for each. Norms of 2020 keep these out of a cut for a dearer room, and wordings repeat it: ${healthProportionateLimit.text}.`,
        ],
      },
      {
        id: 'faqs-renewal-after-claim',
        question: 'Can the insurer refuse to renew my policy after a large claim?',
        answer: [
          'Not for that reason. Past claims are no ground to refuse a renewal; fraud and false statements are. A product can also be withdrawn, and then the insurer must offer you a way into another one. The premium may still rise with age or for everyone in the product.',
        ],
      },
      {
        id: 'faqs-cancel-health-policy',
        question: 'Can I cancel a health policy in the middle of the year?',
        answer: [
          `Yes, with ${healthCancellationNotice.text} of notice. If there was no claim, you get back the share of the premium for the time left. Before you do it, have the next policy in force: a gap ends the waiting time you have served and leaves you uninsured meanwhile.`,
        ],
      },
      {
        id: 'faqs-who-rejects',
        question: 'Who decides that a health claim is rejected?',
        answer: [
          'Not the desk that opened the file. A Claims Review Committee of the insurer has to agree, and the letter must name the clause of the policy it rests on. If yours names none, ask for it in writing.',
        ],
      },
      {
        id: 'faqs-health-cover-abroad',
        question: 'Does my Indian health policy work outside India?',
        answer: [
          'Mostly not. An ordinary health policy pays for hospitals in India; a few plans add planned treatment or emergencies abroad, with limits of their own. For a trip, buy [travel insurance](/travel-insurance). If you move abroad, ask the insurer what happens to your policy before you let it lapse.',
        ],
      },
    ],
  },
  {
    id: 'life',
    heading: 'Life insurance',
    introduction: 'Cover for those who live on your income, and what keeps it alive.',
    questions: [
      {
        id: 'faqs-term-or-savings',
        question: 'Term plan or LIC endowment: which is better, if term gives nothing back?',
        answer: [
          'For cover, the term plan. If you survive it is not wasted money: your family would have been ' +
            'paid had you died in the term. An endowment or money-back plan, which LIC and other life ' +
            'insurers sell beside term, also returns money. It costs more for the same cover, so it is ' +
            'easy to end up with too little. If you want both, price them apart: ' +
            '[term cover](/term-insurance) and [savings with insurance](/investment-plans), whose ' +
            '[yearly return](/investment-plans/policy-return-calculator) you can work out.',
        ],
      },
      {
        id: 'faqs-term-after-50',
        question: 'Can I still buy term insurance at 50 or later?',
        answer: [
          `Usually, though every insurer sets its own last age. The premium is much higher than at 30, and you need medical tests. The standard plan, Saral Jeevan Bima, can be bought from ${saralJeevanEntryAge.text} of age. Buy only for the years in which somebody still lives on your income. [Term insurance](/term-insurance) compares the kinds.`,
        ],
      },
      {
        id: 'faqs-term-which-deaths',
        question: 'Which deaths does term insurance cover: illness, accident, abroad?',
        answer: [
          `Death by illness and by accident, at home or on the road, and in most plans abroad; tell the insurer if you move there. It pays the same sum for each. A rider adds a further sum after an accident. Not covered in full: suicide in the first ${lifeSuicideClause.text}, a death after the policy lapsed, and a claim in the early years where the form hid something.`,
        ],
      },
      {
        id: 'faqs-term-medical-test',
        question: 'Is a medical test required for term insurance?',
        answer: [
          'The insurer decides, from your age, the sum and your answers about health. A larger sum or a higher age makes a test likely. A test does not replace the form: what you know and it does not find still has to be declared.',
        ],
      },
      {
        id: 'faqs-raise-sum-assured',
        question: 'Can I increase the sum assured of my term plan later?',
        answer: [
          'Only where the plan says so: some grow by a share each year, as agreed on the first day. Otherwise buy a second plan when a child is born or a loan begins, at the price of that age and with health questions anew. List the first one on the form.',
        ],
      },
      {
        id: 'faqs-whole-life-or-term',
        question: 'Whole life or term insurance: what is the difference?',
        answer: [
          'Term insurance ends on an agreed day and pays only if you die before it. A whole life plan runs into very old age, and usually pays a sum then or at death before; so it costs more for the same cover. [Savings with insurance](/investment-plans) sets both side by side.',
        ],
      },
      {
        id: 'faqs-suicide',
        question: 'Does term insurance pay after a suicide?',
        answer: [
          `After the first ${lifeSuicideClause.text} from the start or a revival, as a rule yes, in full. Before that the family gets at least ${lifeSuicideRefund.text} of the premiums paid, and not the sum assured. The policy’s own words decide. ${helplineRule.text}`,
        ],
      },
      {
        id: 'faqs-public-life-cover',
        question: 'Do I have life cover already, from a public scheme or from my job?',
        answer: [
          `Look at your bank statement and your payslip. Jeevan Jyoti (PMJJBY) pays ${pmjjbyCover.text} on any death for ${pmjjbyPremium.text}, and Suraksha (PMSBY) ${pmsbyCover.text} on a death by accident for ${pmsbyPremium.text}; both are taken from an account around 1 June. Members of the provident fund have cover that the employer pays for, up to ${edliMaximum2025.text} by the figure of 2025; a new scheme came in June 2026. These sums replace an income for months. [What to count before buying](/term-insurance#cover-you-may-have).`,
        ],
      },
      {
        id: 'faqs-public-scheme-claim',
        question: 'PMJJBY, PMSBY: where does the family hand in the claim?',
        answer: [
          `At the bank or post office that took the premium. Its claim form should preferably be there within ${publicSchemeClaim.text}; after that hand it in all the same, with the reason. Jeevan Jyoti (PMJJBY) pays ${pmjjbyCover.text} on any death, Suraksha (PMSBY) ${pmsbyCover.text} on a death by accident. The papers: [a death claim, step by step](/claim/life-death).`,
        ],
      },
      {
        id: 'faqs-nominee',
        question: 'Nominee in life insurance: who should it be, and does it matter?',
        answer: [
          `The _nominee_ is the person the insurer pays, and it matters who you name. Named as nominees, ${lifeBeneficialNominee.text} own the money; any other nominee receives it, but your legal heirs may have a claim to it. You can change the nominee ${lifeNominationChange.text}, in writing to the insurer: do it after a marriage, a birth or a death. For a child, name an adult appointee as well. Without a valid nominee the insurer may ask for a succession or legal-heir certificate, which takes time. [Term insurance](/term-insurance#nominee) has the rest, with the Married Women’s Property Act.`,
        ],
      },
      {
        id: 'faqs-tax-on-life-premium',
        question: `Does a life insurance premium save tax under ${taxPremiumSection.text}?`,
        answer: [
          `Only in the old tax regime, which you have to choose. There the premiums count within ${taxPremiumDeduction.text} a year, under ${taxPremiumSection.text}, together with provident fund and other savings. In the new regime the deduction is ${taxNewRegimeDeduction.text}. What the family receives on death is ${taxDeathBenefit.text} in both; what you get back in your lifetime is taxed [under conditions](/investment-plans#income-tax).`,
        ],
      },
      {
        id: 'faqs-missed-life-premium',
        question: 'I missed a life insurance premium. Can a lapsed policy be revived?',
        answer: [
          `Yes, and for some weeks it has not lapsed at all. You have a grace period of ${lifeGraceOtherModes.text}, or ` +
            `${lifeGraceMonthly.text} if you pay monthly, and the cover stays in force in it. After ` +
            `that the policy lapses or shrinks. It can be revived for up to ${lifeRevivalNonLinked.text} from the first ` +
            `unpaid premium, a unit-linked one for ${lifeRevivalLinked.text}, with interest and often a health ` +
            'declaration. Pay within the grace period and ask the insurer to confirm it; ' +
            '[renewal](/renewal) has the rest.',
        ],
      },
      {
        id: 'faqs-claim-settlement-ratio',
        question: 'Claim settlement ratio (CSR): what does it tell me?',
        answer: [
          'Of the individual death claims pending at the start of the year or reported in it, it is the share an insurer paid, by number. In 2024-25 it was ' +
            `${deathClaimsPaidByNumber.text} for all life insurers together. Small differences between ` +
            'insurers say little, and none of it promises anything about your claim, which hangs on ' +
            'what you disclosed. Health insurers publish an incurred claims ratio. That is a ' +
            'different thing: claims incurred (paid or set aside) against premium earned.',
        ],
      },
      {
        id: 'faqs-life-cover-until-when',
        question: 'Until what age should life cover run?',
        answer: [
          'Until nobody needs your income any more: the loans are repaid, the children earn, your savings carry your spouse. For many people that is around retirement. Cover far beyond it costs a lot, because the insurer expects to pay.',
        ],
      },
      {
        id: 'faqs-death-claim-how-fast',
        question: 'How fast is a life insurance claim paid to the family?',
        answer: [
          `Within ${deathWithoutInvestigation.text} when nothing needs to be investigated, and within ${deathWithInvestigation.text} when the insurer investigates. A payment that comes late carries interest at the ${lifeLatePaymentInterest.text}. The time counts from when the insurer has the claim form, the death certificate and the policy; [the claim page](/claim) lists the papers.`,
        ],
      },
      {
        id: 'faqs-stop-savings-policy',
        question: 'Surrender value of an LIC or other savings policy: how is it calculated?',
        answer: [
          `If you give it up in the first years you get less than you paid. A policy that is not unit-linked pays the larger of two values. The guaranteed _surrender value_ begins after ${lifeGuaranteedSurrenderStart.text}: at least ${lifeSurrenderYear2.text} of the premiums paid in the second year, ${lifeSurrenderYear3.text} in the third and ${lifeSurrenderYears4To7.text} in years four to seven. The special surrender value, by the rules for products on sale since ${lifeSpecialSurrenderSince.text} (an older policy follows its own terms), begins after the first year and can be much larger late in the term; [an example shows both](/capital-guarantee#leaving-early), and you can [work out your own plan](/investment-plans/policy-return-calculator). A unit-linked policy pays nothing before ${unitLinkedLockIn.text} are over, then the fund value.`,
        ],
      },
      {
        id: 'faqs-insure-somebody-else',
        question: 'Can I buy life insurance for my wife, my parents or someone else?',
        answer: [
          `Only for a person whose death would be a loss to you: insurers call it insurable interest. As they describe it, you have it in ${insurableInterest.text}. For parents, ask the insurer whether it accepts you, and what it wants as proof. Health questions are answered by the person insured.`,
        ],
      },
      {
        id: 'faqs-unclaimed-money',
        question: 'Unclaimed insurance money: how do I check and claim it?',
        answer: [
          `On the website of each insurer, under unclaimed amounts: enter the name, the date of birth, the policy number and the PAN of the person insured. Then claim it from the insurer with the policy, proof of identity and bank details. After ${unclaimedToFund.text} the money goes to the Senior Citizens’ Welfare Fund of the government, and can still be claimed for ${unclaimedClaimWindow.text} from that day.`,
        ],
      },
      {
        id: 'faqs-loan-on-policy',
        question: 'Can I borrow against my life policy?',
        answer: [
          'On a savings policy that is not unit-linked the insurer must offer a loan; on a unit-linked policy none is allowed, and term insurance has no value to borrow on. The loan and its interest come off whatever the policy pays. Ask for the rate in writing first.',
        ],
      },
      {
        id: 'faqs-personal-accident-policy',
        question: 'Personal accident policy: what does it pay, and what is the premium?',
        answer: [
          `A fixed sum when an accident kills or disables you, in the standard policy (Saral Suraksha Bima) within ${accidentDeathWithin.text} of it. It pays no death by illness, and the hospital bill is for health insurance. No public table has its premium, for ₹10 lakh or any other sum: each insurer sets it by the sum and the risk it sees, your work included. The public scheme Suraksha (PMSBY) has a fixed price: ${pmsbyCover.text} for ${pmsbyPremium.text}, taken from your bank account. An owner who drives needs ${ownerDriverAccidentCover.text} anyway. [How to claim](/claim/personal-accident).`,
        ],
      },
      {
        id: 'faqs-what-is-a-rider',
        question: 'Rider: accident, critical illness, waiver of premium. Do I need one?',
        answer: [
          'A _rider_ adds a cover to a life policy for an extra premium: an accident sum, a critical illness sum, no more premiums after a disability. It ends with the main policy. Take one when it fills a gap that you have, and compare its sum with a separate policy for the same need.',
        ],
      },
    ],
  },
  {
    id: 'motor',
    heading: 'Car and two-wheeler insurance',
    introduction: 'What the law asks of an owner, and what it leaves to you.',
    questions: [
      {
        id: 'faqs-third-party-only',
        question: 'Is third-party cover enough?',
        answer: [
          'It is enough for the law and pays the people you hurt. It pays nothing for your own ' +
            'vehicle: not for an accident, a flood, a fire or a theft. If losing the vehicle would ' +
            'hurt you, add own damage. The owner-driver’s personal accident cover of ' +
            `${ownerDriverAccidentCover.text} is compulsory too, with a few exceptions. See ` +
            '[car insurance](/car-insurance) and [two-wheeler insurance](/bike-insurance).',
        ],
      },
      {
        id: 'faqs-no-claim-bonus-steps',
        question: 'How much is the no-claim bonus, and when do I lose it?',
        answer: [
          `It comes off the own-damage premium: ${noClaimBonusYear1.text} after one year without a claim, then ${noClaimBonusYear2.text}, ${noClaimBonusYear3.text} and ${noClaimBonusYear4.text}, and ${noClaimBonusYear5.text} after five. An own-damage claim normally takes it back to nothing. So does renewing later than ${bonusRetentionPeriod.text} after the policy ended.`,
        ],
      },
      {
        id: 'faqs-motor-policy-expired',
        question: 'My motor policy ran out yesterday. What now?',
        answer: [
          'Look which part ran out: the policy prints a date for own damage and one for third party. If ' +
            'third party ended, or both, do not drive: a first offence of driving uninsured can bring a ' +
            `fine of ${uninsuredFineFirst.text}, imprisonment, or both. If only own damage ended, you may ` +
            'drive, but your own vehicle is not covered. Renew today. The insurer will probably want to ' +
            'inspect the vehicle before it covers own damage again. Your no-claim bonus survives if you ' +
            `renew within ${bonusRetentionPeriod.text}. [Your dates](/renewal) for either case.`,
        ],
      },
      {
        id: 'faqs-no-claim-bonus-sale',
        question: 'NCB transfer: I am selling my car. Can I keep my no-claim bonus?',
        answer: [
          'Yes, it stays with you. The bonus belongs to the owner and not to the vehicle, so the buyer ' +
            'does not get it. Ask the insurer for a letter that confirms it and show that when you ' +
            `insure the next car, within ${noClaimCertificateYears.text} as insurers describe it. Have the policy moved to the buyer’s name as well; a claim on a ` +
            'policy in the wrong name is trouble for both.',
        ],
      },
      {
        id: 'faqs-expired-licence',
        question: 'Driving licence expired: can my car claim be rejected?',
        answer: [
          `Yes, if it had expired on the day of the accident. How long it still counts after its last day, since the amendment of 2019: ${expiredLicence.text.toLowerCase()}. A later renewal does not reach back. People you hurt may still be paid first. [What the letter should say](/claim/refused).`,
        ],
      },
      {
        id: 'faqs-motor-add-ons',
        question:
          'Add-ons of car insurance: what are roadside assistance, consumables, engine cover?',
        answer: [
          'Each is bought beside own damage, for a price of its own. Roadside assistance sends help when the car stops on the way. Consumables are oil and other things used up in a repair. Engine cover pays for an engine harmed by water or lost oil. [Zero depreciation](/car-insurance#zero-depreciation) pays the cut for old parts, and return to invoice what the IDV leaves out of the price of a new car. Ask up to which age of the car each is sold.',
        ],
      },
      {
        id: 'faqs-motor-claims-in-a-year',
        question: 'How many times a year can I claim on a car policy?',
        answer: [
          'The IDV is a limit for each loss, so a repair does not use it up for the next. Add-ons such as zero depreciation limit their claims in a year; the number is in their wording. What a second claim costs is the no-claim bonus, which the first one has normally taken already. [Claim or pay yourself](/car-insurance/ncb-calculator).',
        ],
      },
      {
        id: 'faqs-motor-instalments',
        question: 'Can I pay the car insurance premium in instalments (EMI)?',
        answer: [
          `Not to the insurer. By section 64VB of the Insurance Act the first day on which it may cover a risk is ${lowerFirst(premiumBeforeRisk.text)}. If a bank or a card turns the payment into EMI, that is a loan: the insurer has the whole premium, and you owe the bank.`,
        ],
      },
      {
        id: 'faqs-lower-own-damage-premium',
        question:
          'What lowers the own-damage premium: anti-theft device, deductible, fewer kilometres?',
        answer: [
          `The no-claim bonus, by up to ${noClaimBonusYear5.text}. A voluntary deductible lowers it too, and is yours to pay in each claim. A policy by kilometres suits a car that is driven little. For an anti-theft device, ask the insurer whether it takes anything off. A smaller IDV also lowers it, and pays less after a theft.`,
        ],
      },
      {
        id: 'faqs-policy-on-phone',
        question: 'Must I carry the policy on paper?',
        answer: [
          'No. A soft copy on your phone is accepted as proof of motor insurance. Keep one that opens ' +
            'without a network. If you have lost yours, [customer login](/customer-login) lists the ' +
            'places where a copy can be had.',
        ],
      },
      {
        id: 'faqs-what-is-idv',
        question: 'What is the IDV, and should I ask for a small one?',
        answer: [
          `The _IDV_ is what you get if the vehicle is stolen or beyond repair: the maker’s listed price less a share for age, from ${idvDepreciationUpTo6Months.text} in the first six months to ${idvDepreciationUpTo5Years.text} in the fifth year. After that you and the insurer agree on it. A small IDV saves a little premium and costs a lot on the day of a theft.`,
        ],
      },
      {
        id: 'faqs-third-party-price',
        question: 'Is the third-party premium the same at every insurer?',
        answer: [
          'Yes. The government sets it by engine size or motor power. What differs between insurers is the own-damage premium, the add-ons and the service. So compare those, not the total alone.',
          thirdPartyRatesRule.text,
        ],
      },
      {
        id: 'faqs-surveyor-when',
        question: 'A surveyor is coming to see my vehicle. How long may it take?',
        answer: [
          `The insurer has ${surveyorAllotted.text} from your report to appoint one, the surveyor ${surveyReport.text} to report, and the insurer ${surveyDecision.text} to decide after that. Do not start repairs before the inspection unless the insurer agrees in writing. Keep the damaged parts until the claim is settled.`,
        ],
      },
      {
        id: 'faqs-hurt-on-the-road',
        question: 'Someone is hurt on the road. Who pays for the treatment?',
        answer: [
          `First the hospital treats: PM RAHAT, a public scheme, gives a road-accident victim cashless treatment of ${roadVictimTreatment.text} at a listed hospital. Dial 112 to find one. After that the third-party insurance of the vehicle at fault pays what the tribunal awards.`,
          `The law gives ${tribunalPetition.text} for the petition. If they are over, file all the same, with legal help: on 7 November 2025 the Supreme Court told tribunals not to dismiss such a petition as late while it hears the case on this limit. Ask whether it has been decided since.`,
          `${hitAndRunRule.text} [Someone else hurt or hit](/claim/motor-third-party) has the steps.`,
        ],
      },
      {
        id: 'faqs-hurt-somebody-uninsured',
        question: 'I hurt somebody and my vehicle was uninsured. Who pays?',
        answer: [
          `The owner of the vehicle. Without third-party cover on that day no insurer pays for you: what the tribunal awards the injured person is yours to pay. For a grievous hurt the law gives ${noFaultInjury.text} even without proof of fault, and a claim that proves fault can bring more. Driving uninsured is an offence too: a fine of ${uninsuredFineFirst.text} the first time, imprisonment of up to ${uninsuredPrison.text}, or both.`,
          'Help first: call 112, and tell the police. Settle and sign nothing before a lawyer has read it. The steps: [Someone else hurt or hit](/claim/motor-third-party).',
        ],
      },
      {
        id: 'faqs-owner-has-died',
        question: 'The owner of the car has died. Is it still insured?',
        answer: [
          `For ${policyAfterOwnersDeath.text}, or until the policy runs out if that is sooner. In that time the heirs should have the registration and the policy moved to their name. The no-claim bonus and the owner’s accident cover need a word with the insurer as well.`,
        ],
      },
    ],
  },
  {
    id: 'claims-and-complaints',
    heading: 'Claims and complaints',
    introduction: 'The first hour, the time limits, and what to do when the answer is wrong.',
    questions: [
      {
        id: 'faqs-claim-first-step',
        question: 'What is the first thing to do when something happens?',
        answer: [
          'See to the people first. Then tell the insurer, on the number in your policy, and write ' +
            'down the claim number and the time: this is the _claim intimation_. Take photographs, ' +
            'keep every paper, and do not repair or throw away anything before the insurer has ' +
            'agreed. The [claim page](/claim) goes through it kind by kind.',
        ],
      },
      {
        id: 'faqs-cashless-how-fast',
        question: 'How fast must a health insurer answer?',
        answer: [
          `A cashless request must be decided within ${cashlessDecision.text}, and the final ` +
            `approval at discharge given within ${cashlessDischarge.text} of the hospital asking. If ` +
            `you paid yourself, the claim must be settled within ${reimbursementDecision.text} of ` +
            'submission. Note the times; they are your argument if it drags on.',
        ],
      },
      {
        id: 'faqs-late-papers',
        question: 'I told the insurer late and a paper is missing. Is my claim lost?',
        answer: [
          'Not for that alone. A claim may not be rejected or closed only because notice came late ' +
            'or a paper was lacking. Send what you have, say why the rest is late, and ask for the ' +
            'list of what is still needed in writing. Insurers may ask only for papers that have to ' +
            'do with the claim.',
        ],
      },
      {
        id: 'faqs-complaint-path',
        question: 'Where do I complain, and what does it cost?',
        answer: [
          `First to whoever caused it: the insurer has ${complaintReply.text}, and so do we ` +
            `(${brokerComplaintClock.text}). Then come IRDAI’s Bima Bharosa and the Insurance ` +
            `Ombudsman, who can award up to ${ombudsmanLimit.text} and charges nothing. The ` +
            '[complaint page](/grievance-redressal) has the contacts and the Ombudsman’s office for ' +
            'your area.',
        ],
      },
      {
        id: 'faqs-insurer-pays-late',
        question: 'What can I do when the insurer pays late?',
        answer: [
          `Ask for interest: it owes the ${lateInterest.text}, from the day the claim was reported to the day it is paid. Write to the grievance officer with the date you sent the last paper and the time limit that was missed. If nothing comes, go on to the [next step](/grievance-redressal). Name the same dates in every letter.`,
        ],
      },
      {
        id: 'faqs-insurer-silent',
        question: 'The insurer does not answer my mails. What can I do?',
        answer: [
          `Write to its grievance officer, with the dates of your mails; an answer is due within ${complaintReply.text}. Register the complaint on Bima Bharosa as well. After ${ombudsmanSilence.text} without a reply, you can go to the Ombudsman. [Enter your dates](/grievance-redressal) and the page shows what is open to you.`,
        ],
      },
      {
        id: 'faqs-ombudsman-or-commission',
        question: 'Ombudsman or consumer commission: where should I go first?',
        answer: [
          `For most disputes the Ombudsman: no fee, no lawyer, an award of up to ${ombudsmanLimit.text} that binds the insurer and leaves you free. Go within ${ombudsmanWindow.text} of the refusal; a commission takes a case within ${commissionWindow.text} of its cause, and both may excuse a delay for good reasons. The order matters, because once a commission or a court has the case the Ombudsman cannot take it.`,
        ],
      },
      {
        id: 'faqs-which-ombudsman',
        question: 'Which Ombudsman’s office is mine?',
        answer: [
          `There are ${ombudsmanOfficeCount.text} offices, each for certain states or districts. You may go to the one for the place where you live or for the place of the insurer’s or broker’s office. [Choose your state](/grievance-redressal#ombudsman-offices) and the page names it. The districts of Uttar Pradesh are divided between Lucknow and Noida: look yours up at [cioins.co.in](https://cioins.co.in/Ombudsman).`,
        ],
      },
      {
        id: 'faqs-bonus-from-irdai',
        question: 'A caller from IRDAI offers me a bonus on my policy. Is it real?',
        answer: [
          'No. IRDAI sells nothing, invests no premiums and announces no bonus. Hang up, note the number, and report it: to the police, and on Chakshu at sancharsaathi.gov.in. Do not call back on a number the caller gave you.',
        ],
      },
      {
        id: 'faqs-paid-a-fraud',
        question: 'I have paid someone who was not the insurer. What now?',
        answer: [
          `Call 1930 at once, the cyber crime helpline, and file at cybercrime.gov.in; the first hours decide whether the money can be stopped. Tell your bank. Report the call on Chakshu within ${suspectCallWindow.text}. Then ask the insurer in writing whether a policy exists in your name.`,
        ],
      },
    ],
  },
  {
    id: 'us-and-your-data',
    heading: 'About us and your data',
    introduction: 'Who you are dealing with, and what we hold about you.',
    questions: [
      {
        id: 'faqs-whose-side',
        question: 'Whose side are you on if the insurers pay you?',
        answer: [
          'A broker acts for the client by its registration, and is paid by the insurer by custom of ' +
            'the trade. The two pull in different directions at times. So we say openly ' +
            '[how we are paid](/legal#remuneration), tell you the commission when you ask, and ' +
            'leave ranking out of our lists.',
        ],
      },
      {
        id: 'faqs-buy-on-site',
        question: 'Can I buy a policy or pay a premium on this site?',
        answer: [
          'No. The site is for reading, comparing and asking for a call. If you decide to buy, the ' +
            'proposal and the payment go to the insurer. Treat any page or message that uses our ' +
            'name and asks you to pay as a fraud, and [tell us](/contact-us).',
        ],
      },
      {
        id: 'faqs-how-many-calls',
        question: 'How many calls will I get if I leave my number?',
        answer: [
          'One, about the product you picked, in the slot you picked. The request lapses after ' +
            `${enquiryValidity.text} at the latest. On [our contact page](/contact-us#recognise-our-call) ` +
            'you find the series our numbers begin with and what the caller must say, so you can ' +
            'tell a stranger from us.',
        ],
      },
      {
        id: 'faqs-which-data',
        question: 'What do you know about me after I have read ten pages?',
        answer: [
          'Nothing that we could put a name to. There is no login, no tracking script and no cookie ' +
            'while you read. We learn something about you only when you send a form, call or write. ' +
            'What happens then is in the [privacy notice](/privacy-policy).',
        ],
      },
      {
        id: 'faqs-take-back-request',
        question: 'I asked for a call and have changed my mind. How do I stop it?',
        answer: [
          `Enter the number on [stop calls](/contact-us#stop-calls), or tell us by phone or e-mail. You need no reason and no reference. We take the request out, so that it is not passed on if it has not been, and tell our callers not to ring. We may not ask for your consent again for ${consentRetryBar.text}. If a call comes all the same, [complain](/grievance-redressal): it goes into our register.`,
        ],
      },
      {
        id: 'faqs-caller-is-you',
        question: 'How can I tell that a caller is really from you?',
        answer: [
          `You asked for the call, and the caller can name the product and the slot. The caller gives our name and registration number, and the number belongs to the series on [our contact page](/contact-us#recognise-our-call). Nobody from us asks for a one-time password, a PIN or money. In doubt, hang up and call the number on this site.`,
        ],
      },
      {
        id: 'faqs-what-is-changing',
        question: 'Is insurance law changing, and must I do anything?',
        answer: [
          'Some of it is: the law on who may own an insurer, a draft for the Ombudsman, and Bima Sugam. None of it asks anything of you today. [The list](/insurance-companies#what-is-changing) has each change with its date and its source.',
        ],
      },
      {
        id: 'faqs-insurer-list-order',
        question: 'Why is your list of insurers in alphabetical order?',
        answer: [
          'Because any other order would be advice about companies we have not weighed for you, or look like it. You can sort [the list](/insurance-companies) by a published figure yourself; it then says what it is sorted by. Which of them we place business with: [legal information](/legal#insurers-we-work-with).',
        ],
      },
    ],
  },
];

const homeQuestionIds = ['faqs-what-first', 'faqs-nominee', 'faqs-claim-settlement-ratio'];

/** Questions on the home page, which people have before they choose a product. */
export const homeQuestions: Question[] = faqGroups
  .flatMap(({ questions }) => questions)
  .filter(({ id }) => homeQuestionIds.includes(id));

export function faqs(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Insurance questions and answers',
    answer:
      'Ask in your own words, or open a subject below. Not answered here? Call ' +
      `${phoneLink(broker.phone)} or write to ${mailLink(broker.helpMailbox)}.`,
    sections: faqGroups.map(({ id, heading, introduction }) => ({
      id,
      heading,
      blocks: [{ kind: 'paragraphs', text: [introduction] }],
    })),
    questions: [],
    figuresInText: [
      ...helplineRule.figures,
      premiumBeforeRisk,
      dentalExclusion,
      standardHealthBefore,
      standardHealthAfter,
      standardHealthBonus,
      healthBonusForm,
      groupToOwnPolicy,
      insurableInterest,
      unclaimedToFund,
      unclaimedClaimWindow,
      expiredLicence,
      accidentDeathWithin,
      ...healthAverageFigures,
      bimaAsbaBlock,
      bimaAsbaRelease,
      bimaAsbaStart,
      bimaAsbaWithdrawal,
      healthGstSince,
      brokerComplaintClock,
      enquiryValidity,
      healthCancellationNotice,
      cashlessDecision,
      cashlessDischarge,
      healthFreeLook,
      healthGst,
      healthInitialWait,
      healthMoratorium,
      healthNonPayableItems,
      healthTaxOwnFamily,
      healthTaxParents,
      healthTaxSection,
      healthTaxSenior,
      janArogyaCover,
      schemeHelpline,
      vayVandanaAge,
      vayVandanaCover,
      minPortNotice,
      maxPortNotice,
      safePortNotice,
      healthPreExistingWait,
      healthProportionateLimit,
      reimbursementDecision,
      healthRejectionReview,
      healthRenewalRight,
      ...hitAndRunRule.figures,
      identityCheckStart,
      idvDepreciationUpTo5Years,
      idvDepreciationUpTo6Months,
      complaintReply,
      lateInterest,
      lateTribunalPetition,
      deathWithInvestigation,
      deathWithoutInvestigation,
      deathClaimsPaidByNumber,
      lifeFreeLook,
      lifeGraceMonthly,
      lifeGraceOtherModes,
      lifeBeneficialNominee,
      lifeNominationChange,
      lifeRevivalLinked,
      taxDeathBenefit,
      taxNewRegimeDeduction,
      taxPremiumDeduction,
      taxPremiumSection,
      lifeRevivalNonLinked,
      edliMaximum2025,
      pmjjbyCover,
      pmjjbyPremium,
      pmsbyCover,
      pmsbyPremium,
      publicSchemeClaim,
      lifeGst,
      lifeGuaranteedSurrenderStart,
      lifeSpecialSurrenderSince,
      unitLinkedLockIn,
      lifeLatePaymentInterest,
      lifePolicyLoanNonLinked,
      lifePolicyLoanUnitLinked,
      lifeSurrenderYear2,
      lifeSurrenderYear3,
      lifeSurrenderYears4To7,
      motorGst,
      consentRetryBar,
      bonusRetentionPeriod,
      ombudsmanLimit,
      ombudsmanOfficeCount,
      ombudsmanWindow,
      commissionWindow,
      ownerDriverAccidentCover,
      policyAfterOwnersDeath,
      roadVictimTreatment,
      surveyDecision,
      surveyReport,
      surveyorAllotted,
      suspectCallWindow,
      ...thirdPartyRatesRule.figures,
      tribunalPetition,
      noClaimBonusYear1,
      noClaimBonusYear2,
      noClaimBonusYear3,
      noClaimBonusYear4,
      noClaimBonusYear5,
      noClaimCertificateYears,
      healthPreExistingLookBack,
      healthSpecificWait,
      lifeSuicideClause,
      lifeSuicideRefund,
      saralJeevanEntryAge,
      ombudsmanSilence,
      uninsuredFineFirst,
      uninsuredPrison,
      noFaultInjury,
      maternityWait,
    ],
    furtherSources: [policyholderCircular],
  };
}
