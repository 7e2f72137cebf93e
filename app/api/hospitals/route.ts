/** GET: searches the network hospitals; lib/tools/hospitals/api/parse-hospital-query.ts has the keys of the query. */
import { environment } from '@/lib/config/environment.server';
import { type HandlerReply, handleRequest, jsonResponse } from '@/lib/http/handle-request.server';
import { withSearchRateLimit } from '@/lib/http/with-search-rate-limit.server';
import { parseHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { searchHospitals } from '@/lib/tools/hospitals/worker/hospital-search.server';

export const dynamic = 'force-dynamic';

const cacheControl = 'public, max-age=60';

export function GET(request: Request): Promise<Response> {
  return handleRequest('hospitals', () =>
    withSearchRateLimit(request, environment(), () => search(request)),
  );
}

async function search(request: Request): Promise<HandlerReply> {
  const { query, errors } = parseHospitalQuery(new URL(request.url).searchParams);
  const answer = await searchHospitals(query, errors);
  // A visitor's position must not stay in any cache; the search text may hold one too.
  const mustNotBeCached = query.near !== null || /\d\.\d/.test(query.q) || answer.isSample;
  const response = jsonResponse(200, answer, {
    'Cache-Control': mustNotBeCached ? 'no-store' : cacheControl,
  });
  return { response, outcome: answer.total > 0 ? 'found' : 'nothing found' };
}
