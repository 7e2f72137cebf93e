/** POST: enters the one-time code of a call that needs one, or requests a new code. */

import { codePageRoute } from '@/lib/identity/one-time-codes/code-page-route.server';
import { callCodePage } from '@/lib/leads/submit/call-code-page.server';

export const POST = codePageRoute(callCodePage);
