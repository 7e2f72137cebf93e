/**
 * CPU time of one request with each text that is known to be costly, in each place that accepts text, at the largest
 * size that passes: npm run bench -- hostile-cost [--part 0…18]. Exits with 1 where a request takes more than 50 ms of
 * CPU and more than twice the time of an ordinary text of the same length (medians of 9), or where a place accepts no
 * text of that size.
 */
import { readVisitor } from '../../testing/handlers/api-client.ts';
import { costlyFiles, ordinaryFile } from '../../testing/hostile/costly-files.ts';
import { costlyInputs, ordinaryText } from '../../testing/hostile/costly-inputs.ts';
import {
  type CostlyPlace,
  fieldPlaces,
  headerPlaces,
  pathPlaces,
  uploadRequest,
} from '../../testing/hostile/costly-places.ts';
import { type RawResponse, sendRaw } from '../../testing/hostile/send-raw.ts';
import type { SiteProcess } from '../../testing/servers/start-site.ts';
import type { BenchOptions } from './bench-options.ts';
import { cpuMs } from './cpu-time.ts';
import { type Measurement, withMax } from './measurement.ts';
import { median } from './percentile.ts';
import { withSite } from './with-site.ts';

const maxMs = 50;
const maxRatio = 2;
const sampleCount = 9;
const batchSize = 5;
/** One part takes a few minutes, all of them most of an hour. */
const parts = 19;

/** `make` composes the request when it is sent: some are megabytes, and there are thousands. */
type CostlyRequest = { name: string; make: () => Buffer; makeOrdinary: () => Buffer };

export async function benchHostileCost({
  part,
}: Pick<BenchOptions, 'part'>): Promise<Measurement[]> {
  return withSite(({ site }) => measure(site, part));
}

async function measure(site: SiteProcess, part: number | undefined): Promise<Measurement[]> {
  const address = new URL(site.url.replace('localhost', '127.0.0.1'));
  const send = (bytes: Buffer) => sendRaw(address, bytes, false, true);
  const cpuMsOf = async (work: () => Promise<unknown>) => {
    const before = cpuMs(site.pid);
    await work();
    return cpuMs(site.pid) - before;
  };
  const places = await allPlaces(site.url);
  const rejected = await findRejectedPlaces(places, send);
  for (const line of rejected) console.log(line);
  const all = allRequests(places);
  const requests = all.filter((_, at) => part === undefined || at % parts === part);
  console.log(`${requests.length} of ${all.length} requests`);
  const costly = await findCostly(requests, (some) =>
    cpuMsOf(() => Promise.all(some.map(({ make }) => send(make())))),
  );
  let [maxCost, failures] = [0, 0];
  for (const { name, make, makeOrdinary } of costly) {
    const hostile = await medianCpuMs(() => cpuMsOf(() => send(make())));
    maxCost = Math.max(maxCost, hostile);
    if (hostile <= maxMs) continue;
    const ordinary = await medianCpuMs(() => cpuMsOf(() => send(makeOrdinary())));
    const isTooCostly = hostile > maxRatio * ordinary;
    const verdict = isTooCostly ? 'TOO COSTLY' : 'as ordinary text';
    console.log(`${verdict}: ${hostile} ms, ordinary ${ordinary} ms: ${name}`);
    if (isTooCostly) failures += 1;
  }
  if (failures + rejected.length > 0) process.exitCode = 1;
  return [
    withMax('places that reject a text of that size', rejected.length, 'places', 0),
    { label: 'requests sent', value: requests.length, unit: 'requests' },
    { label: 'costliest request, median of 9', value: maxCost, unit: 'ms of CPU' },
    withMax('requests that cost too much', failures, 'requests', 0),
  ];
}

/** If a batch costs no more than one request may, none of it is costly: other work of the process only adds to it. */
async function findCostly(
  requests: readonly CostlyRequest[],
  cpuMsOfBatch: (batch: readonly CostlyRequest[]) => Promise<number>,
): Promise<CostlyRequest[]> {
  const costly: CostlyRequest[] = [];
  for (let at = 0; at < requests.length; at += batchSize) {
    const batch = requests.slice(at, at + batchSize);
    if ((await cpuMsOfBatch(batch)) <= maxMs) continue;
    for (const one of batch) if ((await cpuMsOfBatch([one])) > maxMs) costly.push(one);
  }
  return costly;
}

async function allPlaces(url: string): Promise<CostlyPlace[]> {
  const visitor = readVisitor(await fetch(`${url}/api/anti-forgery`));
  return [...headerPlaces(visitor), ...pathPlaces(), ...(await fieldPlaces(url, visitor))];
}

/** A place that rejects an ordinary text for its size rejects a hostile one too, and would measure nothing. */
async function findRejectedPlaces(
  places: readonly CostlyPlace[],
  send: (bytes: Buffer) => Promise<RawResponse>,
): Promise<string[]> {
  const rejected: string[] = [];
  for (const { name, request } of places) {
    const answer = await send(request(ordinaryText));
    const [status = 0] = answer.kind === 'answered' ? answer.statuses : [];
    const isTooLarge = status === 413 || status === 414 || status === 431;
    if (isTooLarge || status < 200 || status >= 500) rejected.push(`${status} ${name}`);
  }
  return rejected;
}

function allRequests(places: readonly CostlyPlace[]): CostlyRequest[] {
  const texts = places.flatMap(({ name, request }) =>
    costlyInputs.map((input) => ({
      name: `${input.name} as ${name} (${input.source})`,
      make: () => request(input),
      makeOrdinary: () => request(ordinaryText),
    })),
  );
  const files = costlyFiles.map(({ name, bytes }) => ({
    name: `${name} in a PDF`,
    make: () => uploadRequest(bytes),
    makeOrdinary: () => uploadRequest(ordinaryFile(bytes.length)),
  }));
  return [...files, ...texts];
}

async function medianCpuMs(measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let n = 0; n < sampleCount; n++) values.push(await measureOnce());
  return median(values);
}
