/** `npm run leads -- --show`: one call with its story. */
import { openRecord } from '../../../lib/desk/records/open-record.server.ts';
import { readRecord } from '../../../lib/desk/records/record-story.server.ts';
import { parseDeskSearch } from '../../../lib/desk/records/search-words.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import { toWorkerField } from '../../../lib/desk/trail/worker-field.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithUnknownReference } from '../../command-line/command-error.ts';
import { failWithoutReference } from '../../command-line/command-options.ts';
import { printJson, textTable } from '../../command-line/command-output.ts';
import type { LeadsOptions } from './leads-options.ts';

/** @param typed its reference in any spelling. */
export async function showLead(
  services: Services,
  typed: string,
  options: LeadsOptions,
): Promise<void> {
  const parsed = parseDeskSearch(typed);
  if (parsed.kind !== 'valid' || parsed.search.kind !== 'reference') failWithoutReference(typed);
  const { search } = parsed;
  const found = await readRecord(services, search.reference, services.store.now());
  if (!found) failWithUnknownReference(search.reference);
  const opened = options.reveal
    ? await openRecord(services, commandActor(services.store.now()), search.reference)
    : { kind: 'masked' as const };
  if (options.json) return printJson({ ...found, story: found.story.map(toWorkerField), opened });
  const revealed = opened.kind === 'opened' && opened.record.kind === 'call' ? opened.record : {};
  for (const [name, value] of Object.entries({ ...found.record, ...revealed }))
    console.log(
      `${name}: ${typeof value === 'object' && value ? JSON.stringify(value) : (value ?? '')}`,
    );
  const cells = found.story.map(({ at, what, text, actor }) => [
    at ?? '',
    what,
    actor ?? '',
    text.replaceAll('\n', ' / '),
  ]);
  console.log(`\n${textTable(['when', 'what', 'who', ''], cells)}`);
}
