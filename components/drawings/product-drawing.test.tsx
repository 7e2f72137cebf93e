import { renderToStaticMarkup } from 'react-dom/server';
import {
  coverByAge,
  declaredValueSteps,
  noClaimBonusStaircase,
  superTopUpLayers,
} from '@/lib/content/drawings';
import { products } from '@/lib/content/products';
import { productRoutes } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { CoverByAge } from './cover-by-age';
import { DeclaredValue } from './declared-value';
import { NoClaimBonus } from './no-claim-bonus';
import { ProductDrawing } from './product-drawing';
import { SuperTopUpLayers } from './super-top-up-layers';

const paths = productRoutes.map(({ path }) => path);
const markupOf = (path: ProductPath) => renderToStaticMarkup(<ProductDrawing path={path} />);

/** Heights of the filled shapes, in reading order. */
function heightsOf(markup: string): number[] {
  return [...markup.matchAll(/<rect[^>]* height="([\d.]+)" class="strong"/g)].map(([, height]) =>
    Number(height),
  );
}

test('a page without a drawing renders nothing', () => {
  const without = paths.filter((path) => !products[path].picture);
  expect(without.length).toBeGreaterThan(0);
  expect(without.map(markupOf).join('')).toBe('');
});

test('every drawing is one image with a name and a description', () => {
  for (const path of paths.filter((one) => products[one].picture)) {
    const markup = markupOf(path);
    const pictures = [...markup.matchAll(/role="img" aria-labelledby="(\S+) (\S+)"/g)];
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, name, description] of pictures) {
      expect(markup).toMatch(new RegExp(`<title id="${name}">[^<]{5,}</title>`));
      expect(markup).toMatch(new RegExp(`<desc id="${description}">[^<]{10,}</desc>`));
    }
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every figure in a drawing shows its source, and everything drawn is also in words', () => {
  for (const path of paths) {
    for (const { figures, facts } of products[path].picture?.drawings ?? []) {
      const text = markupOf(path).replaceAll('&amp;', '&');
      for (const { source } of figures) expect(text).toContain(source.title);
      for (const fact of facts) expect(text).toContain(fact.text);
    }
  }
});

test('no drawing needs an inline style, which the Content-Security-Policy refuses', () => {
  expect(paths.map(markupOf).join('')).not.toMatch(/ style=/);
});

test('steps rise with the bonus', () => {
  const heights = heightsOf(renderToStaticMarkup(<NoClaimBonus drawing={noClaimBonusStaircase} />));
  const last = heights.at(-1) ?? 0;
  expect(heights.map((height) => Math.round((height / last) * 50))).toEqual(
    noClaimBonusStaircase.steps.map(({ percent }) => percent),
  );
});

test('columns shrink with the insured value', () => {
  const heights = heightsOf(renderToStaticMarkup(<DeclaredValue drawing={declaredValueSteps} />));
  const first = heights[0] ?? 0;
  expect(heights.map((height) => 100 - Math.round((height / first) * 95))).toEqual(
    declaredValueSteps.steps.map(({ percentOff }) => percentOff),
  );
});

test('each bill of the year is labelled once with its whole sum, and its parts by the deductible', () => {
  const markup = renderToStaticMarkup(<SuperTopUpLayers drawing={superTopUpLayers} />);
  const labels = [...markup.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, label]) => label);
  expect(labels.filter((label) => /^[A-Z].* ₹/.test(label ?? ''))).toEqual([
    'June ₹4 lakh',
    'December ₹6 lakh',
    'Deductible ₹5 lakh',
  ]);
  expect(labels.filter((label) => /above|below/.test(label ?? ''))).toEqual([
    '₹1 lakh below',
    '₹5 lakh above',
  ]);
});

test('each curve of cover has its age at every point, and its sum once where points share it', () => {
  const markup = renderToStaticMarkup(<CoverByAge drawing={coverByAge} />);
  const labels = [...markup.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, label]) => label);
  expect(labels).toEqual([
    ...['₹1 crore', 'Age 30', '60'],
    ...['₹1 crore', 'Age 30', '50', '₹2 crore', '60'],
    ...['₹1 crore', 'Age 30', '₹50 lakh', '45', '60'],
  ]);
});
