/** npm run screenshots: the three phone screens of README.md, from a running demonstration. They are committed. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { smallPhone } from '../../testing/playwright/small-phone.ts';
import { chromiumFlags, findChromium } from '../../testing/programs/find-chromium.ts';
import { failWithError, parseArguments } from '../command-line/command-options.ts';

const { positionals } = parseArguments(
  `Draws the screens of README.md (docs/screens/) again, after pages look different. Needs a running demonstration.
npm run screenshots -- [URL, by default http://localhost:3000]`,
  {},
);
const [site = 'http://localhost:3000'] = positionals;

const paths = {
  home: '/',
  product: '/term-insurance',
  call: '/get-a-call',
};

const executablePath = findChromium();
if (!executablePath) failWithError('No Chromium was found: set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const page = await browser.newPage({ ...smallPhone, deviceScaleFactor: 1.5 });
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(new URL(path, site).href, { waitUntil: 'load' });
    const file = join('docs/screens', `${name}.png`);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 64 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1024)} KB`);
  }
} finally {
  await browser.close();
}
