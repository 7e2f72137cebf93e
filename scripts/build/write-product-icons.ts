/**
 * Writes the icons of components/layout/product-icons.ts into the menu's sprite and its styles, after a product was
 * added or removed: node scripts/build/write-product-icons.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { spriteHeight, spriteRows, styleRules } from './product-icon-rows.ts';

const sprite = new URL('../../components/layout/product-icons.svg', import.meta.url);
const styles = new URL('../../components/layout/product-icons.module.css', import.meta.url);

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
