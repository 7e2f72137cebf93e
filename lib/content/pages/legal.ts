/**
 * Legal and disclosures: certificate, remuneration, sections 41, 45 and 64VB, spurious calls, dark patterns. The
 * answers of the self-audit are in ../self-audit.ts.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { licenceValidity } from '../../config/licence.ts';
import { formatDate } from '../../dates/format-date.ts';
import { mailLink, phoneLink } from '../../site/contact-links.ts';
import { premiumRemittance, rebatePenalty } from '../figures/broker-rules.ts';
import { enquiryValidity, spamComplaintWindow, suspectCallWindow } from '../figures/call-rules.ts';
import { lifeQuestionLimit } from '../figures/claims.ts';
import { officeRows } from '../office-rows.ts';
import { placedInsurerBlocks } from '../placed-insurers.ts';
import { type AuditRow, auditDate, selfAudit } from '../self-audit.ts';
import type { Prose, Question, TextPageContent, TextSection } from '../types.ts';

function auditCells({ pattern, meaning, answer, pages }: AuditRow): Prose[] {
  const links = pages.map(({ label, path }) => `[${label}](${path})`).join(', ');
  return [pattern, meaning, links ? `${answer} See ${links}.` : answer];
}

function financialDisclosures({ disclosures }: BrokerDetails): Prose {
  return disclosures.financialsUrl
    ? `[Ours are here](${disclosures.financialsUrl}).`
    : 'None of ours are published on this copy of the site.';
}

function certificateCopy({ disclosures, helpMailbox, isDemonstration }: BrokerDetails): Prose {
  if (disclosures.certificateUrl)
    return `Here is [a copy of our certificate](${disclosures.certificateUrl}), as a PDF.`;
  return isDemonstration
    ? 'A demonstration has no certificate, so none can be opened here.'
    : `A copy of the certificate is sent on request: write to ${mailLink(helpMailbox)}.`;
}

export function legal(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Legal information and disclosures',
    answer:
      'Our registration, how we are paid, the law that protects you when you buy, a warning about ' +
      'fraud calls, and our own check of this site against dark patterns.',
    sections: [
      certificate(broker),
      insurersWeWorkWith(broker),
      remuneration(broker),
      order,
      section41,
      section45,
      section64vb,
      spuriousCalls(broker),
      darkPatterns(broker),
      yourParticulars,
      names,
    ],
    questions,
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

function certificate(broker: BrokerDetails): TextSection {
  return {
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
          { label: 'Validity', text: licenceValidity(broker.licence) },
          { label: 'Principal officer', text: broker.principalOfficer },
          { label: 'CIN', text: broker.cin },
          ...officeRows(broker),
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          `${certificateCopy(broker)} You can check the registration ` +
            'against the list of registered brokers on irdai.gov.in. Registration means ' +
            'that the regulator supervises us; it does not mean that it vouches for a policy or ' +
            'for this website.',
          'Selling insurance online needs a separate permission as an insurance self-network ' +
            'platform. This site does not sell: it informs, and it takes requests for a call.',
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
  };
}

function insurersWeWorkWith(broker: BrokerDetails): TextSection {
  return {
    id: 'insurers-we-work-with',
    heading: 'Insurers we place business with',
    blocks: placedInsurerBlocks(broker),
  };
}

function remuneration(broker: BrokerDetails): TextSection {
  return {
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
      {
        kind: 'paragraphs',
        text: [
          'An amendment of 2026 asks intermediaries whose commission is above a limit to publish ' +
            'their accounts, their commission income and their dealings with related parties. ' +
            financialDisclosures(broker),
        ],
      },
    ],
  };
}

const order: TextSection = {
  id: 'order',
  heading: 'How we choose and order what we show',
  blocks: [
    {
      kind: 'list',
      items: [
        'Product pages explain a kind of insurance and recommend no insurer’s product. Where a ' +
          'fact was read in a policy wording, its source names that insurer and its document, ' +
          'with the UIN where one was seen.',
        'An insurer’s own plan with its price is shown in one tool only, “Plans with ' +
          'approved prices”, and only where and while that insurer’s written approval is in force. Each ' +
          'has its UIN, the day of filing and the reference of the approval. ' +
          'Without such an approval no plan is shown. They are in the order of the insurers’ ' +
          'names. You can order them by price where every approval covers a comparison.',
        'Lists of insurers are alphabetical. When you sort one by a figure, the page says by ' +
          'which, and the order changes for you alone.',
        'Every insurer in a list gets the same columns. Where we have no sourced figure, the ' +
          'list says “Not in the table”, and why where we know. A zero is shown as a zero. It does not guess and does not drop the insurer.',
        'Figures about insurers come from published statistics, with the year. A claims ratio ' +
          'describes a past year of a whole company. It promises nothing about your claim.',
        'Not compared here: premiums other than such prices, because they depend on you, ' +
          'and quality of service, because we know no neutral measure of it.',
        'A listing is not a recommendation.',
      ],
    },
  ],
};

const section41: TextSection = {
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
};

const section45: TextSection = {
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
};

const section64vb: TextSection = {
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
};

function spuriousCalls(broker: BrokerDetails): TextSection {
  return {
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
  };
}

function darkPatterns(broker: BrokerDetails): TextSection {
  return {
    id: 'dark-patterns',
    heading: `Our check against dark patterns, ${formatDate(auditDate)}`,
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
            'before they may see a product or a price. No page of ours holds a fact back for a number.',
          '**Prices are another matter: we show no premiums except those that are the same for ' +
            'everybody, and prices of plans whose insurer approved it in writing.** The first are ' +
            'the third-party rates of [cars](/car-insurance) and ' +
            '[two-wheelers](/bike-insurance), and what two government schemes cost ' +
            '([term insurance](/term-insurance)). Every other premium depends on you, on the sum ' +
            'and on the insurer, and an insurer’s own plan may be shown only with that ' +
            'insurer’s written approval ([how we order them](/legal#order)). To learn yours, ask an insurer on its ' +
            '[own site](/insurance-companies), or ask us, by a call or in writing. Amounts in ' +
            'worked examples are made up, and say so.',
          `We went through the listed patterns one by one on ${formatDate(auditDate)}. These are our own ` +
            'answers; nobody has audited them for us. Each rests on a page you can open or on a ' +
            'test that runs before we publish, and most on both.',
        ],
      },
      {
        kind: 'table',
        caption: 'The listed patterns, and this website',
        columns: ['Pattern', 'What it means', 'This site'],
        rows: selfAudit.map(auditCells),
      },
      {
        kind: 'paragraphs',
        text: [
          `Found one that we missed? Write to ${mailLink(broker.complaintsMailbox)}. It is handled as a ` +
            'complaint, with a number and an answer.',
        ],
      },
    ],
  };
}

const yourParticulars: TextSection = {
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
};

const names: TextSection = {
  id: 'names',
  heading: 'Names and marks',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Insurers’ names belong to them and are used here only to say which company we mean. We show no ' +
          'logo of an insurer or of the regulator. Copyright in our own words is ours; quote ' +
          'them with a link.',
      ],
    },
  ],
};

const questions: Question[] = [
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
];
