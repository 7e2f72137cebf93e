/**
 * Parses the structured data of a page: its types, breadcrumb steps and problems. Rich results are judged by
 * @adobe/structured-data-validator; the table below has what Google requires of types that it does not know.
 */
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { errorMessage } from '../text.ts';
import { attribute, type HtmlTree, rawText } from './html-tree.ts';
import type { StructuredDataFacts, StructuredProblem } from './page-facts.ts';
import { isWebAddress } from './web-url.ts';

type JsonNode = Record<string, unknown>;

const maxNodes = 2_000;
const maxProblems = 40;
const maxBreadcrumbUrls = 20;

/** Each entry: one of these properties. Source: Google Search Central and schema.org, read 2026-11-20. */
const required: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Organization: [['name']],
  LocalBusiness: [['name'], ['address', 'areaServed']],
  InsuranceAgency: [['name'], ['address', 'areaServed']],
  FinancialService: [['name'], ['address', 'areaServed']],
  WebSite: [['url']],
  FAQPage: [['mainEntity']],
  Question: [['name'], ['acceptedAnswer', 'suggestedAnswer']],
  Answer: [['text']],
  BreadcrumbList: [['itemListElement']],
  Article: [['headline']],
  NewsArticle: [['headline']],
  BlogPosting: [['headline']],
  Service: [['name'], ['provider', 'brand', 'offeredBy']],
  FinancialProduct: [['name'], ['provider', 'brand', 'offeredBy']],
  WebApplication: [['name']],
  SoftwareApplication: [['name']],
  Event: [['name'], ['startDate'], ['location']],
};

export async function parseStructuredData(
  tree: HtmlTree,
  html: string,
): Promise<StructuredDataFacts> {
  const scripts = tree
    .byTagName('script')
    .filter((node) => /^application\/ld\+json\b/i.test(attribute(node, 'type') ?? ''))
    .map(rawText);
  const nodes: JsonNode[] = [];
  const problems: StructuredProblem[] = [];
  for (const script of scripts) {
    try {
      const parsed = JSON.parse(script) as unknown;
      if (!hasContext(parsed))
        problems.push({ id: 'structured-json', what: 'no "@context" of schema.org' });
      nodes.push(...collectNodes(parsed));
    } catch (error) {
      problems.push({ id: 'structured-json', what: errorMessage(error) });
    }
  }
  problems.push(...nodes.flatMap(findMissing));
  const hasMicrodata = /\sitemscope|\stypeof=/i.test(html);
  // The validator parses HTML: without microdata and RDFa, the JSON-LD scripts are enough.
  const source = hasMicrodata
    ? html
    : scripts.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
  if (source) problems.push(...(await validate(source)));
  const byText = new Map(problems.map((problem) => [`${problem.id} ${problem.what}`, problem]));
  return {
    blocks: scripts.length,
    types: [...new Set(nodes.flatMap(typesOf))],
    breadcrumbUrls: [...new Set(nodes.flatMap(breadcrumbUrlsOf))].slice(0, maxBreadcrumbUrls),
    problems: [...byText.values()].slice(0, maxProblems),
  };
}

/** Every object with a type, at any depth. */
function collectNodes(parsed: unknown): JsonNode[] {
  const nodes: JsonNode[] = [];
  const stack: unknown[] = [parsed];
  while (stack.length > 0 && nodes.length < maxNodes) {
    const value = stack.pop();
    if (Array.isArray(value)) stack.push(...value.slice(0, maxNodes));
    else if (value && typeof value === 'object') {
      if ('@type' in value) nodes.push(value as JsonNode);
      stack.push(...Object.values(value));
    }
  }
  return nodes;
}

function findMissing(node: JsonNode): StructuredProblem[] {
  // A node with nothing but its type and id refers to one that is described elsewhere.
  if (!Object.keys(node).some((name) => !name.startsWith('@'))) return [];
  return typesOf(node).flatMap((type) =>
    (required[type] ?? [])
      .filter((oneOf) => !oneOf.some((name) => isFilled(node[name])))
      .map((oneOf) => ({
        id: 'structured-required' as const,
        what: `${describeNode(node)} lacks ${oneOf.map((name) => `"${name}"`).join(' or ')}`,
      })),
  );
}

async function validate(html: string): Promise<StructuredProblem[]> {
  try {
    const extracted = new WebAutoExtractor({ addLocation: false, embedSource: [] }).parse(html);
    const issues = await new Validator().validate(extracted);
    return issues.flatMap(({ rootType, dataFormat, issueMessage, severity, path = [] }) => {
      const types = path.map(({ type }) => [type].flat());
      const what = `${types.at(-1) ?? rootType}: ${issueMessage}`;
      // Invalid JSON is reported where the blocks are parsed.
      if (rootType === 'jsonld' || severity !== 'ERROR') return [];
      const roots = (extracted[dataFormat] as Record<string, JsonNode[]> | undefined)?.[rootType];
      const root = roots?.[path[0]?.index ?? 0];
      return isOfOtherFeature(what, types, path, root)
        ? []
        : [{ id: 'structured-required' as const, what }];
    });
  } catch {
    // The validator expects well-formed values, and throws where they are not.
    return [];
  }
}

/**
 * What the validator requires of every page, although it belongs to a feature that the page does not use: an offer of
 * a product with a rating (a merchant listing), anything of a product that is only mentioned, the name of a step in a
 * list that is no breadcrumb.
 */
function isOfOtherFeature(
  what: string,
  types: readonly (string | undefined)[][],
  path: readonly { property?: string }[],
  root: JsonNode | undefined,
): boolean {
  if (/: Required attribute "offers" is missing$/.test(what))
    return Boolean(root?.aggregateRating || root?.review);
  if (what.startsWith('Product: '))
    return path.some(({ property = '' }) =>
      /^(?:item(?:Reviewed|Offered)|is\w+|about|mentions)$/.test(property),
    );
  return what.startsWith('ListItem: ') && !types.at(-2)?.includes('BreadcrumbList');
}

function hasContext(parsed: unknown): boolean {
  return [parsed]
    .flat()
    .every((root: unknown) =>
      /schema\.org/.test(JSON.stringify((root as JsonNode | null)?.['@context'] ?? '')),
    );
}

function typesOf(node: JsonNode): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

function isFilled(value: unknown): boolean {
  return !(value === undefined || value === null || value === '' || [value].flat().length === 0);
}

function describeNode(node: JsonNode): string {
  const type = typesOf(node).join(' and ');
  const name = node.name ?? node.headline ?? node['@id'];
  return typeof name === 'string' ? `${type} "${name.slice(0, 60)}"` : type;
}

function breadcrumbUrlsOf(node: JsonNode): string[] {
  if (!typesOf(node).includes('BreadcrumbList')) return [];
  return [node.itemListElement].flat().flatMap((step) => {
    const { item } = (step ?? {}) as JsonNode;
    const { '@id': id, url } = (item ?? {}) as JsonNode;
    const address = typeof item === 'string' ? item : (id ?? url);
    return typeof address === 'string' && isWebAddress(address) ? [address] : [];
  });
}
