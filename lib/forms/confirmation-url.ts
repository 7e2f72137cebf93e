import { addQuery } from '../browser/url-state/add-query.ts';

/** Id of a page's error message: as the fragment of the URL it moves the focus there without JavaScript. */
export const problemId = 'problem';

type ShownOutcome = {
  kind: string;
  reference?: string;
  /** Opens the record for a while (record-access-token.server.ts); `pass` in the URL. */
  accessToken?: string;
};

/** Outcomes that show a record; all others are problems. */
const recordKinds: readonly string[] = ['delivered', 'queued', 'state'];

/**
 * The URL of the page that shows an outcome without JavaScript: its path, with a query of its own or none. Its fragment
 * moves the focus to the message of a problem.
 */
export function confirmationUrl(
  path: string,
  { kind, reference, accessToken }: ShownOutcome,
  choices: Readonly<Record<string, string>> = {},
): string {
  const url = addQuery(path, { result: kind, reference, pass: accessToken, ...choices });
  return recordKinds.includes(kind) ? url : `${url}#${problemId}`;
}
