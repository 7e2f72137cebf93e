/**
 * /insurance-companies: neutral list of insurers with registration numbers, alphabetical.
 * The tables are made from `insurers` and `insurer-figures`; no rank, rating or badge.
 */
import type { BrokerText } from '../../config/broker-details.ts';
import {
  deathClaimsPaidByAmount,
  deathClaimsPaidByAmountYearBefore,
  deathClaimsPaidByNumber,
  deathClaimsPaidByNumberYearBefore,
  failedInsurerTransfer,
  healthClaimsPending,
  healthClaimsPendingYearBefore,
  healthClaimsRefused,
  healthClaimsRefusedYearBefore,
  healthClaimsSettled,
  healthClaimsSettledYearBefore,
  healthIncurredClaims,
  healthIncurredClaimsPrivate,
  healthIncurredClaimsPrivateYearBefore,
  healthIncurredClaimsPublic,
  healthIncurredClaimsPublicYearBefore,
  healthIncurredClaimsStandalone,
  healthIncurredClaimsStandaloneYearBefore,
  healthIncurredClaimsYearBefore,
  nonLifeIncurredClaims,
  nonLifeIncurredClaimsYearBefore,
  publicSectorInsurers,
  solvencyRatio,
} from '../figures/industry.ts';
import {
  amendmentActInForce,
  bimaSugamRules,
  foreignOwnershipLimit,
  ombudsmanDraftRules,
} from '../figures/law-changes.ts';
import { claimSettlementFigure, incurredClaimsFigure } from '../insurer-figures.ts';
import { type InsurerKind, insurerListChecked, insurerListSource, insurers } from '../insurers.ts';
import { placedInsurerLine } from '../placed-insurers.ts';
import type {
  Figure,
  LabelledRow,
  Prose,
  Question,
  TextPageContent,
  TextSection,
} from '../types.ts';

function countOf(kind: InsurerKind): number {
  return insurers.filter((insurer) => insurer.kind === kind).length;
}

const incurredClaimsFootnote = {
  text: 'Of the premium that health policies earned in the year, the share that went to claims, paid or set aside. Individual, group and government business together, without personal accident and travel. This is not the share of claims paid. [What it means](#what-ratios-say)',
  figure: incurredClaimsFigure,
};

/** Notes below the table of each kind. */
export const insurerFootnotes: Record<InsurerKind, { text: Prose; figure: Figure }> = {
  life: {
    text: 'The share of individual death claims paid, out of those pending at the start of the year and those that came in during it. It says nothing about speed, and nothing about your claim. [What it means](#what-ratios-say)',
    figure: claimSettlementFigure,
  },
  general: incurredClaimsFootnote,
  'standalone-health': incurredClaimsFootnote,
};

/** Shown if a search finds nothing. */
export const noInsurerFound: Prose[] = [
  'Try one word of the name, an older name, or the registration number printed on your policy. Clear the kind if you chose one.',
  'Not finding a name here does not prove that it is fake. Reinsurers, the two specialised insurers for crops and export credit, and newcomers whose number we could not confirm are left out. Look it up on irdai.gov.in, typed by hand, or ask IRDAI’s call centre on 155255.',
];

export function insuranceCompanies(broker: BrokerText): TextPageContent {
  return {
    heading: 'Insurance companies registered in India',
    answer: `${insurers.length} insurers, A to Z, with one published figure each. Press a name for its registration number, legal name and other figures. A listing is not a recommendation, and a figure is not a rating.`,
    sections: [
      aboutTheList(broker),
      whatEachKindSells,
      verify(broker),
      whatRatiosSay,
      whatIsChanging,
    ],
    questions,
    figuresInText: [
      insurerListChecked,
      publicSectorInsurers,
      claimSettlementFigure,
      incurredClaimsFigure,
      deathClaimsPaidByNumber,
      deathClaimsPaidByNumberYearBefore,
      deathClaimsPaidByAmount,
      deathClaimsPaidByAmountYearBefore,
      healthIncurredClaims,
      healthIncurredClaimsYearBefore,
      healthIncurredClaimsPublic,
      healthIncurredClaimsPublicYearBefore,
      healthIncurredClaimsPrivate,
      healthIncurredClaimsPrivateYearBefore,
      healthIncurredClaimsStandalone,
      healthIncurredClaimsStandaloneYearBefore,
      nonLifeIncurredClaims,
      nonLifeIncurredClaimsYearBefore,
      healthClaimsSettled,
      healthClaimsSettledYearBefore,
      healthClaimsRefused,
      healthClaimsRefusedYearBefore,
      healthClaimsPending,
      healthClaimsPendingYearBefore,
      solvencyRatio,
      failedInsurerTransfer,
      amendmentActInForce,
      foreignOwnershipLimit,
      ombudsmanDraftRules,
      bimaSugamRules,
    ],
    furtherSources: [
      insurerListSource,
      {
        title: 'IRDAI Handbook on Indian Insurance Statistics',
        url: 'https://irdai.gov.in/handbook-of-indian-insurance',
      },
      { title: 'Bima Bharosa, IRDAI’s complaint portal', url: 'https://bimabharosa.irdai.gov.in/' },
    ],
  };
}

function aboutTheList(broker: BrokerText): TextSection {
  return {
    id: 'about-the-list',
    heading: 'How many insurance companies the list has, and which',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          `It shows ${countOf('life')} life insurers, ${countOf('general')} general insurers and ${countOf('standalone-health')} standalone health insurers: those whose name and registration number we could verify, as of ${insurerListChecked.text}. Within each group the order follows the name people know, from A to Z; that is why an insurer’s long legal name can seem out of place.`,
          'Left out: reinsurers, which insure other insurers; the two public insurers for crops and for export credit; and new companies whose registration number we could not confirm. A name that is missing here may still be genuine: check it with the regulator, as described below.',
          'A former name is the one you may find on an older policy; the contract goes on under the new name. Where we show none, we could verify none.',
        ],
      },
      {
        kind: 'note',
        title: 'Which of them we work with',
        text: [
          `${broker.legalName} is a broker, not an insurer. The list is of the market. ${placedInsurerLine(broker)}`,
        ],
      },
    ],
  };
}

/** The lines of business of each kind. */
export const kindRows: Readonly<Record<InsurerKind, LabelledRow>> = {
  life: {
    label: 'Life insurer',
    text: 'It may sell [term insurance](/term-insurance), [savings with insurance](/investment-plans), [pension plans](/pension-plans) and annuities, and riders or fixed-sum plans for illness and accident. It does not sell policies that repay hospital bills.',
  },
  general: {
    label: 'General insurer',
    text: 'It may sell [car](/car-insurance) and [bike](/bike-insurance) insurance, [health](/health-insurance), [travel](/travel-insurance), personal accident, home and business policies. It does not sell life insurance. Not every one sells every line.',
  },
  'standalone-health': {
    label: 'Standalone health insurer',
    text: 'It sells health, personal accident and travel cover and nothing else. Its health policy is of the same nature as a general insurer’s, under the same rules.',
  },
};

const whatEachKindSells: TextSection = {
  id: 'what-each-kind-sells',
  heading: 'What each kind of insurer may sell',
  blocks: [
    {
      kind: 'rows',
      caption: 'Kinds of insurer and their lines of business',
      rows: Object.values(kindRows),
    },
  ],
};

function verify(broker: BrokerText): TextSection {
  return {
    id: 'verify',
    heading: 'How to verify an insurer or a broker',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'An insurer',
            text: 'Open irdai.gov.in, typed by hand, and find its lists of life, general and health insurers. Match the legal name and number with the policy in your hand.',
          },
          {
            title: 'A broker, including us',
            text: `The same site lists registered brokers. We are ${broker.legalName}, ${broker.licence.category}, registration number ${broker.licence.number}.`,
          },
          {
            title: 'A seller who names an insurer',
            text: 'Insurers must offer a search on their own sites to check who may sell for them. Use it before you pay.',
          },
          {
            title: 'A website',
            text: 'Addresses of the regulator end in irdai.gov.in. Look-alikes exist and copy its text. IRDAI does not sell policies, announce bonuses or invest premiums, and a caller who says so is lying.',
          },
          {
            title: 'Where to complain',
            text: 'The regulator’s portal, bimabharosa.irdai.gov.in, lists the grievance officer of each insurer. The order of steps is in [how to complain](/grievance-redressal).',
          },
        ],
      },
    ],
  };
}

const whatRatiosSay: TextSection = {
  id: 'what-ratios-say',
  heading: 'Claim settlement ratio (CSR) vs incurred claim ratio (ICR)',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        `The claim settlement ratio is the share of claims that were paid; the incurred claim ratio compares claims with premium, and says nothing of your chance to be paid. So neither picks a health insurer for you. Of all health claims ${healthClaimsSettled.text} were settled in 2024-25, ${healthClaimsRefused.text} refused, and ${healthClaimsPending.text} were open at its end.`,
        'The tables above show one of the two for each insurer: the first for life, the second for health. These are the averages of the industry, from reports of the regulator.',
      ],
    },
    {
      kind: 'table',
      caption: 'Industry averages by financial year',
      columns: ['Measure', '2023-24', '2024-25'],
      rows: [
        [
          'Life: individual death claims paid, by number of policies',
          deathClaimsPaidByNumberYearBefore.text,
          deathClaimsPaidByNumber.text,
        ],
        [
          'Life: individual death claims paid, by amount',
          deathClaimsPaidByAmountYearBefore.text,
          deathClaimsPaidByAmount.text,
        ],
        [
          'Health: claims settled, by number',
          healthClaimsSettledYearBefore.text,
          healthClaimsSettled.text,
        ],
        [
          'Health: claims refused, by number',
          healthClaimsRefusedYearBefore.text,
          healthClaimsRefused.text,
        ],
        [
          'Health: claims open at the end of the year',
          healthClaimsPendingYearBefore.text,
          healthClaimsPending.text,
        ],
        [
          'Health: incurred claims ratio, all insurers',
          healthIncurredClaimsYearBefore.text,
          healthIncurredClaims.text,
        ],
        [
          'Health: incurred claims ratio, public-sector general insurers',
          healthIncurredClaimsPublicYearBefore.text,
          healthIncurredClaimsPublic.text,
        ],
        [
          'Health: incurred claims ratio, private general insurers',
          healthIncurredClaimsPrivateYearBefore.text,
          healthIncurredClaimsPrivate.text,
        ],
        [
          'Health: incurred claims ratio, standalone health insurers',
          healthIncurredClaimsStandaloneYearBefore.text,
          healthIncurredClaimsStandalone.text,
        ],
        [
          'Non-life, all lines together: incurred claims ratio',
          nonLifeIncurredClaimsYearBefore.text,
          nonLifeIncurredClaims.text,
        ],
      ],
    },
    {
      kind: 'list',
      items: [
        'The _claim settlement ratio_ of life insurers counts death claims paid in a year, out of those pending at its start and those reported in it. It says nothing about speed or about the reasons for refusal. Where the ratio by amount is the smaller one, the claims that were not paid were larger than the average claim.',
        'The _incurred claims ratio_ compares what insurers paid or set aside for claims with the premium they earned. It is not a share of claims accepted. A very high one can mean prices that will rise, a low one that much of the premium stays with the insurer. A young or small insurer’s figure swings with a few claims, which is why those with very few claims or very little health premium always come last when you sort.',
        'Neither is a promise about your claim. What you tell in the proposal form, and what the policy excludes, decide far more.',
      ],
    },
  ],
};

const whatIsChanging: TextSection = {
  id: 'what-is-changing',
  heading: 'New insurance law 2025 and 2026: foreign owners, Ombudsman, Bima Sugam',
  blocks: [
    {
      kind: 'paragraphs',
      text: [
        'Only changes whose text, or a report of it, we have read. Nothing here asks you to do anything today, and a caller who says that your policy must be changed because of it is not telling the truth.',
      ],
    },
    {
      kind: 'list',
      items: [
        `**The insurance laws were amended** (${amendmentActInForce.text}). The Act of 2025 is in force, except for one section about directors and officers of insurers. We have read of nothing in it that ends or alters a policy you hold.`,
        `**Who may own an insurer** (${foreignOwnershipLimit.text}). The Act raised the limit of foreign ownership. Where an owner changes, the name of the insurer may change too; its registration number, printed on your policy, finds it in the list above.`,
        `**The Ombudsman: a draft** (${ombudsmanDraftRules.text}). The draft proposes, among other things, an authority that hears appeals against awards, and it names insurance brokers beside agents. We have read no final rules. Until they are in the Gazette, [today’s steps and time limits](/grievance-redressal) hold.`,
        `**Bima Sugam, the electronic marketplace** (${bimaSugamRules.text}). The rules let a company of the insurers run one marketplace on which policies can be bought and serviced. Whether it sells today we have not read. You need no account there to keep, renew or claim on a policy.`,
      ],
    },
  ],
};

const questions: Question[] = [
  {
    id: 'insurance-companies-highest-settlement-ratio',
    question: 'Which insurer has the highest claim settlement ratio?',
    answer: [
      'Sort the list above by its figure, and it shows the latest year of the regulator, LIC and every other life insurer included. Then compare covers: nearly all life insurers lie close together, and a difference of one point says little about your claim. Of health insurers the list has the incurred claims ratio.',
    ],
  },
  {
    id: 'insurance-companies-public-sector',
    question: 'Which insurance companies are owned by the government (PSU)?',
    answer: [
      `${publicSectorInsurers.text}. The others are private, though public banks own shares of some. Rules, regulator and Ombudsman are the same for all.`,
    ],
  },
  {
    id: 'insurance-companies-solvency-ratio',
    question: 'What is the solvency ratio of an insurance company?',
    answer: [
      `What an insurer holds beyond its debts to policyholders, divided by what the rules require; it has to be at least ${solvencyRatio.text}. Each insurer publishes its own every quarter, under public disclosures. It shows whether the company can pay, not whether it pays your claim.`,
    ],
  },
  {
    id: 'insurance-companies-if-one-fails',
    question: 'What happens to my policy if the insurance company fails or closes?',
    answer: [
      `It normally goes on with another insurer: IRDAI watches reserves, can appoint an administrator and can move the policies, as it did with those of Sahara Life by its order of ${failedInsurerTransfer.text}. Keep paying the premium. Deposit insurance for banks does not cover policies.`,
    ],
  },
  {
    id: 'insurance-companies-old-name-on-policy',
    question: 'Insurer merged or changed its name: is my old policy still valid?',
    answer: [
      'Very likely: insurers change names and merge, and their contracts go on. Search the list for the old name, and match the registration number, which stays when only the name changes. If you find neither, ask IRDAI’s call centre on 155255 who holds those policies now.',
    ],
  },
  {
    id: 'insurance-companies-which-is-safest',
    question: 'Which life or health insurance company should I choose?',
    answer: [
      'Choose the cover first and the company second. Every insurer here is registered with and supervised by IRDAI, so compare the wording for your need: exclusions, waiting periods, limits, the network near you, and how the insurer deals with complaints. We can lay the wordings side by side; we do not rank companies.',
    ],
  },
  {
    id: 'insurance-companies-broker-or-insurer',
    question: 'Buy from a broker, an agent, online or the insurer: is it different?',
    answer: [
      'The contract is with the insurer either way, and the insurer decides claims. A broker acts for you, can compare several insurers and is paid commission by the insurer. Buying direct suits someone who knows which policy they want. Ask either one how it is paid.',
    ],
  },
  {
    id: 'insurance-companies-same-group-two-companies',
    question: 'Why do some groups appear twice?',
    answer: [
      'Because life insurance and general or health insurance are written by separate companies, each with its own registration and money. A claim on one has nothing to do with the other, even when the brand is the same. Look at the full legal name on your policy.',
    ],
  },
];
