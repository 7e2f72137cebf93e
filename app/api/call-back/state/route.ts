/** POST: the state of a call-back that was saved and not delivered yet; with the token that stops it, stops it. */
import { postHandler } from '@/lib/http/read-post.server';
import { postCallBackState } from '@/lib/leads/status/post-call-back-state.server';
import { stopOneCall } from '@/lib/requests/submit/record-request.server';

export const POST = postHandler('call-back-state', (_, readPost) =>
  postCallBackState(readPost, stopOneCall),
);
