/** Checks one JSON-LD node against the rules for its types. */
import type { StructuredProblem } from './page-facts.ts';
import { collapseSpaces } from './page-text.ts';
import { schemaVocabulary } from './schema-vocabulary.ts';
import { retiredTypes, selfRatedTypes, type TypeRule, typeRules } from './structured-data-rules.ts';
import { type JsonNode, typesOf } from './structured-nodes.ts';

const dateProperties = [
  'dateModified',
  'datePublished',
  'dateCreated',
  'lastReviewed',
  'validFrom',
  'validThrough',
  'priceValidUntil',
  'startDate',
  'endDate',
  'uploadDate',
  'datePosted',
];
/** A book or a film may have only a year; these types need the day. */
const typesNeedingDay = new Set([
  'Article',
  'Event',
  'JobPosting',
  'Offer',
  'VideoObject',
  'WebPage',
]);
const urlProperties = ['url', 'image', 'logo', 'sameAs', 'item'];

/**
 * @param letters the page's text as `comparableText`: a marked-up question must be visible on the page. @param isMain
 * whether the node is one of `mainNodes`: a node that another one only mentions needs fewer properties.
 */
export function checkNode(node: JsonNode, letters: string, isMain: boolean): StructuredProblem[] {
  const types = typesOf(node);
  if (types.length === 0)
    return [{ id: 'structured-no-type', what: `a node without "@type": ${describeNode(node)}` }];
  return [
    ...types.flatMap((type) => findMissing(node, type, isMain)),
    ...types.flatMap((type) => findRetired(type)),
    ...types.flatMap((type) => findSelfRatings(node, type)),
    ...findBadDates(node, types),
    ...findRelativeUrls(node, types),
    ...(types.includes('Question') ? findUnseenQuestion(node, letters) : []),
  ];
}

function findMissing(node: JsonNode, type: string, isMain: boolean): StructuredProblem[] {
  const hasProperties = Object.keys(node).some((name) => !name.startsWith('@'));
  const rule = ownRule(type, isMain) ?? (isMain && hasProperties ? inheritedRule(type) : null);
  const lacking = (groups: TypeRule['required'], id: string) =>
    groups
      .filter((oneOf) => !oneOf.some((name) => isFilled(node[name])))
      .map((oneOf) => ({
        id,
        what: `${describeNode(node)} lacks ${oneOf.map((name) => `"${name}"`).join(' or ')}`,
      }));
  return [
    ...lacking(rule?.required ?? [], 'structured-required'),
    ...lacking(rule?.recommended ?? [], 'structured-google-optional'),
  ];
}

function ownRule(type: string, isMain: boolean): TypeRule | null {
  const rule = typeRules[type];
  return rule && (isMain || !rule.isMainOnly) ? rule : null;
}

/** The rule of the nearest ancestor type. */
function inheritedRule(type: string): TypeRule | null {
  const near = schemaVocabulary()
    .kindsOf(type)
    .find((kind) => typeRules[kind]);
  const rule = typeRules[near ?? ''];
  return rule?.isInherited ? rule : null;
}

function findRetired(type: string): StructuredProblem[] {
  const since = retiredTypes[type];
  return since ? [{ id: 'structured-retired', what: `${type}: ${since}` }] : [];
}

function findSelfRatings(node: JsonNode, type: string): StructuredProblem[] {
  if (!selfRatedTypes.has(type) || !(node.aggregateRating || node.review)) return [];
  return [{ id: 'structured-self-rating', what: `${type} rates itself` }];
}

function findBadDates(node: JsonNode, types: string[]): StructuredProblem[] {
  const needsDay = types
    .flatMap(schemaVocabulary().kindsOf)
    .some((kind) => typesNeedingDay.has(kind));
  const form = needsDay ? /^\d{4}-\d{2}/ : /^\d{4}(?:-\d{2}|$)/;
  return dateProperties
    .filter((name) => typeof node[name] === 'string')
    .filter((name) => {
      const value = String(node[name]);
      return !form.test(value) || Number.isNaN(Date.parse(value));
    })
    .map((name) => ({
      id: 'structured-date',
      what: `${types[0]}: "${name}" is ${JSON.stringify(node[name])}`,
    }));
}

function findRelativeUrls(node: JsonNode, types: string[]): StructuredProblem[] {
  return urlProperties.flatMap((name) =>
    [node[name]]
      .flat()
      .filter((value) => typeof value === 'string' && !/^[a-z][a-z0-9+.-]*:/i.test(value))
      .map((value) => ({
        id: 'structured-relative',
        what: `${types[0]}: "${name}" is ${JSON.stringify(value)}`,
      })),
  );
}

function findUnseenQuestion(node: JsonNode, letters: string): StructuredProblem[] {
  const question = collapseSpaces(String(node.name ?? ''));
  if (!question || letters.includes(comparableText(question))) return [];
  return [{ id: 'structured-unseen', what: `the question "${question}" is not on the page` }];
}

/** A text reduced to letters and digits, so that spaces and punctuation do not keep a question from being found. */
export function comparableText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, '');
}

function isFilled(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  );
}

function describeNode(node: JsonNode): string {
  const type = typesOf(node).join(' and ') || 'node';
  const name = node.name ?? node.headline ?? node['@id'];
  return typeof name === 'string' ? `${type} "${name.slice(0, 60)}"` : type;
}
