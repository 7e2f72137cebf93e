/** POST: accepts a call-back, from the browser's fetch or from a form without JavaScript. */

import { callBackRoute } from '@/lib/leads/submit/call-back-route.server';
import { formRoute } from '@/lib/outbox/form-route.server';

export const POST = formRoute(callBackRoute);
