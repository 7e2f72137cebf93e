/**
 * The checks that find each planted fault, and the checks that would be wrong on a clean trap: row id to check ids.
 * Judged by hand; a fault without a row here counts as missed, whatever else is found at its address.
 */
import { holdoutFaults, holdoutTraps } from './holdout-expected-checks.ts';

const faults = `
title-none: title-missing
title-two: title-several
title-long: title-cut title-long
title-short: title-short
title-brand-only: title-short
description-none: description-missing
description-empty: description-missing
description-short: description-short
description-long: description-cut description-long
description-twins: description-shared
description-is-title: description-repeats-title
description-cut: description-short
description-in-body: description-missing
canonical-none: canonical-missing
canonical-relative: canonical-relative
canonical-in-body: canonical-outside-head
canonical-chain: canonical-chain
canonical-loop: canonical-chain
canonical-fragment: canonical-fragment
canonical-header-disagrees: canonical-several
canonical-campaign: sitemap-row-not-canonical
og-url-disagrees: og-url-differs
soft-missing-site: unknown-path
og-image-small: og-image-size
header-noindex-in-sitemap: sitemap-row-closed
header-second-noindex: sitemap-row-closed
meta-googlebot-noindex: sitemap-row-closed
page-nofollow: robots-nofollow-page
robots-misspelled: robots-unknown-word
robots-closed-file: robots-txt-blocks-all
robots-html-file: robots-txt-html
robots-misspelled-file: robots-txt-line
robots-assets-file: robots-txt-blocks-files
sitemap-redirect: sitemap-row-not-ok
sitemap-canonicalised: sitemap-row-not-canonical
sitemap-failing: sitemap-row-not-ok
sitemap-unlisted: sitemap-lacks-page
sitemap-too-long: sitemap-too-large
sitemap-robots-missing: sitemap-unreadable
lang-word: lang-unknown
lang-empty: lang-missing
doctype-none: doctype-missing
charset-none: charset-missing
charset-late: charset-late
text-replacement: charset-wrong
source-missing: srcset-broken
style-missing: style-broken
script-missing: script-broken
video-missing: media-broken
frame-missing: frame-broken
feed-missing: feed-broken
sitemap-hreflang-missing: sitemap-hreflang-broken
sitemap-hreflang-code: sitemap-hreflang-code
sitemap-hreflang-one-way: sitemap-hreflang-one-way
viewport-no-zoom: viewport-no-zoom
viewport-zoom-limit: viewport-no-zoom
head-div: head-broken-off
refresh-at-once: meta-refresh
refresh-later: meta-refresh
breadcrumb-nameless: structured-google-error
question-unanswered: structured-required
date-day-first: structured-date
rating-too-high: structured-google-error
video-bare: structured-google-error
recipe-no-picture: structured-google-error
h1-none: h1-missing
h1-empty: heading-empty
h1-two: h1-several
h1-picture-unnamed: heading-empty
heading-skipped: heading-skipped
heading-empty: heading-empty
text-filler: content-placeholder
text-thin: content-thin
text-empty: content-empty
text-same: content-near-duplicate
text-template: content-placeholder
text-object: content-placeholder
text-note: content-placeholder
page-orphan: orphan-page
page-deep: page-deep
pagination-same-title: title-shared
link-missing: link-broken
link-forbidden: link-broken
link-redirect: link-redirected
link-chain: redirect-chain
link-redirect-to-missing: link-broken
link-wordless: link-without-words
link-picture-unnamed: link-without-words
link-click-here: link-text-generic
link-read-more: link-text-generic
link-fragment-missing: link-fragment-missing
link-fragment-elsewhere: link-fragment-missing
link-script: link-not-followable
link-no-address: link-not-followable
link-file: link-to-file
link-undefined: link-broken
picture-alt-file: image-alt-file-name
picture-heavy: image-heavy
download-missing: link-broken
page-uncompressed: page-uncompressed
page-unavailable: page-status
page-forbidden: page-status
redirect-for-now-listed: sitemap-row-not-ok
page-nested: elements-many
title-untitled: title-placeholder title-short
title-template: title-placeholder title-short
title-undefined: title-placeholder
title-stuffed: title-stuffed
title-capitals: title-capitals
title-escaped-twice: title-escaped-twice
canonical-to-noindex: canonical-broken
canonical-to-blocked: canonical-broken
canonical-other-scheme: canonical-other-site
canonical-other-host: canonical-other-site
canonical-page-two: pagination-closed
canonical-slash-systematic: canonical-systematic
canonical-scheme-systematic: canonical-systematic
canonical-www-systematic: canonical-systematic
canonical-host-systematic: canonical-systematic
canonical-file-systematic: canonical-systematic
canonical-home-systematic: canonical-systematic
canonical-scheme-hides-descriptions: description-missing
canonical-host-hides-descriptions: description-missing
canonical-file-hides-descriptions: description-missing
canonical-localhost-hides-descriptions: description-missing
canonical-home-hides-descriptions: description-missing
sessions-everywhere: address-session
og-description-filler: description-placeholder
none-in-sitemap: sitemap-row-closed
meta-bingbot-noindex: robots-agent-closed
unavailable-after-past: robots-expired
max-snippet-zero: robots-no-snippet
preview-none: robots-no-preview
link-to-blocked: link-to-blocked
hreflang-uk: hreflang-code
hreflang-region-only: hreflang-code
hreflang-missing: hreflang-broken
hreflang-redirect: hreflang-broken
hreflang-noindex: hreflang-broken
hreflang-not-canonical: hreflang-broken
hreflang-relative: hreflang-relative
hreflang-in-body: hreflang-outside-head
hreflang-against-lang: hreflang-not-lang
sitemap-other-host: sitemap-foreign-row
sitemap-other-scheme: sitemap-foreign-row
sitemap-twice: sitemap-row-twice
sitemap-missing-page: sitemap-row-not-ok
text-garbled: content-garbled
viewport-fixed: viewport-fixed
data-type-none: structured-no-type
event-empty: structured-required
application-bare: structured-app-unrated
price-no-currency: structured-value
currency-unknown: structured-value
availability-unknown: structured-value
breadcrumb-gap: structured-value
date-future: structured-value
dates-backwards: structured-value
job-expired: structured-value
hours-impossible: structured-value
day-unknown: structured-value
h1-shared: h1-shared
text-markdown: content-markdown
address-space: address-space
address-capitals: address-capitals
address-long: address-long
address-slashes: address-slashes
address-session: address-session
address-deep: address-deep
address-parameters: address-parameters
index-both: address-index-file
pagination-noindex: pagination-closed
link-to-noindex: link-to-noindex
link-malformed: link-malformed
link-double-scheme: link-malformed
link-mail-malformed: link-mail-malformed
link-campaign: link-campaign
picture-alt-long: image-alt-long
picture-alt-stuffed: image-alt-long
picture-is-page: image-broken
picture-empty-file: image-broken
base-other-host: base-other-host
base-two: base-several
page-no-store: page-not-kept
page-cached-year: page-kept-long
page-download: page-downloaded
page-typeless: page-without-type
page-cookie: page-sets-cookie
page-vary-all: page-varies-always
page-sniffable: page-type-guessed
page-cut: document-ends-early
page-preload-header-missing: style-broken
id-twice: id-repeated
frame-untitled: frame-unnamed
preload-as-none: preload-without-kind
sitemap-date-future: sitemap-lastmod
sitemap-fragment: sitemap-row-fragment
endless-calendar: address-endless
script-redirect: rendered-redirect
og-image-dead-host: og-image-broken
og-image-svg: og-image-drawing
logo-missing: structured-picture-broken
data-picture-missing: structured-picture-broken
link-redirect-dead-host: link-external-broken
picture-too-large: image-oversized
picture-stretched: image-stretched
srcset-malformed: srcset-malformed
style-import-missing: style-file-broken
font-missing: preload-broken
feed-item-missing: feed-item-broken
mixed-picture: mixed-content-upgraded
mixed-script: mixed-content
mixed-style: mixed-content-upgraded
mixed-form: form-insecure
sitemap-picture-missing: sitemap-image-broken
sitemap-without-rows: sitemap-empty
sitemap-one-date: sitemap-lastmod-same
redirect-to-home: redirect-to-start
data-no-context: structured-no-context
lang-hindi-on-english: lang-other-letters
head-noscript-frame: head-noscript-breaks
data-property-unknown: structured-property-unknown
data-property-of-other-type: structured-property-misplaced
microdata-unknown: structured-type-unknown
text-near-second: content-near-duplicate content-alike
text-hidden: content-hidden
text-hidden-away: content-hidden
text-stuffed: content-stuffed
no-links-out: page-dead-end
pagination-next-missing: pagination-broken link-broken
link-span: link-by-script
link-staging: link-to-staging
script-title: rendered-title
script-canonical: rendered-canonical
script-noindex: rendered-robots
script-text: rendered-content
script-h1: rendered-h1
script-error: rendered-script-error
`;

const traps = `
title-about-404: soft-404
title-svg: title-several
title-narrow: title-long title-cut
title-shared-noindex: title-shared
title-undefined-word: title-undefined title-placeholder
description-hindi: description-short description-long description-cut
canonical-header-agrees: canonical-several
hreflang-pair: hreflang-one-way hreflang-incomplete hreflang-code
hreflang-script-and-area: hreflang-code
charset-in-header: charset-missing
byte-order-mark: doctype-missing charset-wrong
head-noscript-style: head-broken-off
robots-preview-large: robots-no-preview robots-unknown-word
unavailable-after-future: robots-expired structured-value
robots-other-agent: link-to-blocked robots-txt-blocks-all
braces-in-code: content-placeholder
braces-in-prose: content-placeholder
replacement-explained: charset-wrong
filler-explained: content-placeholder
undefined-in-code: content-placeholder
contact-short: content-thin content-empty
heading-in-header: h1-missing
heading-template: h1-several
quotes-typographic: charset-wrong
emoji: charset-wrong
twitter-falls-back: missing-twitter-title missing-twitter-description missing-twitter-image
anchor-in-hidden: link-without-words
link-labelled: link-without-words
link-labelled-by: link-without-words
link-picture-named: link-without-words
link-drawing-named: link-without-words
link-fragment-encoded: link-fragment-missing
link-other-schemes: link-not-followable link-malformed
link-spaces-around: link-broken link-malformed
link-entity: link-broken
link-scheme-relative: link-broken link-malformed
link-in-template: link-broken
link-in-comment: link-broken
link-in-code: link-broken
link-in-script: link-broken
link-continue-reading: link-text-generic
product-rated: structured-value structured-google-error structured-required
data-array: structured-required structured-google-error
data-graph: structured-required structured-google-error
data-http-context: structured-required structured-google-error
event-whole: structured-value structured-required structured-google-error
microdata-right: structured-required structured-google-error
data-nested-unused: structured-type-unknown
breadcrumb-last-without-item: structured-value structured-google-error
alt-empty: image-alt-missing
picture-fallback-heavy: image-heavy image-old-format
picture-lazy-below: image-first-lazy
srcset-comma: image-broken
namespace-http: mixed-content
page-many-links: links-many
redirect-unlinked: link-redirected
gone-is-gone: page-status
`;

export const checksByFault: ReadonlyMap<string, readonly string[]> = parseTable(
  faults + holdoutFaults.trimStart(),
);
export const checksByTrap: ReadonlyMap<string, readonly string[]> = parseTable(
  traps + holdoutTraps.trimStart(),
);

function parseTable(text: string): Map<string, string[]> {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [row = '', checks = ''] = line.split(': ');
      return [row, checks.split(' ')];
    }),
  );
}
