/**
 * npm run bench -- hostile-cost [--part 0…18]: what one request costs the process, with each text that is known to be
 * costly in each place that takes one, at the largest size that passes. Ends with 1 where a request takes more than 50 ms
 * of CPU and more than twice what an ordinary text of the same length takes there (median of 9), and where a place takes no
 * text of that size. Not part of a run of all: it takes most of an hour.
 */
import { readVisitor } from '../../testing/api-client.ts';
import { costlyFiles, ordinaryFile } from '../../testing/hostile/costly-files.ts';
import { costlyInputs, ordinaryText } from '../../testing/hostile/costly-inputs.ts';
import {
  type CostlyPlace,
  fieldPlaces,
  fileRequest,
  headerPlaces,
  pathPlaces,
} from '../../testing/hostile/costly-places.ts';
import { type RawResponse, sendRaw } from '../../testing/hostile/send-raw.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { cpuMs } from './cpu-time.ts';
import { atMost, type Measurement } from './measurement.ts';
import { numberOption } from './number-option.ts';

const maxMs = 50;
const maxRatio = 2;
const sampleCount = 9;
const batchSize = 5;
/** One of these is a few minutes, all are most of an hour. */
const parts = 19;

/** `make` writes the request anew: some are megabytes, and there are thousands. */
type CostlyRequest = { name: string; make: () => Buffer; makeOrdinary: () => Buffer };

export async function benchHostileCost(words: readonly string[]): Promise<Measurement[]> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  try {
    return await measure(site, numberOption(words, '--part'));
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
}

async function measure(site: SiteProcess, part: number | undefined): Promise<Measurement[]> {
  const address = new URL(site.url.replace('localhost', '127.0.0.1'));
  const send = (bytes: Buffer) => sendRaw(address, bytes, false, true);
  const costOf = async (work: () => Promise<unknown>) => {
    const before = cpuMs(site.pid);
    await work();
    return cpuMs(site.pid) - before;
  };
  const places = await allPlaces(site.url);
  const refused = await findRejectedPlaces(places, send);
  for (const line of refused) console.log(line);
  const all = allAttempts(places);
  const attempts = all.filter((_, at) => part === undefined || at % parts === part);
  console.log(`${attempts.length} of ${all.length} requests`);
  const dear = await findCostly(attempts, (some) =>
    costOf(() => Promise.all(some.map(({ make }) => send(make())))),
  );
  let [worst, found] = [0, 0];
  for (const { name, make, makeOrdinary } of dear) {
    const hostile = await medianOf(() => costOf(() => send(make())));
    worst = Math.max(worst, hostile);
    if (hostile <= maxMs) continue;
    const ordinary = await medianOf(() => costOf(() => send(makeOrdinary())));
    const isTooMuch = hostile > maxRatio * ordinary;
    console.log(`${isTooMuch ? 'TOO MUCH' : 'as others'} ${hostile} ms, ${ordinary} ms: ${name}`);
    if (isTooMuch) found += 1;
  }
  if (found + refused.length > 0) process.exitCode = 1;
  return [
    atMost('places that a text does not get to', refused.length, '', 0),
    { label: 'requests tried', value: attempts.length, unit: '' },
    { label: 'the dearest, median of 9', value: worst, unit: 'ms of CPU' },
    atMost('that cost too much', found, '', 0),
  ];
}

/** Where several cost no more than one may, none is dear: what else the process did then only adds to it. */
async function findCostly(
  attempts: readonly CostlyRequest[],
  cost: (some: readonly CostlyRequest[]) => Promise<number>,
): Promise<CostlyRequest[]> {
  const dear: CostlyRequest[] = [];
  for (let at = 0; at < attempts.length; at += batchSize) {
    const some = attempts.slice(at, at + batchSize);
    if ((await cost(some)) <= maxMs) continue;
    for (const one of some) if ((await cost([one])) > maxMs) dear.push(one);
  }
  return dear;
}

async function allPlaces(url: string): Promise<CostlyPlace[]> {
  const visitor = readVisitor(await fetch(`${url}/api/anti-forgery`));
  return [...headerPlaces(visitor), ...pathPlaces(), ...(await fieldPlaces(url, visitor))];
}

/** Where an ordinary text is refused for its size, a hostile one is too, and nothing is measured. */
async function findRejectedPlaces(
  places: readonly CostlyPlace[],
  send: (bytes: Buffer) => Promise<RawResponse>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, request } of places) {
    const answer = await send(request(ordinaryText));
    const [status = 0] = answer.kind === 'answered' ? answer.statuses : [];
    const isRefused = status === 413 || status === 414 || status === 431;
    if (isRefused || status < 200 || status >= 500) found.push(`${status} ${name}`);
  }
  return found;
}

function allAttempts(places: readonly CostlyPlace[]): CostlyRequest[] {
  const texts = places.flatMap(({ name, request }) =>
    costlyInputs.map((input) => ({
      name: `${input.name} as ${name} (${input.source})`,
      make: () => request(input),
      makeOrdinary: () => request(ordinaryText),
    })),
  );
  const files = costlyFiles.map(({ name, bytes }) => ({
    name: `${name} in a PDF`,
    make: () => fileRequest(bytes),
    makeOrdinary: () => fileRequest(ordinaryFile(bytes.length)),
  }));
  return [...files, ...texts];
}

async function medianOf(measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let n = 0; n < sampleCount; n++) values.push(await measureOnce());
  return values.sort((one, other) => one - other)[Math.floor(sampleCount / 2)] ?? 0;
}
