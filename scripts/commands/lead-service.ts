/** Runs the Lead.svc stand-in alone: `npm run lead-service`. */
import { errorMessage } from '../../lib/text/error-message.ts';
import { listenAddress } from '../../server/listen-address.ts';
import { standInModes } from '../../testing/servers/lead-service-stand-in/control.ts';
import { leadLine } from '../../testing/servers/lead-service-stand-in/lead-line.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { failAndPrintUsage, failWithError, readWords } from '../command-line/command-options.ts';

const usage = `Runs the Lead.svc stand-in alone; it prints how to change its answers.
npm run lead-service -- [--port N]      4010, or LEAD_SERVICE_PORT`;
const port = parsePort(readWords(usage));

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
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void standIn.close());
} catch (error) {
  failWithError(
    `The Lead.svc stand-in could not start on port ${port}: ${errorMessage(error)}\nName another port with --port.`,
  );
}

function parsePort(words: string[]): number {
  const PORT = process.env.LEAD_SERVICE_PORT || '4010';
  try {
    return listenAddress(words, { PORT }).port;
  } catch (error) {
    return failAndPrintUsage(error, usage);
  }
}
