// Legal and disclosures: certificate, pay, sections 41, 45 and 64VB, spurious calls, dark patterns.
// The self-audit describes the site as it is, the exit window included: change both together.
import type { BrokerDetails } from '../../config/broker-details.ts';
import { formatDate } from '../../dates/format-date.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { routes } from '../../site/routes.ts';
import {
  enquiryValidity,
  premiumRemittance,
  rebatePenalty,
  spamComplaintWindow,
  suspectCallWindow,
} from '../figures/broker-rules.ts';
import { lifeQuestionLimit } from '../figures/claims.ts';
import type { Prose, TextPageContent } from '../types.ts';

const pagesWithoutPopup = routes
  .filter(({ exitPopup }) => !exitPopup)
  .map(({ label }) => label)
  .join(', ');

/** Patterns of the 2023 guidelines, in their order, and how this site stands to each. */
const darkPatterns: [pattern: Prose, meaning: Prose, answer: Prose][] = [
  [
    'False urgency',
    'Pressing you with a made-up shortage or deadline',
    'None. No countdown, no “others are looking at this”, no offer that runs out tonight. A date ' +
      'on a page is the date of a fact.',
  ],
  [
    'Basket sneaking',
    'Slipping in an item you did not choose',
    'None. Nothing can be bought here, and no add-on or extra product is preselected. A product ' +
      'page suggests its own product in the form; you can change it.',
  ],
  [
    'Confirm shaming',
    'Making you feel foolish or guilty for saying no',
    'None. The button that closes the Get a Call window is plain, and so is every other “no”.',
  ],
  [
    'Forced action',
    'Making you give or do something unrelated to get what you came for',
    'None. Facts, figures and comparisons are open to all. Your number is asked for one purpose, ' +
      'to ring you, because a call cannot be made without it.',
  ],
  [
    'Subscription trap',
    'Easy to join, hard to leave',
    'None. There is no subscription. Enter your number on [stop calls](/contact-us#stop-calls), without ' +
      'a login or a reference, and we take the request out; if you do nothing, it lapses by itself.',
  ],
  [
    'Interface interference',
    'Drawing the eye to one choice and hiding the other',
    'Checked. One button per view is coloured, to be found easily. Closing and refusing stand in ' +
      'plain sight and in full size; no box is ticked for you.',
  ],
  [
    'Bait and switch',
    'Advertising one thing and giving another',
    'None. The caller speaks about the product you chose. We show no teaser price.',
  ],
  [
    'Drip pricing',
    'Revealing charges one after another',
    'None. We charge nothing. The only premiums shown are the official third-party motor rates, and ' +
      'beside them stands that GST is added.',
  ],
  [
    'Disguised advertisement',
    'Making an advertisement look like news or a review',
    'None. The whole site belongs to a broker that earns commission, and says so in its footer. Lists ' +
      'follow the alphabet, so a place in them cannot be bought.',
  ],
  [
    'Nagging',
    'Interrupting you again and again',
    'One point to declare. When a mouse pointer leaves the page upwards, a Get a Call ' +
      'window opens, also when that is the first thing you do. It is for a mouse only: a finger or ' +
      'a pen never opens it. It closes with the Esc key, with a press beside it, or with the Close ' +
      'button in its corner. Once closed or used it stays away until the next day in this browser; a ' +
      'browser that keeps nothing for us may show it again on the next page. It never appears on ' +
      `these pages: ${pagesWithoutPopup}. We count it as an interruption and keep it to this one.`,
  ],
  [
    'Trick question',
    'Confusing words that make you agree by mistake',
    'None. The form asks for a product, a slot and a number. No question turns a “no” into a “yes”.',
  ],
  [
    'SaaS billing',
    'Charging again and again without your noticing',
    'Does not arise. We take no payment and hold no card or mandate.',
  ],
  [
    'Rogue malware',
    'Scaring or luring you into installing something harmful',
    'None. There is nothing to install.',
  ],
];

function validity(licence: BrokerDetails['licence']): Prose {
  return licence.mode === 'continuous'
    ? 'Continuous, kept in force by a yearly fee until surrendered, suspended or cancelled'
    : `Valid until ${formatDate(licence.validUntil)}`;
}

export function legal(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Legal information and disclosures',
    answer:
      'Our registration, how we are paid, the law that protects you when you buy, a warning about ' +
      'fraud calls, and our own check of this site against dark patterns.',
    sections: [
      {
        id: 'certificate',
        heading: 'Certificate of registration',
        blocks: [
          {
            kind: 'rows',
            caption: 'Registration with IRDAI',
            rows: [
              { label: 'Name on the certificate', text: broker.legalName },
              { label: 'Trading name', text: broker.name },
              { label: 'Registration number', text: broker.licence.number },
              { label: 'Category', text: broker.licence.category },
              { label: 'Validity', text: validity(broker.licence) },
              { label: 'Principal officer', text: broker.principalOfficer },
              { label: 'CIN', text: broker.cin },
              { label: 'Registered office', text: broker.address },
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              `A copy of the certificate is sent on request: write to ${mailLink(broker.helpMailbox)}. You can ` +
                'check it against the list of registered brokers on irdai.gov.in. Registration means ' +
                'that the regulator supervises us; it does not mean that it vouches for a policy or ' +
                'for this website.',
              'Selling insurance online needs a separate permission as an insurance self-network ' +
                'platform. This site does not sell: it informs, and it takes requests for a call. ' +
                'The page of [insurance companies](/insurance-companies) lists the market and marks no ' +
                'partners; which insurers we place business with, we tell you when you ask.',
            ],
          },
          ...(broker.isDemonstration
            ? [
                {
                  kind: 'note' as const,
                  title: 'Not a live registration',
                  text: [
                    'You are looking at a demonstration. The certificate rows above hold stand-ins, ' +
                      'so do not rely on them for any purpose.',
                  ],
                },
              ]
            : []),
        ],
      },
      {
        id: 'remuneration',
        heading: 'Remuneration: who pays us, and for what',
        blocks: [
          {
            kind: 'list',
            items: [
              'Insurers pay us commission on policies we arrange. It is contained in the premium you ' +
                'are quoted and is not added to it afterwards.',
              'You pay us no fee: not for a call, not for help in choosing, not at renewal, and not ' +
                'for help with a claim on a policy bought through us.',
              'Commission differs between insurers and kinds of policy, so we have an interest in ' +
                'what you choose. Ask, and we tell you the commission on your policy before you buy.',
              'The regulator limits what an insurer may spend in all, commission included. We ' +
                'publish no percentages here, because they depend on the policy.',
              'We carry no insurer’s risk and decide no claim.',
            ],
          },
        ],
      },
      {
        id: 'order',
        heading: 'How we choose and order what we show',
        blocks: [
          {
            kind: 'list',
            items: [
              'Product pages explain a kind of insurance. They name no insurer’s product.',
              'Lists of insurers are alphabetical. When you sort one by a figure, the page says by ' +
                'which, and the order changes for you alone.',
              'Every insurer in a list gets the same columns. Where we have no sourced figure, the ' +
                'list says “Not in the table”, and why where we know. A zero is shown as a zero. It does not guess and does not drop the insurer.',
              'Figures about insurers come from published statistics, with the year. A claims ratio ' +
                'describes a past year of a whole company. It promises nothing about your claim.',
              'Not compared here: premiums, because they depend on you, and quality of service, ' +
                'because we know no neutral measure of it.',
              'Being listed is no recommendation, and being absent is no warning.',
            ],
          },
        ],
      },
      {
        id: 'section-41',
        heading: 'Section 41: no rebates',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'In our words: nobody may offer you, directly or through a third person, a part of the ' +
                'commission or a cut in the premium shown on the policy as a reason to buy, renew or ' +
                'keep it. You may not accept such an offer either. The one exception is a rebate ' +
                'that the insurer itself publishes in its prospectus or tables, open to everyone ' +
                'who meets its terms.',
              `The penalty can reach ${rebatePenalty.text}, for giver and taker. In practice: no money ` +
                'back, vouchers, coins, paid referrals or “first month on us” from a broker or an ' +
                'agent. The Act was amended in 2025; we found no change of this section or of the ' +
                'sum, and the text in force counts.',
            ],
          },
        ],
      },
      {
        id: 'section-45',
        heading: 'Section 45: when a life policy can no longer be questioned',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              `Once ${lifeQuestionLimit.text} have passed, an insurer cannot call a life policy ` +
                'in question on any ground. The time runs from the latest of four dates: issue of ' +
                'the policy, start of the risk, revival, or the adding of a rider. Before it has ' +
                'run out, the insurer can act on fraud or on a material fact that was misstated or ' +
                'hidden. Letting a policy lapse and reviving it starts the time again.',
              'The Insurance Act was amended by an Act of 2025. Two summaries of it that we read name no ' +
                'change to this section; the amended Act itself we have not read.',
            ],
          },
        ],
      },
      {
        id: 'section-64vb',
        heading: 'Section 64VB: no cover before the premium arrives',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'An insurer takes on no risk until it has received the premium. An intermediary that ' +
                `handles a premium must send all of it on within ${premiumRemittance.text}, not ` +
                'counting bank and postal holidays, and may not net off its commission. Refunds go ' +
                'straight from the insurer to you. We take no premium on this website, and no ' +
                'screen of ours will call you insured; only a policy issued by an insurer does that.',
            ],
          },
        ],
      },
      {
        id: 'spurious-calls',
        heading: 'Public notice: spurious calls and false offers',
        blocks: [
          {
            kind: 'list',
            items: [
              'IRDAI and its officials do not sell insurance or any other financial product, and do ' +
                'not invest premiums.',
              'IRDAI announces no bonus. A caller who speaks of a bonus, a refund or a lapsed policy ' +
                '“released by IRDAI” against a payment is lying.',
              'If you get such a call, complain to the police with the details of the call and the ' +
                'number it came from.',
              'A claim does not need a processing fee, and an insurer does not need your one-time ' +
                'password to pay you.',
            ],
          },
          {
            kind: 'rows',
            caption: 'Where to report',
            rows: [
              {
                label: 'A call or message that looks like fraud',
                text: `Chakshu at sancharsaathi.gov.in, within ${suspectCallWindow.text}`,
              },
              { label: 'Money lost', text: '1930 at once, or cybercrime.gov.in' },
              {
                label: 'Unwanted sales calls',
                text: `1909 or TRAI’s DND app, within ${spamComplaintWindow.text} of the call`,
              },
              {
                label: 'Somebody who uses our name',
                text:
                  `${phoneLink(broker.phone)} or ${mailLink(broker.helpMailbox)}; see also ` +
                  '[how to know our call](/contact-us#recognise-our-call)',
              },
            ],
          },
        ],
      },
      {
        id: 'dark-patterns',
        heading: 'Our check against dark patterns, 20 November 2026',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'A _dark pattern_ is a design that gets people to do what they did not mean to do. The ' +
                'Central Consumer Protection Authority issued guidelines against them in November ' +
                '2023. They bind every platform that offers goods or services in India. In 2025 it ' +
                'asked platforms to check themselves, and in April 2026 IRDAI asked insurers to do ' +
                'so.',
              'IRDAI’s chair has called it a dark pattern when people must give a mobile number ' +
                'before they may see a product or a price. No page of ours does that.',
              'We went through the listed patterns one by one on 20 November 2026. These are our own ' +
                'answers; nobody has audited them for us.',
            ],
          },
          {
            kind: 'table',
            caption: 'The listed patterns, and this website',
            columns: ['Pattern', 'What it means', 'This site'],
            rows: darkPatterns,
          },
          {
            kind: 'paragraphs',
            text: [
              `Found one that we missed? Write to ${mailLink(broker.complaintsMailbox)}. It is handled as a ` +
                'complaint, with a number and an answer.',
            ],
          },
        ],
      },
      {
        id: 'your-particulars',
        heading: 'Your particulars and insurers',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'To obtain a quotation or a policy, an insurer has to know who asks. Particulars you ' +
                'give us may therefore be shared with an insurer, but only when you want its offer, ' +
                'and after we have told you its name. A request for a call is not such a case: it ' +
                `stays with us and lapses after ${enquiryValidity.text}. Details are in the ` +
                '[privacy notice](/privacy-policy#insurers).',
            ],
          },
        ],
      },
      {
        id: 'names',
        heading: 'Names and marks',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'Insurers’ names belong to them and stand here only to say whom we mean. We show no ' +
                'logo of an insurer or of the regulator. Copyright in our own words is ours; quote ' +
                'them with a link.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        id: 'legal-check-registration',
        question: 'How do I check that a broker is registered?',
        answer: [
          'Open irdai.gov.in, find the list of registered brokers, and compare the legal name, the ' +
            'number and the category with what the broker prints. If the trading name is all you ' +
            'are given, ask for the legal name; a registered firm has no reason to keep it back.',
        ],
      },
      {
        id: 'legal-rebate-offered',
        question: 'Somebody offers me part of the first premium back. Should I take it?',
        answer: [
          'No. Section 41 forbids giving it and taking it. There is a practical reason as well: a ' +
            'seller who breaks the law to win you may also have left something out of your proposal, ' +
            'and that comes to light at a claim.',
        ],
      },
      {
        id: 'legal-commission-influence',
        question: 'Does commission decide which policy you suggest?',
        answer: [
          'It must not, and you can test it. Ask why this policy and not another, ask what each ' +
            'would pay us, and ask for the reasons in writing. A suggestion that cannot be explained ' +
            'by your needs is one to refuse.',
        ],
      },
      {
        id: 'legal-why-popup',
        question: 'Why is there a window at all when I move to leave?',
        answer: [
          'It offers a call to people who are about to go without having found what they wanted. We ' +
            'know that it interrupts, so it stays away for the rest of the day once you close it, opens ' +
            'for a mouse only, and never where you came for help with a policy, a hospital, a claim ' +
            'or a complaint.',
        ],
      },
    ],
    figuresInText: [
      enquiryValidity,
      lifeQuestionLimit,
      premiumRemittance,
      rebatePenalty,
      spamComplaintWindow,
      suspectCallWindow,
    ],
    furtherSources: [
      {
        title: 'Guidelines for Prevention and Regulation of Dark Patterns, 2023 (CCPA)',
      },
      {
        title: 'IRDAI public notice on spurious calls, IRDA/LIFE/MISC/CIR/221/11/2016',
        url: 'https://irdai.gov.in/document-detail?documentId=383485',
      },
      {
        title:
          'IRDAI (Protection of Policyholders’ Interests, Operations and Allied Matters of Insurers) ' +
          'Regulations, 2024',
      },
      { title: 'Sabka Bima Sabki Raksha (Amendment of Insurance Laws) Act, 2025' },
    ],
  };
}
