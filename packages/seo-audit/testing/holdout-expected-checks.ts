/**
 * The same for the held rows: judged after the checks were written, by the text of the rules, and opened to the
 * authors of the checks on 23 November 2026 (planted-site/README.md).
 */

export const holdoutFaults = `
title-empty: title-missing
title-twins: title-shared
title-in-body: title-missing
description-two: description-several
description-filler: description-placeholder
canonical-empty: canonical-relative
canonical-two: canonical-several
canonical-to-missing: canonical-broken
canonical-to-redirect: canonical-broken canonical-chain
canonical-to-failing: canonical-broken
canonical-with-noindex: canonical-and-noindex
canonical-slash-hides-descriptions: description-missing
canonical-www-hides-descriptions: description-missing
canonical-localhost-systematic: canonical-systematic
same-titles-everywhere: title-shared
og-title-none: missing-og-title
og-image-none: missing-og-image
og-image-relative: og-image-relative
og-image-missing: og-image-broken
og-image-page: og-image-broken
twitter-card-unknown: twitter-card-kind
noindex-in-sitemap: sitemap-row-closed
header-none-in-sitemap: sitemap-row-closed
header-googlebot-noindex: sitemap-row-closed
header-bingbot-noindex: robots-agent-closed
nosnippet: robots-no-snippet
robots-contradicts: robots-several
robots-googlebot-file: robots-txt-blocks-all
robots-failing-file: robots-txt-unreachable
blocked-in-sitemap: sitemap-row-closed
hreflang-word: hreflang-code
hreflang-underscore: hreflang-code
hreflang-blocked: hreflang-broken
hreflang-no-self: hreflang-incomplete
hreflang-one-way: hreflang-one-way
sitemap-relative: sitemap-foreign-row
sitemap-date-malformed: sitemap-lastmod
sitemap-not-xml: sitemap-unreadable
sitemap-is-page: sitemap-unreadable
sitemap-part-missing: sitemap-unreadable
lang-none: lang-missing
lang-english-on-hindi: lang-other-letters
charset-wrong: content-garbled
charset-conflict: charset-disagrees
viewport-none: viewport-missing
head-picture: head-broken-off
icon-missing: icon-broken
manifest-missing: icon-broken
data-not-json: structured-json
data-entities: structured-json
data-context-misspelled: structured-no-context
data-type-unknown: structured-type-unknown
product-bare: structured-google-error
price-symbol: structured-google-error
rating-own: structured-self-rating
question-unseen: structured-unseen
article-no-headline: structured-required
h1-shared-three: h1-shared
text-near: content-near-duplicate content-alike
slash-both: content-near-duplicate
link-gone: link-broken
link-failing: link-broken
link-redirect-for-now: link-redirected
link-loop: link-broken redirect-circle
link-dead-outside: link-external-broken
link-nofollow: link-nofollow-inside
link-no-slash-host: link-broken
picture-missing: image-broken
picture-no-alt: image-without-alt
picture-no-size: image-without-size
hero-lazy: image-first-lazy
srcset-missing: srcset-broken
style-picture-missing: style-file-broken
script-is-page: script-broken
mixed-frame: mixed-content
page-plain-text: page-as-text
page-huge: html-heavy
page-slow: page-slow
page-failing: page-status sitemap-row-not-ok
page-gone-listed: page-status sitemap-row-not-ok link-broken
redirect-without-location: redirect-broken
canonical-unlike: canonical-unlike
endless-relative: address-endless
endless-filters: address-endless
robots-own-group-file: robots-txt-own-group
robots-sitemap-file: robots-txt-sitemap-relative
robots-noindex-file: robots-txt-noindex
robots-agentless-file: robots-txt-no-agent
blocked-for-googlebot: sitemap-row-closed
hreflang-twice: hreflang-twice
hreflang-header-disagrees: hreflang-twice
amp-missing: amp-broken
rating-of-nobody: structured-value
breadcrumb-missing-page: structured-step-broken
heading-before-h1: heading-before-main
soft-missing-page: soft-404
soft-missing-goods: soft-404
text-programme-error: content-programme-error
address-underscore: address-underscore
case-both: address-twins
link-to-canonicalised: link-to-copy
link-empty-address: link-empty
link-localhost: link-to-private-address
link-tel-words: link-tel-malformed
picture-empty-source: image-without-source
picture-data-src: image-without-source
video-poster-missing: media-broken
feed-broken: feed-broken
file-uncached: file-not-kept
page-powered-by: page-tells-software
page-refresh-header: meta-refresh
script-removes: rendered-lost
script-data-broken: rendered-structured-broken
script-description: rendered-description
script-links: rendered-links
`;

export const holdoutTraps = `
title-entity: title-cut charset-wrong content-garbled
pagination-self: canonical-elsewhere title-shared description-shared content-near-duplicate
lang-short: lang-unknown lang-missing
lang-part: lang-unknown
charset-capitals: charset-not-utf-8 charset-disagrees
viewport-fit: viewport-no-zoom viewport-fixed viewport-missing
base-own: canonical-relative link-broken
robots-all: robots-unknown-word robots-noindex
header-image-bot: robots-nofollow-page robots-noindex robots-agent-closed
noindex-account: robots-noindex sitemap-lacks-page
robots-allow-wins: sitemap-row-closed link-to-blocked
todo-as-word: content-placeholder
error-explained: content-placeholder soft-404
heading-back: heading-skipped
heading-marked-up: heading-empty h1-missing
heading-comment: h1-several
word-often: content-placeholder title-stuffed
og-ratio: og-image-size
og-title-other: missing-og-title
anchor-hidden: link-without-words
link-top: link-fragment-missing link-broken
link-text-fragment: link-fragment-missing
link-fragment-name: link-fragment-missing
link-nofollow-outside: link-nofollow-inside
link-percent-capitals: link-broken orphan-page
form-target: link-broken orphan-page
link-dots: link-broken link-malformed
data-two-types: structured-type-unknown structured-required structured-google-error
questions-seen: structured-unseen structured-required
picture-hidden: image-without-alt
picture-negotiated: image-old-format
picture-half-size: image-heavy
video-captioned: image-broken
page-big-but-right: elements-many html-large
missing-is-missing: page-status unknown-path
`;
