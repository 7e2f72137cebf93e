/** Links that look wrong and are correct. */
import { trapBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const trap = trapBuilder('links');
const { links, linkPurpose, htmlLinks, uri } = sources;
const body = (html: string) => ({ body: `<p>${html}</p>` });

export const linkTraps = [
  trap(
    'anchor-hidden',
    'The mark beside a heading is hidden from everybody but the mouse.',
    sources.ariaHidden,
    {
      body: '<h2 id="soil">Soil<a aria-hidden="true" tabindex="-1" href="#soil"><span></span></a></h2><p>Loose.</p>',
    },
    /aria-hidden="true" tabindex="-1"/,
  ),
  trap(
    'anchor-in-hidden',
    'A link inside a hidden part needs no words.',
    sources.ariaHidden,
    { body: '<div aria-hidden="true"><a tabindex="-1" href="/about"></a></div>' },
    /<div aria-hidden="true"><a/,
  ),
  trap(
    'link-labelled',
    'A link has its words in aria-label.',
    linkPurpose,
    body(
      '<a href="/contact" aria-label="Write to us"><svg viewBox="0 0 9 9" width="9" height="9" aria-hidden="true"><circle cx="4" cy="4" r="4"/></svg></a>',
    ),
    /aria-label="Write to us"/,
  ),
  trap(
    'link-labelled-by',
    'A link has its words in another element.',
    linkPurpose,
    {
      body: '<h2 id="old-beds">The old beds</h2><p><a href="/about" aria-labelledby="old-beds"></a></p>',
    },
    /aria-labelledby="old-beds"/,
  ),
  trap(
    'link-picture-named',
    'A link is a picture whose alt names the target.',
    linkPurpose,
    body(
      '<a href="/about"><img src="/files/bed.png" width="640" height="480" alt="About the garden"></a>',
    ),
    /alt="About the garden"/,
  ),
  trap(
    'link-drawing-named',
    'A link is a drawing with a title.',
    linkPurpose,
    body(
      '<a href="/about"><svg role="img" viewBox="0 0 9 9" width="9" height="9"><title>About the garden</title><circle cx="4" cy="4" r="4"/></svg></a>',
    ),
    /<title>About the garden/,
  ),
  trap(
    'link-top',
    '#top and # lead to the top without any such id.',
    htmlLinks,
    body('<a href="#top">Back to the top</a> <a href="#">To the start of the page</a>'),
    { body: /href="#top"/, lacks: /id="top"/ },
  ),
  trap(
    'link-text-fragment',
    'A text fragment names words, not an id.',
    htmlLinks,
    body('<a href="/about#:~:text=garden">What we say of the garden</a>'),
    /#:~:text=garden/,
  ),
  trap(
    'link-fragment-encoded',
    'A fragment is percent-encoded, the id is not.',
    htmlLinks,
    {
      body: '<p><a href="#caf%C3%A9">The café of the garden</a></p><h2 id="café">Café</h2><p>Tea.</p>',
    },
    /id="café"/,
  ),
  trap(
    'link-fragment-name',
    'A fragment may be the name of an old anchor.',
    htmlLinks,
    {
      body: '<p><a href="#prices">The prices of our seedlings</a></p><p><a name="prices"></a>Forty rupees.</p>',
    },
    /<a name="prices">/,
  ),
  trap(
    'link-other-schemes',
    'tel:, mailto:, sms: and upi: are links that nobody crawls.',
    uri,
    body(
      '<a href="tel:+91-20-2555-0100">Call the garden</a> <a href="mailto:hello@example.org?subject=Pots">Mail the garden</a> <a href="sms:+912025550100">Send a message</a> <a href="upi://pay?pa=garden@example">Pay by UPI</a>',
    ),
    /href="upi:/,
  ),
  trap(
    'link-spaces-around',
    'Spaces and line breaks around an address are taken away by every browser.',
    htmlLinks,
    body('<a href="\n  /about  ">About our garden year</a>'),
    /href="\n {2}\/about {2}"/,
  ),
  trap(
    'link-entity',
    'An address holds &amp;, which stands for one &.',
    htmlLinks,
    [
      body('<a href="/links/shelf?row=1&amp;box=2">Box two of the shelf</a>'),
      { path: '/links/shelf?row=1&box=2', unlinked: true },
    ],
    [/row=1&amp;box=2/, { path: '/links/shelf?row=1&box=2', status: 200 }],
  ),
  trap(
    'link-scheme-relative',
    'An address that begins with // takes the scheme of the page.',
    uri,
    body('<a href="//{host}/about">About the garden, in short</a>'),
    /href="\/\/[^"]+\/about"/,
  ),
  trap(
    'link-in-template',
    'A link in a template is not on the page.',
    sources.htmlTemplates,
    { body: '<template><a href="/links/pattern-only">A pattern</a></template>' },
    [/pattern-only/, { path: '/links/pattern-only', status: 404 }],
  ),
  trap(
    'link-in-comment',
    'A link in a comment is not on the page.',
    htmlLinks,
    { body: '<!-- <a href="/links/taken-out">Taken out</a> -->' },
    [/taken-out/, { path: '/links/taken-out', status: 404 }],
  ),
  trap(
    'link-in-code',
    'A link in a code sample is text.',
    htmlLinks,
    { body: '<pre><code>&lt;a href="/links/sample-only"&gt;Sample&lt;/a&gt;</code></pre>' },
    [/sample-only/, { path: '/links/sample-only', status: 404 }],
  ),
  trap(
    'link-in-script',
    'A path in a script is no link.',
    links,
    { body: '<script>const path = "/links/never-asked"; void path;</script>' },
    [/never-asked/, { path: '/links/never-asked', status: 404 }],
  ),
  trap(
    'link-continue-reading',
    'Three links "Read more" name their article in hidden words.',
    linkPurpose,
    {
      body: ['about', 'contact', 'privacy']
        .map(
          (page) =>
            `<p><a href="/${page}">Read more<span style="position:absolute;clip-path:inset(50%)"> of ${page}</span></a></p>`,
        )
        .join(''),
    },
    /Read more<span/,
  ),
  trap(
    'link-nofollow-outside',
    'A paid link to another site is sponsored, as it should be.',
    sources.qualify,
    body('<a rel="sponsored nofollow" href="https://example.org/">Our seed merchant</a>'),
    /rel="sponsored nofollow"/,
  ),
  trap(
    'link-percent-capitals',
    'Percent signs with small and capital letters name one address.',
    uri,
    [
      body('<a href="/links/caf%c3%a9">The café in detail</a>'),
      { path: '/links/caf%C3%A9', unlinked: true },
    ],
    { path: '/links/caf%C3%A9', status: 200 },
  ),
  trap(
    'form-target',
    'A search form sends its words to a page of the site; its answers are no pages to crawl.',
    sources.noindex,
    {
      body: '<form action="/about" method="get" role="search"><label>Search <input name="q" type="search"></label><button>Search</button></form>',
    },
    /role="search"/,
  ),
  trap(
    'link-dots',
    'A relative address climbs with ../ and arrives.',
    uri,
    body('<a href="../about">About the garden, from below</a>'),
    [/href="\.\.\/about"/, { path: '/about', status: 200 }],
  ),
];
