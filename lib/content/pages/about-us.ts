/**
 * About us: what a direct broker is, for which party it acts, how it is paid, and why this site asks last. No history,
 * team size, counts or awards: nothing about the firm beyond its configured details.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink } from '../../site/contact-links.ts';
import {
  agentInsurers,
  surveyExcessData,
  surveyPersistentContact,
} from '../figures/broker-rules.ts';
import { enquiryValidity } from '../figures/call-rules.ts';
import { officeRows } from '../office-rows.ts';
import { placedInsurerLine } from '../placed-insurers.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function aboutUs(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'A broker that acts for you',
    answer:
      `${broker.name} is the trading name of ${broker.legalName}, registered with IRDAI as ` +
      `${broker.licence.category}. We act for the person who buys insurance. Insurers pay us, and ` +
      'this page says what that means for you.',
    sections: [
      directBroker,
      whatWeDo,
      whatWeDoNotDo,
      howWeArePaid,
      fewerCalls(broker),
      registration(broker),
      howWeWrite(broker),
    ],
    questions: questions(broker),
    figuresInText: [agentInsurers, enquiryValidity, surveyExcessData, surveyPersistentContact],
    furtherSources: [
      { title: 'IRDAI (Insurance Brokers) Regulations, 2018' },
      { title: 'IRDAI, list of registered brokers', url: 'https://irdai.gov.in' },
    ],
  };
}

const directBroker: TextSection = {
  id: 'direct-broker',
  heading: 'What a direct insurance broker is',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'A _direct broker_ is a firm registered with the Insurance Regulatory and Development ' +
          'Authority of India (IRDAI) to arrange insurance between clients and insurers in ' +
          'India. Our registration covers both life and general insurance; health, motor and ' +
          'travel cover fall under the second.',
        'The difference from an agent is who each one answers to. The table sets the three ' +
          'parties to a policy side by side.',
      ],
    },
    {
      kind: 'table',
      caption: 'Who acts for you when you buy a policy',
      columns: ['Point', 'Broker (us)', 'Individual agent', 'Insurer'],
      rows: [
        ['Acts for', 'You, the client', 'Each insurer it represents', 'Itself'],
        [
          'Can show you',
          'Policies of several insurers',
          `Policies of ${agentInsurers.text}`,
          'Its own policies',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Who does what',
      columns: ['Point', 'Broker (us)', 'Agent', 'Insurer'],
      rows: [
        ['Sets the premium', 'No', 'No', 'Yes'],
        ['Issues the policy', 'No', 'No', 'Yes'],
        ['Decides a claim', 'No', 'No', 'Yes'],
        ['Carries the risk', 'No', 'No', 'Yes'],
      ],
    },
  ],
};

const whatWeDo: TextSection = {
  id: 'what-we-do',
  heading: 'What we do for a client',
  blocks: [
    {
      kind: 'list',
      items: [
        'Listen to what you want to protect and say which kinds of cover fit, and which do not.',
        'Put policies of different insurers beside each other on the same points: what is ' +
          'covered, what is left out, how long you wait, what you pay yourself.',
        'Help you fill in the proposal fully, because what is left unsaid there can be held ' +
          'against a claim years later.',
        'Explain what a late renewal costs you in each kind of policy, before it is late.',
        'Help with the papers of a claim and take your side of the argument to the insurer.',
      ],
    },
  ],
};

const whatWeDoNotDo: TextSection = {
  id: 'what-we-do-not-do',
  heading: 'What we do not do',
  blocks: [
    {
      kind: 'list',
      items: [
        'We carry no risk. If a claim is payable, the insurer pays it, not us.',
        'We do not decide claims and cannot overrule the insurer that does. When you think ' +
          'it is wrong, the [complaint ladder](/grievance-redressal) is the way.',
        'We sell no policy and take no premium on this website.',
        'We hand back no part of our commission and give no present for buying: ' +
          '[section 41](/legal#section-41) forbids it.',
        'We hand out no stars, ranks or badges. Lists are in alphabetical order until you ' +
          'sort them yourself.',
      ],
    },
  ],
};

const howWeArePaid: TextSection = {
  id: 'how-we-are-paid',
  heading: 'How we are paid: a broker’s commission',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'When you buy a policy through us, the insurer pays us commission. It is part of the ' +
          'premium you see, not an extra line on the bill.',
        'That is a conflict you should know about: we earn when you buy, and some policies ' +
          'pay a broker more than others. So ask. Before you sign a proposal you may ask what ' +
          'commission that policy would pay us, and you get an answer. The full statement: ' +
          '[remuneration](/legal#remuneration).',
      ],
    },
  ],
};

function fewerCalls(broker: BrokerDetails): TextSection {
  return {
    id: 'fewer-calls',
    heading: 'Why one call and not ten',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `In a survey of insurance customers reported in July 2026, ${surveyExcessData.text} ` +
            `said that too much data was collected from them and ` +
            `${surveyPersistentContact.text} spoke of calls, messages or e-mails that would not ` +
            'end. So we ask for little, and call once.',
        ],
      },
      {
        kind: 'list',
        items: [
          'Facts come first. No page here waits for your number before it shows what it knows.',
          'Get a Call asks for three things: the product, a time slot and a mobile number. No ' +
            'name, no age, no income, no health question.',
          'You get one call, about the product you picked, within our calling hours ' +
            `(${broker.callingHours}). An expert calls within 15 minutes of the start of the ` +
            'slot you chose: today if the slot has not begun yet, otherwise tomorrow.',
          'Your number is not sold and not passed to insurers or agents. If you later want a ' +
            'quotation, we ask you again and name the insurer.',
          `A request is good for ${enquiryValidity.text}. After that we may not call.`,
          'You can have the call stopped before it happens: [how to stop calls](/contact-us#stop-calls).',
        ],
      },
    ],
  };
}

function registration(broker: BrokerDetails): TextSection {
  return {
    id: 'registration',
    heading: 'Our registration, and how to check it',
    blocks: [
      {
        kind: 'rows',
        caption: 'Who we are on paper',
        rows: [
          { label: 'Legal name', text: broker.legalName },
          { label: 'Registration number', text: broker.licence.number },
          { label: 'Category', text: broker.licence.category },
          { label: 'Corporate identity number', text: broker.cin },
          ...officeRows(broker),
          { label: 'Principal officer', text: broker.principalOfficer },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Do not take our word for it. IRDAI publishes a list of registered brokers at ' +
            'irdai.gov.in; look for the legal name and the number above. Insurers must also ' +
            'offer a search on their own sites that tells you whether a seller is one of theirs. ' +
            'Validity and the other certificate details are on the ' +
            '[legal page](/legal#certificate).',
        ],
      },
    ],
  };
}

function howWeWrite(broker: BrokerDetails): TextSection {
  return {
    id: 'how-we-write',
    heading: 'Where the facts on these pages come from',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          'A figure set by law or by the regulator is shown with its source and a date. The ' +
            'date is the day on which the source stated the figure. Where a later text still ' +
            'states it, the list of sources says “still so” and gives that day. The list also ' +
            'says how we read each figure: in the official text, in an insurer’s wording, in ' +
            'the press, or in a note that names the official text. Only the first is ' +
            'first-hand. What we could not find in a source, we leave out. Where a point depends on ' +
            'the policy, we say so instead of guessing.',
          `Rules change. If you find a figure that is out of date, write to ${mailLink(broker.helpMailbox)} ` +
            'with the address of the page. Your policy wording always comes before anything ' +
            'written here.',
        ],
      },
    ],
  };
}

function questions(broker: BrokerDetails): Question[] {
  return [
    {
      id: 'about-us-broker-or-agent',
      question: 'Insurance broker vs agent, POSP, bank or web aggregator: what is the difference?',
      answer: [
        'A broker is engaged on the client’s side and can place business with several insurers. ' +
          'An agent represents an insurer and shows you what that insurer sells; so does a bank, a ' +
          '_corporate agent_, for each insurer it has an agreement with. A POSP (point of sales person) sells ' +
          'simple policies for an insurer, a broker or another intermediary. A web aggregator ' +
          'runs a site that compares plans of insurers it has agreements with. Insurers pay them ' +
          'all, so it is fair to ask how much.',
      ],
    },
    {
      id: 'about-us-cost-through-broker',
      question: 'Do I pay more when I buy through a broker?',
      answer: [
        'We add no fee to the premium. The insurer sets the price of the policy and pays our ' +
          'commission out of it. Some policies are sold only on an insurer’s own site and can be ' +
          'priced differently, so when price decides the matter for you, look there too before ' +
          'you choose.',
      ],
    },
    {
      id: 'about-us-every-insurer',
      question: 'Can you place my policy with every insurer in India?',
      answer: [
        'No broker should claim that without showing it. The page of ' +
          `[insurance companies](/insurance-companies) lists the market. ${placedInsurerLine(broker)} If ` +
          'the one you want is not among them, you can go to it directly.',
      ],
    },
    {
      id: 'about-us-who-watches',
      question: 'Who watches over you, and what if you fail me?',
      answer: [
        'IRDAI registers and supervises us. If our service or our advice was wrong, complain to ' +
          'our grievance officer first; if that does not settle it, the Insurance Ombudsman also ' +
          'hears complaints against brokers. Every step with its time limit is on the ' +
          '[grievance page](/grievance-redressal).',
      ],
    },
  ];
}
