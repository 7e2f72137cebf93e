import { readFileSync } from 'node:fs';
import { productCards } from './product-cards';

test('the menu draws every product as its card does', () => {
  const css = readFileSync('components/layout/product-icons.module.css', 'utf8');
  const rows = readFileSync('components/layout/product-icons.svg', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('<g '));
  expect(rows).toHaveLength(Object.keys(productCards).length);
  for (const [path, { icon }] of Object.entries(productCards)) {
    const row = Number(css.split(`a[href="${path}"] {\n  --row: `)[1]?.split(';')[0]);
    expect(rows[row]).toContain(`<g id="${path.slice(1)}" transform="translate(0 ${row * 24})">`);
    for (const [, { d }] of icon) if (d) expect(rows[row]).toContain(`d="${d}"`);
  }
});
