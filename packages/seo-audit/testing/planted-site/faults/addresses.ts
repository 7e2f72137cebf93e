/** Faults of URLs and of the link structure. */
import { topicOf } from '../generated-text.ts';
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('addresses');
const { urls, duplicates, pagination } = sources;
const twice = topicOf('address twice');
const steps = Array.from({ length: 8 }, (_, index) => ({
  path: `/deep/step-${index}`,
  unlinked: index > 0,
  unlisted: false,
  body:
    index < 7
      ? `<p><a href="/deep/step-${index + 1}">Step ${index + 2} of the long path</a></p>`
      : '',
}));

export const addressFaults = [
  fault(
    'address-space',
    'notice',
    'The address holds spaces.',
    urls,
    { path: '/addresses/our%20new%20beds' },
    { status: 200 },
  ),
  fault(
    'address-capitals',
    'notice',
    'The address holds capitals.',
    urls,
    { path: '/addresses/Our-NEW-Beds' },
    { status: 200 },
  ),
  fault(
    'address-long',
    'notice',
    'The address is 150 characters long.',
    urls,
    { path: `/addresses/${'a-very-long-name-of-one-single-bed-'.repeat(4)}end` },
    { status: 200 },
  ),
  fault(
    'address-underscore',
    'notice',
    'The words of the address are joined by underscores.',
    urls,
    { path: '/addresses/beds_and_borders_in_spring' },
    { status: 200 },
  ),
  fault(
    'address-slashes',
    'warning',
    'The address holds two slashes in a row.',
    urls,
    { path: '/addresses//double-row' },
    { status: 200 },
  ),
  fault(
    'address-session',
    'warning',
    'The address carries a session number.',
    urls,
    { path: '/addresses/basket;jsessionid=9A8B7C6D5E4F' },
    { status: 200 },
  ),
  fault(
    'address-deep',
    'notice',
    'The address has nine folders.',
    urls,
    { path: '/addresses/a/b/c/d/e/f/g/h/bed' },
    { status: 200 },
  ),
  fault(
    'address-parameters',
    'notice',
    'The address has six parameters, one of them twice.',
    urls,
    { path: '/addresses/list?b=1&c=2&d=3&e=4&f=5&f=6' },
    { status: 200 },
  ),
  fault(
    'slash-both',
    'warning',
    'The page answers with and without the slash at the end, each calling itself canonical.',
    duplicates,
    [
      { path: '/addresses/both', topic: twice, textSeed: 'both' },
      { path: '/addresses/both/', topic: twice, textSeed: 'both' },
    ],
    [{ status: 200 }, { path: '/addresses/both/', status: 200 }],
  ),
  fault(
    'index-both',
    'warning',
    'The page answers as /corner/ and as /corner/index.html, each calling itself canonical.',
    duplicates,
    [
      {
        path: '/addresses/corner/',
        textSeed: 'corner',
        h1: 'The corner',
        title: 'The corner behind the shed | Mango Lane',
      },
      {
        path: '/addresses/corner/index.html',
        textSeed: 'corner',
        h1: 'The corner',
        title: 'The corner behind the shed | Mango Lane',
      },
    ],
    { path: '/addresses/corner/index.html', status: 200 },
  ),
  fault(
    'case-both',
    'warning',
    'The page answers in capitals too, each writing calling itself canonical.',
    duplicates,
    [
      {
        path: '/addresses/fern',
        textSeed: 'fern',
        h1: 'Fern',
        title: 'Fern in the shade of the wall | Mango Lane',
      },
      {
        path: '/addresses/FERN',
        textSeed: 'fern',
        h1: 'Fern',
        title: 'Fern in the shade of the wall | Mango Lane',
      },
    ],
    { path: '/addresses/FERN', status: 200 },
  ),
  fault(
    'page-orphan',
    'warning',
    'A page of the sitemap is linked from nowhere.',
    sources.links,
    { path: '/addresses/island', unlinked: true },
    [{ status: 200 }, { path: '/sitemap.xml', body: /\/addresses\/island</ }],
  ),
  fault(
    'page-deep',
    'notice',
    'A page is eight clicks from its section, reachable by no shorter way.',
    sources.links,
    steps,
    { path: '/deep/step-7', status: 200 },
    { paths: ['/deep/step-7'] },
  ),
  fault(
    'pagination-next-missing',
    'error',
    'rel=next names a page that answers 404.',
    pagination,
    {
      path: '/addresses/news',
      head: '<link rel="next" href="{origin}/addresses/news?page=99">',
      body: '<p><a href="/addresses/news/archive">Next page</a></p>',
    },
    [/rel="next"/, { path: '/addresses/news/archive', status: 404 }],
  ),
  fault(
    'pagination-noindex',
    'warning',
    'Page two of a list is noindex, so what it lists is not found.',
    pagination,
    [
      {
        path: '/addresses/letters',
        body: '<p><a href="/addresses/letters/2">Letters, page 2</a></p>',
      },
      {
        path: '/addresses/letters/2',
        head: '<meta name="robots" content="noindex">',
        unlisted: true,
        body: '<p><a href="/addresses/letters/from-asha">A letter from Asha</a></p>',
      },
      { path: '/addresses/letters/from-asha', unlinked: true },
    ],
    { path: '/addresses/letters/2', body: /noindex/ },
    { paths: ['/addresses/letters/2'] },
  ),
  fault(
    'pagination-same-title',
    'warning',
    'Pages one to three of a list share title and description.',
    pagination,
    ['', '/2', '/3'].map((page) => ({
      path: `/addresses/diary${page}`,
      title: 'The diary of the garden by week | Mango Lane',
      description:
        'What was sown, moved and picked in our garden, week by week, with the weather, the mistakes and what the neighbours said of it.',
    })),
    { path: '/addresses/diary/3', body: /The diary of the garden by week/ },
  ),
];
