/** `npm run leads -- --conversions google`: a file for Google Ads, on standard output. */
import { exportConversions } from '../../../lib/desk/export/export-conversions.server.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import type { LeadsOptions } from './leads-options.ts';

export async function printConversions(services: Services, options: LeadsOptions): Promise<void> {
  const name = options['conversion-name']?.trim() ?? '';
  const { csv } = await exportConversions(
    services,
    commandActor(services.store.now()),
    name,
    options.filter,
  );
  process.stdout.write(csv);
}
