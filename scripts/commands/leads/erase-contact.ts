/** `npm run leads -- --erase`: erases a person, and says what the law keeps. */
import {
  type Erasure,
  erasePerson,
  keepingReasons,
  planErasure,
} from '../../../lib/desk/people/erase-person.server.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import { assertPolicyKey } from '../../../lib/policies/assert-policy-key.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithError } from '../../command-line/command-error.ts';
import { parseReason } from '../../command-line/command-options.ts';
import { printImportProgress, printJson, textTable } from '../../command-line/command-output.ts';
import { type LeadsOptions, requireContact } from './leads-options.ts';

export async function eraseContact(services: Services, options: LeadsOptions): Promise<void> {
  const contact = requireContact(options);
  await assertPolicyKey(services);
  if (options['dry-run'])
    return printErasure(await planErasure(services, contact, services.store.now()), options);
  const reason = parseReason(options.reason);
  const erasure = await erasePerson(services, commandActor(services.store.now()), contact, {
    reason,
    onWait: printImportProgress,
  });
  if (!erasure) failWithError('Nothing has this number or address.');
  printErasure(erasure, options);
}

function printErasure(erasure: Erasure, options: LeadsOptions): void {
  const { rows, withdrawn, mayBeCalled } = erasure;
  if (options.json) printJson(erasure);
  else if (rows.length === 0) console.log('Nothing has this number or address.');
  else {
    const cells = rows.map((row) => [
      row.what,
      row.name,
      row.documents > 0 ? String(row.documents) : '',
      row.outcome === 'kept' ? `kept until ${row.until}` : 'erased',
      row.outcome === 'kept' ? keepingReasons[row.why].text : '',
    ]);
    console.log(textTable(['what', 'which', 'documents', 'outcome', 'why'], cells));
    if (withdrawn.length > 0) console.log(`Not called any more: ${withdrawn.join(', ')}`);
    if (mayBeCalled.length > 0)
      console.log(`May be called, tell the callers: ${mayBeCalled.join(', ')}`);
    if (options['dry-run']) console.log('Dry run: nothing was changed.');
  }
}
