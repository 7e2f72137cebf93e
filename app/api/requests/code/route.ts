/** POST: enters the one-time code of a request that needs one, or requests a new code. */
import { codePageRoute } from '@/lib/identity/one-time-codes/code-page-route.server';
import { allowCallsCodePage } from '@/lib/requests/allow-calls/allow-calls-code.server';

export const POST = codePageRoute(allowCallsCodePage);
