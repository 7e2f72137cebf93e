// Frequent questions in six groups, across buying, health, life, motor, claims, and our own conduct.
// `faqGroups` holds the questions; the page itself only introduces each group.
import type { BrokerDetails } from '../../site/broker-details.ts';
import { enquiryValidity } from '../figures/broker-rules.ts';
import {
  brokerComplaintClock,
  insurerComplaintClock,
  ombudsmanLimit,
} from '../figures/grievance.ts';
import {
  healthCashlessDecision,
  healthDischarge,
  healthFreeLook,
  healthGst,
  healthInitialWait,
  healthMoratorium,
  healthPortabilityNotice,
  healthPreExistingWait,
  healthReimbursement,
} from '../figures/health.ts';
import {
  lifeDeathClaimsPaid,
  lifeFreeLook,
  lifeGraceMonthly,
  lifeGraceOtherModes,
  lifeGst,
} from '../figures/life.ts';
import {
  motorGst,
  noClaimBonusKeptFor,
  ownerDriverAccidentCover,
  uninsuredFineFirst,
} from '../figures/motor.ts';
import type { Prose, Question, TextPageContent } from '../types.ts';

type FaqGroup = { id: string; heading: string; introduction: Prose; questions: Question[] };

export const faqGroups: FaqGroup[] = [
  {
    id: 'buying',
    heading: 'Before you buy',
    introduction: 'What to settle before you sign, and what you can still undo afterwards.',
    questions: [
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
        question: 'I have bought a policy and regret it. Can I give it back?',
        answer: [
          `Yes, within the _free-look period_: ${healthFreeLook.text} from receiving a new health ` +
            `policy, and ${lifeFreeLook.text} for a life policy. You get the premium back less a ` +
            'share for the days covered, medical tests and stamp duty. Send the request to the ' +
            'insurer in writing and keep the proof.',
        ],
      },
      {
        id: 'faqs-gst-on-premium',
        question: 'Is there GST on the premium?',
        answer: [
          `On individual and family health policies it is ${healthGst.text}, and on individual life ` +
            `policies ${lifeGst.text}, both since September 2025. On car and two-wheeler insurance ` +
            `it is ${motorGst.text}. Group policies are not part of the exemption. When you compare ` +
            'two prices, ask whether both are before or after tax.',
        ],
      },
    ],
  },
  {
    id: 'health',
    heading: 'Health insurance',
    introduction: 'Waiting periods, other cover you may have, and changing insurers.',
    questions: [
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
        id: 'faqs-forgotten-illness',
        question: 'I forgot to mention something years ago. Can my health claim be refused for it?',
        answer: [
          `After ${healthMoratorium.text} of unbroken cover the insurer can no longer rely on ` +
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
            `the new insurer at least ${healthPortabilityNotice.text} before, and keep the old policy ` +
            'until the new one is accepted, because the new insurer may say no.',
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
        question: 'Term insurance gives nothing back if I survive. Is it wasted money?',
        answer: [
          'It buys what you needed: your family would have been paid had you died in the term. A plan ' +
            'that also returns money costs more for the same cover, so it is easy to end up with ' +
            'too little cover. If you want both, price them apart first: ' +
            '[term cover](/term-insurance) on one side, [savings plans](/investment-plans) on the ' +
            'other.',
        ],
      },
      {
        id: 'faqs-nominee',
        question: 'Who should be my nominee, and does it matter?',
        answer: [
          'The _nominee_ is the person the insurer pays. Name someone close who would really use the ' +
            'money for those who depend on you, and change the name after a marriage, a birth or a ' +
            'death. For a child, name an adult appointee as well. Without a valid nominee the ' +
            'insurer may ask for a succession or legal-heir certificate, which takes ' +
            'time.',
        ],
      },
      {
        id: 'faqs-missed-life-premium',
        question: 'I missed a life insurance premium. Is the policy gone?',
        answer: [
          `Not yet. You have a grace period of ${lifeGraceOtherModes.text}, or ` +
            `${lifeGraceMonthly.text} if you pay monthly, and the cover stays in force in it. After ` +
            'that the policy lapses or shrinks, and reviving it can need a health declaration. Pay ' +
            'within the grace period and ask the insurer to confirm it; [renewal](/renewal) has the ' +
            'rest.',
        ],
      },
      {
        id: 'faqs-claim-settlement-ratio',
        question: 'What does a claim settlement ratio tell me?',
        answer: [
          'It is the share of individual death claims that an insurer paid in one year, by number. In 2024-25 it was ' +
            `${lifeDeathClaimsPaid.text} for all life insurers together. Small differences between ` +
            'insurers say little, and none of it promises anything about your claim, which hangs on ' +
            'what you disclosed. Health insurers publish an incurred claims ratio. That is a ' +
            'different thing: money paid out against premium taken in.',
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
        id: 'faqs-motor-policy-expired',
        question: 'My motor policy ran out yesterday. What now?',
        answer: [
          'Do not drive: there is no cover from the minute of expiry, and a first offence of driving ' +
            `uninsured can bring a fine of ${uninsuredFineFirst.text} or imprisonment. Renew today. ` +
            'The insurer will probably want to inspect the vehicle before it covers own damage ' +
            `again. Your no-claim bonus survives if you renew within ${noClaimBonusKeptFor.text}.`,
        ],
      },
      {
        id: 'faqs-no-claim-bonus-sale',
        question: 'I am selling my car. What happens to my no-claim bonus?',
        answer: [
          'It stays with you. The bonus belongs to the owner and not to the vehicle, so the buyer ' +
            'does not get it. Ask the insurer for a letter that confirms it and show that when you ' +
            'insure the next car. Have the policy moved to the buyer’s name as well; a claim on a ' +
            'policy in the wrong name is trouble for both.',
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
    ],
  },
  {
    id: 'claims-and-complaints',
    heading: 'Claims and complaints',
    introduction: 'The first hour, the clocks, and the way up when the answer is wrong.',
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
          `A cashless request must be decided within ${healthCashlessDecision.text}, and the final ` +
            `approval at discharge given within ${healthDischarge.text} of the hospital asking. If ` +
            `you paid yourself, the claim must be settled within ${healthReimbursement.text} of ` +
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
          `First to whoever caused it: the insurer has ${insurerComplaintClock.text}, and so do we ` +
            `(${brokerComplaintClock.text}). Then come IRDAI’s Bima Bharosa and the Insurance ` +
            `Ombudsman, who can award up to ${ombudsmanLimit.text} and charges nothing. The ` +
            '[complaint page](/grievance-redressal) has the contacts and the Ombudsman’s office for ' +
            'your area.',
        ],
      },
    ],
  },
  {
    id: 'us-and-your-data',
    heading: 'About us and your data',
    introduction: 'Whom you are dealing with, and what we hold about you.',
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
            'while you read. We learn something about you only when you send a form, ring or write. ' +
            'What happens then is in the [privacy notice](/privacy-policy).',
        ],
      },
    ],
  },
];

export function faqs(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Insurance questions, answered plainly',
    answer:
      'Short answers to common questions, each figure with its source. If yours is not here, ring ' +
      `${broker.phone} or write to ${broker.helpMailbox}; you need not buy anything to ask.`,
    sections: faqGroups.map(({ id, heading, introduction }) => ({
      id,
      heading,
      blocks: [{ kind: 'paragraphs', text: [introduction] }],
    })),
    questions: [],
    figuresInText: [
      brokerComplaintClock,
      enquiryValidity,
      healthCashlessDecision,
      healthDischarge,
      healthFreeLook,
      healthGst,
      healthInitialWait,
      healthMoratorium,
      healthPortabilityNotice,
      healthPreExistingWait,
      healthReimbursement,
      insurerComplaintClock,
      lifeDeathClaimsPaid,
      lifeFreeLook,
      lifeGraceMonthly,
      lifeGraceOtherModes,
      lifeGst,
      motorGst,
      noClaimBonusKeptFor,
      ombudsmanLimit,
      ownerDriverAccidentCover,
      uninsuredFineFirst,
    ],
    furtherSources: [
      {
        title:
          'IRDAI Master Circular on Protection of Policyholders’ Interests, 5 September 2024, on late ' +
          'notice and missing papers',
      },
    ],
  };
}
