/** Content of a confirmation page while its code has not been entered. */
import 'server-only';
import { firstValue, type SearchParams } from '../../browser/url-state/search-params.ts';
import { openServices } from '../../store/services.server.ts';
import { type CodeMessage, parseCodeMessage } from './code-messages.ts';
import type { CodePurpose, CodeState } from './one-time-code.ts';
import { readCodeState } from './read-code-state.server.ts';

export type CodeView = { kind: 'code'; state: CodeState; message: CodeMessage | null };

/** @throws when the database is unavailable. */
export async function readCodeView(
  query: SearchParams,
  headers: Pick<Headers, 'get'>,
  purpose: CodePurpose,
): Promise<CodeView> {
  const services = await openServices();
  const state = await readCodeState(services, headers, purpose, services.store.now());
  return { kind: 'code', state, message: parseCodeMessage(firstValue(query, 'problem')) };
}
