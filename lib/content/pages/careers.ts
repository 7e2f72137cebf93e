/**
 * Careers: how to apply, legal requirements of the work, how to spot a fake offer, applicants’ data. The roles are in
 * ../roles.ts. No vacancies, income or benefits are named: none are known.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import {
  currentDataComplaintTime,
  dataDutiesStart,
  minDataRetention,
} from '../figures/broker-rules.ts';
import { requestKinds } from '../requests/request-kinds.ts';
import { jobRoles } from '../roles.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

const keptFor = `${requestKinds['job-application'].retentionDays} days`;

export function careers(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Work with us',
    answer:
      'Tell us in a few sentences what you do well, with a CV if you like. We never charge an ' +
      'applicant anything, at any stage. Anyone asking for money in our name is a fraud.',
    sections: [
      howToApply(broker),
      apply(broker),
      theWork,
      fakeOffers(broker),
      applicantsData(broker),
    ],
    questions,
    figuresInText: [dataDutiesStart, currentDataComplaintTime, minDataRetention],
    furtherSources: [
      { title: 'IRDAI (Insurance Brokers) Regulations, 2018' },
      { title: 'National Cyber Crime Reporting Portal', url: 'https://cybercrime.gov.in' },
    ],
  };
}

function howToApply(broker: BrokerDetails): TextSection {
  return {
    id: 'how-to-apply',
    heading: 'How to apply',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'Choose the kind of work',
            text:
              `${jobRoles.map(({ title }) => title).join(', ')}: the kinds of work we hire for, ` +
              'described below. This page lists no vacancies; if there is none for you ' +
              'now, we say so.',
          },
          {
            title: 'Say what you have done',
            text:
              'A problem you solved tells us more than a list of titles. A CV is ' +
              'optional (PDF, two pages). For engineering work, name something of yours that we ' +
              'can read.',
          },
          {
            title: 'Check who answers',
            text:
              'A reply from us comes from our own e-mail domain, shown below. Before you send ' +
              `anything more, you can call ${phoneLink(broker.phone)} and ask whether it is ours.`,
          },
          {
            title: 'Get it in writing',
            text:
              `An offer comes in writing from ${broker.legalName}, with the work, the place ` +
              'and the pay in it. A message in a chat app is not an offer.',
          },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Leave out what we do not need: Aadhaar or PAN numbers, bank details, photographs, ' +
            'family details, medical history. What the law needs from an employee is asked ' +
            'after an offer is accepted, not before.',
        ],
      },
    ],
  };
}

function apply(broker: BrokerDetails): TextSection {
  return {
    id: 'apply',
    heading: 'Apply',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `Use this form, or write to ${mailLink(broker.careersMailbox)}. You get a reference, and can ` +
            '[look up](/contact-us#look-up) the state of your application.',
        ],
      },
    ],
  };
}

const theWork: TextSection = {
  id: 'the-work',
  heading: 'What the work needs',
  blocks: [
    {
      kind: 'list',
      items: jobRoles.map(({ title, text }) => `**${title}.** ${text}`),
    },
    {
      kind: 'paragraphs',
      text: [
        'A broker’s staff are bound by the same rules as the firm: no rebate, no promise that ' +
          'the policy does not make, no calls outside what a person asked for.',
      ],
    },
  ],
};

function fakeOffers(broker: BrokerDetails): TextSection {
  const mailDomain = broker.careersMailbox.split('@')[1] ?? broker.careersMailbox;
  return {
    id: 'fake-offers',
    heading: 'Fake job offers',
    blocks: [
      {
        kind: 'list',
        items: [
          'We take no fee for registration, training, a kit, a laptop, a security deposit or a ' +
            'background check, and no “refundable” one either.',
          `Our e-mail addresses end in **@${mailDomain}**. An address that only looks like it is not ours.`,
          'Nobody here asks you to buy a policy in order to be hired.',
          'We do not ask for a one-time password, for access to your phone, or for the use of ' +
            'your bank account.',
        ],
      },
      {
        kind: 'note',
        title: 'If it has happened to you',
        text: [
          'Stop paying and keep the messages. If money has gone, call 1930 or file at ' +
            `cybercrime.gov.in the same day. Then tell us at ${mailLink(broker.helpMailbox)}, so that we ` +
            'can warn others.',
        ],
      },
    ],
  };
}

function applicantsData(broker: BrokerDetails): TextSection {
  return {
    id: 'applicants-data',
    heading: 'Privacy notice for applicants',
    blocks: [
      {
        kind: 'rows',
        caption: 'What we do with an application',
        rows: [
          {
            label: 'Data',
            text:
              'Your name, e-mail address, mobile number if you gave one, what you write and ' +
              'attach, and our notes of talks with you.',
          },
          {
            label: 'Purpose',
            text:
              'To decide about this application. Not for selling you insurance, and not for ' +
              'any other list.',
          },
          {
            label: 'Who sees it',
            text:
              'The people who take part in the decision. No other firm, unless you agree to ' +
              'a named one.',
          },
          {
            label: 'How long',
            text:
              `The application is erased from this website’s database ${keptFor} after you ` +
              'sent it. The shortest keeping time of the law is ' +
              `${minDataRetention.text} for data handled from ${dataDutiesStart.text}. The ` +
              'e-mail to the people who decide is deleted once the decision is made and that ' +
              'time has passed. We do not keep a pool of old applications.',
          },
          {
            label: 'Taking it back',
            text:
              `Write to ${mailLink(broker.careersMailbox)}. We stop using the application at once and ` +
              'tell you when it will be gone.',
          },
          {
            label: 'Questions and complaints',
            text:
              'The same address, then the grievance officer named on the ' +
              '[contact page](/contact-us#offices). The rules in force today give us ' +
              `${currentDataComplaintTime.text} to answer.`,
          },
        ],
      },
    ],
  };
}

const questions: Question[] = [
  {
    id: 'careers-any-fee',
    question: 'Is there any fee to apply or to join?',
    answer: [
      'None, under any name. That includes training, uniforms, deposits and “file charges”. An ' +
        'agency or a person who asks for one does not act for us; please send us what they wrote.',
    ],
  },
  {
    id: 'careers-licence-before-applying',
    question: 'Do I need a licence before I apply?',
    answer: [
      'Not for work that does not solicit, such as engineering or accounts. For advice work ' +
        'you need to have passed the training and examination that the regulator sets, or be ' +
        'ready to do so before you speak to clients. Nobody may sell in the meantime “under ' +
        'somebody else’s code”.',
    ],
  },
  {
    id: 'careers-posp-from-home',
    question: 'Can I sell policies for you from home on commission?',
    answer: [
      'This page offers no such arrangement. Soliciting insurance without being qualified and ' +
        'registered for it is unlawful for the person who does it and for the firm behind them. ' +
        'Be wary of advertisements that name an income and no qualification.',
    ],
  },
];
