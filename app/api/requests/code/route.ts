/** POST: the one-time code of a request that needs one, or a wish for a new code. */
import { handle } from '@/lib/http/handle.server';
import { failure } from '@/lib/http/refusal.server';
import { postAllowCode } from '@/lib/requests/post-allow-code.server';

export function POST(request: Request): Promise<Response> {
  return handle(
    'requests-code',
    () => postAllowCode(request),
    () => failure(request),
  );
}
