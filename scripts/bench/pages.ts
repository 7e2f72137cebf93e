/**
 * How many pages a second one instance sends, compressed: a product page beside a blank Next page, and a tool's answer
 * beside the same page made per request without one. By turns, so that a busy machine slows both.
 */
import autocannon from 'autocannon';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { startBlankPage, withBlankPage } from './blank-page.ts';
import { atLeast, type Measurement } from './measurement.ts';

const turns = 3;
const secondsPerTurn = 3;
const connections = 10;

export async function benchPages(): Promise<Measurement[]> {
  return withBlankPage(async (buildDir) => {
    const leadService = await startLeadServiceStandIn();
    const data = temporaryDataDir();
    const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
    const blank = await startBlankPage(buildDir);
    try {
      const perSecond = await measureAlternating({
        blank: blank.url,
        product: `${site.url}/term-insurance`,
        asked: `${site.url}/car-insurance/third-party-premium-calculator`,
        answered: `${site.url}/car-insurance/third-party-premium-calculator/answer?fuel=petrol&cc=1197`,
      });
      return [
        { label: 'blank Next page', value: perSecond.blank, unit: 'pages/s' },
        { label: '/term-insurance', value: perSecond.product, unit: 'pages/s' },
        atLeast('/term-insurance to blank', perSecond.product / perSecond.blank, 'ratio', 0.3),
        { label: 'a tool not yet asked', value: perSecond.asked, unit: 'pages/s' },
        { label: 'its answer', value: perSecond.answered, unit: 'pages/s' },
        atLeast('answer to not yet asked', perSecond.answered / perSecond.asked, 'ratio', 0.5),
      ];
    } finally {
      blank.server.kill();
      await site.stop();
      await leadService.close();
      data.remove();
    }
  });
}

async function measureAlternating<Name extends string>(
  urls: Record<Name, string>,
): Promise<Record<Name, number>> {
  const names = Object.keys(urls) as Name[];
  const sent = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) {
      const load = await autocannon({
        url: urls[name],
        connections,
        duration: secondsPerTurn,
        headers: { 'accept-encoding': 'gzip' },
      });
      if (load.non2xx > 0) throw new Error(`${urls[name]}: ${load.non2xx} answers were no page`);
      sent[name] += load['2xx'] / load.duration / turns;
    }
  }
  return sent;
}
