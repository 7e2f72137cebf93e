/** Posts of the page of stopped calls. */
import 'server-only';
import type { FormPost } from '../../http/form-post.server.ts';
import { parseMobile } from '../../input/mobile.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { deskAction, invalidPost, messageReply, postedText } from '../desk-action.server.ts';
import { deskFieldIds, deskStopCallsPath, personPath } from '../desk-paths.ts';
import { actorOf } from '../sign-in/desk-sessions.server.ts';
import { proveEntry, stopNumber } from './entries.server.ts';

export const stopCallsAction = deskAction({
  name: 'stop-calls',
  role: 'desk',
  parse: (post) => parseNumber(post, deskFieldIds.stopMobile),
  run: async (mobile, { services, staffMember, now }) => {
    const { mayBeCalled } = await stopNumber(services, actorOf(staffMember, now), mobile);
    const key = mobileKey(services.encryption, mobile);
    return messageReply('stop-done', personPath(deskStopCallsPath, key, mayBeCalled));
  },
});

export const proveStopAction = deskAction({
  name: 'prove-stop',
  role: 'desk',
  parse: (post) => parseNumber(post, deskFieldIds.proveMobile),
  run: async (mobile, { services, staffMember, now }) => {
    await proveEntry(services, actorOf(staffMember, now), mobile);
    const key = mobileKey(services.encryption, mobile);
    return messageReply('stop-proved', personPath(deskStopCallsPath, key));
  },
});

function parseNumber(post: FormPost, fieldId: string) {
  const mobile = parseMobile(postedText(post, 'mobile'));
  return mobile
    ? ({ kind: 'valid', submission: mobile } as const)
    : invalidPost('stop-no-mobile', deskStopCallsPath, fieldId);
}
