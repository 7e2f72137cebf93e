import { byCommand, recordDeskEvent } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import type { RequestsOptions } from './requests-options.ts';

/** What --reveal shows, and every file, is an event of the audit trail. */
export async function recordDisclosure(
  services: Services,
  { csv, reveal }: Pick<RequestsOptions, 'csv' | 'reveal'>,
  subject: string | null,
  detail?: string,
): Promise<void> {
  const isFile = csv !== undefined;
  if (!reveal && !isFile) return;
  await recordDeskEvent(services, {
    ...byCommand,
    action: isFile ? 'exported' : 'opened-number',
    subject,
    ...(detail !== undefined && { detail: `${detail}${reveal ? ', not masked' : ''}` }),
  });
}
