/** Addresses in structured data that are not the public ones: on the host of a site that is still being made, or by http. */
import type { StructuredProblem } from './page-facts.ts';
import type { JsonNode } from './structured-nodes.ts';
import { isStagingHost, parseWebUrl } from './web-url.ts';

export function findForeignAddresses(
  nodes: readonly JsonNode[],
  pageUrl: string,
): StructuredProblem[] {
  if (isStagingHost(pageUrl)) return [];
  const page = parseWebUrl(pageUrl, pageUrl);
  return nodes.flatMap((node) =>
    ['url', 'mainEntityOfPage', '@id'].flatMap((name) => {
      const written = node[name];
      const address = typeof written === 'string' ? parseWebUrl(written, pageUrl) : null;
      if (!address || !page) return [];
      const isHttp =
        page.protocol === 'https:' && address.protocol === 'http:' && address.host === page.host;
      const why = isStagingHost(address.href) ? 'a host of tests' : isHttp && 'http';
      const shown = address.href.slice(0, 120);
      return why ? [{ id: 'structured-address', what: `"${name}" is on ${why}: ${shown}` }] : [];
    }),
  );
}
