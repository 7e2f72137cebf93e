/**
 * Grievance redressal: the five steps with their clocks, our own desk, the way to the Ombudsman.
 * The offices and their areas are in ../ombudsman-offices.ts.
 * Traps: the insurer's, the portal's and the Ombudsman's clocks differ; only the insured or claimant may file.
 */
import type { BrokerText } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import {
  serviceCallSeries,
  spamComplaintWindow,
  suspectCallWindow,
} from '../figures/call-rules.ts';
import { complaintReply } from '../figures/claims.ts';
import {
  awardCompliance,
  awardDelayPayment,
  bimaBharosaBanner,
  brokerComplaintClock,
  commissionWindow,
  districtCommissionLimit,
  ombudsmanAward,
  ombudsmanLimit,
  ombudsmanMediation,
  ombudsmanOfficeCount,
  ombudsmanSilence,
  ombudsmanWindow,
  stateCommissionLimit,
} from '../figures/complaints.ts';
import { requestFigures } from '../requests/request-kinds.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function grievanceRedressal(broker: BrokerText): TextPageContent {
  return {
    heading: 'How to complain, step by step',
    answer:
      'Start with whoever caused the problem: us for our service or advice, the insurer for a claim ' +
      'or a policy. There are five steps in all, and the first four are free.',
    sections: [
      ladder,
      complainToUs,
      ourDesk(broker),
      whatToWrite,
      contacts,
      clocks,
      ombudsman,
      ombudsmanOffices,
    ],
    questions,
    figuresInText: [
      ombudsmanOfficeCount,
      districtCommissionLimit,
      stateCommissionLimit,
      ...requestFigures,
      serviceCallSeries,
      spamComplaintWindow,
      suspectCallWindow,
    ],
    furtherSources: [
      { title: 'Bima Bharosa, IRDAI’s complaint portal', url: 'https://bimabharosa.irdai.gov.in/' },
      { title: 'Council for Insurance Ombudsmen', url: 'https://cioins.co.in' },
      { title: 'National Consumer Helpline', url: 'https://consumerhelpline.gov.in' },
      { title: 'e-Jagriti, the consumer commissions’ portal', url: 'https://e-jagriti.gov.in' },
      { title: 'Supreme Court of India, 2025 INSC 593, 29 April 2025, on value by price paid' },
    ],
  };
}

const ladder: TextSection = {
  id: 'ladder',
  heading: 'The five steps',
  blocks: [
    {
      kind: 'steps',
      steps: [
        {
          title: 'Us, if the complaint is about us',
          text:
            'Write, call or post it to our grievance officer. We have ' +
            `${brokerComplaintClock.text} from the day it reaches us. Go on if you have no ` +
            'answer by then, or if you disagree with it.',
        },
        {
          id: 'ladder-insurer',
          title: 'The insurer’s grievance officer, if it is about the insurer',
          text:
            'Any office of the insurer must take it; ask for a dated acknowledgement. The ' +
            `insurer must acknowledge at once and resolve it within ` +
            `${complaintReply.text}, and a “no” must name the policy term it rests on. ` +
            'The e-mail address of each insurer’s officer is listed on Bima Bharosa.',
        },
        {
          title: 'Bima Bharosa, IRDAI’s complaint desk',
          text:
            'It gives you a token number, sends the complaint to the insurer and follows ' +
            'it. IRDAI makes the insurer look again; it does not judge the dispute. Only the ' +
            'insured person or the claimant may file here, so we can help you write it but ' +
            'we cannot send it for you.',
        },
        {
          title: 'The Insurance Ombudsman',
          text:
            'Free, and without a lawyer. Open after a refusal, a poor reply or ' +
            `${ombudsmanSilence.text} of silence, and for ${ombudsmanWindow.text} after that; ` +
            'the Ombudsman may excuse a delay for good reasons. ' +
            `The Ombudsman can award up to ${ombudsmanLimit.text}. The award binds the ` +
            'insurer; it does not bind you.',
        },
        {
          title: 'A consumer commission or a court',
          text:
            'The District Commission takes cases where the price paid is up to ' +
            `${districtCommissionLimit.text}, the State Commission above that and up to ` +
            `${stateCommissionLimit.text}, the National Commission above that. The price is ` +
            `the premium you paid, not the claim. You have ${commissionWindow.text} from the day ` +
            'on which the cause of the dispute arose; a later complaint can be admitted if you ' +
            'show good cause. The portal of the commissions is e-Jagriti, e-jagriti.gov.in.',
        },
      ],
    },
  ],
};

const complainToUs: TextSection = {
  id: 'complain-to-us',
  heading: 'A complaint about us',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'You get a number on the spot, and our ' +
          `${brokerComplaintClock.text} start that day. A complaint [by phone, mail or post](#our-desk) counts the same.`,
      ],
    },
  ],
};

function ourDesk(broker: BrokerText): TextSection {
  return {
    id: 'our-desk',
    heading: 'Our complaint desk: who answers, and how',
    blocks: [
      {
        kind: 'rows',
        caption: 'Our complaint desk',
        rows: [
          { label: 'Grievance officer', text: broker.grievanceOfficer },
          { label: 'E-mail', text: mailLink(broker.complaintsMailbox) },
          {
            label: 'Phone',
            text: `${phoneLink(broker.phone)}; say first that it is a complaint`,
          },
          { label: 'Post', text: `${broker.legalName}, ${broker.address}` },
          { label: 'If that doesn’t help', text: `Principal officer: ${broker.principalOfficer}` },
        ],
      },
      {
        kind: 'list',
        items: [
          'Every complaint gets a receipt with a number, whichever way it came. If you have no ' +
            'number, your complaint has not reached us: send it again.',
          'The grievance officer looks into it and answers in writing, with reasons, within ' +
            `${brokerComplaintClock.text} of receipt.`,
          'If the answer does not satisfy you, or none comes, ask for the principal officer and ' +
            'quote the number.',
          'After our refusal, a poor reply or our silence for ' +
            `${ombudsmanSilence.text} you may take ${broker.legalName} to the Insurance ` +
            'Ombudsman. Brokers can be complained about there just as insurers can.',
          'We must keep a register of complaints and report on it to IRDAI. Yours will be in it.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Typical complaints about a broker: a feature was described that the policy does not ' +
            'have, a call came after you said stop, papers you sent did not reach the insurer, ' +
            'something you told us was not put in the proposal.',
        ],
      },
    ],
  };
}

const whatToWrite: TextSection = {
  id: 'what-to-write',
  heading: 'Complaint letter to an insurance company: what to write',
  blocks: [
    {
      kind: 'list',
      items: [
        'Who you are, with a phone number or e-mail address for the reply.',
        'The insurer, the policy number, and the claim number if there is one.',
        'What happened, in the order it happened, with dates and the names of people you ' +
          'spoke to.',
        'What you want: a payment of a sum, a correction, a refund, an apology, an end to calls.',
        'Copies, never originals: the policy, the refusal, bills, your earlier letters. Cover ' +
          'all but the last four digits of an Aadhaar number.',
        'The number of any earlier complaint about the same thing.',
      ],
    },
    {
      kind: 'paragraphs',
      text: [
        'One page is enough. A complaint that quotes the sentence of the refusal you dispute, ' +
          'and the sentence of the policy you rely on, is hard to answer with a form letter.',
        'The letter that follows can go to the insurer, or to us. On the website it fills in as you ' +
          'type and stays in your browser: you print it, copy it or e-mail it yourself. On paper, ' +
          'write into its gaps.',
      ],
    },
  ],
};

const contacts: TextSection = {
  id: 'contacts',
  heading: 'IRDAI toll-free number 155255, Bima Bharosa, Ombudsman: contacts',
  blocks: [
    {
      kind: 'table',
      caption: 'Official contacts',
      columns: ['Who', 'How to reach them', 'For'],
      rows: [
        [
          'Bima Bharosa (IRDAI)',
          `${phoneLink('155255')} or ${phoneLink('1800 4254 732')}; ${mailLink('complaints@irdai.gov.in')}; bimabharosa.irdai.gov.in`,
          'Complaints the insurer has not settled',
        ],
        [
          'Bima Bharosa by post',
          'General Manager, Policyholder’s Protection and Grievance Redressal Department, ' +
            'IRDAI, Survey 115/1, Financial District, Nanakramguda, Gachibowli, Hyderabad ' +
            '500032',
          'The same, on paper',
        ],
        [
          'Insurance Ombudsman',
          '[cioins.co.in](https://cioins.co.in), online or through the office for your area',
          `Disputes up to ${ombudsmanLimit.text}`,
        ],
        [
          'National Consumer Helpline',
          '1915; consumerhelpline.gov.in',
          'Mediation with any company',
        ],
        [
          'Consumer commissions',
          'e-jagriti.gov.in, or the commission for your district',
          'A case, in place of the Ombudsman or after the award',
        ],
        ['Cyber crime', '1930; cybercrime.gov.in', 'Money lost to a fraud'],
      ],
    },
    {
      kind: 'note',
      title: 'Where the National Consumer Helpline fits',
      text: [
        'You can call 1915 at any stage, in many Indian languages. The helpline takes the matter ' +
          'up with the company, but it cannot order a payment.',
      ],
    },
    {
      kind: 'note',
      title: 'Look-alike sites',
      text: [
        'Search results have shown a copy of the regulator’s complaint page on an address of ' +
          'its own. A genuine address ends in irdai.gov.in, or is [cioins.co.in](https://cioins.co.in) for the ' +
          'Ombudsman. None of them asks for a fee or a one-time password by phone.',
      ],
    },
  ],
};

const clocks: TextSection = {
  id: 'clocks',
  heading: 'How many days each complaint takes: every time limit',
  blocks: [
    {
      kind: 'figures',
      caption: 'Who has how long',
      rows: [
        {
          label: 'We, to redress your complaint',
          figure: brokerComplaintClock,
          text: 'Counted from the day we receive it.',
        },
        {
          label: 'The insurer, to resolve it',
          figure: complaintReply,
          text: 'Acknowledgement at once; reasons tied to the policy.',
        },
        {
          label: 'The banner on Bima Bharosa',
          figure: bimaBharosaBanner,
          text: 'The portal’s own wording. It does not lengthen the insurer’s time limit.',
        },
        {
          label: 'Silence before the Ombudsman',
          figure: ombudsmanSilence,
          text: 'Of the insurer or of the broker. A refusal opens the door earlier.',
        },
        {
          label: 'You, to go to the Ombudsman',
          figure: ombudsmanWindow,
          text: 'From the refusal, the poor reply, or the end of the silent month. A delay may be excused for good reasons.',
        },
        {
          label: 'You, to go to a consumer commission',
          figure: commissionWindow,
          text: 'From the day the cause arose; in doubt take the earliest. A delay may be excused for good cause. Do not count on months with the Ombudsman being left out.',
        },
        {
          label: 'A settlement proposal',
          figure: ombudsmanMediation,
          text: 'Once both sides have agreed to mediation.',
        },
        {
          label: 'An award',
          figure: ombudsmanAward,
          text: 'Once the Ombudsman has all the papers.',
        },
        {
          label: 'The insurer, to honour the award',
          figure: awardCompliance,
          text: 'Late payment costs the insurer more; see the next line.',
        },
        {
          label: 'Price of the insurer’s delay',
          figure: awardDelayPayment,
          text: 'Owed to you, besides interest.',
        },
        {
          label: 'Limit of an award',
          figure: ombudsmanLimit,
          text: 'Older pages print smaller sums; they are out of date.',
        },
      ],
    },
  ],
};

const ombudsman: TextSection = {
  id: 'ombudsman',
  heading: 'Insurance Ombudsman: which complaints, which papers',
  blocks: [
    {
      kind: 'list',
      items: [
        '**Which policies.** Personal policies, group policies, and those of sole proprietors ' +
          'and micro enterprises.',
        '**Which disputes.** Delay, a claim refused in part or in full, premium, terms that ' +
          'were misdescribed, the reading of policy words in a claim, poor service by an ' +
          'insurer, agent or intermediary, a policy that differs from the proposal, or no ' +
          'policy after the premium was paid.',
        '**Which papers.** What you wrote to the insurer or broker, the reply if there is one, ' +
          'identity papers, a copy of the policy, a photograph. The online form is confirmed ' +
          'with a one-time password that you type in yourself.',
        '**When it is closed to you.** When a court, a consumer commission or an arbitrator ' +
          'has, or has had, the same matter.',
        '**Which office.** The one for the place where you live, or for the place of the ' +
          'insurer’s or broker’s office. You choose.',
      ],
    },
  ],
};

const ombudsmanOffices: TextSection = {
  id: 'ombudsman-offices',
  heading: 'Insurance Ombudsman offices: which is yours, and where its address is',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        `There are ${ombudsmanOfficeCount.text} offices. Older lists stop one short and leave ` +
          'out Thane. Street and e-mail addresses differ between lists in circulation, so ' +
          'take them from [cioins.co.in](https://cioins.co.in/Ombudsman) on the day you write.',
        'Uttar Pradesh has two offices, Lucknow and Noida, which divide its districts. We have not ' +
          'read that list in a source we trust, so look your district up at ' +
          '[cioins.co.in](https://cioins.co.in/Ombudsman).',
        'New rules for the Ombudsman are a draft so far: ' +
          '[what is changing](/insurance-companies#what-is-changing).',
      ],
    },
  ],
};

const questions: Question[] = [
  {
    id: 'grievance-redressal-ombudsman-online',
    question: 'How do I file a complaint with the Insurance Ombudsman online (kaise kare)?',
    answer: [
      `On cioins.co.in, under complaint online: register with your mobile number, choose the office for your place, type the facts, upload the insurer’s reply (or proof of ${ombudsmanSilence.text} of silence), policy, ID and photograph. It is free. By post or by hand at the office works too.`,
    ],
  },
  {
    id: 'grievance-redressal-ombudsman-limit',
    question: 'Insurance Ombudsman: what are the limit, the time limit and the fee?',
    answer: [
      `Awards up to ${ombudsmanLimit.text}, complaint within ${ombudsmanWindow.text} of the refusal or the poor reply, no fee, no lawyer. An award comes within ${ombudsmanAward.text} of all the papers, and the insurer has ${awardCompliance.text} to honour it.`,
    ],
  },
  {
    id: 'grievance-redressal-ombudsman-or-court',
    question: 'Consumer court vs Insurance Ombudsman: which one first?',
    answer: [
      `The Ombudsman first, for disputes up to ${ombudsmanLimit.text}: free, quicker, and its award does not bind you. A commission takes a case within ${commissionWindow.text}, also for larger sums and for compensation; there may be a fee, and often a lawyer. Once it has the case, the Ombudsman is closed.`,
    ],
  },
  {
    id: 'grievance-redressal-mis-selling',
    question: 'Mis-selling: a bank or agent sold me the wrong policy. How do I complain?',
    answer: [
      'Within the [free look](/faqs#faqs-changed-my-mind) return the policy; that needs no proof. Later write to the insurer’s grievance officer: what was promised, the seller’s name, with messages and the date of the call, and ask for cancellation and refund. For a bank write to it as well. Then Bima Bharosa and the Ombudsman.',
    ],
  },
  {
    id: 'grievance-redressal-tpa-hospital',
    question: 'How do I complain against a TPA or a hospital?',
    answer: [
      'Against a TPA: to the insurer, which answers for it, then as in the steps above. Against a hospital that is in the network: to the insurer too, and to the state’s health authority; the Ombudsman does not judge hospitals.',
    ],
  },
  {
    id: 'grievance-redressal-policy-not-received',
    question: 'Policy document not received, or no refund: where do I complain?',
    answer: [
      `To the insurer’s grievance officer, with the receipt and the date of payment; it has ${complaintReply.text}. No policy after payment, and a refund that does not come, are disputes that the Ombudsman takes too.`,
    ],
  },
  {
    id: 'grievance-redressal-rejected-claim',
    question: 'Claim rejected: where do I complain first?',
    answer: [
      'First with the insurer’s grievance officer, because the insurer made the decision. Ask for the ' +
        'refusal in writing with the policy clause, if you do not have it. Tell us too: we can ' +
        'read the wording with you and help to answer it. If the reply does not change, the ' +
        'Ombudsman is usually the next useful step.',
    ],
  },
  {
    id: 'grievance-redressal-lawyer',
    question: 'Do I need a lawyer or an agent to complain?',
    answer: [
      'Not for the first four steps. Bima Bharosa does not take complaints from agents, ' +
        'advocates or other third parties at all, and the Ombudsman’s procedure is made for ' +
        'people who speak for themselves. Anyone who offers to “get your claim released” for a ' +
        'share or a fee is selling something you can do for nothing.',
    ],
  },
  {
    id: 'grievance-redressal-three-clocks',
    question: `Complaint: is the answer due in ${complaintReply.text}, ${bimaBharosaBanner.text} or ${ombudsmanSilence.text}?`,
    answer: [
      `All three exist, for different things. An insurer has ${complaintReply.text} to ` +
        `resolve a complaint and a broker has ${brokerComplaintClock.text}. The Bima Bharosa ` +
        `portal speaks of ${bimaBharosaBanner.text}. The Ombudsman asks for ` +
        `${ombudsmanSilence.text} of silence before treating no answer as a refusal.`,
    ],
  },
  {
    id: 'grievance-redressal-bima-bharosa-status',
    question: 'How do I see the status of my Bima Bharosa complaint?',
    answer: [
      'Look up the token number on bimabharosa.irdai.gov.in: the insurer’s answer appears there. You ' +
        'can also call 155255 or 1800 4254 732 and quote the token. [Your next dates](/grievance-redressal) ' +
        'follow from the day you complained.',
    ],
  },
  {
    id: 'grievance-redressal-ombudsman-how-long',
    question:
      'How long does the Insurance Ombudsman take, and what if the insurer does not pay the award?',
    answer: [
      `An award is due within ${ombudsmanAward.text} after all papers are in; the insurer must honour it within ${awardCompliance.text}. If it does not, write to the Ombudsman’s office and on Bima Bharosa, with the award; a delay costs the insurer ${awardDelayPayment.text}.`,
    ],
  },
  {
    id: 'grievance-redressal-award-refuse',
    question: 'What if I do not accept the Ombudsman’s award?',
    answer: [
      'You may still go to a consumer commission or a court. If you do accept it, the insurer ' +
        `is bound and must honour it within ${awardCompliance.text}. Mind the ` +
        'order, though. Once a commission or court has the matter, the Ombudsman is closed to you.',
    ],
  },
  {
    id: 'grievance-redressal-late',
    question: 'Ombudsman or consumer court: am I too late?',
    answer: [
      `Perhaps not. After the ${ombudsmanWindow.text} for the Ombudsman, and after the ` +
        `${commissionWindow.text} for a consumer commission, a complaint may still be taken up if the ` +
        'delay had a good reason. File at once, say why you are late, add proof, and ask for the delay ' +
        'to be excused. Whether it is, they decide.',
    ],
  },
  {
    id: 'grievance-redressal-calls',
    question: 'Spam calls about insurance: I only want them to stop. How?',
    answer: [
      'Our own: [stop calls](/contact-us#stop-calls), no complaint needed. If a call came ' +
        'after you had said stop, complain: we want it in the register, with the date and the ' +
        'number that rang you.',
      `Of any other company: complain to your phone operator, on 1909 or in TRAI’s DND app, within ${spamComplaintWindow.text} of the call. If it looks like fraud, report it on Chakshu (sancharsaathi.gov.in) within ${suspectCallWindow.text}. Service calls to existing customers of firms under IRDAI come from the ${serviceCallSeries.text} series.`,
    ],
  },
];
