/** POST: enters the one-time code of a call that needs one, or requests a new code. */
import { callCodePage } from '@/lib/leads/submit/call-code-page.server';
import { codePageRoute } from '@/lib/one-time-codes/code-page-route.server';

export const POST = codePageRoute(callCodePage);
