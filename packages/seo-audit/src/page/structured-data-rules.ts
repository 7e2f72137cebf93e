/**
 * The properties that each type needs to be useful, for the types that @adobe/structured-data-validator does not know.
 * Source: Google Search Central's structured data pages and schema.org, read 2026-11-20.
 */

export type TypeRule = {
  /** Each entry: one of these properties is required. */
  required: readonly (readonly string[])[];
  /** The same for what search engines show where it is there, and do without. */
  recommended?: readonly (readonly string[])[];
  /** Also applies to subtypes without a rule of their own. */
  isInherited?: true;
  /** Does not apply to a node within another node. */
  isMainOnly?: true;
};

const place: TypeRule = { required: [['name'], ['address', 'areaServed']], isInherited: true };
const paper: TypeRule = { required: [['headline', 'name']], isMainOnly: true };
const noRule: TypeRule = { required: [] };
const article: TypeRule = {
  isInherited: true,
  required: [['headline']],
  // Google requires no property of an article (read 2026-11-27).
  recommended: [
    ['datePublished', 'dateModified'],
    ['author', 'publisher'],
  ],
};
const service: TypeRule = { required: [['name'], ['provider', 'brand', 'offeredBy']] };
/** Google requires no property of a page, and shows no result for one. */
const page: TypeRule = {
  required: [],
  recommended: [
    ['name', 'headline'],
    ['url', '@id'],
  ],
};
/** Requirements for ratings are in find-value-problems.ts. */
const app: TypeRule = { required: [['name']] };

export const typeRules: Readonly<Record<string, TypeRule>> = {
  Organization: { required: [['name']] },
  LocalBusiness: place,
  InsuranceAgency: place,
  FinancialService: place,
  // Its name is needed on the start page only, and other nodes refer to it.
  WebSite: { required: [['url']], recommended: [['name']] },
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  FAQPage: { required: [['mainEntity']] },
  Question: { required: [['name'], ['acceptedAnswer', 'suggestedAnswer']] },
  Answer: { required: [['text']] },
  BreadcrumbList: { required: [['itemListElement']] },
  Article: article,
  NewsArticle: article,
  BlogPosting: article,
  Service: service,
  FinancialProduct: service,
  WebApplication: app,
  SoftwareApplication: app,
  Report: paper,
  ScholarlyArticle: paper,
  TechArticle: paper,
  SocialMediaPosting: noRule,
  DiscussionForumPosting: {
    required: [['author'], ['datePublished'], ['text', 'image', 'video', 'sharedContent']],
    isMainOnly: true,
  },
  ProfilePage: { required: [['mainEntity']], isMainOnly: true },
  Dataset: { required: [['name'], ['description']], isMainOnly: true },
  Course: { required: [['name'], ['description'], ['provider']], isMainOnly: true },
  Event: { required: [['name'], ['startDate'], ['location']], isInherited: true },
  CourseInstance: noRule,
  EventSeries: noRule,
  PublicationEvent: noRule,
  UserInteraction: noRule,
  ContactPoint: { required: [['telephone', 'email', 'url']] },
  PostalAddress: {
    required: [['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry']],
  },
};

/** Types whose rich results search engines no longer show, and since when. */
export const retiredTypes: Readonly<Record<string, string>> = {
  FAQPage: 'FAQ rich results ended on 7 May 2026',
  HowTo: 'HowTo rich results ended in 2023',
  SpecialAnnouncement: 'ended in June 2025',
  ClaimReview: 'ended in June 2025',
  CourseInfo: 'ended in June 2025',
  Occupation: 'estimated salary ended in June 2025',
};

/** A business that rates itself gets no stars. */
export const selfRatedTypes: ReadonlySet<string> = new Set([
  'Organization',
  'LocalBusiness',
  'InsuranceAgency',
  'FinancialService',
]);
