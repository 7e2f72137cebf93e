/** POST: web vitals of a real visit: three numbers and the page, nothing about the visitor. */
import { emptyReply, handleRequest } from '@/lib/http/handle-request.server';
import { postVitals } from '@/lib/vitals/post-vitals.server';

export function POST(request: Request): Promise<Response> {
  return handleRequest('vitals', async () => {
    // The machine's clock: only the day counts, and counting does not need the database.
    const { status, outcome } = await postVitals(request, new Date());
    return { response: emptyReply(status), outcome };
  });
}
