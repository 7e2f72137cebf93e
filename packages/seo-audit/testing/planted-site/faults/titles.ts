/** Faults of the title. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('titles');
const { titles } = sources;
const twin = 'Everything about our beds and borders | Mango Lane';

export const titleFaults = [
  fault(
    'title-none',
    'error',
    'The page has no title.',
    titles,
    { title: null },
    { lacks: /<title>/ },
  ),
  fault('title-empty', 'error', 'The title is empty.', titles, { title: '' }, /<title><\/title>/),
  fault(
    'title-two',
    'warning',
    'The head holds two titles.',
    titles,
    { head: '<title>Another name for the same page</title>' },
    /<\/title>[\s\S]*?<title>/,
  ),
  fault(
    'title-long',
    'warning',
    'The title is three times as long as a result shows.',
    titles,
    {
      title: `${'Everything you ever wanted to know of soil, water and light '.repeat(3)}| Mango Lane`,
    },
    /<title>.{170,}<\/title>/,
  ),
  fault(
    'title-short',
    'warning',
    'The title is one short word.',
    titles,
    { title: 'Beds' },
    /<title>Beds<\/title>/,
  ),
  fault(
    'title-twins',
    'error',
    'Two pages have the same title.',
    titles,
    [{ title: twin }, { title: twin }],
    /<title>Everything about our beds/,
  ),
  fault(
    'title-in-body',
    'error',
    'The only title stands in the body.',
    titles,
    { title: null, body: '<title>A title in the wrong place</title>' },
    /<main[\s\S]*?<title>/,
  ),
  fault(
    'title-untitled',
    'error',
    'The title is what the editor left: Untitled Document.',
    titles,
    { title: 'Untitled Document' },
    /<title>Untitled Document/,
  ),
  fault(
    'title-template',
    'error',
    'The title shows the placeholder of the template.',
    titles,
    { title: '{{ page.title }} | Mango Lane' },
    /<title>\{\{ page\.title/,
  ),
  fault(
    'title-undefined',
    'error',
    'The title starts with the word undefined.',
    titles,
    { title: 'undefined | Mango Lane garden notes' },
    /<title>undefined/,
  ),
  fault(
    'title-stuffed',
    'warning',
    'The title repeats one word five times.',
    titles,
    { title: 'Pots, clay pots, cheap pots, buy pots, best pots online' },
    /<title>Pots, clay pots/,
  ),
  fault(
    'title-capitals',
    'notice',
    'The title is all in capitals.',
    titles,
    { title: 'HOW WE GROW FOOD IN A SMALL YARD | MANGO LANE' },
    /<title>HOW WE GROW/,
  ),
  fault(
    'title-escaped-twice',
    'warning',
    'The title was escaped twice and shows &amp; to the reader.',
    titles,
    { title: 'Pots &amp; beds for a narrow yard | Mango Lane' },
    /<title>Pots &amp;amp;/,
  ),
  fault(
    'title-brand-only',
    'warning',
    'An inner page is named like the site and nothing else.',
    titles,
    { title: 'Mango Lane' },
    /<title>Mango Lane<\/title>/,
  ),
];
