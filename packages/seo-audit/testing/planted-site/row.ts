/** The types of the planted site: pages that may be wrong, faults that refer to them, and clean traps. */

/** One address. Omitted fields are correct: a unique title, a description, a canonical, text, sharing images. */
export type Page = {
  path: string;
  /** The page's topic: its link text, its h1 and the stem of its title. */
  topic: string;
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  h1?: string | null;
  lang?: string | null;
  /** Replaces the viewport tag; null omits it. */
  viewport?: string | null;
  charset?: string | null;
  /** Open Graph and Twitter tags by name; null omits one. */
  sharing?: Record<string, string | null>;
  /** More lines in the head, before the title and after everything else. */
  headFirst?: string;
  head?: string;
  /** More HTML at the end of the main element. */
  body?: string;
  /** The paragraphs, instead of generated ones. */
  text?: string;
  /** Seed of the generated text, for pages that share theirs. */
  textSeed?: string;
  breadcrumb?: boolean;
  /** Changes the finished document. */
  edit?: (html: string) => string;
  status?: number;
  headers?: Record<string, string | string[] | null>;
  delay?: number;
  uncompressed?: boolean;
  /** Responses for other agents: the first whose name the User-Agent contains. */
  forAgent?: { agent: string; status: number };
  /** Also responds to every address below this one. */
  endless?: boolean;
  /** The page is neither in the sitemap nor in the list of its section. */
  unlisted?: boolean;
  unlinked?: boolean;
  lastmod?: string;
};

/** A condition on a response, which holds if the row is true. Without a path: the first page of the row. */
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

/** What the audit needs before it can find the fault. */
export type Need = 'outside' | 'render' | 'https';

export type Row = {
  id: string;
  kind: string;
  site: SiteName;
  pages: Page[];
  paths: string[];
  description: string;
  source: string;
  proofs: Proof[];
  needs?: Need;
};

export type FaultRow = Row & { severity: Severity };
/** Held rows are not read while checks are written: only the final measurement counts them. */
export type WithHoldout<Kind> = Kind & { held: boolean };

export type SiteName = 'main' | (typeof otherSites)[number];

/** A fault of a whole site needs its own site: on the main site it would affect every page. */
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
