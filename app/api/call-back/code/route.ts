/** POST: the one-time code of a call that needs one, or a wish for a new code. */
import { handle } from '@/lib/http/handle.server';
import { failure } from '@/lib/http/refusal.server';
import { postCallCode } from '@/lib/leads/post-call-code.server';

export function POST(request: Request): Promise<Response> {
  return handle(
    'call-back-code',
    () => postCallCode(request),
    () => failure(request),
  );
}
