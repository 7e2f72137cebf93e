/**
 * Cuts the font files out of Anek Latin: the pages' one file (English text, the weights in use: 28 KB
 * instead of 45), the rupee sign, which sits in the latin-ext file, and bold cuts of both for the sharing
 * pictures (their renderer reads neither WOFF2 nor variable fonts). A letter that is not in them is drawn in the
 * fallback. Run after changing the font package: `node scripts/build/subset-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const from = 'node_modules/@fontsource-variable/anek-latin';
const to = 'app/fonts';
const rupeeSign = '₹';
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const english = `${ascii}\u00a0‘’“”–—…•·→−×°½§€`;

await copyFile(`${from}/LICENSE`, `${to}/OFL.txt`);

const latinExt = await readFile(`${from}/files/anek-latin-latin-ext-wght-normal.woff2`);
const rupee = await subsetFont(latinExt, rupeeSign, { targetFormat: 'woff2' });
await writeFile(`${to}/anek-latin-rupee.woff2`, rupee);
const boldRupee = await subsetFont(latinExt, rupeeSign, {
  targetFormat: 'truetype',
  variationAxes: { wght: 700 },
});
await writeFile(`${to}/anek-latin-rupee-bold.ttf`, boldRupee);

const latin = await readFile(`${from}/files/anek-latin-latin-wght-normal.woff2`);
const pages = await subsetFont(latin, english, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 750 } },
});
await writeFile(`${to}/anek-latin.woff2`, pages);
const bold = await subsetFont(latin, english, {
  targetFormat: 'truetype',
  variationAxes: { wght: 700 },
});
await writeFile(`${to}/anek-latin-bold.ttf`, bold);

console.log(`pages ${pages.length} bytes, rupee ${rupee.length} bytes, bold ${bold.length} bytes`);
