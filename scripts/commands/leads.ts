/** Lists the received call-back requests; each other mode is a file in leads/. */
import type { Services } from '../../lib/store/services.server.ts';
import { withServices } from '../command-line/with-services.ts';
import { eraseContact } from './leads/erase-contact.ts';
import { parseLeadsOptions } from './leads/leads-options.ts';
import { listLeads } from './leads/list-leads.ts';
import { printCampaigns } from './leads/print-campaigns.ts';
import { printConversions } from './leads/print-conversions.ts';
import { showLead } from './leads/show-lead.ts';
import { withdrawByReference } from './leads/withdraw-by-reference.ts';
import { writeRecordsCsv } from './leads/write-records-csv.ts';

const options = parseLeadsOptions();

await withServices(run);

function run(services: Services): Promise<void> {
  const { mode, positionals } = options;
  switch (mode.kind) {
    case 'withdraw':
      return withdrawByReference(services, [mode.value, ...positionals].join(' '));
    case 'show':
      return showLead(services, [mode.value, ...positionals].join(' '), options);
    case 'csv':
      return writeRecordsCsv(services, mode.value, options);
    case 'erase':
      return eraseContact(services, options);
    case 'conversions':
      return printConversions(services, options);
    case 'by':
      return printCampaigns(services, options);
    case 'list':
      return listLeads(services, options);
  }
}
