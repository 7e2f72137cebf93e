/** Writes the icons of components/layout/product-icons.ts into the menu's sprite and its styles, a row for each. */
import { readFileSync, writeFileSync } from 'node:fs';
import { productIcons } from '../../components/layout/product-icons.ts';

const sprite = 'components/layout/product-icons.svg';
const styles = 'components/layout/product-icons.module.css';

const icons = Object.entries(productIcons);
const iconPx = 24;

export const spriteHeight = icons.length * iconPx;

export const spriteRows = icons
  .map(([path, icon], row) => {
    const shapes = icon.map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${pairs.join(' ')}/>`;
    });
    return `<g id="${path.slice(1)}" transform="translate(0 ${row * iconPx})">${shapes.join('')}</g>\n`;
  })
  .join('');

export const styleRules = icons
  .map(([path], row) => `.icons a[href="${path}"] {\n  --row: ${row};\n}\n`)
  .join('\n');

/** @returns the files that it wrote. */
export function writeProductIcons(): string[] {
  writeFileSync(
    sprite,
    readFileSync(sprite, 'utf8')
      .replace(/(?<=viewBox="0 0 24 )\d+/, String(spriteHeight))
      .replace(/(?:^<g .*\n)+/m, () => spriteRows),
  );
  writeFileSync(
    styles,
    readFileSync(styles, 'utf8').replace(/(?:^\.icons a\[href=[^}]*\}\n\n?)+/m, () => styleRules),
  );
  return [sprite, styles];
}
