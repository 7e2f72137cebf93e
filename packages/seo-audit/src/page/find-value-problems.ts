/**
 * Finds impossible values in structured data: dates, prices, steps; numbers, hours and texts have files of their own.
 * Source: schema.org and Google Search Central's pages on breadcrumbs, products, events, job postings, software apps
 * and local businesses.
 */
import { dayMs } from '../day-ms.ts';
import { findHoursFaults } from './find-hours-faults.ts';
import { findNumberFaults } from './find-number-faults.ts';
import { findTextFaults } from './find-text-faults.ts';
import type { StructuredProblem } from './page-facts.ts';
import { type JsonNode, typesOf } from './structured-nodes.ts';

const availabilities =
  /^(?:https?:\/\/schema\.org\/)?(?:InStock|OutOfStock|PreOrder|PreSale|BackOrder|Discontinued|InStoreOnly|LimitedAvailability|OnlineOnly|SoldOut|MadeToOrder|Reserved)$/;
const currencies = new Set(Intl.supportedValuesOf('currency'));

export function findValueProblems(node: JsonNode, now = Date.now()): StructuredProblem[] {
  const types = typesOf(node);
  const fault = (name: string, why: string) => ({
    id: 'structured-value',
    what: `${types[0]}: "${name}" ${why}`,
  });
  const found: StructuredProblem[] = [];
  const published = timeOf(node.datePublished);
  const modified = timeOf(node.dateModified);
  if (published !== null && published > now + dayMs)
    found.push(fault('datePublished', 'is in the future'));
  if (published !== null && modified !== null && modified + dayMs <= published)
    found.push(fault('dateModified', 'is before datePublished'));
  if (types.includes('JobPosting') && (timeOf(node.validThrough) ?? now) + dayMs < now)
    found.push(fault('validThrough', 'is in the past: the job is no longer offered'));
  if ((timeOf(node.priceValidUntil) ?? now) + dayMs < now)
    found.push(fault('priceValidUntil', 'is in the past: the price is no longer valid'));
  const { price, priceCurrency: currency, availability } = node;
  if (price !== undefined && currency === undefined && !node.priceSpecification)
    found.push(fault('priceCurrency', 'is missing beside a price'));
  if (typeof currency === 'string' && !currencies.has(currency))
    found.push(
      fault('priceCurrency', `is ${JSON.stringify(currency)}, which is not an ISO 4217 code`),
    );
  if (typeof availability === 'string' && !availabilities.test(availability))
    found.push(fault('availability', `is ${JSON.stringify(availability)}`));
  const [begins, ends] = [timeOf(node.startDate), timeOf(node.endDate)];
  if (begins !== null && ends !== null && ends < begins)
    found.push(fault('endDate', 'is before startDate'));
  if (isApplication(types)) found.push(...checkApplication(node));
  if (types.includes('SearchAction') && isQueryMissing(node))
    found.push({ id: 'structured-search-target', what: `${types[0]}: "target" has no {query}` });
  for (const [name, why] of [
    ...findNumberFaults(node),
    ...findHoursFaults(node),
    ...findTextFaults(node),
  ])
    found.push(fault(name, why));
  return types.includes('BreadcrumbList') ? [...found, ...findGaps(node, fault)] : found;
}

function findGaps(
  { itemListElement }: JsonNode,
  fault: (name: string, why: string) => StructuredProblem,
): StructuredProblem[] {
  const positions = [itemListElement]
    .flat()
    .map((step) => Number((step as JsonNode | null)?.position));
  if (positions.some(Number.isNaN)) return [];
  const sorted = positions.toSorted((a, b) => a - b);
  const isWhole = sorted.every((position, at) => position === at + 1);
  return isWhole ? [] : [fault('position', `counts ${positions.join(', ')}`)];
}

/** A completed search has its query; a potential search has a placeholder for it. */
function isQueryMissing({ target, query }: JsonNode): boolean {
  const templates = [target]
    .flat()
    .map((one) => (typeof one === 'string' ? one : (one as JsonNode | null)?.urlTemplate))
    .filter((one): one is string => typeof one === 'string');
  return !query && templates.length > 0 && !templates.some((one) => /\{.+\}/.test(one));
}

/** Google shows only rated apps, and requires a price of them. */
function checkApplication(node: JsonNode): StructuredProblem[] {
  const [type] = typesOf(node);
  if (!node.aggregateRating && !node.review)
    return [{ id: 'structured-app-unrated', what: `${type}` }];
  return node.offers
    ? []
    : [{ id: 'structured-required', what: `${type} is rated and lacks "offers"` }];
}

function isApplication(types: readonly string[]): boolean {
  return types.some((type) => /^(?:Web|Mobile|Software)Application$/.test(type));
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
