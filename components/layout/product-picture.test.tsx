/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { bannedWordsIn } from '@/lib/site/banned-words';
import { productRoutes } from '@/lib/site/find-route';
import { productPicturePath } from '@/lib/site/page-urls';
import { ProductPicture, productPictureAlt } from './product-picture';

const paths = productRoutes.map(({ path }) => path);
const fileOf = (path: (typeof paths)[number]) => `public${productPicturePath(path)}`;
const ground = '#241c6b';

test('each product has a drawing of its own, and no file is left over', () => {
  expect(globSync('public/pictures/*').sort()).toEqual(paths.map(fileOf).sort());
  const bodies = paths.map((path) => readFileSync(fileOf(path), 'utf8'));
  expect(new Set(bodies).size).toBe(paths.length);
});

test.each(paths)(
  'the drawing of %s is small, complete, for both themes, and loads nothing',
  (path) => {
    const svg = readFileSync(fileOf(path), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3 * 1024);
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    const root = read.documentElement;
    // Its own size: the browser takes the picture for no larger when it looks for the largest paint.
    const size = ['width', 'height', 'viewBox'].map((name) => root.getAttribute(name));
    expect(size).toEqual(['220', '160', '0 0 220 160']);
    // Text, title and role would not be read: the alt of the img element is.
    expect(read.querySelector('title, desc, text, script, foreignObject, image, use')).toBeNull();
    expect(svg).not.toMatch(/href|url\(|@import|\son\w+=/);
    expect(svg).toMatch(/@media\(prefers-color-scheme:dark\)/);
    // The umbrella, its scalloped edge, one thing in marigold, and the ground for pages of another colour.
    expect(root.querySelector('path.c')?.getAttribute('d')).toMatch(
      /(a[\d. ]+0 0 0-[\d.]+ 0){4,}Z$/,
    );
    expect(root.querySelectorAll('.m').length).toBeGreaterThan(0);
    expect(root.querySelector('rect#tile')).not.toBeNull();
  },
);

test.each(paths)('the lines of %s can be told from the ground in both themes', (path) => {
  const [light = '', dark = ''] = readFileSync(fileOf(path), 'utf8').split(
    'prefers-color-scheme:dark',
  );
  const lines = [
    /svg\{[^}]*stroke:(#\w+)/.exec(light)?.[1],
    /svg\{[^}]*stroke:(#\w+)/.exec(dark)?.[1],
    /\.s\{stroke:(#\w+)/.exec(light)?.[1],
    /\.m\{fill:(#\w+)/.exec(light)?.[1],
  ];
  expect(light).toContain(`#tile{stroke:none;fill:${ground}`);
  for (const line of lines) expect(contrast(line ?? ground, ground)).toBeGreaterThanOrEqual(3);
});

test('the text says what each drawing shows; a tile beside words has none', () => {
  const texts = Object.values(productPictureAlt);
  expect(new Set(texts).size).toBe(paths.length);
  for (const text of texts) expect(bannedWordsIn(text)).toEqual([]);
  expect(renderToStaticMarkup(<ProductPicture path="/car-insurance" isTile />)).toBe(
    '<img src="/pictures/car-insurance.svg#tile" width="220" height="160" alt="" fetchPriority="low"/>',
  );
});

/** Contrast as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
