/** POST: takes a service request, from the browser's fetch or from a form without JavaScript. */
import { formRoute } from '@/lib/http/form-route.server';
import { handleRequest, requestLimits } from '@/lib/requests/handle-request.server';
import { toRequestConfirmationPath, toRequestReply } from '@/lib/requests/request-outcome';

export const POST = formRoute({
  name: 'requests',
  limits: requestLimits,
  take: handleRequest,
  toReply: toRequestReply,
  toConfirmationPath: toRequestConfirmationPath,
});
