/** POST: accepts a call-back, from the browser's fetch or from a form without JavaScript. */
import { formRoute } from '@/lib/forms/form-route.server';
import { callBackRoute } from '@/lib/leads/submit/receive-call-back.server';

export const POST = formRoute(callBackRoute);
