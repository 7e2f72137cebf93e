/** /customer-login: what signing in shows, and other sources of a policy copy. */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { healthFreeLook } from '../figures/health.ts';
import { lifeFreeLook } from '../figures/life.ts';
import { requestFigures } from '../requests/request-kinds.ts';
import type { Question, TextPageContent, TextSection } from '../types.ts';

export function customerLogin(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Get your policy',
    answer: 'Sign in with a code to see and download the policies you bought through us.',
    sections: [
      whereElse,
      insurersOwnSites,
      askForACopy(broker),
      whichRoute,
      checkTheCopy,
      yourDataAndCalls(broker),
    ],
    questions,
    figuresInText: [healthFreeLook, lifeFreeLook, ...requestFigures],
    furtherSources: [
      {
        title: 'IRDAI circular on QR codes in motor policies, 6 November 2015',
        url: 'https://irdai.gov.in/document-detail?documentId=380165',
      },
      { title: 'DigiLocker', url: 'https://www.digilocker.gov.in' },
      { title: 'National Cyber Crime Reporting Portal', url: 'https://cybercrime.gov.in' },
    ],
  };
}

const whereElse: TextSection = {
  id: 'where-else',
  heading: 'Where else a copy is',
  blocks: [
    {
      kind: 'rows',
      caption: 'Four other places',
      rows: [
        {
          label: 'Your e-mail',
          text: 'Search for the insurer’s name with “policy”, “schedule” or “certificate”, or for your vehicle number. Look in spam and in old accounts. The same message usually explains the password of the file.',
        },
        {
          label: 'The insurer',
          text: 'Most insurers let you download a policy with its number and your date of birth or registered mobile. Their own sites are listed below: search results carry look-alikes.',
        },
        {
          label: 'DigiLocker',
          text: 'Some insurers also put policies there. Sign in at digilocker.gov.in or in its app, look for your insurer under issued documents, and enter the policy number.',
        },
        {
          label: 'An e-insurance account',
          text: 'If you have one, the policies linked to it are there to see and download. It is a free account at one of four insurance repositories: NSDL National Insurance Repository (NDML), CAMS Insurance Repository, Central Insurance Repository (CDSL) and Karvy Insurance Repository.',
        },
      ],
    },
  ],
};

const insurersOwnSites: TextSection = {
  id: 'insurers-own-sites',
  heading: 'Insurers’ own sites',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        '[Choose your insurer](/customer-login/answer?insurers=all#insurers-own-sites), and look on its site for “download policy” or “customer portal”. Its link leads to the insurer and away from us.',
      ],
    },
  ],
};

function askForACopy(broker: BrokerDetails): TextSection {
  return {
    id: 'ask-for-a-copy',
    heading: 'Ask our desk for a copy',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `For a policy that you bought through us and that is not here yet, or when nothing else works. You get a reference and the day of our answer: [fill in the form](/customer-login/answer?ask=copy#ask-for-a-copy), or call ${phoneLink(broker.phone)} (${broker.callingHours}).`,
        ],
      },
    ],
  };
}

const whichRoute: TextSection = {
  id: 'which-route',
  heading: 'When it is urgent',
  blocks: [
    {
      kind: 'rows',
      caption: 'If this is what you need',
      rows: [
        {
          label: 'Stopped by the police with a car or bike',
          text: 'Sign in above, or open the insurer’s app or e-mail. The QR code on a motor policy lets an officer check it with the insurer.',
        },
        {
          label: 'At a hospital desk',
          text: 'Sign in above: the e-card is the first button of the policy. The policy number or a health card is enough to begin. See [cashless hospitals](/cashless-hospital).',
        },
        {
          label: 'After a death in the family',
          text: 'Any trace of the policy number, then the insurer’s branch. See [death claims](/claim#life-death).',
        },
        {
          label: 'For a tax return',
          text: 'You need the premium receipt or certificate, not the policy. The insurer’s site has it under payments.',
        },
        {
          label: 'Employer’s group cover',
          text: 'The human-resources desk or the TPA’s app gives the e-card. The employer holds the policy itself.',
        },
      ],
    },
  ],
};

const checkTheCopy: TextSection = {
  id: 'check-the-copy',
  heading: 'When you have it, check five things',
  blocks: [
    {
      kind: 'list',
      items: [
        'Names, dates of birth and nominee.',
        'Start and end, with the time of day.',
        'Sum insured, sum assured or IDV, and any deductible or co-payment.',
        'Add-ons and riders you paid for.',
        `Health answers and vehicle details as you gave them. Report a mistake to the insurer in writing at once; in a new life policy or a health policy of a year or more you can also cancel within the free-look period, ${healthFreeLook.text} from receiving it.`,
      ],
    },
  ],
};

function yourDataAndCalls(broker: BrokerDetails): TextSection {
  return {
    id: 'your-data-and-calls',
    heading: 'Your data, calls and complaints',
    blocks: [
      {
        kind: 'rows',
        caption: 'What you can ask of us, with and without signing in',
        rows: [
          {
            label: 'Stop our calls',
            text: `Say so on the call, or enter the number on [stop calls](/contact-us#stop-calls): no sign-in needed. Calls about a policy that you bought through us come from our ${broker.serviceCallSeries} series, all others from our ${broker.salesCallSeries} series.`,
          },
          {
            label: 'See, correct or delete your data',
            text: 'Once signed in you can download a copy. The form for everything else is in the [privacy notice](/privacy-policy#your-rights), which also says what we may have to keep and for how long.',
          },
          {
            label: 'A complaint you made',
            text: `See how far it is with its reference on [contact us](/contact-us#look-up), or write to ${mailLink(broker.complaintsMailbox)}. What comes next is in [how to complain](/grievance-redressal).`,
          },
          {
            label: 'Change an address or a nominee',
            text: 'Only the insurer can, on its form or portal. Ask for the endorsement as proof; we help you find the form.',
          },
        ],
      },
    ],
  };
}

const questions: Question[] = [
  {
    id: 'customer-login-what-i-see',
    question: 'What do I see after signing in?',
    answer: [
      'The policies that insurers sent to our desk for your mobile number or e-mail address: the insurer, the product, who or what is covered, the dates, and the documents to download. Each policy says on which day we loaded it. Whether it still runs, only the insurer can say.',
    ],
  },
  {
    id: 'customer-login-no-policies',
    question: 'Why is my policy not there?',
    answer: [
      'It may have been bought elsewhere, be under another mobile number or e-mail address, or not be loaded yet. Try the number that is printed on the policy, or ask our desk with the form above.',
    ],
  },
  {
    id: 'customer-login-no-code',
    question: 'The code does not come. What now?',
    answer: [
      'We send one only if there are policies under that number or address, and we do not say on the page whether there are. Check the number or address, wait a minute, and ask once more. Use another way if the page offers one, or call us.',
      'We never ask for the code on a call, and never for your Aadhaar or a password. When many wrong codes are being typed on this site, the page asks for the last four characters of a policy number or your vehicle’s number as well.',
    ],
  },
  {
    id: 'customer-login-no-policy-number',
    question: 'I have lost the policy number. How do I get it back?',
    answer: [
      'Sign in above: it is on each policy. For a policy from elsewhere, look at the bank statement or card bill for the premium, which often carries it. Insurers can also find a policy by registered mobile, date of birth or, for a vehicle, its registration number.',
    ],
  },
  {
    id: 'customer-login-is-phone-copy-valid',
    question: 'Is a policy on my phone as good as paper?',
    answer: [
      'Yes for what you will need day to day. The electronic policy signed by the insurer is the policy itself, and a copy of a motor policy on the phone is accepted as proof. Keep a saved file, not only a link, so that it opens without a network.',
    ],
  },
  {
    id: 'customer-login-fake-policy',
    question: 'How do I know that my policy is genuine?',
    answer: [
      'Enter its number on the insurer’s own site or call the insurer’s helpline. Scan the QR code of a motor policy. Check that the premium went to the insurer and not to a person. If the insurer does not know the policy, keep every message and payment record and report it on cybercrime.gov.in or by calling 1930.',
    ],
  },
];
