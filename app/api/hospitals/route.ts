/** GET: search the network hospitals. ?q=&city=&pin=&insurer=&near=lat,lng&radius=&sort=&page= */

import { environment } from '@/lib/config/environment.server';
import { withinPace } from '@/lib/http/client-pace.server';
import { type HandlerReply, handle, json } from '@/lib/http/handle.server';
import { searchHospitals } from '@/lib/tools/hospital-search/hospital-search.server';
import { parseHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';

export const dynamic = 'force-dynamic';

const shared = 'public, max-age=60';

export function GET(request: Request): Promise<Response> {
  return handle('hospitals', () => withinPace(request, environment(), () => search(request)));
}

async function search(request: Request): Promise<HandlerReply> {
  const { query, problems } = parseHospitalQuery(new URL(request.url).searchParams);
  const answer = await searchHospitals(query, problems);
  // Where somebody is must not stay in anyone's cache; free words may hold a position too.
  const isPersonal = query.near !== null || /\d\.\d/.test(query.q) || answer.isSample;
  const response = json(200, answer, { 'Cache-Control': isPersonal ? 'no-store' : shared });
  return { response, outcome: answer.total > 0 ? 'found' : 'nothing found' };
}
