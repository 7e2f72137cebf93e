/** The rows of each icon in the menu's sprite and its styles; `npm run icons` writes them. */
import { productIcons } from '../../components/layout/product-icons.ts';

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
