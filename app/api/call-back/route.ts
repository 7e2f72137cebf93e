/** POST: accepts a call-back, from the browser's fetch or from a form without JavaScript. */
import { formRoute } from '@/lib/http/form-route.server';
import { callBackRoute } from '@/lib/leads/call-back-route.server';

export const POST = formRoute(callBackRoute);
