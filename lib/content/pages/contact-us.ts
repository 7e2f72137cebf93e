/**
 * Contact us: one channel for each need, a form, the office, how to recognise our call, how to stop calls. Everything
 * about the firm comes from configuration; each form states its response time (lib/requests).
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import {
  consentRetryBar,
  enquiryValidity,
  serviceCallSeries,
  spamComplaintWindow,
  suspectCallWindow,
} from '../figures/call-rules.ts';
import { brokerComplaintClock } from '../figures/complaints.ts';
import { officeRows } from '../office-rows.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function contactUs(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Contact us',
    answer: `Call us on ${phoneLink(broker.phone)} or write to ${mailLink(broker.helpMailbox)}. You can also send a form, visit the office, or stop our calls.`,
    sections: [
      contacts(broker),
      writeToUs,
      lookUp,
      offices(broker),
      recogniseOurCall(broker),
      stopCalls(broker),
      withoutVoice(broker),
    ],
    questions: questions(broker),
    figuresInText: [
      enquiryValidity,
      consentRetryBar,
      serviceCallSeries,
      spamComplaintWindow,
      suspectCallWindow,
      brokerComplaintClock,
    ],
    furtherSources: [
      {
        title: 'IRDAI public notice on spurious calls, IRDA/LIFE/MISC/CIR/221/11/2016',
        url: 'https://irdai.gov.in/document-detail?documentId=383485',
      },
      { title: 'National Cyber Crime Reporting Portal', url: 'https://cybercrime.gov.in' },
    ],
  };
}

function contacts(broker: BrokerDetails): TextSection {
  return {
    id: 'ways',
    heading: 'Contact the right person',
    blocks: [
      {
        kind: 'table',
        caption: 'The shortest way to the right person',
        columns: ['You want', 'Do this', 'Have ready'],
        rows: [
          [
            'A call about buying',
            `Call ${phoneLink(broker.phone)}, or use Get a Call`,
            'The product, a time slot, your mobile number. Nothing else is asked.',
          ],
          [
            'Help with a policy you have',
            'Ring, or [write to us](/contact-us#write-to-us); for a copy see ' +
              '[customer login](/customer-login), for a due date [renewal](/renewal)',
            'The insurer’s name and the policy number',
          ],
          [
            'Help with a claim',
            'Tell the insurer first, on the number in your policy. Then call us; the steps are ' +
              'on the [claim page](/claim)',
            'Policy number, date and place, claim number once you have it',
          ],
          [
            'To complain',
            `Write to ${mailLink(broker.complaintsMailbox)}, call, or send a letter. You get a receipt ` +
              `with a number and our answer within ${brokerComplaintClock.text}`,
            'What happened, when, and what you want; see [complaints](/grievance-redressal)',
          ],
          [
            'To see, correct or erase your data',
            'Use the [form on your rights](/privacy-policy#your-rights) in the privacy notice',
            'The mobile number it is about; the reference, if you have it',
          ],
          [
            'No more calls',
            '[Stop calls](/contact-us#stop-calls), below',
            'The number we should stop calling',
          ],
          [
            'To see what became of your request',
            '[Look it up](/contact-us#look-up), below',
            'Its reference, and the number or address you gave',
          ],
        ],
      },
      {
        kind: 'note',
        title: 'Is anyone hurt?',
        text: [
          'Call 112, or 108 for an ambulance, before you call an insurer or us. Insurance can ' +
            'wait an hour.',
        ],
      },
    ],
  };
}

const writeToUs: TextSection = {
  id: 'write-to-us',
  heading: 'Write to us',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'For a question of any kind. You get a reference at once and can look up what became ' +
          'of it. A claim and a complaint have forms of their own on the ' +
          '[claim page](/claim) and the [complaints page](/grievance-redressal).',
      ],
    },
  ],
};

const lookUp: TextSection = {
  id: 'look-up',
  heading: 'What became of your request',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Every form on this site gives you a reference: CB for a call, SR for anything else. ' +
          'With it, and the mobile number or e-mail address you gave, you see whether we ' +
          'received your request, passed it on, or answered it, and why if nobody calls. ' +
          'Neither alone opens anything.',
      ],
    },
  ],
};

function offices(broker: BrokerDetails): TextSection {
  return {
    id: 'offices',
    heading: 'Office, people and hours',
    blocks: [
      {
        kind: 'rows',
        caption: `${broker.legalName}: contact details`,
        rows: [
          ...officeRows(broker),
          { label: 'Phone', text: phoneLink(broker.phone) },
          { label: 'E-mail, general', text: mailLink(broker.helpMailbox) },
          { label: 'E-mail, complaints', text: mailLink(broker.complaintsMailbox) },
          { label: 'Calling hours', text: broker.callingHours },
          { label: 'Principal officer', text: broker.principalOfficer },
          { label: 'Grievance officer', text: broker.grievanceOfficer },
          {
            label: 'Registration',
            text: `IRDAI ${broker.licence.number}, ${broker.licence.category}`,
          },
          { label: 'CIN', text: broker.cin },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Letters go to the registered office. Write “Grievance officer” on the envelope of a ' +
            'complaint and keep proof of posting. The calling hours are our own; they also ' +
            'bound the hours in which an expert calls a person who used Get a Call.',
        ],
      },
      ...(broker.isDemonstration
        ? [
            {
              kind: 'note' as const,
              title: 'A demonstration',
              text: [
                'This copy of the website is a demonstration. The phone number, addresses and ' +
                  'names above are stand-ins, and nobody answers them.',
              ],
            },
          ]
        : []),
    ],
  };
}

function recogniseOurCall(broker: BrokerDetails): TextSection {
  return {
    id: 'recognise-our-call',
    heading: 'How to know that a call is ours',
    blocks: [
      {
        kind: 'list',
        items: [
          `A call that you ask for with “Get a Call” comes from our **${broker.salesCallSeries}** ` +
            `series, and so does a call about a policy, claim or renewal where the policy was not bought through us. ` +
            `A call about a policy that you bought through us comes from our **${broker.serviceCallSeries}** series.`,
          `No business call may come from an ordinary ten-digit mobile number. Service calls to ` +
            `existing customers of firms under IRDAI come from the ${serviceCallSeries.text} series.`,
          `The caller says their own name, the name ${broker.legalName} and our registration ` +
            `number, ${broker.licence.number}, without being asked.`,
          'The caller knows which product and which slot you chose. If not, hang up.',
          'If the call is recorded, you are told at the start. You may refuse and go on by e-mail.',
          'We never ask for a one-time password, a PIN, a card number, remote access to your ' +
            'phone, or a payment to a person’s account or UPI handle.',
          'We do not call to say that IRDAI has released a bonus or a refund. IRDAI sells no ' +
            'insurance and announces no bonus to anyone.',
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          `In doubt, hang up and call ${phoneLink(broker.phone)} yourself. Report a call that looks ` +
            `like fraud on Chakshu (sancharsaathi.gov.in) within ${suspectCallWindow.text}. If ` +
            'money has gone, call 1930 at once or file at cybercrime.gov.in. For plain spam, ' +
            'use 1909 or TRAI’s DND app. There is more in the ' +
            '[notice on spurious calls](/legal#spurious-calls).',
        ],
      },
    ],
  };
}

function stopCalls(broker: BrokerDetails): TextSection {
  return {
    id: 'stop-calls',
    heading: 'Stop calls',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'Enter the number',
            text:
              'No login, no reason, no reference. If an expert is already on the line, ' +
              'saying “stop” is enough.',
          },
          {
            title: 'We stop',
            text:
              'A request that still waits here is taken out at once. If our callers have it ' +
              'already, they are told not to call.',
          },
          {
            title: 'It stays that way',
            text:
              `For ${consentRetryBar.text} this site refuses a request for a call to that ` +
              'number, so that nobody else can ask in your name. You can take it back ' +
              'below, with a code that we send to the number.',
          },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'We keep a code made from the number, not the number itself. It cannot be turned ' +
            `back into the number. You can also call ${phoneLink(broker.phone)}, or write “stop calls” ` +
            `to ${mailLink(broker.helpMailbox)}.`,
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          `An unanswered request expires after ${enquiryValidity.text}. What happens to the record after that ` +
            'is in the [privacy notice](/privacy-policy#get-a-call).',
        ],
      },
    ],
  };
}

function withoutVoice(broker: BrokerDetails): TextSection {
  return {
    id: 'without-voice',
    heading: 'If you cannot or prefer not to speak on the phone',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `Everything on this page can be done by e-mail to ${mailLink(broker.helpMailbox)}: a question ` +
            'before buying, help with a claim, a complaint, a stop request. Say in the first ' +
            'line that you want no phone call and we answer in writing. Someone you trust may ' +
            'write for you; for anything about a policy they need your written word.',
        ],
      },
    ],
  };
}

function questions(broker: BrokerDetails): Question[] {
  return [
    {
      id: 'contact-us-missed-call',
      question: 'I missed the call I asked for. What now?',
      answer: [
        'We do not keep calling. Call us back on the number above whenever it suits you, or send ' +
          'a new request with another slot. If we were the ones who missed the slot, tell us: ' +
          'we want to know, and you can choose a new time.',
      ],
    },
    {
      id: 'contact-us-second-call',
      question: 'Someone else rang me right after I used Get a Call. Did you pass on my number?',
      answer: [
        'No. We do not give numbers from Get a Call to insurers, agents or other firms. Note the ' +
          'number and the name the caller gave and tell us. You can also complain about it to ' +
          `your phone operator within ${spamComplaintWindow.text}. If the same request ever ` +
          'brings you two calls from us, say so on the second and it ends there.',
      ],
    },
    {
      id: 'contact-us-dnd',
      question: 'I am on do-not-disturb. Will you still call?',
      answer: [
        'Only if you ask for it through Get a Call, only about that product, and only while the ' +
          'request is good. The form has a line for it, which you may tick: call me even if my ' +
          'number is on do-not-disturb. Without it we may not be able to call you. It changes ' +
          'your do-not-disturb setting for nobody else.',
      ],
    },
    {
      id: 'contact-us-ring-you',
      question: 'Can I just call you instead of leaving my number?',
      answer: [
        `Yes. Call ${phoneLink(broker.phone)}. A call you make needs no form and leaves no request behind. ` +
          'Reading the product pages needs neither.',
      ],
    },
  ];
}
