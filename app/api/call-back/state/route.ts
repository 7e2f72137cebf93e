/** POST: what became of a call-back that was saved and not passed on yet. */
import { handle, json } from '@/lib/http/handle.server';
import { readCallBackState } from '@/lib/leads/call-back-state.server';

export function POST(request: Request): Promise<Response> {
  return handle('call-back-state', async () => {
    const { status, body, headers, outcome } = await readCallBackState(request);
    return { response: json(status, body, headers), outcome };
  });
}
