/** Text, headings and sharing tags that look wrong and are correct. */
import { trapBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const trap = trapBuilder('text');

export const textTraps = [
  trap(
    'braces-in-code',
    'An article on templates shows {{ name }} in a code sample.',
    sources.helpful,
    {
      body: '<pre><code>&lt;h1&gt;{{ page.title }}&lt;/h1&gt; and {% for bed in beds %}</code></pre>',
    },
    /<code>[\s\S]*?\{\{ page\.title/,
  ),
  trap(
    'braces-in-prose',
    'A sentence on formatting names "{{ and }}".',
    sources.helpful,
    { body: '<p>If you need to write a brace itself, it is written twice: {{ and }}.</p>' },
    /\{\{ and \}\}/,
  ),
  trap(
    'replacement-explained',
    'A sentence on encodings shows the character U+FFFD.',
    sources.htmlCharset,
    {
      body: '<p>What cannot be decoded is replaced by U+FFFD, the REPLACEMENT CHARACTER (\uFFFD), so that reading goes on.</p>',
    },
    /REPLACEMENT CHARACTER \(\uFFFD\)/,
  ),
  trap(
    'filler-explained',
    'An article about Lorem ipsum quotes it.',
    sources.helpful,
    {
      body: '<p>Printers have set <q>Lorem ipsum dolor sit amet</q> since the sixties, to show a face without a meaning.</p>',
    },
    /<q>Lorem ipsum/,
  ),
  trap(
    'undefined-in-code',
    'A code sample shows undefined, NaN and [object Object].',
    sources.helpful,
    {
      body: '<p>Without the field the result is <code>undefined</code>, and <code>NaN</code> or <code>[object Object]</code> on the page.</p>',
    },
    /<code>\[object Object\]/,
  ),
  trap(
    'todo-as-word',
    'A page about to-do lists for gardeners.',
    sources.helpful,
    {
      body: '<p>Write a to-do list on the first of the month. Ours is called TODO and hangs by the door.</p>',
    },
    /called TODO/,
  ),
  trap(
    'error-explained',
    'A page explains what "Fatal error" means.',
    sources.helpful,
    { body: '<p>When the pump shows <samp>Fatal error</samp>, switch it off for a minute.</p>' },
    /<samp>Fatal error/,
  ),
  trap(
    'contact-short',
    'A contact page is short because there is no more to say.',
    sources.helpful,
    {
      text: '<p>Mango Lane Garden, 4 Mango Lane, Pune 411001. Telephone <a href="tel:+912025550100">020 2555 0100</a>. Open from nine to six, Monday to Saturday. Bring the children; leave the dog.</p>',
    },
    /4 Mango Lane/,
  ),
  trap(
    'heading-in-header',
    'The h1 may stand in a header element inside main.',
    sources.htmlHeadings,
    {
      edit: (html) => html.replace(/<h1>([^<]+)<\/h1>/, '<header><p>Guide</p><h1>$1</h1></header>'),
    },
    /<header><p>Guide<\/p><h1>/,
  ),
  trap(
    'heading-back',
    'After an h4 an h2 may follow: steps back up are no gap.',
    sources.headings,
    { body: '<h2>One</h2><h3>Two</h3><h4>Three</h4><p>Soil.</p><h2>Four</h2><p>Sand.</p>' },
    /<h4>Three<\/h4>[\s\S]*?<h2>Four/,
  ),
  trap(
    'heading-marked-up',
    'A heading of a picture with words for it is named.',
    sources.nonText,
    { h1: '<img src="/files/bed.png" width="640" height="480" alt="The long bed in spring">' },
    /<h1><img[^>]+alt="The long/,
  ),
  trap(
    'heading-template',
    'A second h1 inside a template is not on the page.',
    sources.htmlTemplates,
    { body: '<template><h1>Only a pattern</h1></template>' },
    /<template><h1>/,
  ),
  trap(
    'heading-comment',
    'A second h1 in a comment is not on the page.',
    sources.htmlHeadings,
    { body: '<!-- <h1>An old beginning</h1> <a href="/old/beginning">gone</a> -->' },
    /<!-- <h1>/,
  ),
  trap(
    'hidden-menu',
    'A dialog is hidden until it is opened.',
    sources.spam,
    {
      body: '<dialog><p>Shall we remind you of the sowing dates in spring?</p><button>Close</button></dialog><div hidden><p>The list is being sorted.</p></div>',
    },
    /<dialog>[\s\S]*?<div hidden>/,
  ),
  trap(
    'hidden-for-readers',
    'Words for screen readers are moved out of sight with the usual clip.',
    sources.nameRole,
    {
      body: '<p><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Price of one plant:</span> ₹40</p>',
    },
    /clip-path:inset/,
  ),
  trap(
    'folded-answers',
    'Answers in closed details are text like any other.',
    sources.helpful,
    {
      body: '<details><summary>How deep?</summary><p>As deep as the root is long, and a hand more.</p></details>',
    },
    /<details><summary>/,
  ),
  trap(
    'word-often',
    'A glossary says "pot" often because it is about pots.',
    sources.spam,
    {
      body: '<dl><dt>Clay pot</dt><dd>A pot of fired clay.</dd><dt>Grow pot</dt><dd>A pot of cloth.</dd><dt>Self-watering pot</dt><dd>A pot with a tank.</dd></dl>',
    },
    /<dt>Grow pot/,
  ),
  trap(
    'quotes-typographic',
    'Typographic quotes, dashes and accents are no broken encoding.',
    sources.htmlCharset,
    { body: '<p>“It’s naïve,” said Zoë – and ate the café’s crème brûlée… in Ålesund.</p>' },
    /naïve/,
  ),
  trap(
    'emoji',
    'An emoji and a rupee sign in the text.',
    sources.htmlCharset,
    { body: '<p>Three for ₹100 🌱 while there are some.</p>' },
    /🌱/,
  ),
  trap(
    'og-ratio',
    'A sharing picture of 1200 by 628 has the right ratio.',
    sources.openGraph,
    {
      sharing: {
        'og:image': '{origin}/files/sharing-628.png',
        'twitter:image': '{origin}/files/sharing-628.png',
        'og:image:height': '628',
      },
    },
    [/sharing-628/, { path: '/files/sharing-628.png', status: 200 }],
  ),
  trap(
    'twitter-falls-back',
    'Without twitter:title, description and image the og tags are used.',
    sources.cards,
    { sharing: { 'twitter:title': null, 'twitter:description': null, 'twitter:image': null } },
    { body: /twitter:card/, lacks: /twitter:title/ },
  ),
  trap(
    'og-title-other',
    'og:title may differ from the title.',
    sources.openGraph,
    { sharing: { 'og:title': 'What we learned from one long bed' } },
    /og:title" content="What we learned/,
  ),
];
