/**
 * Google's rules for rich results, as @adobe/structured-data-validator implements them, without requirements that do
 * not apply to the node.
 */
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { errorMessage } from '../error-message.ts';
import { isUnrelatedFeature } from './is-unrelated-feature.ts';
import type { StructuredProblem } from './page-facts.ts';
import type { JsonNode } from './structured-nodes.ts';

type Step = { property?: string; index?: number };

/** The validator parses HTML: for a page without microdata and RDFa, the JSON-LD scripts are enough. */
export function toJsonLdScripts(scripts: readonly string[]): string {
  return scripts.map((script) => `<script type="application/ld+json">${script}</script>`).join('');
}

/** @param nodes all JSON-LD nodes of the page. */
export async function validateForGoogle(
  html: string,
  nodes: readonly JsonNode[],
): Promise<StructuredProblem[]> {
  try {
    const extracted = new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
    const issues = await new Validator().validate(extracted);
    return issues.flatMap(({ rootType, dataFormat, issueMessage, severity, path = [] }) => {
      // Invalid JSON is reported where the blocks are parsed.
      if (rootType === 'jsonld') return [];
      const [{ index = 0 } = {}, ...steps] = path;
      const ofType = (extracted[dataFormat] as Record<string, unknown[]> | undefined)?.[rootType];
      const what = `${path.at(-1)?.type ?? rootType}: ${issueMessage}`;
      if (isUnrelatedFeature({ what, path, node: nodeAt(ofType?.[index], steps) }, nodes))
        return [];
      const isTradeNumber = /"gtin"/.test(issueMessage);
      // A field of merchant listings, and only recommended there; a page without an offer is none.
      if (isTradeNumber && !nodes.some(({ offers }) => offers)) return [];
      const isOptional = isTradeNumber || /\(optional\)/.test(issueMessage);
      const id = severity === 'ERROR' ? 'error' : isOptional ? 'optional' : 'warning';
      return [{ id: `structured-google-${id}`, what }];
    });
  } catch (error) {
    // The validator expects well-formed values; one that makes it throw is a notice, not a crash.
    const message = errorMessage(error);
    return [
      { id: 'structured-google-warning', what: `the validator could not read it: ${message}` },
    ];
  }
}

function nodeAt(root: unknown, steps: readonly Step[]): JsonNode | null {
  let at = root as JsonNode | null | undefined;
  for (const { property = '', index } of steps) {
    const value = at?.[property];
    at = (Array.isArray(value) ? value[index ?? 0] : value) as JsonNode | null | undefined;
  }
  return at && typeof at === 'object' ? at : null;
}
