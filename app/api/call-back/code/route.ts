/** POST: the one-time code of a call that needs one, or a wish for a new code. */
import { handle } from '@/lib/http/handle.server';
import { failureResponse } from '@/lib/http/rejection-response.server';
import { postCallCode } from '@/lib/leads/post-call-code.server';

export function POST(request: Request): Promise<Response> {
  return handle(
    'call-back-code',
    () => postCallCode(request),
    () => failureResponse(request),
  );
}
