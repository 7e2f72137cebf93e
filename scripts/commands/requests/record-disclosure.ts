/** Records in the audit trail what --reveal shows, and every file that is written. */
import { commandActor, recordDeskEvent } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import type { RequestsOptions } from './requests-options.ts';

export async function recordDisclosure(
  services: Services,
  { csv, reveal }: Pick<RequestsOptions, 'csv' | 'reveal'>,
  subject: string | null,
  detail?: string,
): Promise<void> {
  const isFile = csv !== undefined;
  if (!reveal && !isFile) return;
  await recordDeskEvent(services, {
    ...commandActor(services.store.now()),
    action: isFile ? 'exported' : 'opened-number',
    subject,
    ...(detail !== undefined && { detail: `${detail}${reveal ? ', not masked' : ''}` }),
  });
}
