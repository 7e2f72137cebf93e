/** `npm run leads -- --withdraw`: withdraws calls, and prints the outcome of each. */
import { parseReferences } from '../../../lib/desk/records/search-words.ts';
import { type Withdrawal, withdrawCalls } from '../../../lib/desk/records/withdraw-calls.server.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import {
  failWithError,
  failWithUnknownReference,
  failWithUsageError,
} from '../../command-line/command-error.ts';

const withdrawalWords: Record<Withdrawal['kind'], string> = {
  withdrawn: 'is withdrawn: it will not be delivered.',
  'withdrawn-after-delivery': 'was delivered already and is marked as withdrawn: tell the callers.',
  'may-be-called': 'may have been delivered already: tell the call desk not to call.',
  already: 'was withdrawn before.',
  ended: 'had ended: nobody calls.',
  'not-found': 'is no request of ours.',
};

/** @param typed references in any spelling. */
export async function withdrawByReference(services: Services, typed: string): Promise<void> {
  const { references, wrong } = parseReferences(typed);
  const [first] = wrong;
  if (first !== undefined)
    failWithUsageError(`${first} is not a reference: check it with the visitor`);
  const outcomes = await withdrawCalls(services, commandActor(services.store.now()), references);
  const [only] = outcomes;
  if (outcomes.length === 1 && only?.kind === 'not-found') failWithUnknownReference(only.reference);
  for (const { reference, kind } of outcomes) console.log(`${reference} ${withdrawalWords[kind]}`);
  if (outcomes.some(({ kind }) => kind === 'not-found')) failWithError('Not all were found.');
}
