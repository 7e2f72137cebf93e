import { readFileSync } from 'node:fs';
import { spriteHeight, spriteRows, styleRules } from './write-product-icons.ts';

test('the menu’s sprite and styles have a row for each icon (npm run icons)', () => {
  const svg = readFileSync('components/layout/product-icons.svg', 'utf8');
  expect(svg).toContain(`viewBox="0 0 24 ${spriteHeight}"`);
  expect(svg.slice(svg.indexOf('<g '), svg.indexOf('</svg>'))).toBe(spriteRows);
  const css = readFileSync('components/layout/product-icons.module.css', 'utf8');
  expect(css.slice(css.indexOf('.icons a[href='))).toBe(styleRules);
});
