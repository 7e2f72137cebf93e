/** What the planted site is described with: pages that may be wrong, faults that name them, and traps that are right. */

/** One address. What is left out is right: a title of its own, a description, a canonical, text, pictures for sharing. */
export type Page = {
  path: string;
  /** What the page is about; name of its link, its h1 and the stem of its title. */
  topic: string;
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  h1?: string | null;
  lang?: string | null;
  /** Replaces the viewport tag; null leaves it out. */
  viewport?: string | null;
  charset?: string | null;
  /** Open Graph and Twitter tags by name; null leaves one out. */
  sharing?: Record<string, string | null>;
  /** More lines in the head, before the title and after everything else. */
  headFirst?: string;
  head?: string;
  /** More HTML at the end of the main part. */
  body?: string;
  /** The paragraphs, when they are not the generated ones. */
  text?: string;
  /** Seed of the generated text, for pages that share theirs. */
  textSeed?: string;
  breadcrumb?: boolean;
  /** The last word on the document. */
  edit?: (html: string) => string;
  status?: number;
  headers?: Record<string, string | string[] | null>;
  delay?: number;
  uncompressed?: boolean;
  /** What another agent gets: the first whose name the User-Agent holds. */
  forAgent?: { agent: string; status: number };
  /** Answers every address below this one too. */
  endless?: boolean;
  /** Not in the sitemap, not in the list of its section. */
  unlisted?: boolean;
  unlinked?: boolean;
  lastmod?: string;
};

/** What an answer must hold for the row to be true of the site. Without a path: the first page of the row. */
export type Proof = {
  path?: string;
  status?: number;
  header?: [name: string, value: RegExp | null];
  body?: RegExp;
  lacks?: RegExp;
  bytesAbove?: number;
  agent?: string;
};

export type Severity = 'error' | 'warning' | 'notice';

/** What an audit has to be told or able to do before the fault can be seen at all. */
export type Need = 'outside' | 'render' | 'https';

export type Row = {
  id: string;
  kind: string;
  site: SiteName;
  pages: Page[];
  paths: string[];
  says: string;
  source: string;
  proofs: Proof[];
  needs?: Need;
};

export type FaultRow = Row & { severity: Severity };
/** Held rows are not looked at while checks are written: only the last measurement counts them. */
export type WithHoldout<Kind> = Kind & { held: boolean };

export type SiteName = 'main' | (typeof otherSites)[number];

/** Faults of a whole site need a site of their own: one such mistake on the main one would colour every page. */
export const otherSites = [
  'canonical-slash',
  'canonical-scheme',
  'canonical-www',
  'canonical-host',
  'canonical-file',
  'canonical-localhost',
  'canonical-home',
  'robots-closed',
  'robots-googlebot',
  'robots-own-group',
  'robots-html',
  'robots-failing',
  'robots-misspelled',
  'robots-assets',
  'robots-sitemap',
  'robots-noindex',
  'robots-agentless',
  'sitemap-broken',
  'sitemap-empty',
  'sitemap-html',
  'sitemap-index',
  'sitemap-dates',
  'sitemap-long',
  'soft-missing',
  'endless-links',
  'endless-calendar',
  'endless-filters',
  'same-titles',
  'sessions',
] as const;
