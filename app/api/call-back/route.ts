/** POST: takes a call-back, from the browser's fetch or from a form without JavaScript. */
import { formRoute } from '@/lib/http/form-route.server';
import { bodyLimitBytes } from '@/lib/http/read-body.server';
import { toCallBackConfirmationPath, toCallBackReply } from '@/lib/leads/call-back-outcome';
import { handleCallBack } from '@/lib/leads/handle-call-back.server';

export const POST = formRoute({
  name: 'call-back',
  limits: { json: bodyLimitBytes, form: bodyLimitBytes },
  take: handleCallBack,
  toReply: toCallBackReply,
  toConfirmationPath: toCallBackConfirmationPath,
});
