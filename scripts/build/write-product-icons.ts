/** Writes the icons of components/layout/product-icons.ts into the menu's sprite and its styles. */
import { readFileSync, writeFileSync } from 'node:fs';
import { spriteHeight, spriteRows, styleRules } from './product-icon-rows.ts';

const sprite = 'components/layout/product-icons.svg';
const styles = 'components/layout/product-icons.module.css';

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
