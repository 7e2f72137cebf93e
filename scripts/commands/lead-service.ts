/** Runs the Lead.svc stand-in alone: `npm run lead-service`. LEAD_SERVICE_PORT sets the port. */

import { printHelp } from '../../lib/config/print-help.ts';
import { standInModes } from '../../testing/servers/lead-service-stand-in/control.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { leadLine } from './lead-line.ts';

printHelp(`Runs the Lead.svc stand-in alone; it prints how to change its answers.
npm run lead-service      LEAD_SERVICE_PORT sets the port (4010)`);

const port = Number(process.env.LEAD_SERVICE_PORT || 4010);

try {
  const standIn = await startLeadServiceStandIn({
    port,
    onLead: (lead) => console.log(leadLine(lead)),
  });
  console.log(`Lead.svc stand-in: ${standIn.url}/Lead.svc/web/GenerateProductwiseLead

Change what it answers:
  curl -X PUT ${standIn.url}/control -d '{"mode":"refuse","message":"Please try tomorrow."}'
  curl -X PUT ${standIn.url}/control -d '{"mode":"slow","delayMs":8000,"times":3}'
  curl -X PUT ${standIn.url}/control -d '{"mode":"accept"}'
Modes: ${standInModes.join(', ')}
What it received: curl ${standIn.url}/received   (empty it: curl -X DELETE ${standIn.url}/received)
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void standIn.close());
  }
} catch (error) {
  console.error(`The Lead.svc stand-in could not start on port ${port}: ${String(error)}`);
  console.error('Set LEAD_SERVICE_PORT to another port.');
  process.exitCode = 1;
}
