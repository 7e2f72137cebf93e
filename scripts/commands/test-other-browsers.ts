/**
 * The main journeys and the widths of every page in the browsers that `npm test` omits: Chromium builds of several
 * ages, Firefox, WebKitGTK, and one without JavaScript, all on one start of the built site. Arguments select browsers:
 * `-- firefox webkit`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, findBrowsers } from '../../testing/browsers/find-browsers.ts';
import { findWidePages, type JourneyServers, journeys } from '../../testing/browsers/journeys.ts';
import { createVisit } from '../../testing/browsers/visit.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/servers/start-site.ts';
import { parseArguments } from '../command-line/command-options.ts';

const { positionals } = parseArguments(
  `Tests the main journeys and the width of every page in browsers other than current Chromium. Needs a build
(npm run build); downloads old Chromium builds itself, and lists the browsers that it omitted.
npm run test:other-browsers -- [chromium | firefox | webkit …]`,
  {},
);

/** The screen at the point where a journey failed. */
const screenshotFolder = 'test-results/browsers';

const wantedBrowsers = positionals.map((name) => name.toLowerCase());
const { browsers, skipped } = findBrowsers();
const chosen = browsers.filter(
  ({ name }) =>
    wantedBrowsers.length === 0 || wantedBrowsers.some((part) => name.toLowerCase().includes(part)),
);
mkdirSync(screenshotFolder, { recursive: true });
const leadService = await startLeadServiceStandIn();
const data = temporaryDataDir();
const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
let [passed, failed] = [0, 0];
try {
  for (const browser of chosen) await testBrowser(browser, { site, leadService });
} finally {
  await site.stop();
  await leadService.close();
  data.remove();
}
for (const name of skipped) console.log(`left out: ${name}`);
console.log('left out: Safari 15.4 to 16.3, held by lint alone (docs/browsers.md)');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0);

async function testBrowser(browser: Browser, stage: JourneyServers): Promise<void> {
  const driver = await browser.open();
  const visitor = createVisit(driver, stage.site.url, browser.runsScripts);
  const walk = async (name: string, work: () => Promise<void>) => {
    const error = await work().then(
      () => null,
      (reason: unknown) => String(reason),
    );
    if (error === null) passed += 1;
    else failed += 1;
    console.log(
      `${error === null ? 'ok  ' : 'FAIL'} ${driver.name}: ${name}${error ? `\n     ${error}` : ''}`,
    );
    if (error === null) return;
    const picture = await driver.screenshot().catch(() => '');
    const file = `${driver.name} ${name}`.replace(/\W+/g, '-');
    writeFileSync(join(screenshotFolder, `${file}.png`), Buffer.from(picture, 'base64'));
  };
  try {
    await driver.resize(360, 740);
    for (const [name, journey] of Object.entries(journeys))
      await walk(name, () => journey(visitor, stage));
    await walk('no page pans sideways', async () => {
      const found = await findWidePages(visitor);
      if (found.length > 0) throw new Error(found.join(', '));
    });
  } finally {
    await driver.close();
  }
}
