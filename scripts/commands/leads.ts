/** Lists the received call-back requests; each other mode is a file in leads/. */
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { withStore } from '../command-line/with-store.ts';
import { eraseContact } from './leads/erase-contact.ts';
import { parseLeadsOptions } from './leads/leads-options.ts';
import { listLeads } from './leads/list-leads.ts';
import { printCampaigns } from './leads/print-campaigns.ts';
import { printConversions } from './leads/print-conversions.ts';
import { showLead } from './leads/show-lead.ts';
import { withdrawByReference } from './leads/withdraw-by-reference.ts';
import { writeRecordsCsv } from './leads/write-records-csv.ts';

const options = parseLeadsOptions();

await withStore((store, env) => run(servicesFor(store, env)));

function run(services: Services): Promise<void> {
  const { withdraw, show, csv, positionals } = options;
  if (withdraw !== undefined)
    return withdrawByReference(services, [withdraw, ...positionals].join(' '));
  if (show !== undefined) return showLead(services, [show, ...positionals].join(' '), options);
  if (csv !== undefined) return writeRecordsCsv(services, csv, options);
  if (options.erase) return eraseContact(services, options);
  if (options.conversions !== undefined) return printConversions(services, options);
  if (options.by !== undefined) return printCampaigns(services, options);
  return listLeads(services, options);
}
