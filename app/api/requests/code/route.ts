/** POST: the one-time code of a request that needs one, or a wish for a new code. */
import { handle } from '@/lib/http/handle.server';
import { failureResponse } from '@/lib/http/rejection-response.server';
import { postAllowCallsCode } from '@/lib/requests/post-allow-calls-code.server';

export function POST(request: Request): Promise<Response> {
  return handle(
    'requests-code',
    () => postAllowCallsCode(request),
    () => failureResponse(request),
  );
}
