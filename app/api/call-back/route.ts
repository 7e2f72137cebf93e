/** POST: accepts a call-back, from the browser's fetch or from a form without JavaScript. */
import { formRoute } from '@/lib/forms/form-route.server';
import { callBackRoute } from '@/lib/leads/submit/call-back-route.server';
import { parseAnswerAddress } from '@/lib/tools/calculator-registry/parse-answer-address.server';

export const POST = formRoute(callBackRoute(parseAnswerAddress));
