/** POST: accepts a service request, from the browser's fetch or from a form without JavaScript. */
import { formRoute } from '@/lib/forms/form-route.server';
import { requestRoute } from '@/lib/requests/submit/request-route.server';

export const POST = formRoute(requestRoute);
