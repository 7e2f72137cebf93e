/**
 * The address of the tool's answer beside the form. Rule: nothing of a tool is loaded here, so that no tool can cost a
 * call-back; the desk rebuilds the address from parsed values when it opens the record.
 */
import { isAnswerPath } from '../../site/dynamic-paths.ts';
import { inEnglish } from '../../site/hindi-pages.ts';
import { maxAnswerAddressLength } from '../../site/tool-paths.ts';

/** @returns the address of an answer page of this site with its query as posted; undefined for any other text. */
export function parseAnswerHref(posted: unknown): string | undefined {
  if (typeof posted !== 'string' || posted.length > maxAnswerAddressLength) return undefined;
  const [path = '', query] = posted.split('?', 2);
  if (query === undefined || !/^\/[\w/-]+$/.test(path) || !isAnswerPath(path)) return undefined;
  return `${inEnglish(path)}?${new URLSearchParams(query)}`;
}
