/** npm run icons: the site's PNG icons and the menu's icons of products. What it writes is committed. */
import { drawSiteIcons } from '../build/draw-site-icons.ts';
import { writeProductIcons } from '../build/write-product-icons.ts';
import { parseOptions } from '../command-line/command-options.ts';

parseOptions(
  `Writes the icons that are drawn from others, after the logo changed or a product was added or removed: the PNG files
of public/icon.svg, and the menu's sprite and styles of components/layout/product-icons.ts.
npm run icons`,
  {},
);

for (const file of [...(await drawSiteIcons()), ...writeProductIcons()]) console.log(file);
