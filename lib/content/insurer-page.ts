/**
 * The page of one insurer: its rows of insurers.ts and insurer-figures.ts, with what they mean. It recommends nobody:
 * no rank, neighbours by alphabet, and every insurer with six facts of its own has one.
 */
import type { BrokerText } from '../config/broker-details.ts';
import { formatDate } from '../dates/format-date.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { phoneLink } from '../site/contact-links.ts';
import { type IndexedTool, seo } from '../site/route-row.ts';
import { insurerRoutes } from '../site/tool-routes.ts';
import {
  deathClaimsPaidByAmount,
  deathClaimsPaidByNumber,
  healthIncurredClaims,
} from './figures/industry.ts';
import {
  claimSettlementFigure,
  claimSettlementRatios,
  deathClaimCounts,
  healthPremiumParts,
  healthPremiums,
  incurredClaimsFigure,
  incurredClaimsRatios,
  insurerNote,
  latestYear,
  yearBefore,
} from './insurer-figures.ts';
import { formatPercent, missingFigureText } from './insurer-labels.ts';
import { compareByBrand, type Insurer, insurerListChecked, insurers } from './insurers.ts';
import { kindRows } from './pages/insurance-companies.ts';
import { placementOf } from './placed-insurers.ts';
import { deathClaims, healthClaims } from './product-insurers.ts';
import type { Block, Figure, Prose, TextPageContent } from './types.ts';

/** First day of these pages. */
const publishedOn: IsoDate = '2026-11-29';

type InsurerPage = { insurer: Insurer; listed: IndexedTool };

const percent = (value: number | null | undefined) =>
  typeof value === 'number' ? formatPercent(value) : missingFigureText;

export const insurerPages: readonly InsurerPage[] = insurerRoutes.map(({ id, path }) => {
  const insurer = insurers.find((one) => one.id === id);
  if (!insurer) throw new Error(`No insurer has the id "${id}"`);
  const title = titleOf(insurer);
  return {
    insurer,
    listed: {
      path,
      page: '/insurance-companies',
      label: insurer.brand,
      seo: seo(title, descriptionOf(insurer)),
      publishedOn,
    },
  };
});

export const indexedInsurers: readonly IndexedTool[] = insurerPages.map(({ listed }) => listed);

/** @throws when no page has this id. */
export function insurerPage(id: string): InsurerPage {
  const page = insurerPages.find(({ insurer }) => insurer.id === id);
  if (!page) throw new Error(`No page for the insurer "${id}"`);
  return page;
}

/** Before and after it in the alphabet, among those of its kind. */
export function neighboursOf({ insurer }: InsurerPage): readonly InsurerPage[] {
  const ofKind = insurerPages
    .filter((page) => page.insurer.kind === insurer.kind)
    .toSorted((a, b) => compareByBrand(a.insurer, b.insurer));
  const at = ofKind.findIndex((page) => page.insurer === insurer);
  return [ofKind[at - 1], ofKind[at + 1]].filter((page) => page !== undefined);
}

function isLife({ kind }: Insurer): boolean {
  return kind === 'life';
}

function titleOf(insurer: Insurer): string {
  const ratio = isLife(insurer) ? 'claim settlement ratio' : 'incurred claims ratio';
  return `${insurer.brand}: ${ratio} ${latestYear}`;
}

function descriptionOf({ id, brand, kind }: Insurer): string {
  if (kind !== 'life')
    return `Of its health premium, claims took ${percent(incurredClaimsRatios[id]?.[latestYear])} at ${brand} in ${latestYear}. What that means, the year before, and how to complain to it.`;
  const ratio = claimSettlementRatios[id]?.[latestYear];
  const all = deathClaimCounts[id]?.[0];
  return `${brand} paid ${percent(ratio?.byNumber)} of ${all?.toLocaleString('en-IN')} death claims in ${latestYear}. What that means, the year before, who to ask, and how to complain to it.`;
}

export function insurerContent({ insurer }: InsurerPage, broker: BrokerText): TextPageContent {
  const { legalName, registrationNumber, kind, formerNames, website } = insurer;
  const note = insurerNote(insurer);
  const figure = isLife(insurer) ? claimSettlementFigure : incurredClaimsFigure;
  const rows = [
    { label: 'Company', text: legalName },
    {
      label: 'IRDAI registration',
      text: `${registrationNumber}, as of ${formatDate(insurer.registrationAsOf)}`,
    },
    ...(formerNames
      ? [{ label: 'Earlier names', text: `Formerly ${formerNames.join('; ')}.` }]
      : []),
    ...(website ? [{ label: 'Its own site', text: `[${website}](https://${website})` }] : []),
    kindRows[kind],
  ];
  return {
    heading: titleOf(insurer),
    answer: `${legalName}, IRDAI registration ${registrationNumber}. A page here is no recommendation, and a ratio is no promise about your claim.`,
    sections: [
      {
        id: 'ratios',
        heading: 'The ratio, and what it says',
        blocks: [
          ratioTable(insurer),
          { kind: 'paragraphs', text: [isLife(insurer) ? deathClaims : healthClaims] },
          ...(note ? [{ kind: 'paragraphs' as const, text: [`${note}.`] }] : []),
        ],
      },
      {
        id: 'behind',
        heading: isLife(insurer) ? 'The claims behind it' : 'The premium behind it',
        blocks: [isLife(insurer) ? claimTable(insurer) : premiumTable(insurer)],
      },
      {
        id: 'company',
        heading: 'The company',
        blocks: [{ kind: 'rows', caption: 'Registration, names and lines', rows }],
      },
      {
        id: 'placed',
        heading: 'Do we place business with it?',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              placementOf(insurer, broker),
              `${insurerPages.length} of ${insurers.length} insurers on [our list](/insurance-companies) have a page like this one: those of which we could verify six facts. None is ranked, and a page cannot be bought.`,
            ],
          },
        ],
      },
      {
        id: 'help',
        heading: 'A claim, a copy of your policy, a complaint',
        blocks: [
          {
            kind: 'rows',
            caption: 'Whom to reach',
            rows: [
              { label: 'A claim', text: helpRows[kind] },
              {
                label: 'Telephone',
                text: helplineOf(insurer),
              },
              {
                label: 'A copy of the policy',
                text: '[Where to get one](/customer-login): at the insurer, in DigiLocker, or at our desk.',
              },
              {
                label: 'A complaint',
                text: 'First to its grievance officer, whom bimabharosa.irdai.gov.in names. Then [the next steps, and their days](/grievance-redressal). IRDAI’s call centre: 155255.',
              },
            ],
          },
        ],
      },
    ],
    questions: [],
    figuresInText: [
      figure,
      ...industryFigures(insurer),
      insurerListChecked,
      ...(insurer.helpline ? [insurer.helpline] : []),
    ],
    furtherSources: [insurer.registrationSource],
  };

  function industryFigures(of: Insurer): Figure[] {
    return isLife(of) ? [deathClaimsPaidByNumber, deathClaimsPaidByAmount] : [healthIncurredClaims];
  }
}

function helplineOf({ helpline }: Insurer): Prose {
  return helpline
    ? `${phoneLink(helpline.text)}, read in its own policy document and in a public directory of ${formatDate(helpline.asOf)}. Check it on your policy: search results carry false ones.`
    : 'The number on your policy or on its own site. We print no helpline that two sources do not confirm: search results carry false ones.';
}

const ofHealth =
  '[Cashless](/claim/health-cashless) or [paid first](/claim/health-reimbursement): what to do, in order. [Its hospitals](/cashless-hospital), if we have its list.';

const helpRows: Readonly<Record<Insurer['kind'], string>> = {
  life: '[After a death](/claim/life-death): what to do, in order. [Refused?](/claim/refused)',
  general: `[A vehicle](/claim/motor-own-damage): what to do, in order. Health: ${ofHealth}`,
  'standalone-health': ofHealth,
};

function ratioTable(insurer: Insurer): Block {
  const { id } = insurer;
  const paid = claimSettlementRatios[id];
  const incurred = incurredClaimsRatios[id];
  return {
    kind: 'table',
    caption: isLife(insurer)
      ? 'Claim settlement ratio of individual death claims'
      : 'Incurred claims ratio of health business',
    columns: ['Measure', latestYear, yearBefore, `All insurers, ${latestYear}`],
    rows: isLife(insurer)
      ? [
          [
            'By number',
            percent(paid?.[latestYear]?.byNumber),
            percent(paid?.[yearBefore]?.byNumber),
            deathClaimsPaidByNumber.text,
          ],
          [
            'By amount',
            percent(paid?.[latestYear]?.byAmount),
            percent(paid?.[yearBefore]?.byAmount),
            deathClaimsPaidByAmount.text,
          ],
        ]
      : [
          [
            'Claims in premium',
            percent(incurred?.[latestYear]),
            percent(incurred?.[yearBefore]),
            healthIncurredClaims.text,
          ],
        ],
  };
}

function claimTable({ id }: Insurer): Block {
  const [all = 0, ...parts] = deathClaimCounts[id] ?? [];
  const labels = ['Paid', 'Repudiated', 'Rejected', 'Open at its end'];
  const count = (value: number) => value.toLocaleString('en-IN');
  return {
    kind: 'table',
    caption: `Individual death claims in ${latestYear}`,
    columns: ['Claims', 'Number'],
    rows: [
      ['Open at the start, or reported in the year', count(all)],
      ...labels.map((label, place) => [label, count(parts[place] ?? 0)]),
    ],
  };
}

/** A crore is 100 lakh. */
function premiumTable({ id }: Insurer): Block {
  const lakhs = healthPremiums[id] ?? [];
  const all = lakhs.reduce((sum, lakh) => sum + lakh, 0);
  const crore = (lakh: number) =>
    `₹${(lakh / 100).toLocaleString('en-IN', { maximumFractionDigits: lakh < 10_000 ? 1 : 0 })} crore`;
  return {
    kind: 'table',
    caption: `Health premium earned in ${latestYear}, by who is covered`,
    columns: ['Covered', 'Premium', 'Share'],
    rows: [
      ...healthPremiumParts.map((part, place) => [
        part,
        crore(lakhs[place] ?? 0),
        `${Math.round(((lakhs[place] ?? 0) / all) * 100)}%`,
      ]),
      ['All', crore(all), '100%'],
    ],
  };
}
