/**
 * The source of each check: a document, and the checks that follow from it. Every check has exactly one row. Where no
 * document requires it, the row says so: the limit then comes from experience and may be disputed.
 */
export type Source = {
  name: string;
  /** Null without a document. */
  url: string | null;
  /** The day the document was read; null when cited from memory. */
  readOn: string | null;
};

const google = 'https://developers.google.com/search/docs';

const rows: [name: string, address: string | null, checks: string, readOn?: string][] = [
  [
    'Google Search Central: Influencing your title links',
    `${google}/appearance/title-link`,
    `title-missing title-several title-cut title-short title-shared title-repeats-heading title-repeats-brand title-late
     title-placeholder title-stuffed title-capitals title-escaped-twice title-year-old title-other-letters title-ends-in-dots title-other-page h1-generic keywords-tag`,
    '2026-11-23',
  ],
  [
    'Google Search Central: Control your snippets in search results',
    `${google}/appearance/snippet`,
    `description-missing description-several description-cut description-long description-short description-shared
     description-repeats-title description-escaped-twice description-placeholder description-keywords`,
  ],
  [
    'Google Search Central: How to specify a canonical URL',
    `${google}/crawling-indexing/consolidate-duplicate-urls`,
    `canonical-missing canonical-several canonical-narrowed canonical-outside-head canonical-relative canonical-campaign canonical-fragment canonical-systematic
     canonical-elsewhere canonical-unlike canonical-broken canonical-other-site canonical-chain canonical-and-noindex address-index-file
     variant-http variant-www variant-slash variant-capitals address-twins link-to-copy content-near-duplicate content-alike h1-shared`,
  ],
  [
    'Google Search Central: Robots meta tag, data-nosnippet, and X-Robots-Tag specifications',
    `${google}/crawling-indexing/robots-meta-tag`,
    `robots-noindex robots-noindex-start robots-disagree robots-several robots-unknown-word robots-nofollow-page robots-outside-head
     robots-agent-closed robots-expired robots-no-snippet nosnippet-ignored robots-no-preview link-to-noindex`,
    '2026-11-23',
  ],
  [
    'Google Search Central: Pagination, incremental page loading, and their impact on Google Search',
    `${google}/specialty/ecommerce/pagination-and-incremental-page-loading`,
    'pagination-closed pagination-broken pagination-unlinked',
  ],
  [
    'Google Search Central: Tell Google about localized versions of your page',
    `${google}/specialty/international/localized-versions`,
    `hreflang-code hreflang-incomplete hreflang-no-default hreflang-one-way hreflang-twice hreflang-broken hreflang-relative hreflang-outside-head
     hreflang-not-lang sitemap-hreflang-broken sitemap-hreflang-code sitemap-hreflang-one-way`,
  ],
  [
    'Google Search Central: Redirects and Google Search',
    `${google}/crawling-indexing/301-redirects`,
    'redirect-circle redirect-chain redirect-broken redirect-elsewhere meta-refresh script-redirect link-redirected',
  ],
  [
    'Google Search Central: How HTTP status codes, and network and DNS errors affect Google Search',
    `${google}/crawling-indexing/http-network-errors`,
    'page-unreachable page-status unknown-path soft-404 robots-txt-unreachable link-broken link-external-broken',
  ],
  [
    'Google Search Central: Link best practices for Google',
    `${google}/crawling-indexing/links-crawlable`,
    `link-without-words link-text-generic link-not-followable link-by-script link-nofollow-inside links-many orphan-page page-deep page-dead-end`,
  ],
  [
    'Google Search Central: URL structure best practices',
    `${google}/crawling-indexing/url-structure`,
    `address-session address-slashes address-space address-capitals address-underscore address-long address-deep address-parameters
     address-endless`,
  ],
  [
    'Google Search Central: Build and submit a sitemap',
    `${google}/crawling-indexing/sitemaps/build-sitemap`,
    `sitemap-missing sitemap-missing-small sitemap-foreign-row sitemap-row-twice sitemap-row-not-ok sitemap-row-closed sitemap-row-not-canonical
     sitemap-lacks-page sitemap-lastmod-missing sitemap-lastmod-now sitemap-lastmod-same robots-txt-no-sitemap`,
  ],
  [
    'sitemaps.org: Sitemaps XML format',
    'https://www.sitemaps.org/protocol.html',
    'sitemap-unreadable sitemap-empty sitemap-too-large sitemap-index-nested sitemap-lastmod sitemap-row-fragment sitemap-priority',
  ],
  [
    'Google Search Central: Image sitemaps',
    `${google}/crawling-indexing/sitemaps/image-sitemaps`,
    'sitemap-image-broken',
    '2026-11-23',
  ],
  [
    'Google Search Central: How to move a site',
    `${google}/crawling-indexing/site-move-with-url-changes`,
    'redirect-to-start',
  ],
  [
    'RFC 9309: Robots Exclusion Protocol',
    'https://www.rfc-editor.org/rfc/rfc9309',
    `robots-txt-missing robots-txt-html robots-txt-line robots-txt-too-large robots-txt-blocks-all robots-txt-no-agent robots-txt-own-group
     robots-txt-sitemap-relative robots-txt-noindex link-to-blocked`,
  ],
  [
    'Google Search Central: Understand JavaScript SEO basics',
    `${google}/crawling-indexing/javascript/javascript-seo-basics`,
    `robots-txt-blocks-files rendered-title rendered-description rendered-canonical rendered-robots rendered-h1 rendered-og
     rendered-structured-data rendered-lang rendered-links rendered-content rendered-failed rendered-script-error rendered-redirect rendered-lost
     rendered-structured-broken script-broken content-needs-script`,
  ],
  [
    'Google Search Central: General structured data guidelines',
    `${google}/appearance/structured-data/sd-policies`,
    `structured-missing structured-unseen structured-price-unseen structured-self-rating structured-required structured-google-error
     structured-google-warning structured-google-optional structured-picture-broken structured-app-unrated structured-retired
     structured-rating-unseen structured-date-unseen structured-logo-small structured-availability structured-address structured-other-page`,
  ],
  [
    'Google Search Central: Breadcrumb (BreadcrumbList) structured data',
    `${google}/appearance/structured-data/breadcrumb`,
    'structured-no-breadcrumb structured-step-broken',
  ],
  [
    'JSON-LD 1.1, and the vocabulary of schema.org',
    'https://www.w3.org/TR/json-ld11/',
    `structured-json structured-mistyped structured-no-context structured-no-type structured-date structured-value structured-relative
     structured-reference structured-search-target`,
  ],
  [
    'schema.org: the whole vocabulary, as schema-dts 2.1.0 has it',
    'https://schema.org/docs/full.html',
    'structured-type-unknown structured-property-unknown structured-property-misplaced',
    '2026-11-23',
  ],
  [
    'The Open Graph protocol',
    'https://ogp.me/',
    `sharing-tags-missing missing-og-* og-url-differs og-several og-title-shared og-title-other-page og-locale-form og-image-relative og-image-insecure og-image-broken`,
  ],
  [
    'Meta for Developers: Images in link shares',
    'https://developers.facebook.com/docs/sharing/webmasters/images/',
    'og-image-size og-image-heavy',
  ],
  [
    'X Developer Platform: Cards markup',
    'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
    'missing-twitter-card twitter-card-kind og-image-drawing',
  ],
  [
    'Google Search Central: Google image SEO best practices',
    `${google}/appearance/google-images`,
    'image-without-alt image-without-source image-alt-file-name image-alt-long image-alt-repeated image-broken srcset-broken background-broken',
  ],
  [
    'web.dev: Optimize Cumulative Layout Shift; Optimize Largest Contentful Paint; Image performance',
    'https://web.dev/learn/performance/image-performance',
    'image-without-size image-stretched image-first-lazy image-heavy image-old-format image-oversized',
  ],
  [
    'Lighthouse: performance audits of bytes, elements and response time',
    'https://developer.chrome.com/docs/lighthouse/performance/',
    'html-heavy html-large elements-many page-slow page-uncompressed file-uncompressed scripts-blocking',
  ],
  [
    'W3C: Mixed Content',
    'https://www.w3.org/TR/mixed-content/',
    'mixed-content mixed-content-upgraded form-insecure',
  ],
  [
    'Google Search Central: Secure your site with HTTPS',
    `${google}/advanced/security/https`,
    'origin-insecure link-insecure',
  ],
  [
    'HTML Standard',
    'https://html.spec.whatwg.org/multipage/',
    `doctype-missing rel-misspelled head-broken-off head-noscript-breaks base-several base-other-host document-ends-early id-repeated preload-without-kind plugin-needed
     charset-missing charset-late charset-not-utf-8 style-broken media-broken frame-broken feed-broken
     feed-item-broken icon-missing
     icon-broken amp-broken theme-color-missing link-fragment-missing srcset-malformed style-file-broken preload-broken`,
  ],
  [
    'Encoding Standard',
    'https://encoding.spec.whatwg.org/',
    'charset-disagrees charset-wrong content-garbled',
  ],
  [
    'RFC 9110: HTTP Semantics; MIME Sniffing Standard',
    'https://www.rfc-editor.org/rfc/rfc9110',
    'page-tells-software page-binary page-without-type page-downloaded page-as-text page-type-guessed page-varies-always page-language-header',
  ],
  [
    'OWASP: HTTP Security Response Headers Cheat Sheet',
    'https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html',
    'site-unprotected',
  ],
  [
    'RFC 9111: HTTP Caching; web.dev: Back/forward cache',
    'https://www.rfc-editor.org/rfc/rfc9111',
    'page-not-kept page-kept-long page-sets-cookie file-not-kept',
  ],
  [
    'RFC 3986: URI Generic Syntax; RFC 6068: The mailto URI scheme; RFC 3966: The tel URI',
    'https://www.rfc-editor.org/rfc/rfc3986',
    'link-unreadable link-empty link-dotless-host link-malformed link-mail-malformed link-tel-malformed link-to-file link-to-private-address link-to-staging',
  ],
  [
    'BCP 47: Tags for Identifying Languages; WCAG 2.2, 3.1.1 Language of Page',
    'https://www.rfc-editor.org/info/bcp47',
    'lang-missing lang-unknown lang-varies lang-other-letters lang-other-words',
  ],
  [
    'WCAG 2.2',
    'https://www.w3.org/TR/WCAG22/',
    'viewport-no-zoom frame-unnamed field-unnamed h1-missing heading-empty heading-skipped heading-before-main',
  ],
  [
    'Google Search Central: Mobile-first indexing best practices; MDN: viewport meta tag',
    `${google}/crawling-indexing/mobile/mobile-sites-mobile-first-indexing`,
    'viewport-missing viewport-fixed rendered-wide',
  ],
  [
    'Web Application Manifest; Apple: Configuring Web Applications',
    'https://www.w3.org/TR/appmanifest/',
    'manifest-missing icon-apple-missing',
  ],
  [
    'Google Analytics help: Collect campaign data with custom URLs',
    'https://support.google.com/analytics/answer/10917952',
    'link-campaign',
  ],
  [
    'Google Search Central: Creating helpful, reliable, people-first content',
    `${google}/fundamentals/creating-helpful-content`,
    'content-empty content-thin search-results-indexable',
  ],
  [
    'Google Search Central: Spam policies for Google web search',
    `${google}/essentials/spam-policies`,
    'content-hidden content-stuffed h1-hidden',
  ],
  ['The /llms.txt file', 'https://llmstxt.org/', 'llms-link-broken'],
  ['The audited project, which banned these words', null, 'banned-words'],
  [
    'No document: common practice of SEO audits',
    null,
    'content-placeholder content-unfinished page-folder-listing content-programme-error content-markdown phone-not-linked h1-several h1-long',
  ],
  [
    'No document: a limit of this audit',
    null,
    'page-cut page-unread rendered-left crawl-incomplete',
  ],
];

/** Null for a check that has no source yet. */
export function sourceOf(id: string): Source | null {
  const row = rows.find(([, , checks]) =>
    checks.split(/\s+/).some((entry) => matchesEntry(entry, id)),
  );
  if (!row) return null;
  const [name, url, , readOn = null] = row;
  return { name, url, readOn };
}

/** @returns the ids in the rows that no check has. */
export function unusedSources(ids: readonly string[]): string[] {
  return rows
    .flatMap(([, , checks]) => checks.trim().split(/\s+/))
    .filter((entry) => !ids.some((id) => matchesEntry(entry, id)));
}

function matchesEntry(entry: string, id: string): boolean {
  return entry.endsWith('*') ? id.startsWith(entry.slice(0, -1)) : entry === id;
}
