/** Builders of rows: a kind, a site, and the differences from a correct page. */
import { slug, topicOf } from './generated-text.ts';
import type { FaultRow, Need, Page, Proof, Row, Severity, SiteName } from './row.ts';

type PageOverrides = Partial<Page>;

/** A correct page but for the given differences; its path does not name the fault. */
export function buildPage(id: string, kind: string, wanted: PageOverrides): Page {
  const topic = wanted.topic ?? topicOf(id);
  return { topic, path: `/${kind}/${slug(topic)}`, ...wanted };
}

type RowOptions = { site?: SiteName; needs?: Need; paths?: string[] };
type ProofInput = RegExp | Proof | readonly (RegExp | Proof)[];

function toProofs(proof: ProofInput): Proof[] {
  const list = Array.isArray(proof)
    ? (proof as readonly (RegExp | Proof)[])
    : [proof as RegExp | Proof];
  return list.map((one) => (one instanceof RegExp ? { body: one } : one));
}

function buildRow(
  kind: string,
  id: string,
  description: string,
  source: string,
  wanted: PageOverrides | PageOverrides[],
  proof: ProofInput,
  more: RowOptions,
): Row {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  const pages = list.map((one, index) => buildPage(index ? `${id} ${index}` : id, kind, one));
  const paths = more.paths ?? pages.map((page) => page.path);
  return {
    site: 'main',
    ...more,
    id,
    kind,
    description,
    source,
    pages,
    paths,
    proofs: toProofs(proof),
  };
}

/** Builder of the faults of one kind. */
export function faultBuilder(kind: string) {
  return (
    id: string,
    severity: Severity,
    description: string,
    source: string,
    wanted: PageOverrides | PageOverrides[],
    proof: ProofInput,
    more: RowOptions = {},
  ): FaultRow => ({ ...buildRow(kind, id, description, source, wanted, proof, more), severity });
}

/** Builder of pages that look wrong and are correct. */
export function trapBuilder(kind: string) {
  return (
    id: string,
    description: string,
    source: string,
    wanted: PageOverrides | PageOverrides[],
    proof: ProofInput,
    more: RowOptions = {},
  ): Row => buildRow(kind, id, description, source, wanted, proof, more);
}
