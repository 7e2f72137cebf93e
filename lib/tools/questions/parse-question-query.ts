/** What a search of the questions asks for, part by part, each with all the ways in which an answer may say it. */
import { matchesAllTerms, parseTerms } from '../../input/match-terms.ts';
import { synonyms } from './synonyms.ts';

/** Alternative wordings of one thing; of one wording, every term has to be there. */
type QueryPart = readonly (readonly string[])[];

const parsedSynonyms = Object.entries(synonyms).map(([said, meanings]) => ({
  said: parseTerms(said),
  meanings: meanings.map(parseTerms),
}));

export function parseQuestionQuery(query: string): QueryPart[] {
  const terms = parseTerms(query);
  const parts: QueryPart[] = [];
  for (let at = 0; at < terms.length; ) {
    const from = at;
    const synonym = parsedSynonyms.find(({ said }) =>
      said.every((term, i) => term === terms[from + i]),
    );
    const count = synonym?.said.length ?? 1;
    parts.push([terms.slice(at, at + count), ...(synonym?.meanings ?? [])]);
    at += count;
  }
  return parts;
}

/** @param text made by `normalizeForSearch`. */
export function matchesQuery(text: string, parts: readonly QueryPart[]): boolean {
  return parts.every((wordings, index) => {
    // A short form is whole: "TP" is not the beginning of "TPA".
    const isBeingTyped = index === parts.length - 1 && wordings.length === 1;
    return wordings.some((terms) => matchesAllTerms(text, terms, isBeingTyped));
  });
}
