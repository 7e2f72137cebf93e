/**
 * Makes the two small font files beside the main one: the rupee sign, which sits in Anek Latin's
 * latin-ext file, and a bold cut for the sharing picture (its renderer reads neither WOFF2 nor
 * variable fonts). Run after changing the font package: `node scripts/subset-rupee.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const from = 'node_modules/@fontsource-variable/anek-latin';
const to = 'app/fonts';
const rupeeSign = '₹';
const latin1 = String.fromCharCode(...Array.from({ length: 224 }, (_, index) => 32 + index));

await copyFile(`${from}/files/anek-latin-latin-wght-normal.woff2`, `${to}/anek-latin.woff2`);
await copyFile(`${from}/LICENSE`, `${to}/OFL.txt`);

const latinExt = await readFile(`${from}/files/anek-latin-latin-ext-wght-normal.woff2`);
const rupee = await subsetFont(latinExt, rupeeSign, { targetFormat: 'woff2' });
await writeFile(`${to}/anek-latin-rupee.woff2`, rupee);

const latin = await readFile(`${from}/files/anek-latin-latin-wght-normal.woff2`);
const bold = await subsetFont(latin, `${latin1}‘’“”–`, {
  targetFormat: 'truetype',
  variationAxes: { wght: 700 },
});
await writeFile(`${to}/anek-latin-bold.ttf`, bold);

console.log(`rupee ${rupee.length} bytes, bold ${bold.length} bytes`);
