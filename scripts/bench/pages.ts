/**
 * Compressed pages per second of one instance: a product page beside a blank Next page, and a calculator's answer,
 * which is rendered per request. The URLs are loaded alternately, so that other work on the
 * machine slows them equally.
 */
import autocannon from 'autocannon';
import { type Measurement, withMin } from './measurement.ts';
import { withRunningBlankPage } from './with-blank-page.ts';
import { withSite } from './with-site.ts';

const rounds = 3;
const secondsPerRound = 3;
const connections = 10;

export async function benchPages(): Promise<Measurement[]> {
  const { blank, product, answer } = await withRunningBlankPage((blankUrl) =>
    withSite(({ site }) =>
      measureAlternating({
        blank: blankUrl,
        product: `${site.url}/term-insurance`,
        answer: `${site.url}/car-insurance/third-party-premium-calculator/answer?fuel=petrol&size=1197&age=new`,
      }),
    ),
  );
  return [
    { label: 'blank Next page', value: blank, unit: 'pages/s' },
    { label: '/term-insurance', value: product, unit: 'pages/s' },
    withMin('/term-insurance to blank', product / blank, 'ratio', 0.35),
    { label: 'answer of a calculator', value: answer, unit: 'pages/s' },
  ];
}

async function measureAlternating<Name extends string>(
  urls: Record<Name, string>,
): Promise<Record<Name, number>> {
  const names = Object.keys(urls) as Name[];
  const perSecond = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const load = await autocannon({
        url: urls[name],
        connections,
        duration: secondsPerRound,
        headers: { 'accept-encoding': 'gzip' },
      });
      if (load.non2xx > 0) throw new Error(`${urls[name]}: ${load.non2xx} responses were no page`);
      perSecond[name] += load['2xx'] / load.duration / rounds;
    }
  }
  return perSecond;
}
