// /customer-login: no policies here. Leads to the Application of existing customers, and to copies of a policy.
import type { BrokerDetails } from '../../config/broker-details.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { healthFreeLook } from '../figures/health.ts';
import { lifeFreeLook } from '../figures/life.ts';
import type { TextPageContent } from '../types.ts';

export function customerLogin(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Get a copy of your policy',
    answer:
      'This website keeps no policies. If you have an account with us, log in at our customer application, which is a site of its own. Without one, your insurer holds the policy and will give you a copy: five routes follow, the quickest first.',
    sections: [
      {
        id: 'what-we-hold',
        heading: 'What is here and what is not',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'This site stores no policy documents, no premium receipts and no claim files, and it never asks for your Aadhaar, a policy password or the OTP of another site. If a page or a caller in our name does, it is not us.',
              'The button above leads away from this website, to the application for existing customers. It has a login of its own, which this website does not see. Before you type a password, read the name in the address bar.',
              `If you asked us for a call, we hold that request: the product, the time slot and your mobile number. What happens to it is in the [privacy notice](/privacy-policy).`,
            ],
          },
        ],
      },
      {
        id: 'five-routes',
        heading: 'Five routes to your policy',
        blocks: [
          {
            kind: 'steps',
            steps: [
              {
                title: 'The insurer’s own site, app or WhatsApp number',
                text: 'Most let you download the policy with its number and your date of birth or registered mobile. Type the address from the card or an old receipt; search results carry look-alikes. The insurer’s full name is on our [list of insurers](/insurance-companies).',
              },
              {
                title: 'Your e-mail',
                text: 'If the insurer sent the policy by e-mail, that message may still be there. Search for its name with “policy”, “schedule” or “certificate”, or search for your vehicle number. Look in spam and in old accounts. The password of the file is usually explained in the same message.',
              },
              {
                title: 'An e-insurance account',
                text: 'A free account at an insurance repository, explained below. If you have one, every policy linked to it is there.',
              },
              {
                title: 'DigiLocker',
                text: 'Sign in at digilocker.gov.in or in its app, look for your insurer under issued documents, and enter the policy number. It works when the insurer shares that kind of policy.',
              },
              {
                title: 'Ask us',
                text: `Ring ${phoneLink(broker.phone)} (${broker.callingHours}) or write to ${mailLink(broker.helpMailbox)} with your name, the insurer and the kind of policy. For a policy bought through us we ask the insurer to send the copy to the e-mail address or mobile number it has on record; for any other we tell you which desk to ask.`,
              },
            ],
          },
        ],
      },
      {
        id: 'which-route',
        heading: 'If you need it for …',
        blocks: [
          {
            kind: 'rows',
            caption: 'If this is what you need',
            rows: [
              {
                label: 'Stopped by the police with a car or bike',
                text: 'The insurer’s app or e-mail. A copy on the phone is accepted; the QR code on a motor policy lets an officer check it with the insurer.',
              },
              {
                label: 'At a hospital desk',
                text: 'Policy number or health card is enough to begin. Ring the insurer’s helpline; see [cashless hospitals](/cashless-hospital).',
              },
              {
                label: 'After a death in the family',
                text: 'Any trace of the policy number, then the insurer’s branch. See [death claims](/claim#life-death).',
              },
              {
                label: 'For a tax return',
                text: 'The premium receipt or certificate, not the policy. The insurer’s site has it under payments.',
              },
              {
                label: 'Employer’s group cover',
                text: 'The human-resources desk or the TPA’s app gives the e-card; the employer holds the policy itself.',
              },
            ],
          },
        ],
      },
      {
        id: 'e-insurance-account',
        heading: 'The e-insurance account, in short',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'New policies are issued in electronic form, and paper comes on request. The digitally signed file is the policy. An _e-insurance account_ (eIA) keeps such files for all your insurers and all lines in one place. It is free, and old paper policies can be converted without charge.',
            ],
          },
          {
            kind: 'list',
            items: [
              'NSDL National Insurance Repository (NDML)',
              'Central Insurance Repository (CDSL)',
              'CAMS Insurance Repository',
              'Karvy Insurance Repository',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'These four are the repositories; you need one account with one of them. Opening it takes PAN or Aadhaar, a photograph, and proof of date of birth and address. Then give the account number to each insurer and ask for your policies to be credited. It does not suit you if you would rather not keep such records online: a folder and an e-mail archive do the same job.',
            ],
          },
        ],
      },
      {
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
      },
      {
        id: 'your-data-and-calls',
        heading: 'Your data, calls and complaints',
        blocks: [
          {
            kind: 'rows',
            caption: 'What you can ask of us',
            rows: [
              {
                label: 'Stop our calls',
                text: `Say so on the call, or enter the number on [stop calls](/contact-us#stop-calls): no login, no reference, no e-mail needed. Calls about a policy come from our ${broker.serviceCallSeries} series, calls about buying from our ${broker.salesCallSeries} series.`,
              },
              {
                label: 'See, correct or delete your data',
                text: `Write to ${mailLink(broker.helpMailbox)}. The [privacy notice](/privacy-policy) says what we may have to keep and for how long.`,
              },
              {
                label: 'Ask about a complaint you made',
                text: `Quote its number to ${mailLink(broker.complaintsMailbox)}. The steps and time limits are in [how to complain](/grievance-redressal).`,
              },
              {
                label: 'Change an address or a nominee',
                text: 'Only the insurer can, on its form or portal. Ask for the endorsement as proof; we help you find the form.',
              },
            ],
          },
        ],
      },
    ],
    questions: [
      {
        id: 'customer-login-why-no-login',
        question: 'Why can I not sign in and download my policy here?',
        answer: [
          'Because the policy is a contract between you and the insurer, and its records are the ones that count. A second copy with us could be out of date and would be one more place to lose your data from. The insurer’s site, an e-insurance account and DigiLocker show the policy as it stands.',
        ],
      },
      {
        id: 'customer-login-no-policy-number',
        question: 'I have lost the policy number. How do I get it back?',
        answer: [
          'Look at the bank statement or card bill for the premium: the narration often carries it. Insurers can also find a policy by registered mobile, date of birth or, for a vehicle, its registration number. If the mobile has changed, a branch can help once it has checked your identity.',
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
          'Enter its number on the insurer’s own site or ring the insurer’s helpline. Scan the QR code of a motor policy. Check that the premium went to the insurer and not to a person. If the insurer does not know the policy, keep every message and payment record and report it on cybercrime.gov.in or by calling 1930.',
        ],
      },
    ],
    figuresInText: [healthFreeLook, lifeFreeLook],
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
