/** The type of a row of the route table (routes.ts). */
import type { IsoDate } from '../dates/iso-date.ts';
import type { ProductCode } from '../lead-service/call-back-products.ts';

/** Page SEO data (docs/specification.md, section 3): a title and a list of meta tags, each with a name and content. */
export type PageSeo = {
  title: string;
  metaTags: readonly [{ name: 'description'; content: string }, ...MetaTag[]];
};
export type MetaTag = { name: string; content: string };

export function seo(title: string, description: string, ...more: MetaTag[]): PageSeo {
  return { title, metaTags: [{ name: 'description', content: description }, ...more] };
}

export type RouteGroup =
  | 'company'
  | 'library'
  | 'life'
  | 'general'
  | 'health'
  | 'service'
  | 'legal';

/** The look of a page's head: campaign, help, feast, document. `answer` is a tool's answer in place of its page. */
export type PageTheme = 'deep' | 'plain' | 'warm' | 'paper' | 'answer';

export type RouteRow = {
  path: `/${string}`;
  /** Name in menus and breadcrumbs. */
  label: string;
  kind: 'home' | 'product' | 'tool' | 'text';
  group: RouteGroup;
  theme: Exclude<PageTheme, 'answer'>;
  seo: PageSeo;
  /** Preselected in the call-back form. */
  productCode?: ProductCode;
  /**
   * Whether the page has a call-back form of its own; otherwise "Get a Call" leads to the one on contact-us. A product
   * page without one has a question form instead, under #ask.
   */
  hasCallBackForm: boolean;
  /** Whether the exit popup may appear: never on pages of help with a policy or a complaint. */
  hasExitPopup: boolean;
  /** First day of the page, for one that is newer than the first pages (structured-data.ts). */
  publishedOn?: IsoDate;
};

/** An indexable page of a tool, or of one subject. */
export type IndexedTool = {
  path: string;
  /** The row of the route table that it belongs to. */
  page: RouteRow['path'];
  /** The tool between that row and this page, in the breadcrumbs. */
  parent?: { path: string; label: string };
  label: string;
  seo: PageSeo;
  /** The day of its data, for a page that is made per request and so has no day of a review and no picture. */
  dataDay?: IsoDate;
  /** First day of the page, for one that is newer than the first pages (structured-data.ts). */
  publishedOn?: IsoDate;
};
