/** Faults of headings and text. */
import { article, sentence } from '../generated-text.ts';
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('content');
const { headings, helpful, duplicates, spam } = sources;
const four = (seed: string) =>
  Array.from({ length: 4 }, (_, part) => article('one yard', `${seed} ${part}`)).join('');
/** Two pages with equal text except for a fifth of it. */
const nearly = (own: string) =>
  `${four('near twins')}<p>${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((line) => sentence(`${own} ${line}`)).join(' ')}</p>`;

export const contentFaults = [
  fault('h1-none', 'warning', 'The page has no h1.', headings, { h1: null }, { lacks: /<h1/ }),
  fault('h1-empty', 'warning', 'The h1 is empty.', headings, { h1: '' }, /<h1><\/h1>/),
  fault(
    'h1-two',
    'notice',
    'The page has two h1.',
    headings,
    { body: '<h1>Another beginning</h1><p>And more.</p>' },
    /<h1>[\s\S]*?<h1>Another/,
  ),
  fault(
    'h1-shared',
    'warning',
    'Two pages with different titles have the same h1.',
    headings,
    [{ h1: 'Notes from the long bed' }, { h1: 'Notes from the long bed' }],
    /<h1>Notes from the long bed/,
  ),
  fault(
    'h1-shared-three',
    'warning',
    'Three pages have the h1 "Welcome".',
    headings,
    [{ h1: 'Welcome' }, { h1: 'Welcome' }, { h1: 'Welcome' }],
    /<h1>Welcome/,
  ),
  fault(
    'h1-picture-unnamed',
    'warning',
    'The h1 is a picture without words.',
    sources.nonText,
    { h1: '<img src="/files/bed.png" width="640" height="480" alt="">' },
    /<h1><img[^>]+alt=""/,
  ),
  fault(
    'heading-skipped',
    'notice',
    'After an h2 comes an h5.',
    headings,
    { body: '<h2>Tools</h2><h5>Spades</h5><p>Short ones.</p>' },
    /<h2>Tools<\/h2><h5>/,
  ),
  fault(
    'heading-before-h1',
    'notice',
    'An h3 stands before the h1.',
    headings,
    { edit: (html) => html.replace('<h1>', '<h3>First of all</h3><p>A word.</p><h1>') },
    /<h3>First of all[\s\S]*?<h1>/,
  ),
  fault(
    'heading-empty',
    'notice',
    'A heading is empty.',
    headings,
    { body: '<h2></h2><p>And then the rain.</p>' },
    /<h2><\/h2>/,
  ),
  fault(
    'text-filler',
    'error',
    'The page was published with filler text.',
    helpful,
    {
      body: `<p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor. '.repeat(4)}</p>`,
    },
    /Lorem ipsum/,
  ),
  fault(
    'text-thin',
    'warning',
    'A page in the sitemap has nine words.',
    helpful,
    { text: '<p>More about this bed will follow soon. Promise.</p>' },
    /will follow soon/,
  ),
  fault(
    'text-empty',
    'error',
    'The main part is empty.',
    helpful,
    { text: '', h1: null },
    /<main id="main">\s*<\/main>/,
  ),
  fault(
    'text-same',
    'error',
    'Two pages with their own titles have word for word the same text.',
    duplicates,
    [{ text: four('same twins') }, { text: four('same twins') }],
    /<main/,
  ),
  fault(
    'text-near',
    'warning',
    'Two pages share four fifths of their text.',
    duplicates,
    [{ text: nearly('one') }, { text: nearly('two') }],
    /<main/,
  ),
  fault(
    'text-near-second',
    'warning',
    'A second pair shares four fifths: one page per town with the name exchanged.',
    duplicates,
    [
      { text: `${nearly('Pune')}<p>We deliver in Pune.</p>`.replaceAll('one yard', 'Pune') },
      { text: `${nearly('Nashik')}<p>We deliver in Nashik.</p>`.replaceAll('one yard', 'Nashik') },
    ],
    /We deliver in Pune/,
  ),
  fault(
    'soft-missing-page',
    'error',
    'A page that is gone answers 200 and says "Page not found".',
    sources.soft404,
    {
      title: 'Page not found | Mango Lane garden',
      h1: 'Page not found',
      text: '<p>Sorry, the page you are looking for does not exist or was moved. Go back to the home page.</p>',
    },
    { status: 200, body: /Page not found/ },
  ),
  fault(
    'soft-missing-goods',
    'warning',
    'A product that is not sold any more answers 200 with nothing but "no longer available".',
    sources.soft404,
    { text: '<p>This product is no longer available.</p>' },
    /no longer available/,
  ),
  fault(
    'text-hidden',
    'error',
    'A list of search words is hidden from readers by its colour and size.',
    spam,
    {
      body: `<p style="color:#fff;background:#fff;font-size:0">${'cheap pots buy pots clay pots pune pots online '.repeat(12)}</p>`,
    },
    /font-size:0/,
  ),
  fault(
    'text-hidden-away',
    'error',
    'Search words are moved 9,999 pixels to the left.',
    spam,
    {
      body: `<div style="position:absolute;left:-9999px">${'best seeds cheap seeds seeds near me order seeds '.repeat(12)}</div>`,
    },
    /left:-9999px/,
  ),
  fault(
    'text-stuffed',
    'warning',
    'One phrase is repeated thirty times.',
    spam,
    {
      text: `<p>${'Buy clay pots in Pune, because clay pots in Pune are the clay pots in Pune that people want. '.repeat(12)}</p>`,
    },
    /(?:clay pots in Pune[\s\S]*?){30}/,
  ),
  fault(
    'text-template',
    'error',
    'The text shows placeholders of the template.',
    helpful,
    { body: '<p>Dear {{ customer.firstName }}, your order of %%PRODUCT%% is on its way.</p>' },
    /\{\{ customer\.firstName \}\}/,
  ),
  fault(
    'text-object',
    'error',
    'The text shows [object Object] and NaN.',
    helpful,
    { body: '<p>Price: ₹NaN for [object Object], delivered by undefined.</p>' },
    /\[object Object\]/,
  ),
  fault(
    'text-programme-error',
    'error',
    'The page shows the error of a programme and answers 200.',
    helpful,
    {
      body: '<p><b>Fatal error</b>: Uncaught mysqli_sql_exception: Too many connections in /var/www/html/beds.php on line 42</p>',
    },
    /Fatal error/,
  ),
  fault(
    'text-markdown',
    'warning',
    'Markdown was not turned into HTML.',
    helpful,
    {
      body: '<p>## What you need\n**Two pots** and [some sand](/about) and ![a bed](/files/bed.png)</p>',
    },
    /## What you need/,
  ),
  fault(
    'text-note',
    'notice',
    'A note of the writer was published.',
    helpful,
    { body: '<p>TODO: ask Ravi for the right amount before this goes live!!! XXX</p>' },
    /TODO: ask Ravi/,
  ),
  fault(
    'no-links-out',
    'warning',
    'The page is a dead end: no link leads on from it.',
    sources.links,
    { edit: (html) => html.replaceAll(/<a [^>]*>([\s\S]*?)<\/a>/g, '$1') },
    { lacks: /<a / },
  ),
];
