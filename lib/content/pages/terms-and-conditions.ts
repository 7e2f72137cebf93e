/**
 * Terms: who we are, what a broker does, when cover starts, what the 15-minute promise means. No consent is hidden here
 * (the form asks for it), and no clause excludes a complaint or a right.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { premiumRemittance, rebatePenalty } from '../figures/broker-rules.ts';
import { enquiryValidity } from '../figures/call-rules.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function termsAndConditions(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Terms of using this website',
    answer:
      'You may read everything here without agreeing to anything. These terms say what we are in ' +
      'law, when insurance cover starts and when it does not, and what our call-back promise means.',
    sections: [
      whoWeAre(broker),
      ourRole,
      whenCoverStarts,
      information(broker),
      useOfThisSite,
      callPromise(broker),
      money,
      personalData,
      links,
      law,
      changes,
    ],
    questions,
    figuresInText: [enquiryValidity, premiumRemittance, rebatePenalty],
    furtherSources: [{ title: 'IRDAI (Insurance Brokers) Regulations, 2018' }],
  };
}

function whoWeAre(broker: BrokerDetails): TextSection {
  return {
    id: 'who-we-are',
    heading: 'Who runs this site',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `This website belongs to ${broker.legalName} (“we”), CIN ${broker.cin}, registered ` +
            `office: ${broker.address}. We are registered with IRDAI as ` +
            `${broker.licence.category} under number ${broker.licence.number}. The full ` +
            'certificate details are on the [legal page](/legal#certificate).',
          'Insurance is the subject matter of the solicitation. Read the policy wording and the ' +
            'sales brochure before you decide.',
        ],
      },
    ],
  };
}

const ourRole: TextSection = {
  id: 'our-role',
  heading: 'Our role and the insurer’s',
  blocks: [
    {
      kind: 'list',
      items: [
        'A contract of insurance is made between you and the insurer. We arrange it and are ' +
          'not a party to it.',
        'The insurer decides whether to accept you, on what terms and at what price, and it ' +
          'decides every claim. We can argue your case. We cannot promise the outcome.',
        'You owe the insurer full and true answers in the proposal. We put down what you tell ' +
          'us; check it before you sign, because you answer for it.',
        'The policy wording prevails over this website, over what anyone said on a call, and ' +
          'over any summary.',
      ],
    },
  ],
};

const whenCoverStarts: TextSection = {
  id: 'when-cover-starts',
  heading: 'When cover starts',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Nothing you do on this website insures you. A request for a call is not a proposal, ' +
          'and a thank-you screen is not a policy.',
        'By section 64VB of the Insurance Act no risk begins before the insurer has the ' +
          'premium. You are insured from the time the insurer states in the policy or cover ' +
          'note it issues, and not before. Until you hold it, keep your old policy going.',
        'No premium can be paid here. Where an intermediary does collect a premium, the rules ' +
          `give it ${premiumRemittance.text}, bank and postal holidays aside, to pass all of ` +
          'it to the insurer without keeping back commission. A refund comes to you from the ' +
          'insurer, never through the intermediary. Pay only to the insurer named in your ' +
          'proposal, and never to a person’s own account.',
      ],
    },
  ],
};

function information(broker: BrokerDetails): TextSection {
  return {
    id: 'information',
    heading: 'What the information here is worth',
    blocks: [
      {
        kind: 'list',
        items: [
          'Pages were last checked on the date they show. A figure carries its source, a date and ' +
            'how we read it ([what they mean](/about-us#how-we-write)). Laws and policy terms can ' +
            'change after it.',
          'Pages explain a kind of cover in general. They cannot know your health, family or ' +
            'money, so nothing on a page, and no list or result it shows you, is advice to you ' +
            'in person. For advice, speak to us or to another qualified person.',
          'What is said about tax is subject to the tax law in force and to the regime you have ' +
            'chosen. Ask a tax adviser.',
          'A worked example is only arithmetic on round sums. It is not a price.',
          `Tell us about a mistake at ${mailLink(broker.helpMailbox)} and we look into it.`,
        ],
      },
    ],
  };
}

const useOfThisSite: TextSection = {
  id: 'use',
  heading: 'Using the site',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Read, print, quote and share pages as you like for yourself and the people you help. ' +
          'Do not send requests in somebody else’s name or with a number that is not yours, ' +
          'do not flood the form by machine, and do not present our words as those of an ' +
          'insurer or of the regulator. We limit how many requests one source or one number ' +
          'may send.',
      ],
    },
  ],
};

function callPromise(broker: BrokerDetails): TextSection {
  return {
    id: 'call-promise',
    heading: 'The 15-minute promise, exactly',
    blocks: [
      {
        kind: 'rows',
        caption: 'What we promise when you use Get a Call',
        rows: [
          {
            label: 'When',
            text:
              'An expert calls within 15 minutes of the start of the slot you chose: today if ' +
              'the slot has not begun when you send the form, otherwise tomorrow. Slots run on ' +
              'every day of the year. What you see after sending names the date.',
          },
          {
            label: 'Calling hours',
            text: `We call within our calling hours: ${broker.callingHours}. We set them ourselves.`,
          },
          {
            label: 'About what',
            text: 'The one product you chose. The caller raises nothing else unless you do.',
          },
          {
            label: 'For how long',
            text: `${enquiryValidity.text} from your request. Then it lapses and is not used.`,
          },
          {
            label: 'If we are late',
            text:
              `Call ${phoneLink(broker.phone)}, or let it lapse. We owe you an apology and a new slot ` +
              'if you want one. No compensation is promised.',
          },
          {
            label: 'If you are busy',
            text: 'We do not keep trying. Ask again when it suits you.',
          },
          {
            label: 'Faults',
            text:
              'If a connection breaks at the wrong moment, your request can be handed to ' +
              'our callers late or, rarely, twice. We would sooner risk a second call than ' +
              'lose your request.',
          },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'The promise is about our calling you. It says nothing about how soon an insurer ' +
            'answers, and it does not apply to complaints, which have ' +
            '[their own time limits](/grievance-redressal#clocks).',
        ],
      },
    ],
  };
}

const money: TextSection = {
  id: 'money',
  heading: 'No charge and no rebate',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Using this site and talking to us costs you nothing. Insurers pay us, as set out ' +
          'under [remuneration](/legal#remuneration).',
        'We may not give you any part of our commission, a lower premium than the insurer’s, ' +
          'a voucher or a present for buying, and you may not accept one: the law puts a ' +
          `penalty of up to ${rebatePenalty.text} on it. If somebody offers you one in our ` +
          'name, tell us.',
      ],
    },
  ],
};

const personalData: TextSection = {
  id: 'personal-data',
  heading: 'Personal data and consent',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'No consent is contained in these terms. When we need your data we ask for it where ' +
          'you give it and say what it is for; the [privacy notice](/privacy-policy) is the ' +
          'long version. Your particulars go to an insurer only to arrange a policy or a ' +
          'quotation you asked for, after we have named that insurer to you.',
      ],
    },
  ],
};

const links: TextSection = {
  id: 'links',
  heading: 'Links to other sites',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Where we name or link to the site of a regulator, an insurer or the Ombudsman, it is ' +
          'to let you check something. We do not run those sites and cannot vouch for what ' +
          'they show on the day you visit.',
      ],
    },
  ],
};

const law: TextSection = {
  id: 'law',
  heading: 'Law, liability and disputes',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Indian law governs these terms. Nothing in them takes away a right that insurance, ' +
          'consumer or data protection law gives you, limits our liability where the law does ' +
          'not allow a limit, or stops you from complaining to IRDAI, the Ombudsman, the Data ' +
          'Protection Board, a consumer commission or a court.',
        'We do not undertake that the site is always reachable. If it is down, the phone ' +
          'number and the e-mail address still work as ways to reach us.',
        'Have a dispute with us? Begin at the [grievance page](/grievance-redressal).',
      ],
    },
  ],
};

const changes: TextSection = {
  id: 'changes',
  heading: 'Changes to these terms',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'The date on this page says when its text last changed. A change applies from that day ' +
          'on and never reaches back to a request you sent or a policy you bought earlier.',
      ],
    },
  ],
};

const questions: Question[] = [
  {
    id: 'terms-and-conditions-am-i-covered',
    question: 'I spoke to your expert and agreed. Am I covered now?',
    answer: [
      'Not yet. Cover needs the insurer’s acceptance and the insurer’s receipt of the premium, ' +
        'and the policy document states from when. If a date matters to you, such as a vehicle ' +
        'on the road or a flight, do not rely on a call.',
    ],
  },
  {
    id: 'terms-and-conditions-bound-by-reading',
    question: 'Do I agree to anything just by reading the site?',
    answer: [
      'No. The terms describe who we are and how far you can rely on the pages. You consent to something ' +
        'only when you send a request or sign a document, and only to what it says there.',
    ],
  },
  {
    id: 'terms-and-conditions-missed-promise',
    question: 'What do I get if you do not call within those 15 minutes?',
    answer: [
      'A new slot if you want one, and a place in our complaint register if you tell us that it ' +
        'mattered. We do not pay for a missed call.',
    ],
  },
  {
    id: 'terms-and-conditions-which-document-wins',
    question: 'This site and my policy say different things. Which one counts?',
    answer: [
      'The policy, always. Please tell us about the difference as well: if a page of ours is ' +
        'wrong or out of date, we want to put it right for the next reader.',
    ],
  },
];
