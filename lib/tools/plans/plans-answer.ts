/** Answer from the plans on file for one age, sum and term: every price with its date, UIN, approval and source. */
import { products } from '../../content/products.ts';
import { savingsWarningFigures, savingsWarnings } from '../../content/savings-warnings.ts';
import type { Figure } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import { formLink } from '../../site/contact-links.ts';
import { routeFor } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';
import { inBatches } from '../../store/read-batches.ts';
import type { NextStep } from '../answer-parts/answer-parts.ts';
import type { AnswerBrief, BriefBlank } from '../calculators/answer-brief.ts';
import type {
  AnswerTable,
  CalculatorAnswer,
  PlanCard,
  PlanWorkingRow,
} from '../calculators/calculator.ts';
import {
  canOrderByPrice,
  type FiledRate,
  type InsurerPlan,
  type StoredPlan,
} from './insurer-plan.ts';
import { cardPrice, filedPrice, type PlanWords, planWords, smokerOf } from './plan-words.ts';

// Tables of what plans' wordings say, on the rows of their page's comparison.
/** Maximum columns of a narrow page; more plans make another table. */
const maxPlansPerTable = 4;
const maxFacts = 3;

function wordingTables(path: ProductPath, plans: readonly StoredPlan[]): AnswerTable[] {
  const plansWithFeatures = plans
    .map(({ plan }) => plan)
    .filter(({ features }) => Object.keys(features).length);
  const labels = comparedLabels(path);
  const tables: AnswerTable[] = [];
  for (const { batch } of inBatches(plansWithFeatures, maxPlansPerTable)) {
    const usedLabels = labels.filter((label) => batch.some(({ features }) => features[label]));
    // A plan on several pages may have features that belong to another page's comparison.
    if (usedLabels.length === 0) continue;
    tables.push({
      caption: `What ${plansWithFeatures.length > maxPlansPerTable ? 'these' : 'the'} plans’ wordings say`,
      columns: ['What is compared', ...batch.map((plan) => columnOf(plan, plansWithFeatures))],
      rows: usedLabels.map((label) => [
        label,
        ...batch.map(({ features }) => features[label] ?? 'Not stated'),
      ]),
    });
  }
  return tables;
}

/** The first rows of the page's comparison that the plan's wording answers. */
function factsOf(path: ProductPath, { features }: InsurerPlan): PlanCard['facts'] {
  return comparedLabels(path)
    .flatMap((label) => (features[label] ? [{ label, text: features[label] }] : []))
    .slice(0, maxFacts);
}

function comparedLabels(path: ProductPath): string[] {
  return products[path].comparison.groups.flatMap(({ rows }) => rows.map(({ label }) => label));
}

/** Two versions of a plan have the same name. */
function columnOf({ name, uin }: InsurerPlan, all: readonly InsurerPlan[]): string {
  return all.filter((other) => other.name === name).length > 1 ? `${name}, UIN ${uin}` : name;
}

export type PlanSearch = {
  age: number;
  sum: number;
  term: number;
  /** Null for all. */
  zone: string | null;
  /** Null where the product's price does not depend on it, or while nobody said. */
  smoker: 'no' | 'yes' | null;
  isByPrice: boolean;
};

const noPriceCaption = 'No price for this';

type PricedPlan = { plan: InsurerPlan; rate: FiledRate };

/** @param plans in the order of the insurers' names. */
export function answerPlans(
  path: ProductPath,
  plans: readonly StoredPlan[],
  ratesOf: ReadonlyMap<string, readonly FiledRate[]>,
  search: PlanSearch,
): CalculatorAnswer {
  const words = planWords(path);
  const priced = plans.flatMap(({ plan, versionId }) =>
    (ratesOf.get(versionId) ?? [])
      .filter((rate) => isMatchingRate(rate, search))
      .map((rate): PricedPlan => ({ plan, rate })),
  );
  const isByPrice = search.isByPrice && canOrderByPrice(plans);
  if (isByPrice) priced.sort((a, b) => a.rate.paise - b.rate.paise);
  const withPrice = plans.filter(({ plan }) => priced.some((one) => one.plan === plan));
  const plansWithoutPrice = plans.filter((stored) => !withPrice.includes(stored));
  const hasZones = plans.some(({ range }) => range.zones.some(Boolean));
  return {
    verdict: plansVerdict(withPrice.length, searchText(path, search)),
    numbers: [{ label: 'Plans with a price', value: `${withPrice.length} of ${plans.length}` }],
    text: [
      withPrice.length > 0
        ? 'Each price is from the insurer’s own table, for exactly this age, sum and term: we work out nothing in between.'
        : `The ages, sums and terms that have a price are under “${noPriceCaption}”.`,
    ],
    noChart: 'bars of prices would rank the insurers',
    ...planException(path, plans),
    nextSteps: nextSteps(path, withPrice.length),
    working: {
      caption: 'Prices from the insurers’ tables',
      rows: priced.map((one) => priceRow(path, one)),
    },
    tables: [
      ...coverageTable(plansWithoutPrice, words),
      ...wordingTables(path, plans),
      ...warningTable(path),
    ],
    assumptions: [
      `${plans.length === 1 ? 'One plan is' : `${plans.length} plans are`} approved for this page: a plan is shown only while its insurer’s written approval is in force. Others sell such plans as well: [all insurers](/insurance-companies).`,
      `The order is ${isByPrice ? 'by price, as you chose' : 'by the name of the insurer'}. What an insurer pays us plays no part in it.`,
      ...(canOrderByPrice(plans)
        ? []
        : ['An order by price needs approvals that cover a comparison. Not every one here does.']),
      'The price on a card is rounded to the rupee; its fold has it to the paisa. An insurer may ask for more, or decline, after it has read your proposal.',
      ...(hasZones
        ? ['Each insurer draws its own zones: the same name may mean another place elsewhere.']
        : []),
    ],
    subject: `plans of ${words.sumText(search.sum)} for ${words.termText(search.term)}`,
    brief: plansBrief(path, search),
    related: [
      `What the price of such a plan depends on: [what it costs](${path}#costs-and-rules).`,
      `What to ask before you choose: [how to choose](${path}#how-to-choose).`,
    ],
    figures: [
      ...plans.flatMap(({ plan }) => sourcesOf(plan)),
      ...(isSavings(path) ? savingsWarningFigures : []),
    ],
  };
}

/** The store filters by age, sum and term; checked again here, because a price of another age must never be shown. */
function isMatchingRate(rate: FiledRate, { age, sum, term, zone, smoker }: PlanSearch): boolean {
  const isFor = smokerOf(rate.priceFor);
  return (
    rate.ageFrom <= age &&
    age <= rate.ageTo &&
    rate.sum === sum &&
    rate.term === term &&
    (smoker === null || isFor === null || isFor === smoker) &&
    (zone === null || rate.zone === '' || rate.zone === zone)
  );
}

/** "a non-smoker, age 34, ₹1 crore, 20 years" */
export function searchText(path: ProductPath, { age, sum, term, smoker }: PlanSearch): string {
  return `${smokerText(smoker)}${planWords(path).searchText(age, sum, term)}`;
}

function plansVerdict(count: number, criteria: string): string {
  return count === 0 ? `No plan here has a price for ${criteria}` : `Prices for ${criteria}`;
}

/** An example is labelled first: a price that nobody offers would deceive. */
function planException(
  path: ProductPath,
  plans: readonly StoredPlan[],
): Pick<CalculatorAnswer, 'exception'> {
  const warning = isSavings(path) && {
    title: 'Not every return here is guaranteed',
    text: `What each kind of plan can lose, and what is only assumed, is under “${savingsWarnings.heading}” below. Read it first.`,
  };
  const example = plans.some(({ plan }) => plan.isExample) && {
    title: 'These plans are examples',
    text: 'No insurer offers them.',
  };
  if (warning && example)
    return { exception: { ...example, text: `${example.text} ${warning.text}` } };
  const exception = example || warning;
  return exception ? { exception } : {};
}

function nextSteps(path: ProductPath, count: number): NextStep[] {
  return [
    ...(count === 0
      ? [
          {
            text: 'Choose an age, sum or term that has a price',
            link: 'Change search',
            href: '#change',
          },
        ]
      : []),
    {
      text: 'Read the policy wording and the sales brochure of a plan before you decide',
      link: 'Insurers',
      href: '/insurance-companies',
    },
    {
      text: 'Compare the kinds of plan, which are the same at every insurer',
      link: 'Kinds of plan',
      href: `${path}#compare`,
    },
  ];
}

function approvalText({ approval: { reference, until } }: InsurerPlan): string {
  return `Approval: ${reference}, until ${formatDate(until)}`;
}

function priceRow(path: ProductPath, { plan, rate }: PricedPlan): PlanWorkingRow {
  const { filedOn, uin, source } = plan;
  return {
    label: `${plan.insurer}: ${plan.name}`,
    value: filedPrice(rate.paise),
    note: [
      `Rates of ${formatDate(filedOn)}, UIN ${uin}`,
      `Source: ${source}`,
      approvalText(plan),
    ].join('. '),
    plan: {
      insurer: plan.insurer,
      name: plan.name,
      price: cardPrice(rate),
      priceFor: [rate.priceFor, rate.zone].filter(Boolean).join('; '),
      facts: factsOf(path, plan),
      askHref: formLink(routeFor(path)).href,
    },
  };
}

function smokerText(smoker: PlanSearch['smoker']): string {
  if (smoker === null) return '';
  return smoker === 'yes' ? 'a smoker, ' : 'a non-smoker, ';
}

/** Lists the options that have a price, for plans without a price for the query. */
function coverageTable(plansWithoutPrice: readonly StoredPlan[], words: PlanWords): AnswerTable[] {
  if (plansWithoutPrice.length === 0) return [];
  const listed = (values: readonly number[], text: (value: number) => string) =>
    values.length > 6
      ? `${text(values[0] ?? 0)} to ${text(values.at(-1) ?? 0)}`
      : values.map(text).join(', ');
  const rows = plansWithoutPrice.map(({ plan, range: { ages, sums, terms } }) => [
    `${plan.insurer}: ${plan.name}, UIN ${plan.uin}. ${approvalText(plan)}`,
    `Ages ${ages[0]} to ${ages[1]}; ${listed(sums, words.sumText)}; ${listed(terms, words.termText)}`,
  ]);
  return [{ caption: noPriceCaption, columns: ['Plan', 'Its table has'], rows }];
}

/** Disclosures that the law requires with such plans. */
function warningTable(path: ProductPath): AnswerTable[] {
  if (!isSavings(path)) return [];
  const rows = savingsWarnings.blocks.flatMap((block) =>
    block.kind === 'paragraphs'
      ? block.text.map((text) => (/^\*\*(.+?)\.\*\* (.+)$/s.exec(text) ?? ['', '', text]).slice(1))
      : [],
  );
  return [{ caption: savingsWarnings.heading, columns: ['Kind of plan', 'Warning'], rows }];
}

function isSavings(path: ProductPath): boolean {
  return products[path].content.topics?.includes(savingsWarnings) ?? false;
}

function sourcesOf({ uin, name, insurer, filedOn, source, featuresSource }: InsurerPlan): Figure[] {
  const row = { from: filedOn, asOf: filedOn, readIn: 'insurers-wording' } as const;
  const documents = [...new Set([source, featuresSource])];
  return documents.map((title, index) => ({
    ...row,
    id: `plan-${uin.toLowerCase()}-${index}`,
    label: `${name}: ${index === 0 ? 'its rates' : 'what its wording says'}`,
    text: `UIN ${uin}`,
    // Two insurers may use the same title for their documents.
    source: { title: `${insurer}: ${title}` },
  }));
}

// The brief for an insurer or adviser: an offer at the age, sum and term that were looked up. It names no
// plan and no price: a sheet of paper outlives the approval under which they may be shown.
/** The query in words, without zone and order, which change no offer. */
type PlanQuery = { age: number; sum: number; term: number; smoker: 'no' | 'yes' | null };

function plansBrief(path: ProductPath, query: PlanQuery): AnswerBrief {
  const { age, sum, term, smoker } = query;
  const words = planWords(path);
  return {
    subject: briefSubject(path),
    heading: `Request for an offer: ${routeFor(path).label}`,
    request: `Please offer in writing a plan of ${words.sumText(sum)} for ${words.termText(term)}.`,
    facts: [
      { label: words.age, value: `${age} years` },
      { label: words.sum, value: words.sumText(sum) },
      { label: words.term, value: words.termText(term) },
      ...(smoker === null ? [] : [{ label: 'Tobacco', value: smoker === 'yes' ? 'Yes' : 'No' }]),
    ],
    blanks: blanksOf(path, smoker),
    askInWriting: [
      'Which plan is offered, with its UIN and the day on which its price was filed?',
      'Is the premium the one that was filed, and which loading may be added after the proposal is read?',
      'What is the premium with tax, for each year?',
      'What is not paid, and for how long?',
      'Which papers and which tests are needed before acceptance?',
    ],
    mustHaveTerms: [
      `${words.sum}: ${words.sumText(sum)}, for ${words.termText(term)}.`,
      'The UIN of the plan, and its policy wording.',
      'The premium with tax, for every year in which it is paid.',
    ],
    assumed: ['The premium is for exactly this age, sum and term.'],
  };
}

function briefSubject(path: ProductPath): AnswerBrief['subject'] {
  if (path === '/car-insurance' || path === '/bike-insurance') return 'other';
  return routeFor(path).group === 'life' ? 'life' : 'health';
}

function blanksOf(path: ProductPath, smoker: PlanQuery['smoker']): BriefBlank[] {
  if (path === '/travel-insurance') return ['name', 'people', 'firstDay', 'illnesses', 'telephone'];
  const subject = briefSubject(path);
  if (subject === 'other') return ['name', 'vehicle', 'place', 'telephone'];
  return [
    'name',
    'birth',
    'sex',
    'place',
    ...(subject === 'health' ? (['illnesses'] as const) : []),
    ...(subject === 'life' && smoker === null ? (['tobacco'] as const) : []),
    'telephone',
  ];
}
