/** Posts of the page of stopped calls. */
import 'server-only';
import { parseMobile } from '../input/mobile.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import { actorOf, deskAction, postedText } from './desk-action.server.ts';
import { deskStopCallsPath, personPath } from './desk-paths.ts';
import { proveStop, stopNumber } from './stop-list.server.ts';

const page = deskStopCallsPath;

export const stopCalls = deskAction({
  name: 'stop-calls',
  role: 'desk',
  parse: ({ fields }) => parseNumber(fields),
  run: async (mobile, { services, worker }) => {
    const outcome = await stopNumber(services, actorOf(worker), mobile);
    const told = outcome.kind === 'stopped' ? outcome.mayBeCalled : [];
    const key = mobileKey(services.encryption, mobile);
    return { outcome: 'stopped', page: personPath(page, key, 'stop-done', told) };
  },
});

export const proveStopped = deskAction({
  name: 'prove-stop',
  role: 'desk',
  parse: ({ fields }) => parseNumber(fields),
  run: async (mobile, { services, worker }) => {
    await proveStop(services, actorOf(worker), mobile);
    const key = mobileKey(services.encryption, mobile);
    return { outcome: 'proved', page: personPath(page, key, 'stop-proved') };
  },
});

function parseNumber(fields: Record<string, unknown>) {
  const mobile = parseMobile(postedText(fields.mobile));
  return mobile
    ? ({ kind: 'valid', submission: mobile } as const)
    : ({ kind: 'invalid', ...problemReplyPage('stop-no-mobile') } as const);
}

function problemReplyPage(outcome: 'stop-no-mobile') {
  return { outcome, page: `${page}?problem=${outcome}` };
}
