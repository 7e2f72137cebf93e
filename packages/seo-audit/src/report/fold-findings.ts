/**
 * Counts one cause once. A tag that a template lacks, a missing page that several links name, a kind of title that a
 * generator writes: each is one finding that names all its pages.
 */
import type { Finding } from '../finding.ts';

/** On this many pages, the same text is taken for the same cause where the check names none. */
const minRepeats = 5;
/** What a check finds on a tenth of all pages comes from what makes the pages, whatever the texts. */
const minShare = 0.1;
const minPages = 8;
const maxExamples = 3;

/**
 * Folds findings in the order of the first of each cause; waived findings are folded apart from open ones.
 * @param pages how many pages were read.
 */
export function foldFindings(findings: readonly Finding[], pages: number): Finding[] {
  const isOfTemplate = (group: readonly Finding[]) =>
    distinct(group.map(({ url }) => url)).length >= Math.max(minPages, pages * minShare);
  const bySubject = Map.groupBy(findings, ({ id, waived }) => `${id}\n${waived ?? ''}`);
  const groups = [...bySubject.values()].flatMap((group) =>
    group.every(({ cause }) => cause === undefined) && isOfTemplate(group)
      ? [fold(group, `on ${distinct(group.map(({ url }) => url)).length} of ${pages} pages`)]
      : foldCauses(group),
  );
  // Map.groupBy keeps the order of the first finding of each check.
  return groups;
}

function foldCauses(group: readonly Finding[]): Finding[] {
  const folded = [...Map.groupBy(group, ({ what, cause }) => cause ?? what).values()].flatMap(
    (same) => {
      const [first] = same;
      const isOne =
        first?.cause === undefined
          ? distinct(same.map(({ url }) => url)).length >= minRepeats
          : same.length > 1;
      return isOne ? [fold(same, first?.cause)] : same.map(withoutCause);
    },
  );
  return foldPages(folded);
}

/** Many findings of one check on one page have one cause, as a list whose links have no text: they are one finding. */
function foldPages(group: readonly Finding[]): Finding[] {
  const byPage = Map.groupBy(group, (finding) => (isOnePlace(finding) ? finding.url : finding));
  return [...byPage.values()].flatMap((same) =>
    same.length >= minRepeats ? [fold(same, `${same.length} times on this page`)] : same,
  );
}

function isOnePlace({ urls, places }: Finding): boolean {
  return urls === undefined && places === undefined;
}

/** @param cause the text for all pages, where theirs differ. */
function fold(group: readonly Finding[], cause: string | undefined): Finding {
  const [first] = group as readonly [Finding];
  const texts = distinct(group.map(({ what }) => what));
  const urls = distinct(group.map(({ url }) => url));
  const rest = texts.length - maxExamples;
  const examples = `${texts.slice(0, maxExamples).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
  return {
    ...withoutCause(first),
    what: texts.length === 1 ? first.what : `${cause}: ${examples}`,
    ...(urls.length > 1 && { urls }),
    ...(texts.length > 1 && { places: group.map(({ url, what }) => ({ url, what })) }),
  };
}

function withoutCause({ cause: _cause, ...finding }: Finding): Finding {
  return finding;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
