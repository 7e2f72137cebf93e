/** Short texts, lengths and habits are opinions: a right page gets notices for them, and no more. */
import { goodPage, type SiteTexts, siteFromHtml } from '../testing/site-from-html.ts';
import { allChecks } from './all-checks.ts';
import { runChecks } from './run-checks.ts';

const only = (content: string, lang = 'en-IN', h1 = 'The house') =>
  goodPage('/odd')
    .replace('lang="en-IN"', `lang="${lang}"`)
    .replace('All about odd and what it costs you', `${h1} | Odd`)
    .replace(/<h1>.*<\/p>/s, `<h1>${h1}</h1>${content}`);
const withBody = (body: string) => goodPage('/odd', { body });

const rightPages: [what: string, html: string][] = [
  ['an imprint', only('<p>Odd Trust, 3 Mill Lane. Trustees: A. Bell, C. Dunn.</p>')],
  ['a search', only('<form action="/find"><label>Words <input name="q"></label></form>')],
  ['a question of age', only('<form method="post"><button name="y">Yes</button></form>')],
  ['opening hours', only('<table><tr><th>Day<th>Hours<tr><td>Monday<td>closed</table>')],
  ['a picture', only('<img src="/u.png" alt="The blue boat at dawn" width="9" height="9">')],
  ['a film', only('<video controls src="/f.mp4"></video>')],
  ['a map in a frame', only('<iframe title="Map" src="https://maps.example/"></iframe>')],
  ['a poem', only('<p>The tide goes out,<br>the boats lie down.</p>')],
  ['a tool that a script works', only('<p>Drag the plan with the mouse.</p><div id="plan"></div>')],
  ['a map that a script draws', only('<div id="map"></div><script src="/a.js"></script>')],
  [
    'a game',
    only(
      '<b></b><noscript>The game needs JavaScript.</noscript><script src="/a.js"></script><button>Begin</button>',
    ),
  ],
  ['a quotation of Cicero', withBody('<p>Neque qui dolorem ipsum quia dolor sit amet.</p>')],
  ['a notice', only('<p>The café is closed for the winter.</p>')],
  [
    'Arabic',
    only('<p>يقع المتحف في شارع الطاحونة ويفتح أبوابه كل يوم ما عدا الاثنين.</p>', 'ar', 'المتحف'),
  ],
  [
    'Hebrew',
    only('<p>המוזיאון נמצא ברחוב הטחנה ופתוח בכל יום חוץ מיום שני.</p>', 'he', 'המוזיאון'),
  ],
  ['Finnish', only('<p>Museo on avoinna joka päivä maanantaita lukuun ottamatta.</p>', 'fi')],
  ['Turkish', only('<p>Müze pazartesi dışında her gün açıktır ve çocuklar ücretsizdir.</p>', 'tr')],
  ['German', only('<p>Telefonische Voranmeldung am Vortag genügt für den Rundgang.</p>', 'de')],
  ['Thai', only('<p>พิพิธภัณฑ์เปิดทุกวันยกเว้นวันจันทร์ เด็กเข้าชมฟรี</p>', 'th', 'พิพิธภัณฑ์')],
  ['Japanese', only('<p>博物館は月曜日を除いて毎日開館しています。</p>', 'ja', '博物館')],
  ['two main headings', goodPage('/odd', { body: '<section><h1>Second room</h1></section>' })],
  ['a skipped level', withBody('<h4>Card</h4>')],
  ['no main heading', goodPage('/odd', { h1: '' })],
  [
    'a long title',
    goodPage('/odd', {
      title: `<title>Regulation of the commissioners of the northern quay about lights, bells, ropes, hours and duties, as amended in 1911</title>`,
    }),
  ],
  ['a short title', goodPage('/odd', { title: '<title>Boats</title>' })],
  [
    'a short description',
    goodPage('/odd', { description: '<meta name="description" content="Open daily.">' }),
  ],
  ['no canonical', goodPage('/odd', { canonical: '' })],
  ['a picture that styles size', withBody('<img src="/u.png" alt="Mill">')],
  ['“read more”', withBody('<a href="https://www.example.org/">Read more</a>')],
  [
    'links to call, write and share',
    withBody(
      '<a href="tel:112">112</a><a href="sms:+441434">Text</a><a href="mailto:?subject=A">Share</a><a href="webcal://a.example/c.ics">Dates</a>',
    ),
  ],
  [
    'other hosts',
    withBody(
      '<a href="//www.example.org/">One</a><a href="https://bücher.example/">Two</a><a href="http://a.example:81/">Three</a>',
    ),
  ],
  [
    'a tag manager',
    withBody(
      '<noscript><iframe src="https://tags.example/" height="0" width="0" style="display:none"></iframe></noscript>',
    ),
  ],
  [
    'a template element',
    withBody('<template><h2></h2><img src="x.png"><a href=""></a></template>'),
  ],
  [
    'previews and an end date',
    goodPage('/odd', {
      head: '<meta name="robots" content="max-image-preview:large, unavailable_after: 2099-12-31">',
    }),
  ],
  [
    'data of a page without a name',
    goodPage('/odd', {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://site.test/odd","isPartOf":{"@id":"https://site.test/#site"}},{"@type":"WebSite","@id":"https://site.test/#site","url":"https://site.test/"}]}</script>',
    }),
  ],
  ['no end tags', goodPage('/odd').replaceAll('</p>', '').replace('</body></html>', '')],
  [
    'a copy of a page that is noindex',
    goodPage('/odd', {
      canonical: '<link rel="canonical" href="https://site.test/">',
      head: '<meta name="robots" content="noindex">',
    }),
  ],
];

test.each(rightPages)('a right page gets notices only: %s', async (_what, html) => {
  const texts: SiteTexts = { '/odd': { html, linkedFrom: 1 } };
  const findings = runChecks(await siteFromHtml(texts), allChecks);
  expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([]);
});

test.each([
  ['a heading alone', only('')],
  [
    'an empty element that a script fills',
    goodPage('/odd').replace(
      /<main>.*<\/main>/s,
      '<div id="root"></div><script src="/a.js"></script>',
    ),
  ],
])('next to nothing is a warning: %s', async (_what, html) => {
  const findings = runChecks(await siteFromHtml({ '/odd': html }), allChecks);
  expect(findings.filter(({ severity }) => severity === 'warning')).not.toEqual([]);
});
