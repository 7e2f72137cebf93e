/**
 * /cashless-hospital: how cashless treatment works, how to check a hospital, what to do when it fails.
 * Cashless outside the network is a voluntary industry scheme: never promise it.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { phoneLink } from '../../site/contact-links.ts';
import {
  cashlessDecision,
  cashlessDischarge,
  noticeEmergencyStay,
  noticeOutsideNetwork,
  noticePlannedStay,
  policyholderCircular,
  reimbursementDecision,
} from '../figures/claims.ts';
import { schemeHelpline } from '../figures/health-schemes.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function cashlessHospital(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Check a cashless hospital before you go in',
    answer:
      'In a network hospital your insurer can pay the bill directly, after it approves your stay. Search by name, area or PIN code, then confirm on the day.',
    sections: [
      howItWorks,
      clocks,
      checkTheNetwork(broker),
      aboutTheSearch,
      whatToCarry,
      whatYouStillPay,
      refused,
      outsideTheNetwork,
    ],
    questions,
    figuresInText: [
      schemeHelpline,
      noticePlannedStay,
      noticeEmergencyStay,
      reimbursementDecision,
      noticeOutsideNetwork,
    ],
    furtherSources: [policyholderCircular],
  };
}

const howItWorks: TextSection = {
  id: 'how-it-works',
  heading: 'How a cashless stay works, and what a TPA is',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Cashless means that the insurer pays the hospital and you pay only what the policy leaves out. A _network hospital_ has a contract with your insurer, or with the TPA (third-party administrator) that handles its health claims. Being in the network is not an approval: each stay is approved on its own.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Check the hospital',
          text: 'On the insurer’s own list or helpline, for your policy and plan, on the day. How is set out below.',
        },
        {
          title: 'Go to the insurance desk',
          text: 'Show your card or policy number and photo ID. Sign the _pre-authorisation form_, the hospital’s request to the insurer; the doctor fills the medical part.',
        },
        {
          title: 'Wait for the first answer',
          text: 'The insurer approves an amount, asks a question or says no. A first approval is often smaller than the final bill.',
        },
        {
          title: 'Ask for more while you are in',
          text: 'If treatment changes or the stay grows, the desk asks for an _enhancement_. Do not leave it to the last day.',
        },
        {
          title: 'Leave the hospital',
          text: 'The hospital sends the final bill; the insurer gives final approval. You pay the deductible, any co-payment and items not covered. Take copies of everything you sign.',
        },
      ],
    },
  ],
};

const clocks: TextSection = {
  id: 'clocks',
  heading: 'Cashless approval time: how long the insurer may take',
  blocks: [
    {
      kind: 'figures',
      caption: 'Time limits set by the regulator',
      rows: [
        {
          label: 'First answer',
          figure: cashlessDecision,
          text: 'At most, from the moment the request reaches the insurer. Note when the desk sent it.',
        },
        {
          label: 'Final approval on the day you leave',
          figure: cashlessDischarge,
          text: 'From the hospital’s request. If the hospital charges you for the extra wait after that, the insurer bears it.',
        },
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        'The insurer or TPA collects the papers from the hospital; you should not be sent running for them.',
        `Your side: policies commonly ask for notice ${noticePlannedStay.text} before a planned stay and within ${noticeEmergencyStay.text} of an emergency admission. These are policy terms, not law; read yours.`,
      ],
    },
  ],
};

function checkTheNetwork(broker: BrokerDetails): TextSection {
  return {
    id: 'check-the-network',
    heading: 'Is my hospital in the network? How to check today',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'Look at the insurer’s own list',
            text: 'Our search finds the hospital; the insurer’s site or app has the list of today. Search there by PIN code and by name. Every copy goes stale, ours too.',
          },
          {
            title: 'Use the exact name and branch',
            text: 'Groups run many hospitals; one branch can be in the network and the next one not. Match the address.',
          },
          {
            title: 'Ask which list applies to your plan',
            text: 'Some plans use a shorter list or add a co-payment outside it. Group policies from an employer often go through a TPA with its own list.',
          },
          {
            title: 'Look at the excluded list too',
            text: 'Insurers also publish hospitals from which they take no claims except in an emergency. Avoid these even when you mean to pay first.',
          },
          {
            title: 'Call the helpline, then the hospital',
            text: 'Ask the insurer: “Is this branch in the network for my policy, for this treatment, today?” Ask the hospital desk the same. Note the name, date and time.',
          },
        ],
      },
      {
        kind: 'note',
        title: 'No number to hand?',
        text: [
          `The helpline is on your health card and policy. If you cannot find either, [see how to get a policy copy](/customer-login) or call us on ${phoneLink(broker.phone)} (${broker.callingHours}).`,
        ],
      },
    ],
  };
}

const aboutTheSearch: TextSection = {
  id: 'about-the-search',
  heading: 'What this search can tell you',
  blocks: [
    {
      kind: 'rows',
      caption: 'What the search shows, and what it does not',
      rows: [
        {
          label: 'Where the lists come from',
          text: 'From each insurer’s own network list, joined: a hospital in several is shown once, with all its insurers. While no list is loaded the page says so above the field and leads to the insurers’ own lists.',
        },
        {
          label: 'The date beside an insurer',
          text: 'The day of that insurer’s list. A hospital may have joined or left since.',
        },
        {
          label: 'An Ayushman card',
          text: `These are insurers’ lists. Which hospitals take the card of PM-JAY or Ayushman Vay Vandana they do not say: ask the helpline ${schemeHelpline.text}. From 70 the card is [free for everyone](/senior-citizen#free-cover-from-70).`,
        },
        {
          label: '“About 3 km”',
          text: 'Most lists give no exact spot. We then measure to the middle of the PIN area, in a straight line: some kilometres out where the area is large.',
        },
        {
          label: 'Your position',
          text: 'Asked for only when you press the button, rounded to about a kilometre on your device, neither kept nor logged. A link you share carries it; a PIN code does the same job without it.',
        },
      ],
    },
  ],
};

const whatToCarry: TextSection = {
  id: 'what-to-carry',
  heading: 'Documents to carry for a cashless admission',
  blocks: [
    {
      kind: 'list',
      items: [
        'Health card, or the policy number and the insurer’s or TPA’s name.',
        'Photo ID of the patient, and KYC of the policyholder.',
        'The doctor’s advice to admit, with the diagnosis.',
        'Earlier reports and prescriptions for the same illness.',
        'After an accident, the police or medico-legal paper, when the hospital gives it.',
        'Money or a card for what the policy leaves out, and for a deposit if the answer is slow.',
      ],
    },
  ],
};

const whatYouStillPay: TextSection = {
  id: 'what-you-still-pay',
  heading: 'What you may still pay: room rent, consumables, co-pay',
  blocks: [
    {
      kind: 'rows',
      caption: 'Parts of a bill that often stay with the patient',
      rows: [
        {
          label: 'Co-payment',
          text: 'The share of every claim the policy leaves with you. Common in plans for [senior citizens](/senior-citizen).',
        },
        {
          label: 'Deductible',
          text: 'The first part of the bill, before the policy starts. A [super top-up](/super-topup) has a large one on purpose.',
        },
        {
          label: 'Room above your limit',
          text: 'You pay the difference, and some other charges may be cut in the same proportion. Ask which charges and under which clause.',
        },
        {
          label: 'Items that are not treatment',
          text: 'Meals for visitors, toiletries, some consumables, unless your plan adds them.',
        },
        {
          label: 'Anything above the sum insured',
          text: 'The policy stops at the sum insured for the year, unless it has restoration. [Health insurance](/health-insurance) explains how to size it.',
        },
      ],
    },
  ],
};

const refused: TextSection = {
  id: 'refused',
  heading: 'Cashless claim denied: what to do',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'A refusal of cashless is not a rejection of the claim: ask why, let the desk ask again, or pay and claim back.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Ask why, in writing',
          text: 'Get the reason and the policy term from the desk. A missing report can be sent and the request made again.',
        },
        {
          title: 'Do not delay treatment',
          text: 'Pay if the patient needs care now, and keep every bill, report and receipt in original.',
        },
        {
          title: 'Claim it back',
          text: `Send the papers to the insurer; a claim that was not cashless must be settled within ${reimbursementDecision.text} of submission. For the list of papers see [pay first, claim back](/claim#health-reimbursement).`,
        },
        {
          title: 'Complain if the reason is wrong',
          text: 'A rejection of the claim needs the agreement of the insurer’s claims review committee and must quote the policy term. [The complaint steps](/grievance-redressal) begin with the insurer’s grievance officer.',
        },
      ],
    },
  ],
};

const outsideTheNetwork: TextSection = {
  id: 'outside-the-network',
  heading: 'Cashless Everywhere, outside the network: how to inform',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        `Tell the insurer (or its TPA) ${noticeOutsideNetwork.text} before a planned stay, or within ${noticeOutsideNetwork.text} of an emergency admission; the hospital then sends the pre-authorisation form. This is the voluntary scheme _Cashless Everywhere_ of general and health insurers, for hospitals that are not in the network. The claim must be payable under the policy, and the insurer’s own conditions apply.`,
        'It is an initiative of the industry, not a rule of the regulator, and no hospital has to join. Many have been slow to. Ask for the insurer’s and the hospital’s agreement before admission, and plan to pay first if either says no.',
      ],
    },
  ],
};

const questions: Question[] = [
  {
    id: 'cashless-hospital-inform-everywhere',
    question: `Cashless Everywhere: how do I inform the insurer ${noticeOutsideNetwork.text} before?`,
    answer: [
      `Call the helpline on your health card, or use the insurer’s app or claims e-mail, and say “Cashless Everywhere”: policy number, patient, hospital with address, doctor’s advice, day of admission, estimate. Take the reference number. In an emergency within ${noticeOutsideNetwork.text} of admission. Then the hospital has to send the pre-authorisation form.`,
    ],
  },
  {
    id: 'cashless-hospital-what-is-tpa',
    question: 'What is cashless, and what is a TPA (cashless kya hota hai)?',
    answer: [
      'Cashless: the insurer pays the hospital directly, you pay only what the policy leaves out. A TPA (third-party administrator) is the company that handles health claims for some insurers; the insurer itself decides whether to refuse. Others have their own claims team.',
    ],
  },
  {
    id: 'cashless-hospital-planned-surgery',
    question: 'Planned surgery: how many days before do I inform the insurer?',
    answer: [
      `Commonly ${noticePlannedStay.text} before admission, and within ${noticeEmergencyStay.text} of it in an emergency; your policy has its own times. The hospital’s insurance desk sends the form. Ask for the approval before the day of surgery.`,
    ],
  },
  {
    id: 'cashless-hospital-two-policies',
    question: 'Can I use two health policies, or a top-up, for cashless?',
    answer: [
      'Yes, if the hospital agrees: show both cards at the desk. The first policy is approved up to its limit, then the second or the top-up is asked for the rest. Many hospitals take one only; then claim the rest by reimbursement, with the first insurer’s settlement letter.',
    ],
  },
  {
    id: 'cashless-hospital-ayushman-and-private',
    question: 'Ayushman card and private health insurance: can I use both?',
    answer: [
      `You may hold both, but for one stay the hospital bills one of them as a rule, and must be empanelled for the card. Ask the desk before admission which one it uses, and the helpline ${schemeHelpline.text} what the card covers.`,
    ],
  },
  {
    id: 'cashless-hospital-ayushman-asks-money',
    question: 'Ayushman card: the hospital asks for money. What now?',
    answer: [
      `Ask the desk what the money is for, and whether the hospital is empanelled: the card pays in empanelled hospitals only. Then call the helpline ${schemeHelpline.text}, day and night: give the name of the hospital, say what it asks for, and ask what the card covers. Take a written receipt for what you pay, and keep every bill.`,
    ],
  },
  {
    id: 'cashless-hospital-or-reimbursement',
    question: 'Cashless vs reimbursement: which is better?',
    answer: [
      `Cashless, where it works: no large sum from your pocket, and the answer comes during the stay. Reimbursement leaves the choice of hospital, but you pay first, collect the papers and wait ${reimbursementDecision.text} from sending them. The cover is the same; some plans add a co-payment outside the network.`,
    ],
  },
  {
    id: 'cashless-hospital-tpa-complaint',
    question: 'TPA or hospital does not respond: where do I complain?',
    answer: [
      'The insurer: it answers for its TPA. Call its helpline, then write to its [grievance officer](/grievance-redressal) with the hours. A hospital that overcharges or holds a patient back is a matter for the state’s health authority or the police (112).',
    ],
  },
  {
    id: 'cashless-hospital-in-my-city',
    question: 'Cashless hospital near me, in Pune, Bengaluru or another city: how do I find it?',
    answer: [
      'Type the city, an area or the PIN code above, or press “Use my location”. Each hospital shows its insurers and the date of their lists. Where a place has none, the nearest three are shown. Then ask the helpline about your policy and this branch.',
    ],
  },
  {
    id: 'cashless-hospital-is-approval-certain',
    question: 'The hospital is in the network. Is cashless certain?',
    answer: [
      'No. The insurer still checks this stay against your policy: waiting periods, exclusions, sum insured left, and whether admission was needed. For a planned stay ask for the approval before you go in.',
    ],
  },
  {
    id: 'cashless-hospital-emergency-not-in-network',
    question: 'Emergency, and the nearest hospital is not in the network: what do I do?',
    answer: [
      `Go to the nearest hospital; call 112 or 108. Have someone tell the insurer, commonly within ${noticeEmergencyStay.text}, and ask whether it will arrange cashless there. If not, pay, keep the originals and claim back. You can also ask whether the patient can be moved to a network hospital once stable.`,
    ],
  },
  {
    id: 'cashless-hospital-first-approval-too-small',
    question: 'Cashless approved for less than the estimate: why?',
    answer: [
      'The first approval usually covers the start of the treatment; the hospital asks for more as the bill grows. A room limit, a co-payment, a limit for that treatment or items not covered also cut it: the insurer’s letter, which the desk has, says what was left out.',
    ],
  },
  {
    id: 'cashless-hospital-day-care',
    question: 'Day care, less than a day in hospital: does cashless work?',
    answer: [
      'Often yes, when the treatment is one the policy covers as _day care_: procedures that new technique has made possible within a day. Dialysis, chemotherapy and cataract surgery are usual examples. Tests and consultations alone are normally outside a hospital policy. Ask for approval before the appointment, as for any planned stay.',
    ],
  },
  {
    id: 'cashless-hospital-left-the-network',
    question: 'Hospital removed or blacklisted, cashless stopped: what now?',
    answer: [
      'Your cover stays, but at a hospital that left the network you may have to pay first and claim back; at one on the insurer’s excluded list (blacklisted) it pays in an emergency only. The network is not part of your policy and can change during the year. A plan with a shorter list may add a co-payment. If one hospital matters to you, check it again before every planned stay and at [renewal](/renewal).',
    ],
  },
];
