/** `npm run policies -- --documents`: the documents of one policy. */
import { commandActor, recordDeskEvent } from '../../../lib/desk/trail/audit-trail.server.ts';
import { readPolicyDocuments } from '../../../lib/policies/read-policy-documents.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { printJson, textTable } from '../../command-line/command-output.ts';
import type { PoliciesOptions } from './policies-options.ts';
import { selectPolicy } from './select-policies.ts';

export async function listDocuments(services: Services, options: PoliciesOptions): Promise<void> {
  const { row } = await selectPolicy(services, options);
  const documents = (await readPolicyDocuments(services, [row.id])).get(row.id) ?? [];
  // A title may name people, so that showing it is an event.
  if (options.reveal && documents.length > 0)
    await recordDeskEvent(services, {
      ...commandActor(services.store.now()),
      action: 'opened-number',
      subject: row.id,
    });
  const shown = documents.map(({ id, kind, title, loadedOn, supersededOn }) => ({
    id,
    kind,
    ...(options.reveal && { title }),
    loaded: loadedOn,
    replaced: supersededOn ?? '',
  }));
  if (options.json) return printJson(shown);
  const [first] = shown;
  if (!first) return console.log('No documents.');
  console.log(
    textTable(
      Object.keys(first),
      shown.map((one) => Object.values(one)),
    ),
  );
}
