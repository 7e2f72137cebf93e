/** Makers of rows: a kind, a site, and what differs from a right page. */
import type { FaultRow, Need, Page, Proof, Row, Severity, SiteName } from './row.ts';
import { slug, topicOf } from './words.ts';

type Wanted = Partial<Page>;

/** A page that is right but for what is handed in; its path tells nothing of the fault. */
export function pageOf(id: string, kind: string, wanted: Wanted): Page {
  const topic = wanted.topic ?? topicOf(id);
  return { topic, path: `/${kind}/${slug(topic)}`, ...wanted };
}

type More = { site?: SiteName; needs?: Need; paths?: string[] };
type Shown = RegExp | Proof | readonly (RegExp | Proof)[];

function proofsOf(shown: Shown): Proof[] {
  const list = Array.isArray(shown)
    ? (shown as readonly (RegExp | Proof)[])
    : [shown as RegExp | Proof];
  return list.map((one) => (one instanceof RegExp ? { body: one } : one));
}

function rowOf(
  kind: string,
  id: string,
  says: string,
  source: string,
  wanted: Wanted | Wanted[],
  shown: Shown,
  more: More,
): Row {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  const pages = list.map((one, index) => pageOf(index ? `${id} ${index}` : id, kind, one));
  const paths = more.paths ?? pages.map((page) => page.path);
  return { site: 'main', ...more, id, kind, says, source, pages, paths, proofs: proofsOf(shown) };
}

/** The maker of the faults of one kind. */
export function faultsOf(kind: string) {
  return (
    id: string,
    severity: Severity,
    says: string,
    source: string,
    wanted: Wanted | Wanted[],
    shown: Shown,
    more: More = {},
  ): FaultRow => ({ ...rowOf(kind, id, says, source, wanted, shown, more), severity });
}

/** The maker of pages that look wrong and are right. */
export function trapsOf(kind: string) {
  return (
    id: string,
    says: string,
    source: string,
    wanted: Wanted | Wanted[],
    shown: Shown,
    more: More = {},
  ): Row => rowOf(kind, id, says, source, wanted, shown, more);
}
