/** Head tags that look wrong and are correct: titles, canonicals, languages, robots. */
import { trapBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const trap = trapBuilder('head');
const alternate = (code: string, href: string) =>
  `<link rel="alternate" hreflang="${code}" href="${href}">`;
const pair = ['en-IN', 'en-GB', 'x-default']
  .map((code, index) =>
    alternate(code, index === 1 ? '{origin}/head/british' : '{origin}/head/indian'),
  )
  .join('');
const chinese =
  alternate('zh-Hant-TW', '{origin}/head/taiwan') + alternate('es-419', '{origin}/head/latin');
const hindi =
  '<p>मिट्टी को हल्का रखें और हर दूसरे दिन सुबह पानी दें। जड़ों को हवा मिले तो पौधा जल्दी बढ़ता है।</p>';

export const headTraps = [
  trap(
    'title-entity',
    'An escaped & in a title is one character.',
    sources.titles,
    { title: 'Pots & beds for narrow yards in town | Mango Lane' },
    /<title>Pots &amp; beds/,
  ),
  trap(
    'title-about-404',
    'An article about the words "Page not found" is no missing page.',
    sources.soft404,
    {
      title: 'Why a site says "Page not found", and what to do',
      h1: 'Why a site says "Page not found"',
    },
    { status: 200, body: /Page not found/ },
  ),
  trap(
    'title-svg',
    'The title inside a drawing is not a second title of the page.',
    sources.titles,
    {
      body: '<svg role="img" viewBox="0 0 9 9" width="90" height="90"><title>A round bed</title><circle cx="4" cy="4" r="4"/></svg>',
    },
    /<svg[\s\S]*?<title>A round bed/,
  ),
  trap(
    'title-narrow',
    'A title of 66 narrow letters fits the width of a result.',
    sources.titles,
    { title: 'Little lilies in still, light soil: all it still is till fall will' },
    /<title>Little lilies/,
  ),
  trap(
    'title-shared-noindex',
    'A noindex page may share the title of another one.',
    sources.titles,
    [
      { path: '/head/print', title: 'The year of the long bed, month by month', textSeed: 'print' },
      {
        path: '/head/print/paper',
        title: 'The year of the long bed, month by month',
        textSeed: 'print',
        head: '<meta name="robots" content="noindex, follow">',
        canonical: null,
        unlisted: true,
        unlinked: true,
      },
    ],
    { path: '/head/print/paper', body: /noindex, follow/ },
  ),
  trap(
    'title-undefined-word',
    'The word "undefined" in a title can be its subject.',
    sources.titles,
    { title: 'Undefined edges: beds without a border | Mango Lane' },
    /<title>Undefined edges/,
  ),
  trap(
    'description-hindi',
    'A description in Hindi on a Hindi page is counted in its own letters.',
    sources.snippets,
    {
      lang: 'hi',
      title: 'गमले में सब्ज़ियाँ उगाने का आसान तरीका',
      h1: 'गमले में सब्ज़ियाँ',
      text: hindi.repeat(9),
      description:
        'गमले में सब्ज़ियाँ कैसे उगाएँ: मिट्टी, पानी, धूप और खाद की पूरी बात, महीने के हिसाब से, उन गलतियों के साथ जो हमने पहले साल में कीं।',
    },
    /lang="hi"[\s\S]*?मिट्टी/,
  ),
  trap(
    'canonical-of-parameter',
    'A sorted copy names the plain list as canonical.',
    sources.canonical,
    [
      {
        path: '/head/list',
        body: '<p><a href="/head/list?sort=name" rel="nofollow">Sort the list by name</a></p>',
      },
      {
        path: '/head/list?sort=name',
        canonical: '{origin}/head/list',
        unlisted: true,
        unlinked: true,
      },
    ],
    { path: '/head/list?sort=name', body: /rel="canonical" href="[^"]+\/head\/list"/ },
  ),
  trap(
    'pagination-self',
    'Page two of a list names itself as canonical and says so in title and description.',
    sources.pagination,
    [
      {
        path: '/head/letters',
        body: '<p><a href="/head/letters?page=2">Older letters, page 2</a></p>',
      },
      { path: '/head/letters?page=2', unlinked: true },
    ],
    { path: '/head/letters?page=2', body: /rel="canonical" href="[^"]+page=2"/ },
  ),
  trap(
    'canonical-header-agrees',
    'The Link header names the same canonical address as the tag.',
    sources.canonicalLink,
    { headers: { link: '<{url}>; rel="canonical"' } },
    { header: ['link', /rel="canonical"/] },
  ),
  trap(
    'hreflang-pair',
    'Two pages name each other and themselves, and a default.',
    sources.hreflang,
    [
      { path: '/head/indian', head: pair },
      { path: '/head/british', lang: 'en-GB', head: pair },
    ],
    [/hreflang="en-GB"/, { path: '/head/british', body: /hreflang="x-default"/ }],
  ),
  trap(
    'hreflang-script-and-area',
    'zh-Hant-TW and es-419 are right codes.',
    sources.languageTags,
    [
      {
        path: '/head/taiwan',
        lang: 'zh-Hant-TW',
        text: '<p>土壤要疏鬆，早晨澆水。根部需要空氣，植物才會長得快。</p>'.repeat(12),
        title: '陽台上的盆栽：土壤、澆水與日照',
        head: chinese,
      },
      {
        path: '/head/latin',
        lang: 'es-419',
        text: '<p>La tierra debe quedar suelta y el riego se hace por la mañana, cada dos días. Las raíces necesitan aire.</p>'.repeat(
          12,
        ),
        title: 'Macetas en el balcón: tierra, riego y sol',
        head: chinese,
      },
    ],
    [/hreflang="zh-Hant-TW"/, { path: '/head/latin', body: /hreflang="es-419"/ }],
  ),
  trap(
    'lang-short',
    'lang="en" without a country is enough.',
    sources.language,
    { lang: 'en' },
    /<html lang="en">/,
  ),
  trap(
    'lang-part',
    'A Hindi quotation in an English page is marked with its language.',
    sources.languageParts,
    { body: `<blockquote lang="hi">${hindi}</blockquote>` },
    /<blockquote lang="hi">/,
  ),
  trap(
    'charset-in-header',
    'The header names the encoding; a second time in the document is not needed.',
    sources.htmlCharset,
    { charset: null },
    { header: ['content-type', /charset=utf-8/], lacks: /<meta charset/ },
  ),
  trap(
    'charset-capitals',
    'UTF-8 may be written in any case.',
    sources.htmlCharset,
    { charset: 'UTF-8' },
    /charset="UTF-8"/,
  ),
  trap(
    'byte-order-mark',
    'A byte order mark before the doctype is allowed.',
    sources.htmlCharset,
    { edit: (html) => `\uFEFF${html}` },
    /<!doctype html>/,
  ),
  trap(
    'viewport-fit',
    'viewport-fit=cover and a zoom limit of five leave zooming free.',
    sources.resize,
    { viewport: 'width=device-width, initial-scale=1, maximum-scale=5, viewport-fit=cover' },
    /maximum-scale=5/,
  ),
  trap(
    'base-own',
    'base names the page itself.',
    sources.htmlBase,
    { headFirst: '<base href="{url}">' },
    /<base href="[^"]+">/,
  ),
  trap(
    'head-noscript-style',
    'A noscript with a style sheet may stand in the head.',
    sources.head,
    { headFirst: '<noscript><link rel="stylesheet" href="/files/site.css"></noscript>' },
    /<noscript><link/,
  ),
  trap(
    'robots-preview-large',
    'max-image-preview:large allows more, it forbids nothing.',
    sources.robotsMeta,
    {
      head: '<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1">',
    },
    /max-snippet:-1/,
  ),
  trap(
    'robots-all',
    'robots "all" forbids nothing.',
    sources.robotsMeta,
    { head: '<meta name="robots" content="all">' },
    /content="all"/,
  ),
  trap(
    'unavailable-after-future',
    'unavailable_after names a day many years ahead.',
    sources.robotsMeta,
    { head: '<meta name="robots" content="unavailable_after: 2099-12-31">' },
    /2099-12-31/,
  ),
  trap(
    'header-image-bot',
    'A header closes the page to a robot that makes no search results.',
    sources.robotsMeta,
    { headers: { 'x-robots-tag': 'otherbot: noindex, nofollow' } },
    { header: ['x-robots-tag', /otherbot/] },
  ),
  trap(
    'noindex-account',
    'A page for one’s own account is noindex, not in the sitemap and kept by no cache.',
    sources.noindex,
    {
      head: '<meta name="robots" content="noindex">',
      canonical: null,
      headers: { 'cache-control': 'no-store' },
      unlisted: true,
      unlinked: true,
    },
    { header: ['cache-control', /no-store/], body: /noindex/ },
  ),
  trap(
    'robots-other-agent',
    'robots.txt closes an address to a robot that trains models, not to search engines.',
    sources.robotsTxt,
    { path: '/seeds/common' },
    { path: '/robots.txt', body: /User-agent: GPTBot\nDisallow: \// },
  ),
  trap(
    'robots-allow-wins',
    'A longer Allow opens one page of a closed folder.',
    sources.robotsTxt,
    { path: '/closed/open-day' },
    { path: '/robots.txt', body: /Allow: \/closed\/open-day/ },
  ),
];
