/** `npm run leads -- --by campaign`: requests per campaign. */
import { countByCampaign } from '../../../lib/leads/list/count-by-campaign.ts';
import { readLeads } from '../../../lib/leads/list/lead-list.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { printJson, textTable } from '../../command-line/command-output.ts';
import type { LeadsOptions } from './leads-options.ts';

export async function printCampaigns(
  services: Services,
  { filter, json }: LeadsOptions,
): Promise<void> {
  const counts = countByCampaign((await readLeads(services, filter)).leads);
  if (json) return printJson(counts);
  const cells = counts.map(({ source, medium, campaign, requests, delivered }) => [
    source + medium + campaign === '' ? '(none)' : source,
    medium,
    campaign,
    String(requests),
    String(delivered),
  ]);
  console.log(textTable(['source', 'medium', 'campaign', 'requests', 'delivered'], cells));
}
