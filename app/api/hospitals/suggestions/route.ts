/** GET ?q=: at most eight places and hospitals that match the typed prefix. */
import { environment } from '@/lib/config/environment.server';
import { type HandlerReply, handleRequest, jsonResponse } from '@/lib/http/handle-request.server';
import { withSearchRateLimit } from '@/lib/http/with-search-rate-limit.server';
import { suggestHospitalNames } from '@/lib/tools/hospitals/worker/hospital-search.server';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleRequest('hospital suggestions', () =>
    withSearchRateLimit(request, environment(), () => suggest(request)),
  );
}

async function suggest(request: Request): Promise<HandlerReply> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const suggestions = await suggestHospitalNames(typed.slice(0, 1000));
  const response = jsonResponse(200, suggestions, { 'Cache-Control': 'public, max-age=60' });
  return { response, outcome: 'answered' };
}
