import { readExtractions } from '../command/options.ts';
import { UsageError } from '../command/usage-error.ts';
import { parsePage } from './parse-page.ts';

const url = 'https://site.test/';

const columnsOf = (written: Record<string, string>) =>
  Object.entries(written).map((pair) => pair.join('='));

async function extracted(html: string, written: Record<string, string>) {
  const { extracted: columns } = await parsePage(
    { html, url },
    { extractions: readExtractions(columnsOf(written)) },
  );
  return columns;
}

test('a column has the texts or attributes of the matched elements, and is empty without a match', async () => {
  const html = `<!doctype html><title>A</title><meta name="date" content=" 2026-11-23 ">
    <script type="application/ld+json">{"sku": 7}</script>
    <p class="price">₹ 1,200 <b>a year</b></p><p class="price">₹ 900</p><a HREF="/x@y">Mail</a>`;
  const columns = await extracted(html, {
    price: '.price',
    made: 'meta[name=date]@content',
    data: 'script[type="application/ld+json"]',
    mail: 'a[href*="@y"]',
    link: 'a[href*="@y"]@HREF',
    none: '.missing',
    lacking: '.price@data-sku',
  });
  expect(columns).toEqual({
    price: ['₹ 1,200 a year', '₹ 900'],
    made: ['2026-11-23'],
    data: ['{"sku": 7}'],
    mail: ['Mail'],
    link: ['/x@y'],
    none: [],
    lacking: [],
  });
});

test('the number and length of values are limited', async () => {
  const html = `<p>${'long '.repeat(300)}</p>`.repeat(40);
  const { p = [] } = await extracted(html, { p: 'p' });
  expect([p.length, p[0]?.length]).toEqual([20, 500]);
});

test('an invalid selector is refused before anything is read', () => {
  for (const selector of ['p[', '::', 'a >> b(', ':no-such-thing(1)'])
    expect(() => readExtractions([`x=${selector}`])).toThrow(UsageError);
  const many = Array.from({ length: 31 }, (_, at) => `n${at}=p`);
  expect(() => readExtractions(many)).toThrow('at most 30 columns');
});
