/**
 * The content of each indexed URL as text to compare: title, description, words, and figures with dates and sources.
 * Parts of every page (menu, footer) and button labels are left out. `text-dates.json` has the date of the last change.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { calculatorTexts } from '../content/calculators/all-calculators.ts';
import { claimTypes } from '../content/claims/all-claims.ts';
import { escalationSteps } from '../content/claims/escalation-steps.ts';
import { indexableClaims } from '../content/claims/indexable-claims.ts';
import {
  deathClaimsPaidByNumber,
  healthIncurredClaims,
  nonLifeIncurredClaims,
} from '../content/figures/industry.ts';
import { indexedTools } from '../content/indexed-tools.ts';
import * as insurerFigures from '../content/insurer-figures.ts';
import { insurerContent, insurerPages } from '../content/insurer-page.ts';
import { insurers } from '../content/insurers.ts';
import { lifeEvents } from '../content/life-events/life-events.ts';
import { ombudsmanStates } from '../content/ombudsman-offices.ts';
import { aboutUs } from '../content/pages/about-us.ts';
import { careers } from '../content/pages/careers.ts';
import { cashlessHospital } from '../content/pages/cashless-hospital.ts';
import { contactUs } from '../content/pages/contact-us.ts';
import { customerLogin } from '../content/pages/customer-login.ts';
import { faqGroups, faqs, homeQuestions } from '../content/pages/faqs.ts';
import { insurerFootnotes } from '../content/pages/insurance-companies.ts';
import { joyCenter } from '../content/pages/joy-center.ts';
import { legal } from '../content/pages/legal.ts';
import { privacyPolicy } from '../content/pages/privacy-policy.ts';
import { termsAndConditions } from '../content/pages/terms-and-conditions.ts';
import { pricesNote } from '../content/prices.ts';
import { products } from '../content/products.ts';
import { productQuestions } from '../content/questions.ts';
import { refusalReasons } from '../content/refusals/all-refusals.ts';
import { reasonContent, reasonPages } from '../content/refusals/reason-pages.ts';
import { freeSteps, refusedPage } from '../content/refusals/refusal-copy.ts';
import { explainedTerms, findTermIds } from '../content/terms.ts';
import { findRoute, productRoutes } from '../site/find-route.ts';
import { type RoutePath, routes } from '../site/routes.ts';
import { calculatorRoutes } from '../site/tool-routes.ts';
import { sha256Hex } from '../text/sha256-hex.ts';
import { markdownPages } from './markdown-pages.ts';

/**
 * The text of a page. Placeholders stand in for the broker's details: a telephone number that is set later changes no
 * date.
 */
type PageContent = (broker: BrokerDetails) => unknown;

const otherPages: Record<string, PageContent> = {
  '/': () => {
    const { answer, keyFacts, introduction } = products['/health-insurance'].content;
    const market = [deathClaimsPaidByNumber, healthIncurredClaims, nonLifeIncurredClaims];
    return [answer, keyFacts, introduction, homeQuestions, market];
  },
  '/renewal': markdownPages['/renewal'],
  '/claim': (broker) => [
    markdownPages['/claim'](broker),
    claimTypes.map(({ label, heading }) => [label, heading]),
  ],
  '/cashless-hospital': cashlessHospital,
  '/customer-login': customerLogin,
  '/joy-center': (broker) => [joyCenter(broker), lifeEvents],
  '/about-us': aboutUs,
  '/careers': careers,
  '/contact-us': contactUs,
  '/insurance-companies': (broker) => [
    markdownPages['/insurance-companies'](broker),
    insurerFootnotes,
    insurers,
    insurerFigures,
  ],
  '/faqs': (broker) => [
    faqs(broker),
    faqGroups,
    productQuestions.map(({ questions }) => questions.map(({ question }) => question)),
  ],
  '/grievance-redressal': (broker) => [
    markdownPages['/grievance-redressal'](broker),
    ombudsmanStates,
  ],
  '/terms-and-conditions': termsAndConditions,
  '/privacy-policy': (broker) => privacyPolicy(broker),
  '/legal': legal,
} satisfies Partial<Record<RoutePath, PageContent>>;

const productPages: Record<string, PageContent> = Object.fromEntries(
  productRoutes.map(({ path }) => [
    path,
    () => {
      const { content, comparison, insurers, claimHref, officialPrices, picture } = products[path];
      return [
        content,
        comparison,
        insurers,
        claimHref,
        pricesNote(path, false),
        officialPrices,
        picture,
      ];
    },
  ]),
);

const claimPages: Record<string, PageContent> = Object.fromEntries(
  indexableClaims.map(({ path, seo }, index) => [
    path,
    () => [seo, claimTypes[index] ?? [refusedPage, refusalReasons, freeSteps], escalationSteps],
  ]),
);

const calculatorPages: Record<string, PageContent> = Object.fromEntries(
  calculatorRoutes.map(({ path, id }) => [path, () => calculatorTexts[id]]),
);

/** Pages of one subject. */
const subjectPages: Record<string, PageContent> = Object.fromEntries([
  ...reasonPages.map((page) => [
    page.listed.path,
    () => [page.listed.seo, reasonContent(page), page.reason, page.examples],
  ]),
  ...insurerPages.map((page) => [
    page.listed.path,
    (broker: BrokerDetails) => [page.listed.seo, insurerContent(page, broker)],
  ]),
]);

/** Path of every page in the sitemap, in its order. */
export const sitemapPaths: readonly string[] = [
  ...routes.map(({ path }) => path),
  ...indexedTools.map(({ path }) => path),
];

/** @throws for a URL that is not in the sitemap. */
export function pageText(path: string): string {
  const words = {
    ...productPages,
    ...otherPages,
    ...claimPages,
    ...calculatorPages,
    ...subjectPages,
  }[path];
  const route = findRoute(path);
  if (!words || !route)
    throw new Error(`No text for ${path}: add it in lib/publishing/page-text.ts.`);
  const content = words(parseEnvironment({}).broker);
  const { label, seo } = route;
  return JSON.stringify([
    label,
    seo,
    content,
    findTermIds(content).map((id) => explainedTerms[id]),
  ]);
}

/** Short enough to read in a diff, long enough to avoid collisions. */
export function pageTextHash(path: string): string {
  return sha256Hex(pageText(path)).slice(0, 12);
}
