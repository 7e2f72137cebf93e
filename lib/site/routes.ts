/**
 * The route table: one row per URL. Menus, footer, breadcrumbs, sitemap, metadata, the middleware test and the browser
 * sweep read it. To change a title, a description or a meta tag, edit the row's `seo`; `routes.test.ts` reports text
 * that is too long, too short, duplicated or banned.
 */
import { savingsLabel } from '../lead-service/call-back-products.ts';
import { type RouteRow, seo } from './route-row.ts';

const product = {
  kind: 'product',
  theme: 'deep',
  hasCallBackForm: true,
  hasExitPopup: true,
} as const;
const text = {
  kind: 'text',
  theme: 'paper',
  hasCallBackForm: true,
  hasExitPopup: true,
} as const;
/** Pages of help with a policy or a hospital: no popup. */
const tool = {
  kind: 'tool',
  theme: 'plain',
  hasCallBackForm: true,
  hasExitPopup: false,
} as const;
/** Pages about an existing policy, a life event, a claim, a complaint or a document: no sales form, no popup. */
const quiet = { hasCallBackForm: false, hasExitPopup: false } as const;

export const routes = [
  {
    path: '/',
    label: 'Home',
    kind: 'home',
    group: 'company',
    theme: 'deep',
    productCode: 2,
    hasCallBackForm: true,
    hasExitPopup: true,
    seo: seo(
      'Compare insurance in India: health, life and motor',
      'See what health, term, car and travel insurance cover, leave out and cost, before you share a number. Sourced facts, and one call if you ask.',
    ),
  },
  {
    ...product,
    path: '/health-insurance',
    label: 'Health insurance',
    group: 'health',
    productCode: 2,
    seo: seo(
      'Compare health insurance plans: cover, waits, room limits',
      'How health insurance works in India: what is covered, waiting periods, cashless time limits, portability and tax, each figure with its source and date.',
    ),
  },
  {
    ...product,
    path: '/critical-illness-insurance',
    label: 'Critical illness',
    group: 'health',
    productCode: 9,
    seo: seo(
      'Critical illness insurance plans: what the lump sum pays for',
      'Critical illness cover pays one sum when a listed illness is diagnosed. See which illnesses count, the survival period, exclusions and who needs it.',
    ),
  },
  {
    ...product,
    path: '/super-topup',
    label: 'Super top-up',
    group: 'health',
    productCode: 2,
    seo: seo(
      'Super top-up health insurance plans and their deductible',
      'A super top-up pays hospital bills above a yearly deductible. Work through an example, see how it differs from a plain top-up, and what it leaves out.',
    ),
  },
  {
    ...product,
    path: '/senior-citizen',
    label: 'Senior citizen health',
    group: 'health',
    productCode: 2,
    seo: seo(
      'Health insurance for senior citizens and parents above 60',
      'Health insurance after 60: who can buy, what co-pay and loading do to a bill, waits for illness you have, and what the rule on premium rises says.',
    ),
  },
  {
    ...product,
    path: '/family-health-insurance',
    label: 'Family health',
    group: 'health',
    productCode: 2,
    seo: seo(
      'Family health insurance: how a family floater works',
      'One sum insured shared by the whole family, or one for each person? How floaters are priced, when they run out, and how to add a newborn.',
    ),
  },
  {
    ...product,
    path: '/maternity-health-insurance',
    label: 'Maternity health',
    group: 'health',
    productCode: 2,
    seo: seo(
      'Maternity insurance: waiting period, limits and newborn',
      'Maternity cover has its own waiting period, a limit per delivery and rules for the newborn. See what to check before you buy, and what it leaves out.',
    ),
  },
  {
    ...product,
    path: '/1crore-health-insurance',
    label: '1 crore cover',
    group: 'health',
    productCode: 2,
    seo: seo(
      '₹1 crore health insurance: who needs it, how to build it',
      'What a ₹1 crore sum insured means for a real hospital bill, when it matters, and how one large policy, layers and restoration plans compare.',
    ),
  },
  {
    ...product,
    path: '/diabetes-health-insurance',
    label: 'Diabetes health',
    group: 'health',
    productCode: 2,
    seo: seo(
      'Health insurance with diabetes: waiting period and cover',
      'Buying health insurance when you have diabetes: what to declare, how long the waiting period can be, which complications count, how to cut it.',
    ),
  },
  {
    ...product,
    path: '/term-insurance',
    label: 'Term insurance',
    group: 'life',
    productCode: 3,
    seo: seo(
      'Term insurance plans compared: cover, claim settlement ratio',
      'Term insurance pays your family one agreed sum if you die within the term. How to work out the cover, which kind fits, and what can void a claim.',
    ),
  },
  {
    ...product,
    path: '/child-plans',
    label: 'Child plans',
    group: 'life',
    productCode: 7,
    seo: seo(
      'Child education plans: premium waiver, payout and costs',
      'A child plan goes on paying for your child if a parent dies: how the premium waiver works, what you get back, the lock-in, and simpler ways to do it.',
    ),
  },
  {
    ...product,
    path: '/investment-plans',
    label: savingsLabel,
    group: 'life',
    productCode: 5,
    seo: seo(
      `${savingsLabel}: ULIP, endowment, money-back`,
      'Life insurance that also saves: how unit-linked, endowment and money-back plans differ in risk, charges, five-year lock-in, surrender value and tax.',
    ),
  },
  {
    ...product,
    path: '/pension-plans',
    label: 'Pension plans',
    group: 'life',
    productCode: 6,
    seo: seo(
      'Pension plans and annuities compared: income for life',
      'Immediate or deferred annuity, with or without return of price: what each pension plan pays, what you cannot undo, and how the income is taxed.',
    ),
  },
  {
    ...product,
    path: '/capital-guarantee',
    label: 'Capital guarantee',
    group: 'life',
    productCode: 5,
    seo: seo(
      'Capital guarantee plans: which part is guaranteed',
      'A capital guarantee plan joins a guaranteed savings part to a market-linked part. See which part carries the promise, when it fails, and what it costs.',
    ),
  },
  {
    ...product,
    path: '/car-insurance',
    label: 'Car insurance',
    group: 'general',
    productCode: 4,
    seo: seo(
      'Car insurance in India: third-party premium rates, IDV, NCB',
      'What the law makes every car owner buy, what own damage adds, how IDV, no-claim bonus and add-ons work, and today’s third-party rates.',
    ),
  },
  {
    ...product,
    path: '/bike-insurance',
    label: 'Bike insurance',
    group: 'general',
    productCode: 8,
    seo: seo(
      'Two-wheeler and bike insurance: third-party premium rates',
      'Third-party cover is compulsory for every bike and scooter. See the rates by engine size, when own damage ends, and what add-ons pay.',
    ),
  },
  {
    ...product,
    // Lead.svc has no code for travel (docs/specification.md, section 3), so no call about it can be requested.
    hasCallBackForm: false,
    hasExitPopup: false,
    path: '/travel-insurance',
    label: 'Travel insurance',
    group: 'general',
    seo: seo(
      'Travel insurance plans: Schengen visa, medical, trip cover',
      'What travel insurance pays abroad: medical bills, evacuation, baggage and delay, the Schengen minimum, and the exclusions that catch people.',
    ),
  },
  {
    ...tool,
    ...quiet,
    path: '/renewal',
    label: 'Renew Policy',
    group: 'service',
    seo: seo(
      'Policy renewal: grace period, expired policy, what you lose',
      'Renewing health, life, car or bike insurance: how many days you have after the due date, what is lost and when, what to keep ready, who to ask.',
    ),
  },
  {
    ...tool,
    ...quiet,
    path: '/claim',
    label: 'Smart Claim',
    group: 'service',
    seo: seo(
      'Make an insurance claim: steps, papers and time limits',
      'What to do first, who to tell, which papers to keep and how fast the insurer must answer: health, life, motor, travel and accident. Guidance only.',
    ),
  },
  {
    ...tool,
    path: '/cashless-hospital',
    label: 'Cashless hospitals',
    group: 'service',
    productCode: 2,
    seo: seo(
      'Cashless hospitals: find one and get approved in time',
      'How cashless treatment works, what to carry to the hospital desk, the one-hour and three-hour limits, and what to do when the request is refused.',
    ),
  },
  {
    ...tool,
    ...quiet,
    path: '/customer-login',
    label: 'Customer Login',
    group: 'service',
    seo: seo(
      'Customer login and policy download: get a copy',
      'Sign in with a code to download policies bought through us, or find a copy: at the insurer, in DigiLocker, in an e-insurance account or at our desk.',
    ),
  },
  {
    ...tool,
    ...quiet,
    path: '/joy-center',
    label: 'Joy Center',
    group: 'service',
    theme: 'warm',
    seo: seo(
      'Joy center: insurance at life’s happy moments',
      'Wedding, baby, new job, home, car or trip: tick what happened and get one dated plan of who to tell by when, with letters and a calendar file.',
    ),
  },
  {
    ...text,
    path: '/about-us',
    label: 'About Us',
    group: 'company',
    seo: seo(
      'About us: what a direct insurance broker does for you',
      'We act for you, not for an insurer. What a direct broker may and may not do, how we are paid, who regulates us, and why you get one call.',
    ),
  },
  {
    ...text,
    ...quiet,
    path: '/careers',
    label: 'Careers',
    group: 'company',
    seo: seo(
      'Careers in insurance broking: how we hire',
      'How we hire for broking, claims and engineering work, what training the regulator asks of people who sell, and why no job offer costs money.',
    ),
  },
  {
    ...text,
    ...quiet,
    path: '/contact-us',
    label: 'Contact Us',
    group: 'company',
    hasCallBackForm: true,
    seo: seo(
      'Contact us: phone, mail, office and calling hours',
      'Reach us by phone, mail or post: separate ways for a call-back, help with a policy, a claim or a complaint, and how to tell our call from a fraud.',
    ),
  },
  {
    ...text,
    path: '/insurance-companies',
    label: 'Insurance companies',
    group: 'library',
    seo: seo(
      'Claim settlement ratio 2024-25: insurance companies in India',
      'Claim settlement and incurred claims ratios of every life, general and health insurer in our list, A to Z, with its registration number and year.',
    ),
  },
  {
    ...text,
    path: '/faqs',
    label: 'FAQs',
    group: 'library',
    seo: seo(
      'Insurance FAQs: plain answers about policies and claims',
      'Ask in your own words: buying, waiting periods, claims, nominees, third-party premium, renewal, complaints and data, each with the rule behind it.',
    ),
  },
  {
    ...text,
    ...quiet,
    path: '/grievance-redressal',
    label: 'Grievance redressal',
    group: 'legal',
    theme: 'plain',
    seo: seo(
      'Insurance complaint: five steps, time limits, Ombudsman',
      'Complain to us, the insurer, Bima Bharosa, the Ombudsman or a commission: who hears what, how many days each has, and what it costs.',
    ),
  },
  {
    ...text,
    ...quiet,
    path: '/terms-and-conditions',
    label: 'Terms and conditions',
    group: 'legal',
    seo: seo(
      'Terms and conditions of using this website',
      'Who we are, what a broker does, when cover starts, what our fifteen-minute call promise means, and which law governs the use of this website.',
    ),
  },
  {
    ...text,
    ...quiet,
    path: '/privacy-policy',
    label: 'Privacy policy',
    group: 'legal',
    seo: seo(
      'Privacy notice: what we keep, why and for how long',
      'Which data a call-back request holds, what we use it for, how long it is kept, who sees it, and how to stop calls, correct it or have it erased.',
    ),
  },
  {
    ...text,
    ...quiet,
    path: '/legal',
    label: 'Legal and disclosures',
    group: 'legal',
    seo: seo(
      'Legal: licence, disclosures and public notices',
      'Our registration, how insurers pay us, why rebates are barred by section 41, the notice on spurious calls, and our check against dark patterns.',
    ),
  },
] as const satisfies readonly RouteRow[];

export type RoutePath = (typeof routes)[number]['path'];

/** The product pages, in menu order. */
export type ProductPath = Extract<(typeof routes)[number], { kind: 'product' }>['path'];
