/** Finds impossible numbers in structured data: coordinates, ratings, price ranges. Source: schema.org. */
import type { JsonNode, ValueFault } from './structured-nodes.ts';

const degrees = { latitude: 90, longitude: 180 };
const withComma = /^-?\d+,\d+$/;

export function findNumberFaults(node: JsonNode): ValueFault[] {
  return [...findPlaceFaults(node), ...findRatingFaults(node), ...findSpanFaults(node)];
}

function findPlaceFaults(node: JsonNode): ValueFault[] {
  return Object.entries(degrees).flatMap(([name, most]): ValueFault[] => {
    const value = node[name];
    if (typeof value === 'string' && withComma.test(value)) return [commaFault(name, value)];
    return Math.abs(Number(value)) > most ? [[name, `is ${value}, of ${most} at most`]] : [];
  });
}

function findRatingFaults(node: JsonNode): ValueFault[] {
  const faults: ValueFault[] = [];
  for (const name of ['ratingCount', 'reviewCount'])
    if (node[name] !== undefined && Number(node[name]) === 0)
      faults.push([name, 'is 0: nobody rated']);
  const { ratingValue: value } = node;
  if (typeof value === 'string' && withComma.test(value))
    return [...faults, commaFault('ratingValue', value)];
  const rating = value === '' ? Number.NaN : Number(value ?? Number.NaN);
  const [worst, best] = [Number(node.worstRating ?? 1), Number(node.bestRating ?? 5)];
  // The rich results validator judges numeric ratings only: plugins write strings, which it skips. It also ignores the
  // default worstRating of 1.
  const isText = typeof value === 'string';
  if (isText && rating > best) faults.push(['ratingValue', `is ${rating}, of ${best} at best`]);
  // On a scale up to 1 the worst rating is 0, declared or not.
  if ((isText || !node.worstRating) && rating < worst && worst < best)
    faults.push(['ratingValue', `is ${rating}, of ${worst} at worst`]);
  return faults;
}

function findSpanFaults({ lowPrice: low, highPrice: high }: JsonNode): ValueFault[] {
  return low && high && Number(low) > Number(high)
    ? [['lowPrice', `is ${low}, above "highPrice", ${high}`]]
    : [];
}

function commaFault(name: string, value: string): ValueFault {
  return [name, `is ${JSON.stringify(value)}, with a comma for a point`];
}
