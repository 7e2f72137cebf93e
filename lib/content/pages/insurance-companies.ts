// /insurance-companies: neutral list of insurers with registration numbers, alphabetical.
// The tables are made from `insurers`; no rank, rating, badge or ratio of a single insurer.
import type { BrokerDetails } from '../../site/broker-details.ts';
import {
  deathClaimsPaidByAmount,
  deathClaimsPaidByAmountYearBefore,
  deathClaimsPaidByNumber,
  deathClaimsPaidByNumberYearBefore,
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
} from '../figures/industry.ts';
import { type InsurerKind, insurerListChecked, insurerListSource, insurers } from '../insurers.ts';
import type { Block, TextPageContent } from '../types.ts';

function insurerTable(kind: InsurerKind, caption: string): Block {
  const ofKind = insurers.filter((insurer) => insurer.kind === kind);
  const hasWebsites = ofKind.some(({ website }) => website);
  return {
    kind: 'table',
    caption,
    columns: [
      'Insurer',
      'IRDAI registration number',
      'Former name',
      ...(hasWebsites ? ['Website'] : []),
    ],
    rows: ofKind.map((insurer) => [
      insurer.isSellingNewPolicies
        ? insurer.legalName
        : `${insurer.legalName} (writes no new policies)`,
      insurer.registrationNumber,
      insurer.formerNames?.join('; ') ?? '',
      ...(hasWebsites ? [insurer.website ?? ''] : []),
    ]),
  };
}

function countOf(kind: InsurerKind): number {
  return insurers.filter((insurer) => insurer.kind === kind).length;
}

export function insuranceCompanies(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Insurance companies registered in India',
    answer: `A plain list of ${insurers.length} insurers with their IRDAI registration numbers, so that you can check who stands behind a policy. The order is alphabetical. Being on the list is not a recommendation, and a number on it is not a rating.`,
    sections: [
      {
        id: 'about-the-list',
        heading: 'What the list is',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              `It shows ${countOf('life')} life insurers, ${countOf('general')} general insurers and ${countOf('standalone-health')} standalone health insurers: those whose name and registration number we could verify, as of ${insurerListChecked.text}. Within each group the order follows the name people know, from A to Z; that is why an insurer’s long legal name can seem out of place.`,
              'Left out: reinsurers, which insure other insurers; the two specialised public insurers for crops and for export credit; and new companies whose registration number we have not been able to confirm. Not finding a name here does not prove that it is fake. Check it with the regulator, as described below.',
              'A former name is the one you may find on an older policy; the contract goes on under the new name. A blank means none that we could verify.',
            ],
          },
          {
            kind: 'note',
            title: 'Which of them we work with',
            text: [
              `${broker.legalName} is a broker, not an insurer. The list is of the market, not of our partners. Ask us which insurers we place business with before you rely on our advice: ring ${broker.phone} or write to ${broker.helpMailbox}.`,
            ],
          },
        ],
      },
      {
        id: 'life-insurers',
        heading: 'Life insurers',
        blocks: [
          insurerTable('life', 'Life insurers, alphabetical'),
          {
            kind: 'paragraphs',
            text: [
              'A life insurer may sell [term insurance](/term-insurance), savings and [investment plans](/investment-plans), [pension plans](/pension-plans) and annuities, and riders or fixed-sum plans for illness and accident. It does not sell policies that repay hospital bills.',
            ],
          },
        ],
      },
      {
        id: 'general-insurers',
        heading: 'General insurers',
        blocks: [
          insurerTable('general', 'General insurers, alphabetical'),
          {
            kind: 'paragraphs',
            text: [
              'A general insurer may sell [car](/car-insurance) and [bike](/bike-insurance) insurance, [health](/health-insurance), [travel](/travel-insurance), personal accident, home and business policies. It does not sell life insurance. Not every one sells every line.',
            ],
          },
        ],
      },
      {
        id: 'standalone-health-insurers',
        heading: 'Standalone health insurers',
        blocks: [
          insurerTable('standalone-health', 'Standalone health insurers, alphabetical'),
          {
            kind: 'paragraphs',
            text: [
              'A standalone health insurer sells health, personal accident and travel cover and nothing else. Its health policy is of the same nature as a general insurer’s, under the same rules.',
            ],
          },
        ],
      },
      {
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
                title: 'Whom to complain to',
                text: 'The regulator’s portal, bimabharosa.irdai.gov.in, lists the grievance officer of each insurer. The order of steps is in [how to complain](/grievance-redressal).',
              },
            ],
          },
        ],
      },
      {
        id: 'what-ratios-say',
        heading: 'What two well-known ratios say, and do not',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'You will see percentages beside insurers’ names elsewhere. Two different things are often mixed up. These are the averages of the industry from the regulator’s statistics.',
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
              'The _claim settlement ratio_ of life insurers counts death claims paid in a year, out of those pending at its start and those reported in it. It says nothing about speed or about the reasons for refusal. The ratio by amount is lower when large claims are refused more often.',
              'The _incurred claims ratio_ compares what insurers paid or set aside for claims with the premium they earned. It is not a share of claims accepted. A very high one can mean prices that will rise, a low one that much of the premium stays with the insurer.',
              'Neither is a promise about your claim. What you tell in the proposal form, and what the policy excludes, decide far more.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        id: 'insurance-companies-old-name-on-policy',
        question:
          'My policy carries the name of an insurer that is not on the list. Is it still valid?',
        answer: [
          'Very likely: insurers change names and merge, and their contracts go on. Look in the former-name column, and match the registration number, which stays when only the name changes. If you find neither, ask IRDAI’s call centre on 155255 who holds those policies now.',
        ],
      },
      {
        id: 'insurance-companies-which-is-safest',
        question: 'Which insurance company should I choose?',
        answer: [
          'Choose the cover first and the company second. Every insurer here is registered with and supervised by IRDAI, so compare the wording for your need: exclusions, waiting periods, limits, the network near you, and how the insurer deals with complaints. We can lay the wordings side by side; we do not rank companies.',
        ],
      },
      {
        id: 'insurance-companies-broker-or-insurer',
        question: 'Is it different to buy through a broker or from the insurer?',
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
    ],
    figuresInText: [
      insurerListChecked,
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
