/** How long the sweeper takes for a backlog of 5,000 once Lead.svc is back. */

import { keys } from '../../lib/config/keys.server.ts';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { timeSlots } from '../../lib/lead-service/time-slots.ts';
import { recordLead } from '../../lib/leads/record-lead.server.ts';
import { fieldEncryption } from '../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const backlogSize = 5_000;
const outageMs = 20_000;

export async function benchBacklog(): Promise<Measurement[]> {
  const leadService = await startLeadServiceStandIn();
  leadService.setMode({ mode: 'server-error-html' });
  const data = temporaryDataDir();
  await seedBacklog(data.dataDir);
  const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  try {
    // The sweeper has to find out that nothing answers, and then that it does again.
    await new Promise((resolve) => setTimeout(resolve, outageMs));
    leadService.clear();
    leadService.setMode({ mode: 'accept' });
    const startedAt = performance.now();
    while ((await pending(site.url)) > 0 && performance.now() - startedAt < 300_000) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const delivered = leadService.received().filter(({ outcome }) => outcome === 'accepted');
    const mobiles = new Set(delivered.map(({ mobile }) => mobile));
    return [
      atMost('backlog of 5,000 delivered', seconds, 's', 120),
      atLeast('arrived once', mobiles.size, 'leads', backlogSize),
      { label: 'arrived twice', value: delivered.length - mobiles.size, unit: 'leads' },
    ];
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
}

async function seedBacklog(dataDir: string): Promise<void> {
  const store = await openStoreAt({ dataDir, databaseUrl: null });
  const held = keys(parseEnvironment({ DATA_DIR: dataDir }));
  const encryption = fieldEncryption(held);
  for (let index = 0; index < backlogSize; index++) {
    await recordLead(
      store,
      encryption,
      { product: 2, timeSlot: timeSlots[0], mobile: String(9_100_000_000 + index) },
      { upstream: 'qa', perMobilePerDay: 5, retentionDays: 365, leaseMs: 0, now: new Date() },
    );
  }
  await store.db.updateTable('lead').set({ sending_since: null }).execute();
  await store.db.destroy();
}

async function pending(url: string): Promise<number> {
  const status = (await (await fetch(`${url}/api/status`)).json()) as {
    leads: { pending: number };
  };
  return status.leads.pending;
}
