/**
 * Counts one cause once: findings of one check with the same cause become one finding that names all its pages. A
 * template without a tag is one fault of the site and not one of each of its pages.
 */
import type { Finding } from '../finding.ts';

/** From this number of pages on, the same text is taken for the same cause where the check names none. */
const minRepeats = 5;

/** In the order of the first finding of each cause. Waived findings are folded apart from open ones. */
export function foldFindings(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ id, what, cause, waived }: Finding) =>
    [id, cause ?? what, waived ?? ''].join('\n');
  const groups = Map.groupBy(findings, keyOf);
  const folded = new Set<string>();
  return findings.flatMap((finding) => {
    const key = keyOf(finding);
    const { cause, ...first } = finding;
    const urls = [...new Set(groups.get(key)?.map(({ url }) => url))];
    if (urls.length < (cause === undefined ? minRepeats : 2)) return [first];
    if (folded.has(key)) return [];
    folded.add(key);
    return [{ ...first, what: cause ?? first.what, urls }];
  });
}

/** The pages that a finding is about. */
export function urlsOf({ url, urls }: Finding): readonly string[] {
  return urls ?? [url];
}
