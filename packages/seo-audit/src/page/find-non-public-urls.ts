/** Finds URLs in structured data that are not public: on a staging host, or with http instead of https. */
import type { StructuredProblem } from './page-facts.ts';
import type { JsonNode } from './structured-nodes.ts';
import { isStagingHost, parseWebUrl } from './web-url.ts';

const names = ['url', 'mainEntityOfPage', '@id'];

/** One example of each kind: the cause is usually the same for all. */
export function findNonPublicUrls(
  nodes: readonly JsonNode[],
  pageUrl: string,
): StructuredProblem[] {
  if (isStagingHost(pageUrl)) return [];
  const examples = new Map<string, string>();
  for (const node of nodes)
    for (const name of names) {
      const [why, address] = findUrlProblem(node[name], pageUrl);
      const problem = `"${name}" is on ${why}`;
      if (why && !examples.has(problem)) examples.set(problem, address.slice(0, 120));
    }
  return [...examples].map(([problem, address]) => ({
    id: 'structured-address',
    what: `${problem}: ${address}`,
  }));
}

function findUrlProblem(value: unknown, pageUrl: string): [why: string | null, address: string] {
  const address = typeof value === 'string' ? parseWebUrl(value, pageUrl) : null;
  if (!address) return [null, ''];
  if (isStagingHost(address.href)) return ['a host of tests', address.href];
  const isInsecure = address.protocol === 'http:' && pageUrl.startsWith(`https://${address.host}/`);
  return [isInsecure ? 'http' : null, address.href];
}
