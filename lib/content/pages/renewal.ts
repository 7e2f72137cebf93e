/**
 * /renewal: what happens before, on and after the due date, by line. Motor has no grace period:
 * the days after expiry only protect the no-claim bonus. Never promise health cover in the gap.
 */
import type { BrokerText } from '../../config/broker-details.ts';
import { phoneLink } from '../../site/contact-links.ts';
import { lowerFirst } from '../../text/words.ts';
import { bimaAsbaBlock } from '../figures/bima-asba.ts';
import { healthGst, healthMoratorium } from '../figures/health.ts';
import {
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
  lifeRevivalLinked,
  lifeRevivalNonLinked,
} from '../figures/life.ts';
import {
  declaredValueScale,
  motorGst,
  newBikeThirdPartyYears,
  newCarThirdPartyYears,
  noClaimBonusScale,
  noClaimCertificateYears,
  pollutionCertificateClaim,
  uninsuredFineFirst,
  uninsuredFineRepeat,
  uninsuredPrison,
} from '../figures/motor.ts';
import {
  bonusRetentionPeriod,
  healthRenewalGrace,
  healthRenewalGraceMonthly,
  identityCheckStart,
  maxPortNotice,
  minPortNotice,
  safePortNotice,
} from '../figures/renewals.ts';
import {
  unitLinkedDiscontinuedMinimum,
  unitLinkedDiscontinuedPaid,
  unitLinkedLockIn,
} from '../figures/savings.ts';
import { usedVehiclePlanHref } from '../life-events/vehicle-event.ts';
import { requestFigures } from '../requests/request-kinds.ts';
import { usedVehicleRule } from '../shared-rules.ts';
import { thirdPartyRules } from '../third-party-rules.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

const whenAndWhat = ['When', 'Your cover', 'What to do'];

export function renewal(broker: BrokerText): TextPageContent {
  return {
    heading: 'Renew a policy before the cover stops',
    answer: `Missed the date? If you pay yearly, you still have ${lifeGraceOtherModes.text} for life, with cover, and ${healthRenewalGrace.text} for health, perhaps without. Cars and bikes get no extra days.`,
    sections: [
      health,
      moveToAnotherInsurer,
      life,
      motor,
      travel,
      keepReady,
      taxOnPremium,
      howToRenew(broker),
      askUs,
    ],
    questions,
    figuresInText: [
      bimaAsbaBlock,
      minPortNotice,
      maxPortNotice,
      safePortNotice,
      healthRenewalGrace,
      healthRenewalGraceMonthly,
      healthMoratorium,
      lifeGraceOtherModes,
      lifeGraceMonthly,
      lifeRevivalNonLinked,
      lifeRevivalLinked,
      unitLinkedLockIn,
      unitLinkedDiscontinuedMinimum,
      unitLinkedDiscontinuedPaid,
      bonusRetentionPeriod,
      uninsuredFineFirst,
      uninsuredFineRepeat,
      uninsuredPrison,
      newCarThirdPartyYears,
      newBikeThirdPartyYears,
      ...noClaimBonusScale.map(({ figure }) => figure),
      noClaimCertificateYears,
      pollutionCertificateClaim,
      ...usedVehicleRule.figures,
      ...declaredValueScale.map(({ figure }) => figure),
      identityCheckStart,
      ...requestFigures,
    ],
    furtherSources: [
      thirdPartyRules,
      {
        title:
          'Vahan and mParivahan, insurance of a vehicle by its number, as explained by vehicleownerdetails.com',
      },
    ],
  };
}

const health: TextSection = {
  id: 'health',
  heading: 'Health insurance: grace period and renewal after expiry',
  blocks: [
    {
      kind: 'table',
      caption: 'Health: before, on and after the due date',
      columns: whenAndWhat,
      rows: [
        [
          `${safePortNotice.text} or more before`,
          'On',
          'Decide whether to stay or to move to another insurer. This is the time to ask.',
        ],
        [
          'The last weeks before',
          'On',
          'Read the renewal notice: premium, sum insured, bonus, any change of terms. Pay early.',
        ],
        ['The due date', 'On until the time printed', 'Pay today at the latest.'],
        [
          `Up to ${healthRenewalGrace.text} after (${healthRenewalGraceMonthly.text} if you pay monthly)`,
          'In instalments: cover goes on. Paid once a year: check your policy, do not rely on cover in the gap',
          'Pay now. Waiting periods already served, bonus and moratorium are kept.',
        ],
        [
          'Later',
          'None',
          'You will probably need a new policy: fresh health questions, and waiting periods that start again.',
        ],
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        `The days after the due date are the _grace period_: time to pay without losing what you built up. What you built up matters. After ${healthMoratorium.text} of cover without a break (the _moratorium_) an insurer can contest a claim for something not told only if it proves fraud.`,
        'An insurer cannot refuse to renew because you claimed. It can for fraud or misrepresentation, or when it withdraws the product, and then it must offer another.',
      ],
    },
  ],
};

const moveToAnotherInsurer: TextSection = {
  id: 'move-to-another-insurer',
  heading: 'Port a health policy: move to another insurer at renewal',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        '_Porting_ means changing the insurer and taking along the waiting time you have served, up to your old sum insured including bonus. It is possible only at renewal, and the new insurer may still say no after looking at your health.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Ask in time',
          text: `Apply to the new insurer between ${maxPortNotice.text} and ${safePortNotice.text} before the renewal date. The rule of September 2024 allows it up to ${minPortNotice.text} before, but some older policy wordings still ask for the longer notice.`,
        },
        {
          title: 'Tell everything again',
          text: 'Every illness and every claim.',
        },
        {
          title: 'Compare what stays new',
          text: 'A higher sum insured, or a benefit you did not have, starts its own waiting period.',
        },
        {
          title: 'Do not let the old policy lapse',
          text: 'If no answer has come by the due date, renew where you are and port next year.',
        },
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        'Porting does not suit someone in the middle of a treatment, or someone whose only complaint is this year’s price. [Health insurance](/health-insurance) shows what to compare.',
        `The new insurer has to accept you before the premium is due. If it is blocked by UPI, [Bima-ASBA](/faqs#faqs-bima-asba), the block lasts ${bimaAsbaBlock.text} at most: keep the money for the old policy’s renewal as well.`,
      ],
    },
  ],
};

const life: TextSection = {
  id: 'life',
  heading: 'Life policies: grace period, lapse, revival after 2 years',
  blocks: [
    {
      kind: 'table',
      caption: 'Life: before, on and after the due date',
      columns: whenAndWhat,
      rows: [
        ['Before', 'On', 'Check that the bank mandate still works.'],
        ['The due date', 'On', 'Pay, and keep the receipt.'],
        [
          `Up to ${lifeGraceOtherModes.text} after (${lifeGraceMonthly.text} if you pay monthly)`,
          'On',
          'Pay now. If a claim falls in these days, the unpaid premium is usually taken from it.',
        ],
        [
          'Later, term insurance',
          'Lapsed: none',
          'Ask the insurer for a revival quotation before you buy anything new.',
        ],
        [
          'Later, savings that are not unit-linked',
          'Lapsed, or reduced to a smaller paid-up sum, as the policy says',
          'Ask for the revival quotation, the paid-up sum and the surrender value.',
        ],
        [
          `Later, unit-linked, in its first ${unitLinkedLockIn.text}`,
          'Discontinued: none',
          `The money is in the discontinued fund, at ${unitLinkedDiscontinuedMinimum.text} or more, and is paid ${unitLinkedDiscontinuedPaid.text}. Revive before, or wait for it.`,
        ],
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        `_Revival_ brings a lapsed policy back, for the premiums due, interest and often a fresh health declaration. The time for it counts from the first unpaid premium: usually ${lifeRevivalNonLinked.text}, and ${lifeRevivalLinked.text} for a unit-linked policy. Your policy names its own. The form above counts the last day, and puts revival and leaving side by side. For a [term policy](/term-insurance) compare the revival with a new policy at today’s age; for a savings policy ask for the paid-up and surrender values too.`,
        'The quotation says when to pay for a revival. A new policy in place of the lapsed one is a new proposal: its premium is due once the insurer has accepted you, and until then you may let it be blocked by UPI, with [Bima-ASBA](/faqs#faqs-bima-asba).',
      ],
    },
  ],
};

const motor: TextSection = {
  id: 'motor',
  heading: 'Car and bike insurance expired: NCB, inspection, fine',
  blocks: [
    {
      kind: 'table',
      caption: 'Motor: which part has ended',
      columns: ['What has ended', 'Your cover', 'What to do'],
      rows: [
        [
          'Nothing yet',
          'On, until the time printed for each part',
          'Renew now: usually no inspection. Check the IDV, the bonus and the add-ons.',
        ],
        [
          'Own damage only; third party runs on',
          'For people you hurt: on. For your own vehicle: none',
          `You may drive. The insurer inspects before own-damage cover starts. Within ${bonusRetentionPeriod.text} the no-claim bonus is kept.`,
        ],
        [
          'Third party only',
          'For people you hurt: none. For your own vehicle: until the own-damage date, if you have that part',
          'Do not drive. Renew third party the same day, whatever own damage does.',
        ],
        [
          `Both, up to ${bonusRetentionPeriod.text} ago`,
          'None: neither people you hurt nor your own vehicle are covered',
          'Keep it parked. The insurer inspects before own-damage cover starts. The no-claim bonus is still kept.',
        ],
        [
          'Both, longer ago',
          'None',
          'Keep it parked. The bonus is lost. Inspection and fresh terms.',
        ],
        [
          'You do not know',
          'The schedule prints two periods: own damage, and third party or liability',
          'Look before you drive. One date only means that all of that policy ends on it.',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'The days after expiry only save your bonus',
      text: [
        `No claim under the part that ended is paid for anything that happens in them. Once third party has ended, driving is an offence: a fine of ${uninsuredFineFirst.text} the first time and ${uninsuredFineRepeat.text} after that, imprisonment up to ${uninsuredPrison.text}, or both. And you would pay an injured person yourself.`,
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        `A new car is sold with third-party cover for ${newCarThirdPartyYears.text} and a new two-wheeler for ${newBikeThirdPartyYears.text}, while the own-damage part usually ends after one year. Look at both dates on your schedule: it is easy to miss that the own-damage part has ended. It can be bought by itself, beside the third-party policy.`,
      ],
    },
    {
      kind: 'note',
      title: 'Bought it second-hand?',
      text: [`${usedVehicleRule.text} [Your dates, and a letter](${usedVehiclePlanHref}).`],
    },
    {
      kind: 'table',
      caption: 'No-claim bonus: taken off the own-damage premium',
      columns: ['Claim-free years', 'Bonus at renewal'],
      rows: noClaimBonusScale.map(({ after, figure }) => [after, figure.text]),
    },
    {
      kind: 'paragraphs',
      text: [
        'The bonus belongs to the owner, not to the car: it does not pass to a buyer. A claim takes it to zero unless you hold a protection add-on. State it truthfully when you change insurer; a wrong bonus can cost you a claim.',
      ],
    },
    {
      kind: 'table',
      caption: 'IDV: what is taken off the listed selling price',
      columns: ['Age of the vehicle', 'Depreciation'],
      rows: declaredValueScale.map(({ age, figure }) => [age, figure.text]),
    },
    {
      kind: 'paragraphs',
      text: [
        'The _IDV_ (insured’s declared value) is what you get, less deductibles, if the vehicle is stolen or lost. After the last row it is agreed between you and the insurer. Example: a car listed at ₹10 lakh that is two and a half years old has an IDV near ₹7 lakh. A lower IDV lowers the premium and the payout together.',
        'Both tables are the usual ones in policy wordings; the wording of your product prevails. [Car insurance](/car-insurance) and [bike insurance](/bike-insurance) explain the add-ons.',
      ],
    },
  ],
};

const travel: TextSection = {
  id: 'travel',
  heading: 'Travel policies',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'A single-trip policy is not renewed. If the trip grows, ask the insurer to extend it before it ends; from abroad a new one is often not possible. A yearly policy for many trips is bought again. See [travel insurance](/travel-insurance).',
      ],
    },
  ],
};

const keepReady: TextSection = {
  id: 'keep-ready',
  heading: 'What to keep ready',
  blocks: [
    {
      kind: 'rows',
      caption: 'Enough to renew, line by line',
      rows: [
        {
          label: 'Health',
          text: 'Insurer, expiry date, ages of everyone covered, PIN code. Helpful: sum insured, first year of unbroken cover, whether you claimed.',
        },
        {
          label: 'Life',
          text: 'Insurer and due date, or since when it has lapsed. Helpful: how often you pay and the kind of policy.',
        },
        {
          label: 'Car or bike',
          text: 'Registration number and expiry date. Helpful: insurer, bonus on the last policy, any claim this year, gas kit, change of owner. The insurer may ask for a valid pollution certificate.',
        },
        {
          label: 'Travel',
          text: 'Region, dates, ages.',
        },
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        // No threshold for PAN: the old one expired with the Income-tax Rules of 1962, the new rule was not read.
        `Identity checks (KYC) apply to every line and every premium since ${identityCheckStart.text}; a renewal needs them where they were never done. The insurer makes them. Aadhaar, passport, voter ID or driving licence will do, and an address other than the one on your Aadhaar can be declared. Keep your PAN ready as well: since April 2026 insurers may ask for it for any policy. Send none of these to us, and read out no OTP to anyone.`,
      ],
    },
  ],
};

const taxOnPremium: TextSection = {
  id: 'tax-on-premium',
  heading: 'GST on the renewal premium',
  blocks: [
    {
      kind: 'figures',
      caption: 'Tax added to the premium',
      rows: [
        {
          label: 'Individual life policies',
          figure: lifeGst,
          text: 'Term plans and savings plans alike.',
        },
        {
          label: 'Individual and family health policies',
          figure: healthGst,
          text: 'A notice that still adds tax to such a policy needs a question to the insurer. Group policies are not exempt.',
        },
        {
          label: 'Motor',
          figure: motorGst,
          text: 'On own-damage and third-party premium of a private vehicle.',
        },
      ],
    },
  ],
};

function howToRenew(broker: BrokerText): TextSection {
  return {
    id: 'how-to-renew',
    heading: 'How to renew',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'With the insurer',
            text: 'Use the site, app, branch or number printed on your policy. Type the address yourself; do not follow a link in a message you did not expect.',
          },
          {
            title: 'Or with our help',
            text: `Call ${phoneLink(broker.phone)} (${broker.callingHours}), or [write to us below](#ask-us). We speak about that policy and nothing else.`,
          },
          {
            title: 'Pay the insurer, never a person',
            text: 'This site takes no premium. Pay only to the insurer’s own account or payment page.',
          },
          {
            title: 'Wait for the new policy',
            text: 'You are covered when the insurer has the premium and has accepted, not when a form is sent. Check names, dates and sums on the new document the same day.',
          },
        ],
      },
    ],
  };
}

const askUs: TextSection = {
  id: 'ask-us',
  heading: 'Ask us to help with a renewal',
  blocks: [
    {
      kind: 'paragraphs',
      text: ['One answer about this policy. Sending this doesn’t renew it.'],
    },
  ],
};

const questions: Question[] = [
  {
    id: 'renewal-lapsed-life-revival',
    question: 'LIC or term policy lapsed: can it be revived after 2 years?',
    answer: [
      `Yes, usually: the time to revive is ${lifeRevivalNonLinked.text} from the first unpaid premium, and ${lifeRevivalLinked.text} for a ULIP. You pay the premiums due with interest and sign a health declaration; after a long gap or for a large sum the insurer may want a medical test, and it can refuse. Cover begins again only when it accepts.`,
    ],
  },
  {
    id: 'renewal-health-expired-months',
    question: 'Health insurance expired 2 months ago: can I renew it?',
    answer: [
      `Usually not: after the grace of ${healthRenewalGrace.text} (${healthRenewalGraceMonthly.text} if paid monthly) it is a new policy, with fresh health questions and new waiting periods. Ask your insurer in writing all the same, at once: some reinstate a policy in a special case. Within the grace the bonus and the waiting periods served are kept. An illness since then must be declared.`,
    ],
  },
  {
    id: 'renewal-motor-grace-period',
    question: 'Is there a grace period for car or bike insurance?',
    answer: [
      `No. Cover ends at the minute printed, and the next drive is uninsured. Within ${bonusRetentionPeriod.text} of the end of own damage you only keep the no-claim bonus; after months or years a new policy is still possible, online too, for own damage after an inspection.`,
    ],
  },
  {
    id: 'renewal-port-how-many-days',
    question: 'Port health insurance: how many days before renewal must I apply?',
    answer: [
      `Between ${maxPortNotice.text} and ${safePortNotice.text} before the renewal date to be safe; the rule allows it up to ${minPortNotice.text} before. After the renewal date you cannot port until next year.`,
    ],
  },
  {
    id: 'renewal-refused-after-claim',
    question: 'Can the insurer refuse renewal or raise the premium after a claim?',
    answer: [
      'Refuse a health renewal because you claimed: no, only for fraud, misrepresentation or a withdrawn product. The health premium goes up by age and by rates for everyone; a claim usually takes or cuts the bonus. A car or bike claim takes the no-claim bonus, and the insurer may price own damage anew.',
    ],
  },
  {
    id: 'renewal-life-grace-period',
    question: `Grace period of an LIC or term insurance premium: ${lifeGraceMonthly.text} or ${lifeGraceOtherModes.text}?`,
    answer: [
      `${lifeGraceMonthly.text} if you pay monthly, ${lifeGraceOtherModes.text} if quarterly, half-yearly or yearly. Cover goes on in these days; the unpaid premium is usually taken from a claim. After them the policy lapses, or becomes paid-up.`,
    ],
  },
  {
    id: 'renewal-loan-closed',
    question: 'Car loan closed: how do I remove hypothecation from the insurance?',
    answer: [
      'First take the bank’s no-objection certificate and Form 35 to the RTO, so that the bank’s name leaves the registration certificate. Then send the insurer the new certificate and ask for an endorsement, or have it done at renewal. Until then the money for a stolen or wrecked car may go to the bank.',
    ],
  },
  {
    id: 'renewal-other-state',
    question: 'Moved to another state, new or BH number: is my car insurance valid?',
    answer: [
      'Yes: a motor policy is valid in all of India, so moving ends nothing. Tell the insurer the new address, and the new registration number as soon as you have it; it endorses the policy. Own damage may be priced by the city at the next renewal.',
    ],
  },
  {
    id: 'renewal-stop-auto-debit',
    question: 'How do I stop auto-renewal or auto-debit of an insurance premium?',
    answer: [
      'Cancel the mandate in your bank’s or UPI app, or ask the insurer or card company in writing, some days before the debit date. That stops the payment, not the need for cover: have the new policy first. A premium that was debited after all is a matter for the insurer, and for free look on a new policy.',
    ],
  },
  {
    id: 'renewal-without-puc',
    question: 'Can I renew car or bike insurance without PUC?',
    answer: [
      `Ask the insurer: it may want a valid pollution certificate (PUC) at renewal, and some accept a declaration. A test takes minutes at a fuel station, so get it first. An accident claim is another matter: by IRDAI a missing PUC is ${lowerFirst(pollutionCertificateClaim.text)}.`,
    ],
  },
  {
    id: 'renewal-change-motor-insurer',
    question: 'Can I change the car insurer at renewal and keep the NCB?',
    answer: [
      `Yes. The no-claim bonus is yours: give the new insurer your last policy and say truthfully whether you claimed; it checks with the old one. Renew before own damage ends, or within ${bonusRetentionPeriod.text} after it.`,
    ],
  },
  {
    id: 'renewal-expiry-date-by-vehicle-number',
    question: 'How do I check the expiry date of my bike or car insurance by its number?',
    answer: [
      'Enter the registration number in the transport ministry’s app mParivahan or on its Vahan portal: it shows until when insurance is on record. A record can be late and has one date, while the schedule of a policy may have two, for third party and own damage. [Find a copy](/customer-login) of the policy before you rely on it.',
    ],
  },
  {
    id: 'renewal-motor-expired-yesterday',
    question: 'Car insurance expired yesterday: can I drive to the inspection?',
    answer: [
      'See first which part expired. If third party ended, or both parts, no: you have no cover for people you hurt, and driving is an offence. If only own damage ended and third party runs on, you may; a crash on the way is then at your own cost. Either way you can ask for an inspection by video, which many insurers do, or for a surveyor to come to the car.',
    ],
  },
  {
    id: 'renewal-health-claim-in-grace',
    question: 'Claim during the grace period: am I covered if I fall ill before I pay?',
    answer: [
      'It depends on how you pay. With instalments during the policy year, cover goes on through the grace period. With one yearly premium, do not count on it: read your policy and ask the insurer in writing. Paying in the grace period still keeps your waiting periods and bonus.',
    ],
  },
  {
    id: 'renewal-premium-went-up',
    question: 'Why did my premium go up although I made no claim?',
    answer: [
      'Health premiums rise with your age band and when the insurer changes its rates for everyone; own-damage premium follows the IDV, the bonus and the insurer’s own pricing. Third-party premium is set by the government and is the same at every insurer. Ask the insurer which of these changed, and whether any cover changed with it.',
    ],
  },
  {
    id: 'renewal-increase-sum-insured',
    question: 'Can I increase the sum insured at renewal?',
    answer: [
      'Yes, if the insurer agrees. It may put health questions for the increase, and waiting periods run afresh on the added part only. If the increase is large, compare it with a [super top-up](/super-topup) beside the policy you keep.',
    ],
  },
  {
    id: 'renewal-sold-my-car',
    question: 'I sold my car: policy transfer, refund, and my no-claim bonus?',
    answer: [
      `Tell the insurer: the buyer has the policy transferred to his name, or you cancel it once the car has another policy and ask for the refund of own damage, less what was used. Your no-claim bonus does not go with it. Ask the insurer for a bonus certificate: it keeps the bonus for your next vehicle, for ${noClaimCertificateYears.text} as insurers describe it. Ask for the last day in writing.`,
    ],
  },
];
