import { readFileSync } from 'node:fs';
import { productIcons } from './product-icons';

const icons = Object.entries(productIcons);

test('the menu’s sprite has a row for each icon', () => {
  const svg = readFileSync('components/layout/product-icons.svg', 'utf8');
  expect(svg.split('\n').filter((line) => line.startsWith('<g '))).toEqual(
    icons.map(([path, icon], row) => {
      const shapes = icon.map(
        ([tag, attributes]) =>
          `<${tag} ${Object.entries(attributes)
            .map(([name, value]) => `${name}="${value}"`)
            .join(' ')}/>`,
      );
      return `<g id="${path.slice(1)}" transform="translate(0 ${row * 24})">${shapes.join('')}</g>`;
    }),
  );
  expect(svg).toContain(`viewBox="0 0 24 ${icons.length * 24}"`);
});

test('the menu’s styles select the row of each icon', () => {
  const css = readFileSync('components/layout/product-icons.module.css', 'utf8');
  const rules = [...css.matchAll(/^\.icons a\[href="([^"]+)"\] \{\n {2}--row: (\d+);\n\}/gm)];
  expect(rules.map(([, path, row]) => [path, Number(row)])).toEqual(
    icons.map(([path], row) => [path, row]),
  );
});
